/** What went where by one move: cubes and barrels between tiles and markets, coins between purses and the bank. */

import { changedBetween, pieceOfTile, takenFrom } from '../board/changes'
import type { Piece } from '../board/marks'
import type { Seen } from '../connection/shapes'

/** Something to be found on the page: a piece of the board, `purse:0`, `ladder:coal`, or `bank`. */
export type Anchor = Piece

export interface Flight {
  /** A resource, or `money`. */
  what: string
  from: Anchor
  to: Anchor
  /** Of money: how much. */
  sum: number
}

/** At most so many fly: what is more would take too long. */
const MOST = 14

export function flightsBetween(before: Seen, after: Seen): Flight[] {
  const goal = goalOf(before, after)
  return [...cubesBetween(before, after, goal), ...coinsBetween(before, after, goal)].slice(0, MOST)
}

/** What was built or laid, else what was turned over, else whoever paid. */
function goalOf(before: Seen, after: Seen): Anchor | null {
  const stood = new Set(before.tiles.map((tile) => tile.slot + tile.tile))
  const built = after.tiles.find((tile) => !stood.has(tile.slot + tile.tile))
  if (built) return pieceOfTile(built)
  const changed = [...changedBetween(before, after)]
  const payer = after.seats.findIndex((seat, place) => (seat.money ?? 0) < (before.seats[place]?.money ?? 0))
  return changed.find((piece) => piece.startsWith('connection')) ?? changed[0] ?? (payer < 0 ? null : `purse:${payer}`)
}

function cubesBetween(before: Seen, after: Seen, goal: Anchor | null): Flight[] {
  const taken = takenFrom(before, after).flatMap(({ tile, cubes }) => Array.from({ length: cubes }, () => ({ what: tile.resource ?? '', from: pieceOfTile(tile) })))
  const flights: Flight[] = []
  for (const [what, { cubes }] of Object.entries(after.markets)) {
    const more = cubes - (before.markets[what]?.cubes ?? cubes)
    const ladder = `ladder:${what}`
    for (let cube = 0; cube < more; cube++) {
      // what a market gains comes from tiles that have less; a new one has sold before it is seen
      const place = taken.findIndex((one) => one.what === what)
      const from = place < 0 ? goal : taken.splice(place, 1)[0]!.from
      if (from) flights.push({ what, from, to: ladder, sum: 0 })
    }
    for (let cube = 0; cube < -more; cube++) if (goal) flights.push({ what, from: ladder, to: goal, sum: 0 })
  }
  if (goal) flights.push(...taken.map((one) => ({ ...one, to: goal, sum: 0 })))
  return flights.filter(({ from, to }) => from !== to)
}

function coinsBetween(before: Seen, after: Seen, goal: Anchor | null): Flight[] {
  return after.seats.flatMap(({ money }, place): Flight[] => {
    const had = before.seats[place]?.money ?? null
    const purse = `purse:${place}`
    if (money === null || had === null || money === had) return []
    const to = goal && goal !== purse ? goal : 'bank'
    return money < had ? [{ what: 'money', from: purse, to, sum: had - money }] : [{ what: 'money', from: 'bank', to: purse, sum: money - had }]
  })
}
