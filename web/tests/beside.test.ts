import { describe, expect, it } from 'vitest'
import { beside } from '../src/look/beside'

const covers = (spot: { left: number; top: number }, wide: number, high: number, thing: { left: number; top: number; width: number; height: number }): boolean =>
  spot.left < thing.left + thing.width && thing.left < spot.left + wide && spot.top < thing.top + thing.height && thing.top < spot.top + high

describe('words beside a thing', () => {
  const screens = [{ width: 1440, height: 900 }, { width: 390, height: 844 }, { width: 844, height: 390 }]
  it('never cover it and stay on the screen, wherever it is', () => {
    for (const screen of screens)
      for (let left = 0; left < screen.width - 40; left += 37)
        for (let top = 0; top < screen.height - 40; top += 41) {
          const thing = { left, top, width: 38, height: 38 }
          const wide = Math.min(400, screen.width - 16)
          const spot = beside(thing, wide, 320, screen)
          const high = Math.min(320, spot.most)
          expect(covers(spot, wide, high, thing)).toBe(false)
          expect(spot.left).toBeGreaterThanOrEqual(8)
          expect(spot.top + high).toBeLessThanOrEqual(screen.height - 8 + 0.5)
        }
  })
})
