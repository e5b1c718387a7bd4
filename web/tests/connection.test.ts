import { describe, expect, it } from 'vitest'
import type { Entry } from '../src/connection/shapes'
import { waitBefore } from '../src/connection/socket'
import { joined } from '../src/connection/table.svelte'

const row = (version: number, more: Partial<Entry> = {}): Entry => ({
  number: version,
  version,
  seat: 0,
  at: 0,
  kind: 'move',
  deal: false,
  sentences: [],
  taken_back: false,
  heading: null,
  stays: null,
  stand_in: null,
  ...more,
})

describe('coming again', () => {
  it('waits longer each time, but never much longer than a quarter of a minute', () => {
    expect(waitBefore(0, 0.5)).toBe(500)
    expect(waitBefore(3, 0.5)).toBe(4000)
    expect(waitBefore(30, 1)).toBeLessThanOrEqual(20_000)
  })
})

describe('the ledger', () => {
  it('keeps each row once, in order', () => {
    expect(joined([row(1), row(2)], [row(2), row(3)]).map((entry) => entry.version)).toEqual([1, 2, 3])
  })

  it('marks what was taken back', () => {
    const rows = joined([row(1), row(2), row(3)], [row(4, { kind: 'undo', number: null, stays: 1 })])
    expect(rows.map((entry) => entry.taken_back)).toEqual([false, true, true, false])
  })
})
