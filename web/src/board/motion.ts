/** Motion that shows what went where; none for whoever asks for none, or looks through the past quickly. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { wishes } from '../look/wishes.svelte'

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

let stillUntil = 0

/** No motion for a moment: the past is leafed through, or somebody has skipped it. */
export function keepStill(milliseconds = 500): void {
  stillUntil = performance.now() + milliseconds
  for (const animation of document.getAnimations()) if (!(animation instanceof CSSAnimation)) animation.finish()
}

/** Nothing is to move at all: rings and dots say what has changed. */
export const isCalm = (): boolean => calm.matches || !wishes.has('motion')

export const isStill = (): boolean => isCalm() || performance.now() < stillUntil

function moving(duration: number, css: (share: number) => string): TransitionConfig {
  return isStill() ? { duration: 0 } : { duration, easing: cubicOut, css }
}

/** A tile is laid down. */
export const placed = (_: Element): TransitionConfig =>
  moving(200, (share) => `transform: scale(${1.15 - 0.15 * share}); opacity: ${share}`)

/** A tile is turned over. */
export const flipped = (_: Element): TransitionConfig => moving(280, (share) => `transform: scaleX(${Math.abs(2 * share - 1)})`)

/** A link is laid, from one end to the other. */
export const laid = (_: Element): TransitionConfig => moving(300, (share) => `stroke-dashoffset: ${1 - share}`)

export const appearing = (_: Element): TransitionConfig => moving(300, (share) => `opacity: ${share}`)
