/** What a line of the bill is known by at a glance. */

import type { Part } from '../connection/composed'
import type { Seen } from '../connection/shapes'
import { mannerOf } from '../games/manner'

/** The icon that a part is known by: its tile, its cube, its card, its action. */
export function iconOf(part: Pick<Part, 'pieces' | 'verb'>, seen: Seen | undefined, game: string): string {
  const source = part.pieces.find((piece) => piece.role === 'source' && !piece.around)
  const resource = seen?.tiles.find((tile) => tile.slot === source?.id)?.resource
  if (source) return resource === 'coal' || resource === 'iron' ? `${resource}_cube` : resource === 'beer' ? 'beer_barrel' : 'market'
  const industry = part.pieces.find((piece) => piece.kind === 'industry')
  if (industry) return industry.id
  if (part.pieces.some((piece) => piece.kind === 'card')) return 'card'
  if (part.verb === 'link' && seen?.clock.era === 'canal') return 'canal'
  return mannerOf(game).actions.find((action) => action.verb === part.verb)?.icon ?? 'confirm'
}
