/** The graduated frame of the sheet: a track, clockwise from the lower left corner. */

import type { Point } from '../connection/shapes'

/** How wide the frame is. */
export const FRAME = 30

/** How many spaces each side has, from the left one on, clockwise. */
export function sidesOf(spaces: number, [width, height]: Point): number[] {
  const upright = Math.round((spaces * height) / (2 * (width + height)))
  const flat = Math.floor(spaces / 2) - upright
  return [upright, flat, upright, spaces - 2 * upright - flat]
}

/** The middle of a space. */
export function spaceAt(space: number, spaces: number, [width, height]: Point): Point {
  let left = ((space % spaces) + spaces) % spaces
  const half = FRAME / 2
  for (const [side, count] of sidesOf(spaces, [width, height]).entries()) {
    if (left < count) {
      const share = (left + 0.5) / count
      const [along, up] = [share * (width + FRAME), share * (height + FRAME)]
      const middles: Point[] = [
        [-half, height + half - up],
        [-half + along, -half],
        [width + half, -half + up],
        [width + half - along, height + half],
      ]
      return middles[side]!
    }
    left -= count
  }
  return [0, 0]
}

/** The step from a space towards the middle of the sheet, for whoever stands second there. */
export function inwards([x, y]: Point, [width, height]: Point, by: number): Point {
  if (x < 0) return [by, 0]
  if (x > width) return [-by, 0]
  return y < 0 ? [0, by] : y > height ? [0, -by] : [0, 0]
}
