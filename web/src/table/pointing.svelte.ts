/** Which pieces are pointed at in words: they light up on the board. */

import type { Piece } from '../board/marks'

const NONE: ReadonlySet<Piece> = new Set()

class Pointing {
  pieces = $state.raw<ReadonlySet<Piece>>(NONE)

  at(...pieces: Piece[]): void {
    this.pieces = new Set(pieces)
  }

  away(): void {
    this.pieces = NONE
  }
}

export const pointing = new Pointing()
