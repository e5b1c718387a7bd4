import { describe, expect, it } from 'vitest'
import { added, consequences, othersGain } from '../src/bill/saying'
import type { Balance, BillLine, Composed } from '../src/connection/composed'

const line = (kind: string, facts: Record<string, unknown> = {}, left: number | null = null): BillLine => ({ kind, facts, sentence: [], left })
const nothing = { money: null, income_space: null, income_level: null, points: null, spent: null, hand_size: null, place: null, sentences: [] }
const billed = (lines: BillLine[], balances: Balance[] = []): Composed =>
  ({ seat: 0, settled: [{ cost: { money: 5 }, pieces: [] }], bill: { lines, balances, drawn: 0, ends: 'open', sentences: [] } }) as unknown as Composed

describe('the bill', () => {
  it('says nothing twice: what the answers say, and the one price that stands beside them', () => {
    const told = consequences(billed([line('discarded'), line('paid'), line('placed'), line('flipped')]))
    expect(told.map((one) => one.kind)).toEqual(['flipped'])
  })
  it('tells several prices apart', () => {
    expect(consequences(billed([line('paid'), line('bought_cube', {}, 3), line('paid')])).length).toBe(3)
  })
  it('tells of an alternative only what it adds', () => {
    const sure = [line('took_cube', { slot: 'a.1' }, 2)]
    const more = [...sure, line('took_cube', { slot: 'b.1' }, 0), line('flipped', { slot: 'b.1' })]
    expect(added(billed(sure), billed(more)).map((one) => one.facts.slot)).toEqual(['b.1', 'b.1'])
  })
  it('knows whether others gain', () => {
    expect(othersGain(billed([], [{ ...nothing, seat: 1, income_space: { before: 3, after: 5 } }]))).toBe(true)
    expect(othersGain(billed([], [{ ...nothing, seat: 1, place: { before: 1, after: 2 } }]))).toBe(false)
    expect(othersGain(billed([], [{ ...nothing, seat: 0, points: { before: 1, after: 2 } }]))).toBe(false)
  })
})
