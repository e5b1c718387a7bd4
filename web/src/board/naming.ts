/** Every piece of the board as a sentence: what it is called, what is on it, what may be done with it. */

import type { SeenTile } from '../connection/shapes'
import { reader, t } from '../words/language.svelte'
import type { Marks, Piece } from './marks'
import type { Scene } from './scene'
import type { LaidConnection, LaidSlot } from './sheet'

export const nameOf = (scene: Scene, kind: string, id: string): string => scene.names[kind]?.[id] ?? id.replaceAll('_', ' ')

/** Making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.ListFormat>()

export function listOf(words: string[]): string {
  const format = formats.get(reader.language) ?? new Intl.ListFormat(reader.language, { type: 'conjunction' })
  formats.set(reader.language, format)
  return format.format(words)
}

export function slotName(scene: Scene, slot: LaidSlot): string {
  const place = nameOf(scene, 'place', slot.place)
  const tile = scene.tiles.get(slot.id)?.[0]
  if (!tile) return t('board-slot-empty', { place, slot: slot.number, industries: industriesOf(scene, slot) })
  const colour = nameOf(scene, 'colour', tile.colour)
  return t('board-slot-tile', { place, slot: slot.number, colour, tile: tileName(scene, tile) })
}

function industriesOf(scene: Scene, slot: LaidSlot): string {
  if (!slot.industries.length) return t('board-slot-any')
  const names = slot.industries.map((industry) => nameOf(scene, 'industry', industry))
  return names.reduce((some, other) => t('board-slot-or', { some, other }))
}

function tileName(scene: Scene, tile: SeenTile): string {
  const industry = nameOf(scene, 'industry', tile.industry)
  let what = tile.level === null ? industry : t('board-tile-level', { industry, level: tile.level })
  if (tile.resource && tile.cubes)
    what = t('board-tile-cubes', { what, cubes: tile.cubes, resource: nameOf(scene, 'resource', tile.resource) })
  if (!tile.flipped) return what
  what = t('board-tile-flipped', { what })
  const points = scene.kinds.get(tile.tile)?.points
  return points === undefined ? what : t('board-tile-worth', { what, points })
}

export function connectionName(scene: Scene, connection: LaidConnection): string {
  const name = connection.name
  const links = scene.links.get(connection.id)
  if (links) return t('board-connection-owned', { connection: name, colours: coloursOf(scene, links) })
  const era = scene.seen.clock.era
  const isOpen = !era || !connection.drawn.eras || connection.drawn.eras.includes(era)
  return t(isOpen ? 'board-connection-free' : 'board-connection-other-era', { connection: name })
}

export function coloursOf(scene: Scene, pieces: { colour: string }[]): string {
  return listOf([...new Set(pieces.map((piece) => nameOf(scene, 'colour', piece.colour)))])
}

/** A sentence with what is marked about its piece. */
export function withMarks(marks: Marks, piece: Piece, name: string): string {
  let what = name
  if (marks.flips.has(piece)) what = t('board-will-flip', { what })
  if (marks.chosen.has(piece)) return t('board-chosen', { what })
  return marks.glow.has(piece) ? t('board-can-touch', { what }) : what
}
