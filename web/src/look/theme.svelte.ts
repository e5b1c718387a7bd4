/** Light or dark: as the device has it, unless the reader chose; remembered on this device. */

import { keep, kept } from './keeping'

export type Wish = 'auto' | 'light' | 'dark'

const dark = window.matchMedia('(prefers-color-scheme: dark)')

class Theme {
  wish = $state<Wish>((kept('theme') as Wish | null) ?? 'auto')
  #deviceIsDark = $state(dark.matches)

  constructor() {
    dark.addEventListener('change', (event) => (this.#deviceIsDark = event.matches))
  }

  get shown(): 'light' | 'dark' {
    if (this.wish !== 'auto') return this.wish
    return this.#deviceIsDark ? 'dark' : 'light'
  }

  toggle(): void {
    this.choose(this.shown === 'dark' ? 'light' : 'dark')
  }

  choose(wish: Wish): void {
    this.wish = wish
    keep('theme', wish)
  }
}

export const theme = new Theme()
