/** Moving the sheet about: drag, wheel, pinch, double tap and keys. The sheet itself is not drawn anew. */

import type { Point } from '../connection/shapes'
import { distance } from './geometry'

const LARGEST = 5
const SETTLE = 180
/** A pointer that moves less than this is a tap. */
const TAP = 6

interface Size {
  width: number
  height: number
}

export class Zoom {
  /** How much larger than as a whole, and where its upper left corner is, in pixels. */
  scale = $state(1)
  left = $state(0)
  top = $state(0)
  /** While it moves; then the browser keeps the picture and only shifts it. */
  isMoving = $state(false)
  frame = $state<Size>({ width: 0, height: 0 })
  /** The size of the sheet in its own units. */
  sheet: Size = { width: 1, height: 1 }
  /** Whether the last press was a drag, so that it chooses nothing. */
  wasDragged = false

  #pointers = new Map<number, Point>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #moved = 0
  #isWhole = true

  /** Pixels a unit when the sheet is seen as a whole. */
  whole = $derived(Math.min(this.frame.width / this.sheet.width, this.frame.height / this.sheet.height) || 0)
  /** Pixels a unit now. */
  pixels = $derived(this.whole * this.scale)

  /** The frame has another size: what was looked at closely stays in the middle. */
  resize(frame: Size): void {
    const { pixels, left, top } = this
    const middle: Point = [(this.frame.width / 2 - left) / pixels, (this.frame.height / 2 - top) / pixels]
    this.frame = frame
    if (this.#isWhole) this.fit()
    else this.show(middle, pixels)
  }

  /** See the whole sheet, or of a tall one its whole width. */
  fit(): void {
    this.#isWhole = true
    const width = this.whole * this.sheet.width
    const isTall = this.sheet.height > 1.2 * this.sheet.width
    this.scale = isTall ? Math.min(1.7, Math.max(1, this.frame.width / width)) : 1
    this.left = (this.frame.width - width * this.scale) / 2
    this.top = isTall && this.scale > 1 ? 0 : (this.frame.height - this.whole * this.sheet.height * this.scale) / 2
    this.#clamp()
  }

  /** Larger or smaller, around a point of the frame (its middle, if none is given). */
  by(factor: number, [x, y]: Point = [this.frame.width / 2, this.frame.height / 2]): void {
    const scale = Math.max(1, Math.min(LARGEST, this.scale * factor))
    const change = scale / this.scale
    this.left = x - (x - this.left) * change
    this.top = y - (y - this.top) * change
    this.scale = scale
    this.#clamp()
    this.#move()
  }

  shift(across: number, down: number): void {
    this.left += across
    this.top += down
    this.#clamp()
    this.#move()
  }

  /** Bring a point of the sheet into view, in the middle; larger, if `pixels` a unit are wanted. */
  show([x, y]: Point, pixels = this.pixels): void {
    this.scale = Math.max(1, Math.min(LARGEST, pixels / this.whole))
    this.left = this.frame.width / 2 - x * this.pixels
    this.top = this.frame.height / 2 - y * this.pixels
    this.#clamp()
    this.#move()
  }

  /** Whether a point of the sheet is seen, not too near the edge. */
  sees([x, y]: Point): boolean {
    const [across, down] = [this.left + x * this.pixels, this.top + y * this.pixels]
    return across > 30 && down > 30 && across < this.frame.width - 30 && down < this.frame.height - 30
  }

  // --- pointers ---

  press(event: PointerEvent): void {
    if (event.button > 0) return
    if (this.#pointers.size === 0) this.#moved = 0
    this.wasDragged = false
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
  }

  drag(event: PointerEvent, element: Element): void {
    const before = this.#pointers.get(event.pointerId)
    if (!before) return
    const now: Point = [event.clientX, event.clientY]
    this.#moved += distance(before, now)
    this.#pointers.set(event.pointerId, now)
    if (this.#moved < TAP) return
    this.wasDragged = true
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) this.#pinch(before, now, other, element.getBoundingClientRect())
    else this.shift(now[0] - before[0], now[1] - before[1])
  }

  release(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId)
  }

  wheel(event: WheelEvent, element: Element): void {
    event.preventDefault()
    const { left, top } = element.getBoundingClientRect()
    const turned = event.deltaY * (event.deltaMode === 1 ? 16 : 1)
    this.by(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.0016)), [event.clientX - left, event.clientY - top])
  }

  #pinch(before: Point, now: Point, other: Point, frame: DOMRect): void {
    const middle: Point = [(now[0] + other[0]) / 2 - frame.left, (now[1] + other[1]) / 2 - frame.top]
    this.shift((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
    this.by(distance(now, other) / (distance(before, other) || 1), middle)
  }

  /** The sheet fills the frame, or stands in its middle where it is smaller. */
  #clamp(): void {
    const [width, height] = [this.pixels * this.sheet.width, this.pixels * this.sheet.height]
    const within = (at: number, size: number, frame: number): number =>
      size <= frame ? (frame - size) / 2 : Math.min(0, Math.max(frame - size, at))
    this.left = within(this.left, width, this.frame.width)
    this.top = within(this.top, height, this.frame.height)
  }

  #move(): void {
    this.#isWhole = false
    this.isMoving = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.isMoving = false), SETTLE)
  }
}
