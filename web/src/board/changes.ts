/** What changed on the board between two sights: which pieces are new or turned, and what was taken from which. */

import type { Seen, SeenTile } from '../connection/shapes'
import { pieceOf, type Piece } from './marks'

/** Where a tile lies: in a slot, or in a town without slots. */
export const pieceOfTile = ({ slot }: SeenTile): Piece => pieceOf(slot.includes('.') ? 'slot' : 'place', slot)

/** More than these are no longer one event: somebody leafs through the game, or an era has ended. */
const MOST_CHANGES = 8

/** Tiles that were built or have flipped, links that were laid. */
export function changedBetween(before: Seen, after: Seen): Set<Piece> {
  const stood = new Set(before.tiles.map((tile) => `${tile.slot} ${tile.tile} ${tile.flipped}`))
  const tiles = after.tiles
    .filter((tile) => !stood.has(`${tile.slot} ${tile.tile} ${tile.flipped}`))
    .map(pieceOfTile)
  const lay = new Set(before.links.map((link) => `${link.connection} ${link.colour}`))
  const links = after.links
    .filter((link) => !lay.has(`${link.connection} ${link.colour}`))
    .map((link) => pieceOf('connection', link.connection))
  const changed = new Set([...tiles, ...links])
  return changed.size > MOST_CHANGES ? new Set() : changed
}

/** How many cubes or barrels each tile has less than before. */
export function takenFrom(before: Seen, after: Seen): { tile: SeenTile; cubes: number }[] {
  const had = new Map(before.tiles.map((tile) => [tile.slot + tile.tile, tile.cubes]))
  return after.tiles
    .map((tile) => ({ tile, cubes: (had.get(tile.slot + tile.tile) ?? tile.cubes) - tile.cubes }))
    .filter(({ cubes }) => cubes > 0)
}
