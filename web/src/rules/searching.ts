/** Finding a rule by its number or by words in it, whatever their accents. */

import type { Block, Run } from './Blocks.svelte'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const said = (runs: Run[]): string => runs.map((run) => run.text).join('')

function textOf(block: Block): string {
  if (block.kind === 'paragraph') return said(block.text)
  if (block.kind === 'list') return block.items.map(said).join(' ')
  return [...block.head, ...block.rows.flat()].map(said).join(' ')
}

/** Whether every word that is wanted stands in a rule. */
export function holds(wanted: string, number: string, title: string, blocks: Block[]): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const text = plain([number, title, ...blocks.map(textOf)].join(' '))
  return words.every((word) => text.includes(word))
}
