/** Both languages have the same labels, and whatever the page says is among them. */

import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/words/labels'

const SOURCE = new URL('../src', import.meta.url).pathname
const WORDS = new URL('../../src/millhand/words', import.meta.url).pathname

function keysOf(language: string): string[] {
  const text = readFileSync(join(WORDS, language, 'page.ftl'), 'utf8')
  return new FluentResource(text).body.map((message) => message.id).sort()
}

function texts(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.(svelte|ts)$/.test(file)).map((file) => readFileSync(join(SOURCE, file), 'utf8'))
}

/** Every key that stands in the sources: `t('page-home')`; where a part is made up, the part before it. */
function said(): { whole: string[]; begun: string[] } {
  const all = texts().flatMap((text) => [...text.matchAll(/(['`"])([a-z]+-[\w-]*)(\$\{|\1)/g)])
  const parts = new Set(keysOf('en').map((key) => key.slice(0, key.indexOf('-') + 1)))
  const ours = all.filter((found) => [...parts].some((part) => found[2]!.startsWith(part)))
  const begun = ours.filter((found) => found[3] === '${').map((found) => found[2]!)
  return { whole: ours.filter((found) => found[3] !== '${').map((found) => found[2]!), begun }
}

describe('the labels of the page', () => {
  it('are the same in both languages', () => {
    const [first, ...others] = LANGUAGES.map(keysOf)
    expect(first!.length).toBeGreaterThan(3)
    for (const other of others) expect(other).toEqual(first)
  })

  it('are there for whatever is said', () => {
    const keys = keysOf('en')
    const { whole, begun } = said()
    expect(whole.length).toBeGreaterThan(3)
    expect(whole.filter((key) => !keys.includes(key))).toEqual([])
    expect(begun.filter((part) => !keys.some((key) => key.startsWith(part)))).toEqual([])
  })

  it('are all said', () => {
    const { whole, begun } = said()
    const unsaid = keysOf('en').filter((key) => !whole.includes(key) && !begun.some((part) => key.startsWith(part)))
    expect(unsaid).toEqual([])
  })

})
