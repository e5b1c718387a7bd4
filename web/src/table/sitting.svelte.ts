/** Somebody at a table: what they see of it, what they may do, and what lies open before them. */

import { tick } from 'svelte'
import { LISTED } from '../bill/saying'
import type Board from '../board/Board.svelte'
import { kindAndId, type Marks, type Piece } from '../board/marks'
import type { Chooser } from '../chooser/chooser.svelte'
import { place, tableAddress } from '../connection/address.svelte'
import type { TableStore } from '../connection/table.svelte'
import { mannerOf } from '../games/manner'
import type { DeskTab, PhoneTab } from './Tabs.svelte'
import type { Command } from './keys'
import { pointing } from './pointing.svelte'

/** What may lie over the table, one at a time. */
export type SheetName = 'chat' | 'settings' | 'keys' | 'find' | 'people' | 'hint' | 'playOn' | 'figures'

export class Sitting {
  board = $state<Board>()
  sheet = $state<SheetName | null>(null)
  /** Whose mat lies open. */
  mat = $state<number | null>(null)
  tab = $state<PhoneTab>('board')
  deskTab = $state<DeskTab>('hand')
  /** The board alone. */
  large = $state(false)

  drawing = $derived.by(() => this.store.drawing)
  seen = $derived.by(() => this.store.shown?.sight)
  game = $derived.by(() => this.store.table?.game ?? '')
  seats = $derived.by(() => this.store.table?.seats ?? [])
  /** The reader is asked, and looks at what is now. */
  active = $derived.by(() => this.store.isAsked && !this.store.isPast)
  /** Whether anything can still be done here. */
  isOpen = $derived.by(() => this.store.table?.status === 'running' && !this.store.isPast)
  /** The seats in turn order. */
  order = $derived.by(() => {
    const seats = this.seen?.seats ?? []
    const order = [...new Set(this.seen?.order.map((colour) => seats.findIndex((seat) => seat.colours.includes(colour))))]
    return order.length === seats.length ? order : seats.map((_, seat) => seat)
  })
  /** What is pointed at; what was asked about has its own ring. */
  #pointed = $derived.by(() => [...pointing.pieces].filter((piece) => piece !== this.chooser.marks.why))
  marks = $derived.by<Marks>(() => ({ ...this.chooser.marks, lit: this.#pointed.length ? new Set(this.#pointed) : this.chooser.marks.lit }))
  /** On a phone the bill stands where the actions do: once there are few ways to go on, or none of these is asked for. */
  billFirst = $derived.by(() => {
    const composed = this.chooser.composed
    if (!composed) return false
    const verbs = new Set(composed.options.map((option) => option.verb))
    if (composed.settled.length) return true
    if (composed.held.length) return composed.options.length <= LISTED || verbs.size === 1
    return !mannerOf(this.game).actions.some((action) => verbs.has(action.verb))
  })

  constructor(
    readonly store: TableStore,
    readonly chooser: Chooser,
  ) {}

  open = (sheet: SheetName): void => {
    this.sheet = sheet
  }

  close = (): void => {
    this.sheet = null
  }

  openMat = (seat: number): void => {
    this.mat = seat
  }

  undo = (): void => {
    void this.chooser.undo()
  }

  hint = (): void => {
    this.sheet = 'hint'
  }

  touch = (piece: Piece): void => {
    const { kind, id } = kindAndId(piece)
    void this.chooser.touch(kind, id)
  }

  /** Touch what does not glow. */
  ask = (piece: Piece): void => {
    if (!this.active) return
    const { kind, id } = kindAndId(piece)
    void this.chooser.touchInstead(kind, id)
  }

  /** Why, or why not; nothing is chosen. */
  askWhy = (piece: Piece | null): void => {
    if (!piece || !this.active) return
    const { kind, id } = kindAndId(piece)
    void this.chooser.askWhy(kind, id)
  }

  find = async (id: string): Promise<void> => {
    this.tab = 'board'
    await tick()
    this.board?.find(id)
  }

  /** The rules, at the first that speaks of what has the focus. */
  async goToRules(): Promise<void> {
    const piece = this.active ? focused() : null
    const rule = piece ? await this.chooser.ruleOf(kindAndId(piece)) : null
    place.go(`/rules/${this.game}${rule ? `#${rule}` : ''}`)
  }

  /** Look at the table after so many moves. */
  goTo(moment: number): void {
    const moves = this.store.now?.moves ?? 0
    const to = Math.min(Math.max(moment, 0), moves)
    place.go(tableAddress(this.store.id, to === moves ? null : to) + place.search)
  }

  /** Do what a key stands for; `at` is the moment in the address, which may be on its way. */
  obey(command: Command, at: number | null): void {
    const { board, chooser, store } = this
    switch (command.do) {
      case 'confirm':
        return void chooser.confirm()
      case 'back':
        return void chooser.back()
      case 'clear':
        return void (chooser.refused ? chooser.forgive() : chooser.clear())
      case 'undo':
        return store.mayUndo ? this.undo() : undefined
      case 'zoomIn':
        return board?.zoomIn()
      case 'zoomOut':
        return board?.zoomOut()
      case 'fit':
        return board?.fit()
      case 'large':
        this.large = !this.large
        return
      case 'keys':
      case 'find':
        return this.open(command.do)
      case 'hint':
        return store.table?.hints && this.active ? this.hint() : undefined
      case 'why':
        return this.askWhy(focused())
      case 'rules':
        return void this.goToRules()
      case 'text':
        return place.go(`${location.pathname}?view=text`)
      case 'markets':
        this.tab = this.deskTab = 'markets'
        return
      case 'players':
        this.tab = 'players'
        return
      case 'now':
        return this.goTo(store.now?.moves ?? 0)
      case 'replay':
        return this.goTo((at ?? store.now?.moves ?? 0) + command.step)
      case 'glow':
        return board?.nextGlow(command.step)
      case 'verb':
        return void chooser.touch('verb', command.verb)
      case 'card': {
        const card = this.seen?.seats[this.seen.seat ?? -1]?.hand?.[command.place]
        if (card) void chooser.touch('card', card, 'payment')
      }
    }
  }
}

/** The piece that has the focus. */
function focused(): Piece | null {
  const thing = document.activeElement?.closest<HTMLElement | SVGElement>('[data-piece], [data-about]')
  return thing?.dataset.piece ?? thing?.dataset.about ?? null
}
