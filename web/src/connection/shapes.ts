/**
 * What the server says. Shapes of its answers are made from its own description (`npm run shapes`); what it
 * hands on as the games have it, drawing and sight, is described here after `src/millhand/face`.
 */

import type { Composed, Composing, Touch, WhyNot } from './composed'
import type { components } from './openapi'

type Told = components['schemas']

export type Refusal = Told['Refusal']
export type Problem = Required<Told['Problem']>

export type HintTurn = Told['HintTurn']
export type Hint = Told['Hint']

// --- tables ---

export type OptionValue = boolean | number | string
export type Seat = Required<Told['Seat']>
export type UndoAsked = Told['UndoAsked']
export type Table = Omit<Told['Table'], 'seats' | 'clock'> & { seats: Seat[]; clock: Required<Told['Clock']> }

// --- the drawing: what never changes on a table ---

export type Point = [number, number]

export interface DrawnPlace {
  id: string
  kind: 'town' | 'merchant' | 'farm_brewery' | 'waypoint' | 'external_place' | 'ship' | string
  at: Point
  /** Slots row by row, by their number from 0. */
  rows?: number[][]
  /** What may be built on each slot: one industry, several, or `blank`. */
  slots?: (string | string[])[]
  /** The colour of its area in Age of Industry. */
  colour?: string
  distant_port?: boolean
  merchants?: number
  bonus?: { kind: string; amount: number }
  value?: number
  industry?: string
}

export interface DrawnConnection {
  id: string
  ends: string[]
  /** Missing in a game without eras. */
  eras?: string[]
  token?: Point
  /** Link spaces with their angle in degrees, where links lie on spaces of their own. */
  spaces?: [number, number, number][]
}

export interface DrawnTile {
  tile: string
  level: number
  count: number
  money: number
  coal: number
  iron: number
  beer: number
  cubes: number[]
  income: number
  points: number
  icons: number
  eras: string[]
  buys: string[]
  buildable: boolean
  developable: boolean
}

export interface DrawnIndustry {
  industry: string
  holds: string
  tiles: DrawnTile[]
}

export interface DrawingData {
  canvas: Point
  places: DrawnPlace[]
  connections: DrawnConnection[]
  mats: DrawnIndustry[]
  prices: Record<string, { spaces: number[]; when_empty: number; filled: number }>
  tracks: Record<string, { spaces: number[]; start: number }>
  links: { pieces: number; money: Record<string, number[]> }
  own: Record<string, Record<string, unknown>[]>
}

/** What things are called in the reader's language: kind, id, name. */
export type Names = Record<string, Record<string, string>>

export type Drawing = Omit<Told['Drawing'], 'drawing'> & { drawing: DrawingData }

// --- the sight: what one seat may see ---

export interface SeenClock {
  era: string | null
  round: number
  rounds: number | null
  turn: number
  actions_left: number | null
  phase: string
}

export interface SeenSeat {
  colour: string
  colours: string[]
  money: number | null
  income_space: number | null
  income_level: number | null
  points: number | null
  spent: number | null
  hand_size: number
  hand: string[] | null
  known: string[]
  discards: string[]
  links_left: number
  mat: Record<string, number[]>
  own: Record<string, unknown>
}

export interface SeenTile {
  slot: string
  tile: string
  industry: string
  level: number | null
  seat: number
  colour: string
  cubes: number
  resource: string | null
  flipped: boolean
}

export interface SeenLink {
  connection: string
  seat: number
  colour: string
  kind: string
}

export interface Seen {
  game: string
  board: string
  players: number
  options: Record<string, OptionValue>
  seat: number | null
  clock: SeenClock
  order: string[]
  next_order: string[]
  decision: { question: string; seats: number[]; sealed: number[]; answer: string | null }
  seats: SeenSeat[]
  tiles: SeenTile[]
  links: SeenLink[]
  markets: Record<string, { cubes: number; price: number }>
  deck: number
  aside: number | null
  display: string[] | null
  discards: string[] | null
  own: Record<string, unknown>
}

export type Standing = Required<Told['Standing']>
export type Score = Omit<Told['Score'], 'scores'> & { scores: Standing[] }

export type Sight = Omit<Told['Sight'], 'sight' | 'standings'> & { sight: Seen; standings: Standing[] }

/** A stretch of a sentence; where it names a piece, its kind and id. */
export type Span = Told['Entry']['sentences'][number][number]

export type Entry = Required<Told['Entry']>

export type Remark = Told['Remark']

// --- the socket ---

export type FromServer =
  | { type: 'welcome'; table: Table; version: number; page: string }
  | { type: 'changed'; sight: Sight; ledger: Entry[] }
  | { type: 'accepted'; request: number; number: number; version: number }
  | { type: 'composed'; request: number; version: number; composed: Composed }
  | { type: 'why'; request: number; version: number; why: WhyNot }
  | { type: 'refused'; request: number | null; problem: Problem }
  | { type: 'table'; table: Table }
  | { type: 'chat'; remark: Remark }
  | { type: 'presence'; seats: number[] }
  | { type: 'pong' }
  | { type: 'goodbye'; reason: string; again_in: number }

export type FromPage =
  | { type: 'hello'; seats?: number[]; version: number; language: string }
  | { type: 'move'; request: number; seat: number; id: string; version: number; move: string }
  | ({ type: 'compose'; request: number } & Composing)
  | ({ type: 'why'; request: number; about: Touch } & Composing)
  | { type: 'chat'; text: string }
  | { type: 'ping' }
