/** What pieces are called: names come from the server, this only puts them together. */

import type { Names } from '../connection/shapes'
import { t } from './language.svelte'

/** The name of a piece: its own, or put together from those of its parts. */
export function pieceName(names: Names, kind: string, id: string): string {
  const own = names[kind]?.[id]
  if (own) return own
  if (kind === 'card' || kind === 'fist') return names.place?.[id] ?? names.industry?.[id] ?? plain(id)
  if (kind === 'slot' || kind === 'merchant') return placed(names, id)
  if (kind === 'tile') return levelled(names, id)
  if (kind === 'connection') return id.split('-').map((end) => names.place?.[end] ?? plain(end)).join(' – ')
  return plain(id)
}

/** A name as it begins a line. */
export function titled(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

const plain = (id: string): string => titled(id.replaceAll('_', ' '))

function placed(names: Names, id: string): string {
  const dot = id.lastIndexOf('.')
  const place = dot < 0 ? id : id.slice(0, dot)
  const name = names.place?.[place] ?? plain(place)
  return dot < 0 ? name : t('name-slot', { place: name, number: Number(id.slice(dot + 1)) })
}

function levelled(names: Names, id: string): string {
  const dash = id.lastIndexOf('-')
  const industry = dash < 0 ? id : id.slice(0, dash)
  const name = names.industry?.[industry] ?? plain(industry)
  return dash < 0 ? name : t('name-tile', { industry: name, level: Number(id.slice(dash + 1)) })
}
