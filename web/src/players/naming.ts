/** What players are called at a table, and what is to be said beside their name. */

import type { Names, Seat, Seen, SeenSeat } from '../connection/shapes'
import { t } from '../words/language.svelte'
import { pieceName, titled } from '../words/naming'

export function playerName(seat: Seat | undefined, player: SeenSeat, names: Names): string {
  return seat?.name ?? seat?.person?.name ?? (seat?.bot ? titled(seat.bot) : pieceName(names, 'colour', player.colour))
}

/** Who acts, who comes next, who is a bot, who is away. */
export function noteOf(seen: Seen, place: number, seat: Seat | undefined, mine: boolean): string {
  const asked = seen.decision.seats.includes(place)
  const notes: string[] = []
  if (mine) notes.push(t('player-you'))
  if (seat?.bot) notes.push(t('player-bot', { level: seat.bot }))
  if (seat?.absent_bot) notes.push(t('player-stand-in', { level: titled(seat.absent_bot) }))
  else if (asked) notes.push(seat?.bot ? t('player-thinks') : t('player-acts'))
  else if (seen.decision.sealed.includes(place)) notes.push(t('player-sealed'))
  else if (seat && !seat.bot && !seat.present && !mine && seen.decision.seats.length) notes.push(t('player-away'))
  return notes.join(' · ')
}
