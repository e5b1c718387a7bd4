/** The reader's language: the browser's first, unless another was chosen; remembered on this device. */

import { keep, kept } from '../look/keeping'
import { label, LANGUAGES, type Facts, type Language } from './labels'

function preferred(): Language {
  const wishes = [kept('language'), ...navigator.languages]
  const spoken = wishes.map((wish) => LANGUAGES.find((language) => wish?.toLowerCase().startsWith(language)))
  return spoken.find((language) => language !== undefined) ?? 'en'
}

class Reader {
  language = $state<Language>(preferred())

  choose(language: Language): void {
    this.language = language
    keep('language', language)
  }
}

export const reader = new Reader()

/** A label of the page in the reader's language; follows when that changes. */
export function t(key: string, facts?: Facts): string {
  return label(reader.language, key, facts)
}
