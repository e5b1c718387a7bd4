/** What is marked on the board, by piece: what may be touched, is chosen, will flip, has changed … */

/** A piece as one word, `slot:dudley.1`: its kind and id as the server has them. */
export type Piece = string

export const pieceOf = (kind: string, id: string): Piece => `${kind}:${id}`

/** A card with what it is meant as: the same one may lie in the hand and face up on the table. */
export const cardAs = (role: string, id: string): Piece => pieceOf(`card as ${role}`, id)

export function kindAndId(piece: Piece): { kind: string; id: string } {
  const at = piece.indexOf(':')
  return { kind: piece.slice(0, at), id: piece.slice(at + 1) }
}

export interface Marks {
  /** May be touched: a dashed ring and a halo. */
  glow: ReadonlySet<Piece>
  /** Is chosen: a full ring. */
  chosen: ReadonlySet<Piece>
  /** Will flip by the move that is composed. */
  flips: ReadonlySet<Piece>
  /** Was asked about: a dotted ring. */
  why: Piece | null
  /** Is pointed at in a sentence. */
  lit: ReadonlySet<Piece>
  /** Has just changed: a dot, until the next event. The board finds these by itself, too. */
  fresh: ReadonlySet<Piece>
  /** Something was taken from it, and nothing flies to show it: a dotted ring, until the next event. */
  drained: ReadonlySet<Piece>
  /** What touching it would cost, in words; seen from near. */
  prices: ReadonlyMap<Piece, string>
}

const NONE: ReadonlySet<Piece> = new Set()

export const NO_MARKS: Marks = { glow: NONE, chosen: NONE, flips: NONE, why: null, lit: NONE, fresh: NONE, drained: NONE, prices: new Map() }
