/** The labels of the page itself, from the Fluent files that lie beside the words of the games. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '../../../src/millhand/words/en/page.ftl?raw'
import french from '../../../src/millhand/words/fr/page.ftl?raw'

export type Language = 'en' | 'fr'
export type Facts = Record<string, FluentVariable>

const FILES: Record<Language, [string, string]> = { en: ['en-GB', english], fr: ['fr-FR', french] }

export const LANGUAGES = Object.keys(FILES) as Language[]

const bundles = new Map<Language, FluentBundle>()

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language)
  if (!bundle) {
    const [locale, text] = FILES[language]
    bundle = new FluentBundle(locale, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    bundles.set(language, bundle)
  }
  return bundle
}

/** A label in a language; a missing one shows its key, and a test sees to it that none is. */
export function label(language: Language, key: string, facts: Facts = {}): string {
  const bundle = bundleOf(language)
  const pattern = bundle.getMessage(key)?.value
  return pattern ? bundle.formatPattern(pattern, facts, []) : key
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
