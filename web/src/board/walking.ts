/** Going about the board by keyboard: from a piece to the nearest in a direction, or to the next that glows. */

import type { Piece } from './marks'

export const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Spot {
  element: SVGElement
  x: number
  y: number
}

function spots(board: Element): Spot[] {
  return [...board.querySelectorAll<SVGElement>('[data-piece]')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { element, x: left + width / 2, y: top + height / 2 }
  })
}

export const pieceOfElement = (element: Element | null): Piece | null =>
  element?.closest<SVGElement>('[data-piece]')?.dataset.piece ?? null

/** The nearest piece in a direction; what lies aside counts double. */
export function nearest(board: Element, from: Element, [across, down]: [number, number]): SVGElement | null {
  const all = spots(board)
  const start = all.find((spot) => spot.element === from)
  if (!start) return null
  let best: [number, SVGElement] | null = null
  for (const spot of all) {
    const [dx, dy] = [spot.x - start.x, spot.y - start.y]
    const ahead = dx * across + dy * down
    if (ahead < 4) continue
    const far = ahead + 2 * Math.abs(dx * down + dy * across)
    if (!best || far < best[0]) best = [far, spot.element]
  }
  return best?.[1] ?? null
}

/** The next piece that glows, after the given one in reading order; the first after the last. */
export function nextGlowing(board: Element, from: Element | null, step: 1 | -1): SVGElement | null {
  const glowing = [...board.querySelectorAll<SVGElement>('[data-piece].glows')]
  if (!glowing.length) return null
  const here = glowing.findIndex((element) => element === from)
  const start = here < 0 && step < 0 ? 0 : here
  return glowing[(start + step + glowing.length) % glowing.length] ?? null
}
