/** A move composed by touching, as the server answers it (docs/composing.md). */

import type { Refusal, Span } from './shapes'

export interface Touch {
  kind: string
  id: string
  /** Which of several equal cards, or how often the piece was touched before for something else. */
  nth?: number
  /** What it is meant as, where it could be two things. */
  role?: string
}

/** What is touched so far, at which version, by whom. */
export interface Composing {
  seat: number
  version: number
  touches: Touch[]
}

export interface NamedPiece {
  kind: string
  id: string
  role: string
  around: boolean
}

export interface Cost {
  money: number | null
  coal: number
  iron: number
  beer: number
  loans: number
}

export interface Part {
  text: string
  verb: string
  label: Span[]
  pieces: NamedPiece[]
  cost: Cost | null
  by: 'touch' | 'necessity'
}

export interface Offered {
  text: string
  verb: string
  label: Span[]
  pieces: NamedPiece[]
  cost: Cost | null
  then: string
  cards: string[]
}

export interface SumRange {
  verb: string
  role: string
  least: number
  most: number
  label: Span[]
}

export interface Glow {
  kind: string
  id: string
  role: string
  name: string
  options: number[]
  via: 'answer' | 'card' | 'later'
  least: number | null
  most: number | null
  owner: number | null
  nth: number
}

export interface Reason extends Omit<Refusal, 'sentence'> {
  sentence: Span[]
}

export interface Change {
  before: number
  after: number
}

export interface Balance {
  seat: number
  money: Change | null
  income_space: Change | null
  income_level: Change | null
  points: Change | null
  spent: Change | null
  hand_size: Change | null
  place: Change | null
  sentences: Span[][]
}

export interface BillLine {
  kind: string
  facts: Record<string, unknown>
  sentence: Span[]
  left: number | null
}

export interface Bill {
  lines: BillLine[]
  balances: Balance[]
  drawn: number
  ends: 'open' | 'action' | 'hidden'
  sentences: Span[][]
}

export interface Composed {
  seat: number
  touches: Touch[]
  held: Touch[]
  dropped: { touch: Touch; refusals: Reason[] }[]
  settled: Part[]
  move: string
  question: { name: string; sentence: Span[] } | null
  options: Offered[]
  ranges: SumRange[]
  glow: Glow[]
  may_stop: boolean
  complete: boolean
  is_final: boolean
  bill: Bill
  back: Touch[]
}

export interface WhyNot {
  allowed: boolean
  about: Span[]
  failed: Reason[]
  met: Reason[]
  nearest: { sentence: Span[]; move: string }[]
}
