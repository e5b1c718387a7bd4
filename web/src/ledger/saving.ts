/** What happened, as a file: all that the page knows, also where no server answers. */

import type { TableStore } from '../connection/table.svelte'
import { wordsOf } from './paragraphs'

/** A line a row: when, and what. What was taken back is left out. */
export function ledgerText({ title, ledger }: Pick<TableStore, 'title' | 'ledger'>): string {
  const rows = ledger.filter((entry) => !entry.taken_back && entry.sentences.length)
  const lines = rows.map((entry) => `${new Date(entry.at * 1000).toISOString()} ${entry.sentences.map(wordsOf).join(' ')}`)
  return [title, ...lines, ''].join('\n')
}

export function saveLedger(store: TableStore): void {
  const file = URL.createObjectURL(new Blob([ledgerText(store)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = file
  link.download = `${store.table?.game ?? 'millhand'}.txt`
  link.click()
  URL.revokeObjectURL(file)
}
