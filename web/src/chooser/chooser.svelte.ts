/**
 * The move in the making: what was touched, and what the server says that means. Nothing here knows
 * a rule: every touch is sent, and what comes back says what is settled, open, and may be touched next.
 */

import { othersGain } from '../bill/saying'
import { cardAs, NO_MARKS, pieceOf, type Marks, type Piece } from '../board/marks'
import { Refused, Unreachable } from '../connection/asking'
import type { Composed, Composing, Offered, Touch, WhyNot } from '../connection/composed'
import type { Problem } from '../connection/shapes'
import type { TableStore } from '../connection/table.svelte'
import { recall, recalled } from '../look/keeping'
import { money } from '../look/money'

/** Whether a touch is of this piece, meant as this where that is said. */
const isOf = (touch: Touch, kind: string, id: string, role: string): boolean =>
  touch.kind === kind && touch.id === id && (!role || !touch.role || touch.role === role)

/** What was touched before the page was loaded again. */
interface Kept {
  version: number
  touches: Touch[]
}

/** Of so many alternatives it is asked beforehand what they lead to. */
const FORESEEN = 6

export class Chooser {
  composed = $state.raw<Composed | null>(null)
  /** What could not be done, in the server's words. */
  refused = $state.raw<Problem | null>(null)
  why = $state.raw<{ about: Touch; answer: WhyNot } | null>(null)
  sending = $state(false)
  /** What is shown is what was asked for; false while an answer is awaited. */
  #isAnswered = $state(false)
  #answers = $state(0)
  /** Another number after every answer; none while something is under way, and what is shown about to change. */
  answered = $derived(this.#isAnswered && !this.sending ? this.#answers : undefined)
  /** What each alternative would lead to, where sources are chosen between. */
  previews = $state.raw<ReadonlyMap<string, Composed>>(new Map())
  /** The first alternative, if it ends the move and nobody else gains by it. */
  granted = $derived(grantedOf(this.composed, this.previews))
  /** The move as it would be confirmed now. */
  likely = $derived(this.granted ? (this.previews.get(this.granted) ?? this.composed) : this.composed)
  /** What is composed was named by a hint. */
  isAdvised = $state(false)
  /** The moves of the hint that are still to come in this turn; the first of them once the one before it is made. */
  #advised: { seat: number; moves: string[]; isDue: boolean } | null = null
  #touches: Touch[] = []
  #kept: Kept | null
  #asked = 0

  constructor(private readonly store: TableStore) {
    this.#kept = recalled(this.#name) as Kept | null
  }

  /** Under this name the touches outlive a reload of the page. */
  get #name(): string {
    return `touches.${this.store.id}`
  }

  /** Ask anew what may be done: the table has gone on, or the reader speaks another language. */
  async begin(): Promise<void> {
    if (this.sending) return // whoever sends begins anew afterwards
    if (!this.store.now) return
    if (this.#kept?.version === this.store.now.version) this.#touches = this.#kept.touches
    this.#kept = null
    if (!this.store.isAsked) {
      this.#leaveHint()
      this.#forget()
      return
    }
    if (this.#advised?.isDue) return this.#followHint()
    await this.#compose(this.#touches)
  }

  /** Touch a piece, a verb or a part of a move; touching the same again takes it back, unless it may be meant for something else. */
  async touch(kind: string, id: string, role = ''): Promise<void> {
    this.refused = null
    this.#leaveHint()
    const glow = this.composed?.glow.find((one) => isOf(one, kind, id, role))
    const before = this.#touches // also those that the server has not answered yet
    if (!glow?.nth && kind !== 'part' && before.some((one) => isOf(one, kind, id, role))) return this.untouch(kind, id, role)
    const touch: Touch = { kind, id }
    if (glow?.nth) touch.nth = glow.nth
    if (role) touch.role = role
    await this.#compose([...before, touch])
  }

  /** Take the last touch of a piece back. */
  async untouch(kind: string, id: string, role = ''): Promise<void> {
    this.#leaveHint()
    const touches = [...this.#touches]
    const last = touches.findLastIndex((one) => isOf(one, kind, id, role))
    if (last < 0) return this.back()
    touches.splice(last, 1)
    await this.#compose(touches)
  }

  async back(): Promise<void> {
    this.#leaveHint()
    if (this.composed) await this.#compose(this.composed.back)
  }

  async clear(): Promise<void> {
    this.#leaveHint()
    if (this.composed) await this.#compose([])
  }

  /** Make the move as it stands, with the alternative that is taken for granted. */
  async confirm(): Promise<void> {
    const composed = this.likely
    if (!composed || this.sending || !(composed.complete || composed.may_stop)) return
    await this.#send(composed.move)
  }

  /** Begin a move that the server has named, for instance as the nearest way to something. */
  async say(move: string): Promise<void> {
    this.why = null
    this.#leaveHint()
    await this.#compose([{ kind: 'part', id: move }])
  }

  /** Take up a turn that was advised: its first move now, each other one as soon as the one before it is made. */
  async takeUp([first, ...moves]: string[]): Promise<void> {
    if (first === undefined) return
    const said = this.say(first)
    this.#advise(this.store.seat ?? 0, moves)
    await said
  }

  #advise(seat: number, moves: string[]): void {
    this.#advised = { seat, moves, isDue: false }
    this.isAdvised = true
  }

  /** The next move of the turn that was taken up; where it cannot be made any more, the reader goes on alone. */
  async #followHint(): Promise<void> {
    const { seat, moves: [next, ...moves] } = this.#advised ?? { seat: 0, moves: [] }
    this.#leaveHint()
    const touches = next === undefined || seat !== this.store.seat ? [] : [{ kind: 'part', id: next }]
    const answer = touches.length ? await this.#asks(touches).catch(() => null) : null
    if (this.#touches.length) return // the reader was faster
    const isPossible = !!answer && (answer.complete || answer.may_stop)
    if (isPossible) this.#advise(seat, moves)
    await this.#compose(isPossible ? touches : [])
  }

  #leaveHint(): void {
    this.#advised = null
    this.isAdvised = false
  }

  /** What does not glow may still take the place of what was touched before it; else the answer is why not. */
  async touchInstead(kind: string, id: string, role = ''): Promise<void> {
    const touches = [...(this.composed?.touches ?? [])]
    const last = touches.findLastIndex((one) => one.kind === kind)
    if (last < 0) return this.askWhy(kind, id)
    const touch: Touch = role ? { kind, id, role } : { kind, id }
    touches.splice(last, 1, touch)
    const answer = await this.#asks(touches).catch(() => null)
    if (!answer?.touches.some((one) => isOf(one, kind, id, role))) return this.askWhy(kind, id)
    this.#leaveHint()
    await this.#compose(touches)
  }

  async askWhy(kind: string, id: string): Promise<void> {
    const about = { kind, id }
    try {
      const answer = await this.store.why({ ...this.#request(this.composed?.touches ?? []), about })
      this.why = { about, answer }
    } catch (error) {
      this.#fail(error)
    }
  }

  /** The number of the first rule that speaks of a piece: one that forbids it, else one that it keeps. */
  async ruleOf(about: Touch): Promise<string | null> {
    const answer = await this.store.why({ ...this.#request(this.composed?.touches ?? []), about }).catch(() => null)
    return answer?.failed[0]?.number ?? answer?.met[0]?.number ?? null
  }

  closeWhy(): void {
    this.why = null
  }

  forgive(): void {
    this.refused = null
  }

  /** What glows, is chosen and will flip, for board, hand and mats. */
  marks = $derived.by<Marks>(() => {
    const composed = this.composed
    const why = this.why ? pieceOf(this.why.about.kind, this.why.about.id) : null
    if (!composed || this.store.isPast || this.store.isLost) return { ...NO_MARKS, why }
    return {
      ...NO_MARKS,
      glow: new Set(composed.glow.flatMap((one) => [pieceOf(one.kind, one.id), ...(one.kind === 'card' ? [cardAs(one.role, one.id)] : [])])),
      chosen: chosenOf(this.likely ?? composed),
      flips: flipsOf(this.likely ?? composed),
      prices: pricesOf(composed, this.store.table?.game ?? ''),
      why,
    }
  })

  /** How many of each card are given up or taken, and of each token, as far as is said. */
  cards = $derived.by<ReadonlyMap<Piece, number>>(() => {
    const settled = this.likely?.settled.flatMap((part) => part.pieces) ?? []
    const counted = new Map<Piece, number>()
    for (const { kind, id, role } of [...settled, ...(this.likely?.held ?? [])]) {
      const card = kind === 'card' ? cardAs(role || 'payment', id) : pieceOf(kind, id)
      counted.set(card, (counted.get(card) ?? 0) + 1)
    }
    return counted
  })

  async #compose(touches: Touch[]): Promise<void> {
    if (this.sending) return // what is shown is being made
    const asked = ++this.#asked
    this.#touches = touches
    this.#isAnswered = false
    try {
      const answer = await this.#asks(touches)
      if (asked !== this.#asked) return
      const previews = await this.#foresee(answer)
      if (asked !== this.#asked) return
      this.composed = answer
      this.previews = previews
      this.#touches = answer.touches
      this.#settle()
      recall(this.#name, { version: this.store.now?.version ?? 0, touches: answer.touches } satisfies Kept)
    } catch (error) {
      if (asked !== this.#asked || isStale(error)) return
      this.#settle()
      this.#fail(error)
    }
  }

  #settle(): void {
    this.#answers++
    this.#isAnswered = true
  }

  #asks(touches: Touch[]): Promise<Composed> {
    return this.store.compose(this.#request(touches))
  }

  /** What every source that could be chosen would lead to: who gains, what is left. */
  async #foresee(composed: Composed): Promise<Map<string, Composed>> {
    const options = composed.options
    if (options.length < 2 || options.length > FORESEEN || !options.every(takesFromSomewhere)) return new Map()
    const answers = await Promise.all(options.map((one) => this.#asks([...composed.touches, { kind: 'part', id: one.text }])))
    return new Map(options.map((one, place) => [one.text, answers[place]!]))
  }

  /** Take the reader's last move back: alone, or, if others have gone on, by asking them. */
  async undo(): Promise<void> {
    this.#leaveHint()
    await this.store.undo(this.store.now?.can_undo ? 'move' : 'ask').catch((error: unknown) => this.#fail(error))
  }

  async #send(move: string): Promise<void> {
    const version = this.store.now?.version
    this.sending = true
    try {
      await this.store.move(move)
      this.isAdvised = false
      if (this.#advised) this.#advised = this.#advised.moves.length ? { ...this.#advised, isDue: true } : null
      this.#forget()
    } catch (error) {
      if (error instanceof Refused) this.refused = error.problem
      else this.#fail(error)
    } finally {
      this.sending = false
    }
    // the table may have gone on before the answer came
    if (this.store.now?.version !== version) await this.begin()
  }

  #request(touches: Touch[]): Composing {
    return { seat: this.store.seat ?? 0, version: this.store.now?.version ?? 0, touches }
  }

  #forget(): void {
    this.#asked++
    this.#touches = []
    recall(this.#name, null)
    this.composed = null
    this.previews = new Map()
    this.why = null
    this.#settle()
  }

  #fail(error: unknown): void {
    if (isStale(error)) return
    if (error instanceof Refused) this.refused = error.problem
    else if (!(error instanceof Unreachable)) throw error
  }
}

/** A stale version mends itself: the new sight is on its way, and the touches are kept. */
const isStale = (error: unknown): boolean => error instanceof Refused && error.problem.id === 'version-is-stale'

/** A cube or barrel from a tile, a market or a merchant: a card that is taken is a choice of its own. */
const takesFromSomewhere = (option: Offered): boolean => option.pieces.some((piece) => piece.role === 'source' && piece.kind !== 'card')

function grantedOf(composed: Composed | null, previews: ReadonlyMap<string, Composed>): string | null {
  const first = composed?.options[0]?.text
  const preview = first === undefined ? undefined : previews.get(first)
  return first !== undefined && preview?.complete && !othersGain(preview) ? first : null
}

function chosenOf(composed: Composed): Set<Piece> {
  const named = composed.settled.flatMap((part) => part.pieces.filter((piece) => !piece.around))
  return new Set([...named, ...composed.touches].map((one) => pieceOf(one.kind, one.id)))
}

function flipsOf(composed: Composed): Set<Piece> {
  const flipped = composed.bill.lines.filter((line) => line.kind === 'flipped')
  return new Set(flipped.flatMap((line) => (typeof line.facts.slot === 'string' ? [pieceOf('slot', line.facts.slot)] : [])))
}

/** What touching each piece would cost at least, where money changes hands. */
function pricesOf(composed: Composed, game: string): Map<Piece, string> {
  const dear = composed.glow.filter((one) => one.least !== null && one.least > 0)
  return new Map(dear.map((one) => [pieceOf(one.kind, one.id), money(game, one.least ?? 0)]))
}
