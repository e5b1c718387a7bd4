/** Points, boxes and lines of the sheet, in the units of the map. */

import type { Point } from '../connection/shapes'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const centre = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2]

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

export function contains(box: Box, [x, y]: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** How far a point is from a box; 0 within it. */
export function fromBox([x, y]: Point, box: Box): number {
  const across = Math.max(box.x - x, 0, x - box.x - box.width)
  const down = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(across, down)
}

/** How far a point is from a line between two others. */
export function fromLine([x, y]: Point, [a, b]: [Point, Point]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy || 1
  const share = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length))
  return Math.hypot(x - a[0] - share * dx, y - a[1] - share * dy)
}

/** Whether a point lies within a closed line. */
export function within(outline: Point[], [x, y]: Point): boolean {
  let inside = false
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline.at(at - 1)!
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

/** A line through points, as path data. */
export const straight = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

export const round = (number: number): number => Math.round(number * 10) / 10

/** Where a line from the middle of one box to that of another leaves the first and enters the second: its middle. */
export function middle(from: Point, to: Point, first: Box, second: Box): Point {
  const leaves = stepOut(from, to, first)
  const enters = 1 - stepOut(to, from, second)
  const share = (leaves + enters) / 2
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)]
}

function stepOut(from: Point, to: Point, box: Box): number {
  for (let step = 0; step <= 100; step++) {
    const share = step / 100
    if (!contains(box, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])) return share
  }
  return 1
}

/** About how wide a word is in the type of the map; what is measured exactly would wait for the font. */
export function textWidth(text: string, size = 15): number {
  let width = 0
  for (const letter of text) {
    if (/[iljtfrI.,'’-]/.test(letter)) width += 0.35
    else if (/[mwMW&]/.test(letter)) width += 0.86
    else if (letter === ' ') width += 0.3
    else width += letter === letter.toUpperCase() ? 0.68 : 0.57
  }
  return width * size * 1.03
}
