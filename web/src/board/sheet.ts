/** Where everything on the sheet is: laid out once from the drawing and the scenery of its board. */

import type { DrawingData, DrawnConnection, DrawnPlace, DrawnTile, Names, Point } from '../connection/shapes'
import type { Scenery } from '../games/look'
import { hachures, type Hachures, type Taken } from './engraving'
import { capital } from '../words/labels'
import { distance, fromBox, grown, middle, overlap, textWidth, type Box } from './geometry'

const GAP = 4
/** The room of a name above its slots. */
const NAME = 20
/** Where a link is touched: as wide as a finger when targets are drawn for fingers. */
const WIDEST = 20

export interface LaidSlot {
  id: string
  place: string
  number: number
  x: number
  y: number
  side: number
  /** What may be built there; empty: anything. */
  industries: string[]
}

export interface LaidPlace {
  id: string
  kind: string
  name: string
  at: Point
  box: Box
  label: { at: Point; anchor: 'start' | 'middle' | 'end' }
  slots: LaidSlot[]
  drawn: DrawnPlace
}

export interface LaidConnection {
  id: string
  name: string
  /** The line itself, and its spurs. */
  lines: [Point, Point][]
  token: Point
  /** How far around the token a finger means it: half-way to whatever is next to it. */
  reach: number
  spaces: [number, number, number][]
  drawn: DrawnConnection
}

export interface Sheet {
  size: Point
  scale: number
  side: number
  places: LaidPlace[]
  byId: Map<string, LaidPlace>
  connections: LaidConnection[]
  slots: Map<string, LaidSlot>
  hills: Hachures[]
}

export function layOut(drawing: Pick<DrawingData, 'canvas' | 'places' | 'connections'>, scenery: Scenery, names: Names, slotIndustries: Record<string, string> = {}): Sheet {
  const scale = scenery.scale
  const size: Point = [drawing.canvas[0] * scale, drawing.canvas[1] * scale]
  const places = drawing.places.map((place) => layPlace(place, scenery, names))
  const byId = new Map(places.map((place) => [place.id, place]))
  const connections = drawing.connections.map((one) => layConnection(one, byId, scale))
  const slots = new Map(places.flatMap((place) => place.slots).map((slot) => [slot.id, slot]))
  for (const slot of slots.values()) slot.industries = slot.industries.map((industry) => slotIndustries[industry] ?? industry)
  for (const connection of connections) connection.reach = reachOf(connection, connections, slots)
  const hills = hachures(size, takenBy(places, connections, scenery), {
    ...scenery.hills,
    land: scenery.coast ?? null,
  })
  return { size, scale, side: scenery.side, places, byId, connections, slots, hills }
}

/** Rows of at most two where the drawing says nothing else. */
function rowsOf(place: DrawnPlace): number[][] {
  if (place.rows) return place.rows
  const all = (place.slots ?? []).map((_, number) => number)
  return all.length <= 2 ? (all.length ? [all] : []) : [all.slice(0, 2), all.slice(2)]
}

function layPlace(place: DrawnPlace, scenery: Scenery, names: Names): LaidPlace {
  const at: Point = [place.at[0] * scenery.scale, place.at[1] * scenery.scale]
  const rows = place.slots ? rowsOf(place) : []
  const isNamed = place.kind !== 'farm_brewery'
  const isBelow = scenery.below?.includes(place.id) ?? false
  const side = scenery.side
  const room = isNamed && rows.length ? NAME : 0
  const width = Math.max(...rows.map((row) => row.length * (side + GAP) - GAP), rows.length ? 0 : 20)
  const height = rows.length ? room + rows.length * (side + GAP) - GAP : 20
  const box = { x: at[0] - width / 2, y: at[1] - height / 2, width, height }
  const top = box.y + (isBelow ? room - 8 : room)
  const shift = scenery.labels?.[place.id]
  const above: Point = [at[0], isBelow ? top + height - room + 16 : box.y + room - 6]
  return {
    id: place.id,
    kind: place.kind,
    name: capital(names.place?.[place.id] ?? place.id.replaceAll('_', ' ')),
    at,
    box,
    label: shift ? { at: [at[0] + shift[0], at[1] + shift[1]], anchor: shift[2] } : { at: above, anchor: 'middle' },
    slots: rows.flatMap((row, line) => laySlots(place, row, at[0], top + line * (side + GAP), side)),
    drawn: place,
  }
}

function laySlots(place: DrawnPlace, row: number[], centre: number, y: number, side: number): LaidSlot[] {
  const left = centre - (row.length * (side + GAP) - GAP) / 2
  return row.map((number, column) => {
    const shown = place.slots?.[number] ?? []
    const industries = (Array.isArray(shown) ? shown : [shown]).filter((industry) => industry !== 'blank')
    return { id: `${place.id}.${number + 1}`, place: place.id, number: number + 1, x: left + column * (side + GAP), y, side, industries }
  })
}

function layConnection(one: DrawnConnection, places: Map<string, LaidPlace>, scale: number): LaidConnection {
  const ends = one.ends.map((end) => places.get(end)!)
  const [first, last] = [ends[0]!, ends.at(-1)!]
  const scaled = (point: Point): Point => [point[0] * scale, point[1] * scale]
  const isSpur = ends.length > 2
  // a link's disc lies in the middle of what is seen of its line
  const token = isSpur && one.token ? scaled(one.token) : middle(first.at, last.at, first.box, last.box)
  const spurs = ends.slice(1, -1).map((end): [Point, Point] => [end.at, token])
  return {
    id: one.id,
    name: ends.map((end) => end.name).join(' – '),
    lines: [[first.at, last.at], ...spurs],
    token,
    reach: WIDEST,
    spaces: (one.spaces ?? []).map(([x, y, angle]) => [x * scale, y * scale, angle]),
    drawn: one,
  }
}

function reachOf({ id, token }: LaidConnection, all: LaidConnection[], slots: Map<string, LaidSlot>): number {
  const others = all.filter((other) => other.id !== id).map((other) => distance(token, other.token) / 2)
  const beside = [...slots.values()].map(({ x, y, side }) => fromBox(token, { x, y, width: side, height: side }) - 4)
  return Math.max(12, Math.min(WIDEST, ...others, ...beside))
}

/** What hills keep away from: places with their names, lines, cartouche and compass. */
function takenBy(places: LaidPlace[], connections: LaidConnection[], scenery: Scenery): Taken {
  const { cartouche, compass } = scenery
  const [[left, top], [x, y], reach] = [cartouche.at, compass.at, compass.radius + 14]
  return {
    boxes: [
      ...places.map((place) => grown(place.box, place.slots.length ? 10 : 34)),
      { x: left - 10, y: top - 10, width: cartouche.width + 20, height: 120 },
      { x: x - reach, y: y - reach - 12, width: 2 * reach, height: 2 * reach + 12 },
      ...(scenery.names ?? []).map((name) => ({ x: name.at[0] - 60, y: name.at[1] - 22, width: 120, height: 34 })),
    ],
    lines: connections.flatMap((connection) => connection.lines),
  }
}

/** Every kind of tile by its id. */
export function tilesOf(drawing: DrawingData): Map<string, DrawnTile> {
  return new Map(drawing.mats.flatMap((row) => row.tiles).map((tile) => [tile.tile, tile]))
}

/** Things by what they have in common. */
export function grouped<Thing>(things: Thing[], by: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) groups.set(by(thing), [...(groups.get(by(thing)) ?? []), thing])
  return groups
}

/** How large a name is drawn that can be read from afar. */
const AFAR = 30

/**
 * Where the names of places stand when the sheet is seen from afar: around their slots, away from those of others
 * if that can be; of names that collide the first stays.
 */
export function namesFromAfar(places: LaidPlace[], { size, slots }: Pick<Sheet, 'size' | 'slots'>): Map<string, Point> {
  const shown = new Map<string, Point>()
  const boxes: Box[] = []
  const taken = [...slots.values()].map(({ x, y, side }) => ({ x, y, width: side, height: side }))
  for (const place of places) {
    const spots = spotsAround(place, size).filter(({ box }) => !boxes.some((other) => overlap(box, other)))
    const spot = spots.find(({ box }) => !taken.some((slot) => overlap(box, slot))) ?? spots[0]
    if (!spot) continue
    boxes.push(spot.box)
    shown.set(place.id, spot.at)
  }
  return shown
}

/** Above a place, below it, and to its sides. */
function spotsAround({ name, at, box: drawn, slots }: LaidPlace, [width]: Point): { at: Point; box: Box }[] {
  const half = textWidth(name, AFAR) / 2 + 12 // the width is only about right
  const box = slots.length ? drawn : grown(drawn, 28) // a town without slots is a disc
  const [left, right, foot] = [box.x - half, box.x + box.width + half, box.y + box.height]
  const wanted: Point[] = [[at[0], box.y + 8], [at[0], foot + AFAR], [right, at[1] + 18], [left, at[1] + 18]]
  return wanted.map(([across, y]) => {
    const x = Math.min(width - half, Math.max(half, across))
    return { at: [x, y], box: { x: x - half, y: y - AFAR + 2, width: 2 * half, height: AFAR + 2 } }
  })
}
