/** The shapes of the pieces that can be pointed at, kept by those who draw them for whoever marks them. */

import type { Box } from './geometry'
import type { Piece } from './marks'

export interface Shape {
  piece: Piece
  box: Box
  corner: number
  turn: string | undefined
  /** A name: it is underlined instead of ringed. */
  isName: boolean
}

/** The same shape, larger by some units on every side, as attributes of a rect. */
export function around({ box, corner }: Pick<Shape, 'box' | 'corner'>, by: number): Record<string, number> {
  return {
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
    rx: corner + by,
  }
}

export function isSame(one: Shape, other: Shape): boolean {
  const numbers = ({ box, corner }: Shape): string => [box.x, box.y, box.width, box.height, corner].join()
  return one.piece === other.piece && one.turn === other.turn && numbers(one) === numbers(other)
}
