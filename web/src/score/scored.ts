/** A score as the page tells it: players by rank, where points came from, piece by piece. */

import { pieceOf, type Piece } from '../board/marks'
import type { Drawing, Score, Sight, Standing, Table } from '../connection/shapes'
import { mannerOf } from '../games/manner'
import { money } from '../look/money'
import { playerName } from '../players/naming'

/** A figure of the table: what one seat got from one source. */
export interface Cell {
  seat: number
  source: string
}

type Gain = Standing['gains'][number]

export class Scored {
  /** The first first. */
  readonly ranked: Standing[]
  /** Where points came from, in words by its name. */
  readonly lines: ReadonlyMap<string, string>
  /** Lines that somebody gained by: what bars are made of. */
  readonly gained: readonly string[]
  /** The longest bar. */
  readonly most: number
  readonly byMoney: boolean

  constructor(
    readonly table: Table,
    readonly drawing: Drawing,
    readonly end: Sight,
    readonly score: Score,
  ) {
    const won = (one: Standing): number => Number(score.winners.includes(one.seat))
    this.ranked = [...score.scores].sort((one, other) => other.points - one.points || won(other) - won(one))
    this.lines = new Map(this.ranked.flatMap((one) => one.lines.map((line) => [line.source, line.sentence] as const)))
    this.gained = [...this.lines.keys()].filter((source) => this.ranked.some(({ seat }) => this.pointsOf({ seat, source }) > 0))
    this.most = Math.max(1, ...this.ranked.map((one) => one.lines.reduce((total, line) => total + Math.max(0, line.points), 0)))
    this.byMoney = mannerOf(table.game).aim === 'money'
  }

  nameOf(seat: number): string {
    return playerName(this.table.seats[seat], this.end.sight.seats[seat]!, this.drawing.names)
  }

  colourOf(seat: number): string {
    return this.end.sight.seats[seat]?.colour ?? ''
  }

  /** Points, or money where that decides. */
  sum(points: number): string {
    return this.byMoney ? money(this.table.game, points) : String(points).replace('-', '−')
  }

  pointsOf({ seat, source }: Cell): number {
    return this.#standing(seat)?.lines.find((line) => line.source === source)?.points ?? 0
  }

  /** What every piece gave. */
  gainsOf({ seat, source }: Cell): Gain[] {
    return this.#standing(seat)?.gains?.filter((gain) => gain.line === source) ?? []
  }

  /** Bars are plain and hatched by turns. */
  isHatched(source: string): boolean {
    return this.gained.indexOf(source) % 2 === 1
  }

  /** By how much the first is ahead. */
  get margin(): number {
    return (this.ranked[0]?.points ?? 0) - (this.ranked[1]?.points ?? 0)
  }

  #standing(seat: number): Standing | undefined {
    return this.ranked.find((one) => one.seat === seat)
  }
}

export const piecesOf = (gains: Gain[]): Set<Piece> =>
  new Set(gains.flatMap((gain) => Object.entries(gain.pieces).map(([kind, piece]) => pieceOf(kind, piece))))
