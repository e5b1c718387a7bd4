/** The figures of a player that are shown, by the manner of the game. */

import type { Seen, SeenSeat } from '../connection/shapes'
import { mannerOf } from '../games/manner'
import { money } from '../look/money'

export interface Figure {
  name: string
  text: string
}

interface PieceSet {
  seat: number
  industries_left: number
  links_left: number
}

export function figuresOf(seen: Seen, place: number): Figure[] {
  const seat = seen.seats[place]
  if (!seat) return []
  return mannerOf(seen.game).figures.map((name) => ({ name, text: figure(seen, seat, place, name) }))
}

function figure(seen: Seen, seat: SeenSeat, place: number, name: string): string {
  switch (name) {
    case 'money':
      return seat.money === null ? '?' : money(seen.game, seat.money)
    case 'income':
      return signed(seat.income_level ?? seat.income_space ?? 0)
    case 'spent':
      return money(seen.game, seat.spent ?? 0)
    case 'cards':
    case 'tokens':
      return String(seat.hand_size)
    case 'links':
      return String(seat.links_left)
    case 'loans':
      return String(seat.own.loans ?? 0)
    case 'industries':
      return String(setsOf(seen, place).reduce((sum, one) => sum + one.industries_left, 0))
    default:
      return String(seat.own[name] ?? '')
  }
}

const setsOf = (seen: Seen, place: number): PieceSet[] => ((seen.own.sets ?? []) as PieceSet[]).filter((one) => one.seat === place)

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** What a player has of what decides the game: points, or what they would be; money as a sum. */
export function aimOf(seen: Seen, place: number): { text: string; number: number | null } {
  const seat = seen.seats[place]
  const aim = mannerOf(seen.game).aim
  const number = aim === 'money' ? (seat?.money ?? null) : aim === 'standing' ? Number(seat?.own.standing ?? 0) : (seat?.points ?? 0)
  if (number === null) return { text: '?', number }
  return { text: aim === 'money' ? money(seen.game, number) : String(number).replace('-', '−'), number }
}
