/** The next tile of each stack of a mat, and what it costs. */

import type { DrawingData, DrawnTile, SeenSeat } from '../connection/shapes'

export interface Stack {
  industry: string
  /** Levels left, the next tile first. */
  levels: number[]
  next: DrawnTile | null
}

export function stacksOf(drawing: DrawingData, seat: SeenSeat): Stack[] {
  return drawing.mats.map(({ industry, tiles }) => {
    const levels = seat.mat[industry] ?? []
    const next = tiles.find((tile) => tile.level === levels[0])
    return { industry, levels, next: levels.length && next ? next : null }
  })
}
