/** What a card looks like: a place, an industry, an area or a wild one. */

import type { DrawingData, Names } from '../connection/shapes'
import { t } from '../words/language.svelte'
import { pieceName, titled } from '../words/naming'

export interface CardLook {
  name: string
  kind: string
  icon: string
  stripe: string
}

const AREAS = ['brown', 'mauve', 'blue', 'green', 'orange', 'grey']

export function cardLook(card: string, names: Names, drawing: DrawingData): CardLook {
  const name = titled(pieceName(names, 'card', card))
  if (card.startsWith('wild')) return { name, kind: t('card-wild'), icon: 'wild_card', stripe: 'var(--brass)' }
  if (AREAS.includes(card)) return { name, kind: t('card-area'), icon: 'card', stripe: `var(--rg-${card})` }
  const place = drawing.places.find((one) => one.id === card)
  if (place) return { name, kind: t('card-place'), icon: place.industry ?? 'card', stripe: 'var(--accent)' }
  return { name, kind: t('card-industry'), icon: industryIcon(card, names), stripe: 'var(--edge)' }
}

const industryIcon = (card: string, names: Names): string => (names.industry?.[card] ? card : card === 'goods' ? 'cotton_mill' : 'card')
