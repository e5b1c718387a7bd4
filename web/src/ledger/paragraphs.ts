/** The ledger in paragraphs: how the table was set up, then round by round. */

import type { Entry, Span } from '../connection/shapes'

export interface Paragraph {
  /** What begins with it; null of the first, in which the table is set up. */
  heading: Span[] | null
  entries: Entry[]
}

export const wordsOf = (sentence: Span[]): string => sentence.map((span) => span.text).join('')

/** Rows that tell something, cut where a round begins; a heading is not said again in its row. */
export function paragraphs(ledger: Entry[]): Paragraph[] {
  const found: Paragraph[] = [{ heading: null, entries: [] }]
  for (const entry of ledger) {
    const heading = entry.taken_back ? null : (entry.heading ?? null)
    const sentences = heading ? entry.sentences.filter((one) => wordsOf(one) !== wordsOf(heading)) : entry.sentences
    if (sentences.length) found.at(-1)!.entries.push({ ...entry, sentences })
    if (heading) found.push({ heading, entries: [] })
  }
  return found.filter((one) => one.heading !== null || one.entries.length)
}

/** Only what somebody did: a seat, or all of them where none is asked for. */
export function ofSeat(all: Paragraph[], seat: number | null): Paragraph[] {
  if (seat === null) return all
  return all.map((one) => ({ ...one, entries: one.entries.filter((entry) => entry.seat === seat) })).filter((one) => one.entries.length)
}

/** A bot begins to play for somebody who is away, or leaves the seat to them again. */
export interface Change {
  seat: number
  /** The bot; null: they are back. */
  level: string | null
}

/** Before which rows the seat that moved changed hands. */
export function changesOfHands(ledger: Entry[]): Map<number, Change> {
  const changes = new Map<number, Change>()
  const now = new Map<number, string | null>()
  for (const { version, kind, seat, stand_in } of ledger) {
    if (kind !== 'move' || seat === null || seat < 0) continue
    if ((now.get(seat) ?? null) !== stand_in) changes.set(version, { seat, level: stand_in })
    now.set(seat, stand_in)
  }
  return changes
}
