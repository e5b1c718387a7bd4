/** What a reader wishes on this device: sound, letters as keys, notes for newcomers, motion. */

import { keep, kept } from './keeping'

type Wish = 'sound' | 'letters' | 'notes' | 'motion'

const USUAL: Record<Wish, boolean> = { sound: false, letters: true, notes: true, motion: true }

class Wishes {
  #said = $state<Record<Wish, boolean>>(
    Object.fromEntries(Object.entries(USUAL).map(([name, usual]) => [name, kept(name) === null ? usual : kept(name) === 'yes'])) as Record<Wish, boolean>,
  )

  has(name: Wish): boolean {
    return this.#said[name]
  }

  set(name: Wish, value: boolean): void {
    this.#said[name] = value
    keep(name, value ? 'yes' : 'no')
  }
}

export const wishes = new Wishes()
export type { Wish }
