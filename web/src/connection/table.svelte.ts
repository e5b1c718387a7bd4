/** What the server last said of one table: the one store that everything on the page reads. */

import { apiAddress, ask, Refused, Unreachable } from './asking'
import type { Composed, Composing, Touch, WhyNot } from './composed'
import { edition } from './edition.svelte'
import type { Drawing, Entry, FromPage, FromServer, Problem, Remark, Sight, Table } from './shapes'
import { TableSocket, type Line } from './socket'

/** Why a table cannot be shown: the server's own words, or that it was not reached. */
export type Trouble = { kind: 'refused'; problem: Problem } | { kind: 'unreachable' }

export interface Keys {
  /** The token of a link, where the reader came by one. */
  watch?: string | undefined
  invite?: string | undefined
}

export class TableStore {
  table = $state.raw<Table | null>(null)
  drawing = $state.raw<Drawing | null>(null)
  /** The moment that is now … */
  now = $state.raw<Sight | null>(null)
  /** … and, while somebody looks back, the one that is looked at. */
  past = $state.raw<Sight | null>(null)
  ledger = $state.raw<Entry[]>([])
  chat = $state.raw<Remark[]>([])
  present = $state.raw<number[]>([])
  line = $state<Line>('connecting')
  lostSince = $state<number | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** What is left of the time, and when that was told. */
  times = $state.raw<{ told: number; left: Table['time_left'] }>({ told: 0, left: [] })

  /** What is left to a seat at a moment, in seconds; null where no clock counts for it. */
  timeLeft(seat: number, now: number): { seconds: number; runs: boolean } | null {
    const told = this.times.left.find((one) => one.seat === seat)
    if (!told) return null
    const gone = told.runs ? Math.max(0, now - this.times.told) / 1000 : 0
    return { seconds: Math.max(0, told.seconds - gone), runs: told.runs }
  }

  /** At the end every hand may be seen: the seat that is looked with. */
  asWhom = $state<number | null>(null)

  /** What is shown: the past while it is looked at. */
  shown = $derived(this.past ?? this.now)
  isPast = $derived(this.past !== null && this.past.at < (this.now?.moves ?? 0))
  /** The last move of the reader that stands; of several seats on one screen, of any. */
  #lastOfMine = $derived(
    this.ledger.findLast((row) => row.kind === 'move' && !row.taken_back && this.table?.mine.includes(row.seat ?? -1)),
  )
  /** Whether the reader's last move may be taken back, alone or with the others' consent. */
  mayUndo = $derived(
    !this.isPast && (!!this.now?.can_undo || (this.table?.status === 'running' && !this.table.undo_asked && !!this.#lastOfMine)),
  )
  /** The seat that the reader plays with now, or null: a spectator. */
  seat = $derived(this.now?.seat ?? null)
  /** Somebody who only looks on. */
  isWatching = $derived(this.now !== null && this.seat === null)
  /** What the game is called on its box. */
  title = $derived(this.drawing?.title ?? this.table?.game ?? '')
  isAsked = $derived(this.seat !== null && (this.now?.decision?.seats.includes(this.seat) ?? false))

  /** The line was lost, and is not back yet. */
  isLost = $derived(this.line === 'lost' || (this.line === 'connecting' && this.lostSince !== null))

  #socket: TableSocket | null = null
  #requests = 0
  #waiting = new Map<number, (answer: FromServer) => void>()
  #looking: AbortController | null = null

  constructor(
    readonly id: string,
    private readonly language: () => string,
    private readonly keys: Keys = {},
  ) {}

  /** Read everything once, then stay connected. */
  async open(): Promise<void> {
    try {
      const [table, drawing] = await Promise.all([this.#ask<Table>(''), this.#ask<Drawing>('/drawing')])
      this.table = table
      this.drawing = drawing
      this.trouble = null
      this.#connect()
    } catch (error) {
      this.trouble = troubleOf(error)
    }
  }

  close(): void {
    this.#socket?.close()
  }

  /** The reader has chosen another language: everything is said anew. */
  async sayAnew(): Promise<void> {
    this.drawing = await this.#ask<Drawing>('/drawing')
    this.ledger = []
    this.#hello()
  }

  tryAgain(): void {
    if (this.trouble || !this.#socket) void this.open()
    else this.#socket.again()
  }

  /** Look at the table after so many moves; null: at what is now. */
  async lookAt(at: number | null): Promise<void> {
    this.#looking?.abort()
    const seat = this.#eyes
    if (seat === this.seat && (at === null || (this.now && at >= this.now.moves))) {
      this.past = null
      return
    }
    const looking = new AbortController()
    this.#looking = looking
    try {
      this.past = await this.#ask<Sight>('/sight', { at, seat }, looking.signal)
    } catch (error) {
      if (!looking.signal.aborted) this.trouble = troubleOf(error)
    }
  }

  /** Whose eyes: the reader's own, or at the end whoever's hand is asked for. */
  get #eyes(): number | null {
    return this.table?.status === 'finished' && this.asWhom !== null ? this.asWhom : this.seat
  }

  /** Make a move; the answer is that it is stored, or why not. A move is said again after a lost line. */
  async move(move: string): Promise<void> {
    const body = { seat: this.seat, id: crypto.randomUUID(), version: this.now?.version ?? 0, move }
    const answer = await this.#exchange((request) => ({ type: 'move', request, ...body, seat: this.seat ?? 0 }))
    if (answer?.type === 'accepted') return
    await ask('POST', `/tables/${this.id}/moves`, { body, query: { language: this.language() } })
  }

  /** What touches mean for a move in the making. */
  async compose(body: Composing): Promise<Composed> {
    const answer = await this.#exchange((request) => ({ type: 'compose', request, ...body }))
    if (answer?.type === 'composed') return answer.composed
    return ask<Composed>('POST', `/tables/${this.id}/compose`, { body, query: { language: this.language() } })
  }

  /** Why something may not be touched. */
  async why(body: Composing & { about: Touch }): Promise<WhyNot> {
    const answer = await this.#exchange((request) => ({ type: 'why', request, ...body }))
    if (answer?.type === 'why') return answer.why
    return ask<WhyNot>('POST', `/tables/${this.id}/why`, { body, query: { language: this.language() } })
  }

  /** Ask by the socket; null where there is none, or it is lost before it answers: HTTP is the other way. */
  async #exchange(message: (request: number) => FromPage): Promise<FromServer | null> {
    const request = ++this.#requests
    if (!this.#socket?.say(message(request))) return null
    const answer = await new Promise<FromServer>((resolve) => this.#waiting.set(request, resolve))
    if (answer.type === 'refused') throw new Refused(answer.problem)
    return answer
  }

  /** Take back as much as the server lets the reader take back alone, or ask the others. */
  async undo(what: 'move' | 'turn' | 'ask' = 'move'): Promise<void> {
    const seat = what === 'ask' ? this.#lastOfMine?.seat : this.seat
    const body = { seat: seat ?? 0, what, id: crypto.randomUUID(), version: this.now?.version ?? 0 }
    await ask('POST', `/tables/${this.id}/undo`, { body, query: { language: this.language() } })
  }

  async answerUndo(yes: boolean): Promise<void> {
    const body = { seat: this.seat ?? 0, yes }
    await ask('POST', `/tables/${this.id}/undo/answer`, { body, query: { language: this.language() } })
  }

  /** The reader is back: a bot that stood in leaves the seat. */
  async comeBack(): Promise<void> {
    await ask('POST', `/tables/${this.id}/return`, { query: { language: this.language() } })
  }

  say(text: string): void {
    if (!this.#socket?.say({ type: 'chat', text })) void ask('POST', `/tables/${this.id}/chat`, { body: { text } })
  }

  #ask<Answer>(path: string, query: Record<string, string | number | null> = {}, signal?: AbortSignal): Promise<Answer> {
    const asked = { language: this.language(), ...this.keys, ...query }
    return ask<Answer>('GET', `/tables/${this.id}${path}`, signal ? { query: asked, signal } : { query: asked })
  }

  #connect(): void {
    this.#socket?.close()
    const path = apiAddress(`/tables/${this.id}/socket`, { watch: this.keys.watch })
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
    this.#socket = new TableSocket(
      address,
      (message) => this.#hear(message),
      (line) => this.#follow(line),
    )
  }

  #hello(): void {
    const version = this.ledger.at(-1)?.version ?? 0
    this.#socket?.say({ type: 'hello', version, language: this.language() })
  }

  #follow(line: Line): void {
    this.line = line
    if (line === 'open') {
      this.lostSince = null
      this.#hello()
    } else if (line === 'lost') {
      this.lostSince ??= Date.now()
      // whoever waits asks again by HTTP; the id of a move makes sure that it counts once
      for (const answer of this.#waiting.values()) answer({ type: 'pong' })
      this.#waiting.clear()
    }
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        edition.compare(message.page)
        this.#seat(message.table)
        break
      case 'table':
        this.#seat(message.table)
        break
      case 'changed':
        this.now = message.sight
        this.times = { told: Date.now(), left: message.sight.clock }
        this.ledger = joined(this.ledger, message.ledger)
        break
      case 'accepted':
      case 'composed':
      case 'why':
      case 'refused':
        this.#answer(message)
        break
      case 'chat':
        this.chat = [...this.chat, message.remark]
        break
      case 'presence':
        this.present = message.seats
    }
  }

  #seat(table: Table): void {
    this.table = table
    this.times = { told: Date.now(), left: table.time_left }
  }

  #answer(message: FromServer & { request: number | null }): void {
    const { request } = message
    if (request === null) return
    this.#waiting.get(request)?.(message)
    this.#waiting.delete(request)
  }
}

/** The ledger with new rows; rows that were taken back are marked by those that did it. */
export function joined(known: Entry[], more: Entry[]): Entry[] {
  const rows = new Map([...known, ...more].map((entry) => [entry.version, entry]))
  for (const undo of more.filter((entry) => entry.kind === 'undo' && entry.stays !== null))
    for (const [version, entry] of rows)
      if (version > (undo.stays ?? 0) && version < undo.version && !entry.taken_back)
        rows.set(version, { ...entry, taken_back: true })
  return [...rows.values()].sort((one, other) => one.version - other.version)
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) return { kind: 'refused', problem: error.problem }
  if (error instanceof Unreachable) return { kind: 'unreachable' }
  throw error
}
