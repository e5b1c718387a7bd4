/** What lies on the boards of the tables, and how everybody stands: asked for once, for the lists at home. */

import { ask } from '../connection/asking'
import type { Seen, SeenClock, Sight, Standing, Table } from '../connection/shapes'

/** Tiles by their slot (towns by their name), and links by their connection, each with its colour. */
export interface Pieces {
  slots: Map<string, string>
  links: Map<string, string[]>
  clock: SeenClock
}

export interface Moment extends Pieces {
  standings: Standing[]
}

class Known<What> {
  #found = $state.raw(new Map<string, What>())
  #asked = new Set<string>()

  constructor(private readonly ask: (table: Table) => Promise<What>) {}

  /** What is known of a table as it is; where nothing is, it is asked for. */
  of(table: Table): What | undefined {
    return this.#found.get(keyOf(table))
  }

  async want(tables: Table[]): Promise<void> {
    for (const table of tables) {
      const key = keyOf(table)
      if (this.#asked.has(key)) continue
      this.#asked.add(key)
      const found = await this.ask(table).catch(() => undefined) // a list does without
      if (found === undefined) return void this.#asked.delete(key)
      this.#found = new Map(this.#found).set(key, found)
    }
  }
}

const keyOf = (table: Table): string => `${table.id} ${table.version}`

export const moments = new Known<Moment>(async ({ id }) => {
  const { sight, standings } = await ask<Sight>('GET', `/tables/${id}/sight`)
  return { ...piecesOf(sight), standings }
})

export function piecesOf(seen: Seen): Pieces {
  const links = new Map<string, string[]>()
  for (const { connection, colour } of seen.links) links.set(connection, [...(links.get(connection) ?? []), colour])
  return { slots: new Map(seen.tiles.map((tile) => [tile.slot, tile.colour])), links, clock: seen.clock }
}
