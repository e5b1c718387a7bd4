/** Where a note stands so that it points at what it speaks of and covers none of it, if there is room. */

export interface Spot {
  left: number
  top: number
  /** On which side of the thing the note stands. */
  side: 'above' | 'below' | 'before' | 'on'
  /** Where along its edge the tip is. */
  tip: number
}

const [WIDTH, HEIGHT, GAP] = [320, 170, 14]

export function placeBeside(element: Element | null): Spot | null {
  const box = element?.getBoundingClientRect()
  if (!box || !box.width) return null
  const width = Math.min(WIDTH, innerWidth - 16)
  const middle = box.left + box.width / 2
  const left = Math.min(Math.max(8, middle - width / 2), innerWidth - width - 8)
  const tip = Math.min(Math.max(16, middle - left - 7), width - 30)
  if (box.left > width + GAP && box.top + HEIGHT < innerHeight && box.width < innerWidth / 2)
    return { left: box.left - width - GAP, top: box.top, side: 'before', tip: 24 }
  if (box.top > HEIGHT + GAP) return { left, top: box.top - HEIGHT - GAP, side: 'above', tip }
  if (box.bottom + HEIGHT + GAP < innerHeight) return { left, top: box.bottom + GAP, side: 'below', tip }
  return { left, top: box.top + 20, side: 'on', tip }
}
