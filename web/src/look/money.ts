/** Sums as a game writes them. */

import { t } from '../words/language.svelte'
import { mannerOf } from '../games/manner'

export function money(game: string, sum: number): string {
  const text = t(`money-${mannerOf(game).currency}`, { sum: Math.abs(sum) })
  return sum < 0 ? `−${text}` : text
}
