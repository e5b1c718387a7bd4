/** A finger that rests on a card or an action asks about it, and chooses nothing. */

const HELD = 400
/** A finger that moves more than this does something else. */
const STILL = 10

/** Listens for as long as an element is there; pieces of the board have a way of their own. */
export function holding(ask: (piece: string) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let wasHeld = false

    const press = (event: PointerEvent): void => {
      const about = (event.target as Element).closest<HTMLElement>('[data-about]')?.dataset.about
      wasHeld = false
      from = { x: event.clientX, y: event.clientY }
      if (!about || event.pointerType !== 'touch') return
      timer = setTimeout(() => {
        wasHeld = true
        ask(about)
      }, HELD)
    }
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer)
    }
    const release = (): void => clearTimeout(timer)
    const click = (event: MouseEvent): void => {
      if (!wasHeld) return
      wasHeld = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: MouseEvent): void => {
      if (wasHeld || (event.target as Element).closest('[data-about]')) event.preventDefault()
    }
    const gone = new AbortController()
    const on = { signal: gone.signal }
    element.addEventListener('pointerdown', press, on)
    element.addEventListener('pointermove', move, on)
    element.addEventListener('pointerup', release, on)
    element.addEventListener('pointercancel', release, on)
    element.addEventListener('contextmenu', menu, on)
    element.addEventListener('click', click, { ...on, capture: true })
    return () => gone.abort()
  }
}
