import { describe, expect, it } from 'vitest'
import type { Entry, Span } from '../src/connection/shapes'
import { changesOfHands, ofSeat, paragraphs, wordsOf } from '../src/ledger/paragraphs'

const span = (text: string): Span => ({ text, kind: '', id: '' })

const row = (version: number, said: string[], more: Partial<Entry> = {}): Entry => ({
  number: version,
  version,
  seat: null,
  at: 0,
  kind: 'move',
  deal: false,
  sentences: said.map((text) => [span(text)]),
  taken_back: false,
  heading: null,
  stays: null,
  stand_in: null,
  ...more,
})

describe('the ledger in paragraphs', () => {
  const told = paragraphs([
    row(1, ['Cards are dealt.', 'Round 1 begins.'], { heading: [span('Round 1 begins.')] }),
    row(2, ['Ada builds.'], { seat: 0 }),
    row(3, ['Bo passes.', 'Round 2 begins.'], { seat: 1, heading: [span('Round 2 begins.')] }),
  ])
  it('begins one with each round, and says its heading once', () => {
    expect(told.map((one) => one.heading && wordsOf(one.heading))).toEqual([null, 'Round 1 begins.', 'Round 2 begins.'])
    expect(told[0]?.entries[0]?.sentences.map(wordsOf)).toEqual(['Cards are dealt.'])
  })
  it('tells what one player did, where that is asked for', () => {
    expect(ofSeat(told, 1).flatMap((one) => one.entries.map((entry) => entry.version))).toEqual([3])
  })
  it('has no heading for what was taken back', () => {
    expect(paragraphs([row(1, ['Bo passes.'], { taken_back: true, heading: [span('Round 2 begins.')] })]).length).toBe(1)
  })
})

describe('a bot that plays for somebody', () => {
  it('is told where it begins and where it ends', () => {
    const ledger = [row(1, [], { seat: 0 }), row(2, [], { seat: 1, stand_in: 'canny' }), row(3, [], { seat: 0 }), row(4, [], { seat: 1, stand_in: 'canny' }), row(5, [], { seat: 1 })]
    expect([...changesOfHands(ledger)]).toEqual([
      [2, { seat: 1, level: 'canny' }],
      [5, { seat: 1, level: null }],
    ])
  })
})
