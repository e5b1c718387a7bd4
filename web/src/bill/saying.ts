/** What of a bill is said once: consequences that the answers themselves do not say already. */

import type { BillLine, Composed, Offered, Part } from '../connection/composed'
import type { Seen } from '../connection/shapes'

/** What an answer says in its own words: what is built, laid, given up … */
const SAID = new Set(['discarded', 'placed', 'replaced', 'linked', 'developed', 'borrowed', 'repaid', 'recouped', 'bid', 'pledged', 'industry_placed', 'took_card', 'scouted', 'passed', 'swapped'])

/** The consequences that are new to whoever has read the answers; a single price stands beside its answer. */
export function consequences(composed: Composed): BillLine[] {
  const paid = composed.bill.lines.filter((line) => line.kind === 'paid').length
  return composed.bill.lines.filter((line) => !SAID.has(line.kind) && !(line.kind === 'paid' && paid === 1 && composed.settled.some((part) => part.cost?.money)))
}

/** What an alternative brings about beyond what is sure already. */
export function added(composed: Composed, preview: Composed): BillLine[] {
  const known = new Set(composed.bill.lines.map((line) => JSON.stringify(line.facts)))
  return consequences(preview).filter((line) => (line.left !== null || line.kind === 'flipped') && !known.has(JSON.stringify(line.facts)))
}

/** More alternatives than these are touched on the board, in the hand or on the mat. */
export const LISTED = 8

/** An answer that names only tiles of a mat. */
export const isOnTheMat = (option: Offered): boolean =>
  option.pieces.length > 0 && option.pieces.every((piece) => piece.kind === 'tile' || piece.kind === 'industry')

/** Whose cube or tile a part takes, by seat. */
export function ownerOf(pieces: Part['pieces'], seen: Seen | undefined): number | null {
  const source = pieces.find((piece) => piece.role === 'source' && piece.kind === 'slot')
  return seen?.tiles.find((tile) => tile.slot === source?.id)?.seat ?? null
}

/** Whether somebody else gets money, income or points by a move. */
export function othersGain(composed: Composed): boolean {
  const gains = composed.bill.balances.filter((one) => one.seat !== composed.seat)
  return gains.some(({ money, income_space, income_level, points }) => [money, income_space, income_level, points].some((change) => change && change.after > change.before))
}
