/** Where something lies that speaks of a thing on the screen, without covering it. */

export interface Room {
  left: number
  top: number
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
  /** How high it may become. */
  most: number
}

const [GAP, EDGE] = [14, 8]

/** Beside it on a desk, above or below it where that is too narrow; on whichever side has more room. */
export function beside(thing: Room, wide: number, high: number, screen: { width: number; height: number }): Spot {
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height]
  const within = (at: number, size: number, whole: number): number => Math.max(EDGE, Math.min(at, whole - size - EDGE))
  const before = thing.left - GAP - wide
  const after = right + GAP
  const across = after + wide <= screen.width - EDGE ? after : before >= EDGE ? before : null
  if (across !== null) {
    const most = screen.height - 2 * EDGE
    return { left: across, top: within(thing.top + thing.height / 2 - high / 3, Math.min(high, most), screen.height), most }
  }
  const left = within(thing.left + thing.width / 2 - wide / 2, wide, screen.width)
  const [above, below] = [thing.top - GAP - EDGE, screen.height - bottom - GAP - EDGE]
  if (below >= above) return { left, top: bottom + GAP, most: below }
  return { left, top: thing.top - GAP - Math.min(high, above), most: above }
}
