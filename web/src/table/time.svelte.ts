/** How long ago something was, in words that follow the clock. */

import { reader } from '../words/language.svelte'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

class Ago {
  now = $state(Date.now())
  /** The same, from second to second: for clocks that run. */
  second = $state(Date.now())

  constructor() {
    setInterval(() => (this.now = Date.now()), 10_000)
    setInterval(() => (this.second = Date.now()), 1_000)
  }

  /** A time in seconds since 1970, as `3 minutes ago`. */
  since(at: number): string {
    const seconds = Math.max(0, this.now / 1000 - at)
    const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ['second', 1]
    return new Intl.RelativeTimeFormat(reader.language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
  }
}

/** Seconds that are left, as `2 days` or `5 minutes`. */
export function span(seconds: number): string {
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? ['second', 1]
  return new Intl.NumberFormat(reader.language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / size))
}

export const ago = new Ago()

const HOUR = 3_600

/** Seconds that are left, as a clock shows them: `4:09`, and from an hour on in words. */
export function clockFace(seconds: number): string {
  if (seconds >= HOUR) return span(seconds)
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
