/** Lines as an engraver draws them: coasts, rivers and hills. The same every time, and only decoration. */

import type { Point } from '../connection/shapes'
import { distance, fromBox, fromLine, within, type Box } from './geometry'

type Chance = (least: number, most: number) => number

/** Numbers that look like chance and are the same for the same seed. */
export function chanceOf(seed: number): Chance {
  let state = seed * 0x9e3779b9
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (most - least)
  }
}

/** Points between those of a line, a little off it, so that nothing looks ruled. */
function roughened(points: Point[], closed: boolean, by: number, seed: number): Point[] {
  const chance = chanceOf(seed)
  const rough: Point[] = []
  points.forEach((a, at) => {
    rough.push(a)
    const b = points[at + 1] ?? (closed ? points[0]! : null)
    if (!b) return
    const length = distance(a, b)
    const steps = Math.floor(length / 26)
    for (let step = 1; step <= steps; step++) {
      const [share, off] = [step / (steps + 1), chance(-by, by)]
      const [across, down] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
      rough.push([a[0] + (b[0] - a[0]) * share + across * off, a[1] + (b[1] - a[1]) * share + down * off])
    }
  })
  return rough
}

interface Stroke {
  closed?: boolean
  rough?: number
  seed?: number
}

/** A smooth line through points, roughened first, as path data. */
export function drawnLine(given: Point[], stroke: Stroke = {}): string {
  const [start, curves] = curvesOf(given, stroke)
  return `M${start}${curves.map((curve) => curve.data).join('')}${stroke.closed ? 'Z' : ''}`
}

/** How many curves a length of line has, where it is drawn in lengths. */
const CURVES = 16

/** The same in lengths: a browser that draws a corner of the sheet leaves out those that are elsewhere. */
export function drawnLengths(given: Point[], stroke: Stroke = {}): string[] {
  const [start, curves] = curvesOf(given, stroke)
  const lengths: string[] = []
  for (let at = 0; at < curves.length; at += CURVES) {
    const from = at ? curves[at - 1]!.end : start
    lengths.push(`M${from}${curves.slice(at, at + CURVES).map((curve) => curve.data).join('')}`)
  }
  return lengths
}

function curvesOf(given: Point[], { closed = false, rough = 0, seed = 1 }: Stroke): [string, { data: string; end: string }[]] {
  const points = rough ? roughened(given, closed, rough, seed) : given
  const count = points.length
  const at = (place: number): Point =>
    closed ? points[(place + count) % count]! : points[Math.max(0, Math.min(count - 1, place))]!
  const write = (...numbers: number[]): string => numbers.map((number) => Math.round(number)).join(' ')
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, place) => {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)]
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ]
    return { data: `C${write(...controls, ...to)}`, end: write(...to) }
  })
  return [write(...at(0)), curves]
}

/** What hills keep away from. */
export interface Taken {
  boxes: Box[]
  lines: [Point, Point][]
}

/** A hill as path data: its strokes in the light, and those in the shade. */
export interface Hachures {
  light: string
  shade: string
}

interface Hill {
  at: Point
  radius: number
}

/** Hills of short strokes, only where nothing of the game is. */
export function hachures(
  [width, height]: Point,
  taken: Taken,
  { seed, count, gap, land }: { seed: number; count: number; gap: number; land: Point[] | null },
): Hachures[] {
  const chance = chanceOf(seed)
  return places([width, height], taken, chance, count, gap, land).map((hill) => strokes(hill, chance))
}

function places([width, height]: Point, taken: Taken, chance: Chance, count: number, gap: number, land: Point[] | null): Hill[] {
  const hills: Hill[] = []
  for (let tries = 0; tries < 4000 && hills.length < count; tries++) {
    const at: Point = [chance(20, width - 20), chance(20, height - 20)]
    if (hills.some((hill) => distance(at, hill.at) - hill.radius < 34)) continue
    const room = roomAt(at, [width, height], taken, gap)
    if (room <= gap + 6 || (land && !isInland(at, land))) continue
    hills.push({ at, radius: Math.min(room - 8, 74) })
  }
  return hills
}

function roomAt(at: Point, [width, height]: Point, taken: Taken, enough: number): number {
  let room = Math.min(at[0], at[1], width - at[0], height - at[1]) - 8
  for (const box of taken.boxes) {
    if (room < enough) return room
    room = Math.min(room, fromBox(at, box))
  }
  for (const line of taken.lines) {
    if (room < enough) return room
    room = Math.min(room, fromLine(at, line))
  }
  return room
}

function isInland([x, y]: Point, land: Point[]): boolean {
  const around = [-70, 0, 70]
  return around.every((dx) => around.every((dy) => within(land, [x + dx, y + dy])))
}

const RINGS: Point[] = [
  [0.16, 0.36],
  [0.4, 0.62],
  [0.66, 0.88],
]

function strokes({ at, radius }: Hill, chance: Chance): Hachures {
  const light: string[] = []
  const shade: string[] = []
  const phase = [chance(0, 6.28), chance(0, 6.28), chance(0, 6.28)]
  const [flat, turn] = [chance(0.62, 0.9), chance(-0.7, 0.7)]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const outline = (angle: number): number =>
    1 +
    0.16 * Math.sin(2 * angle + phase[0]!) +
    0.1 * Math.sin(3 * angle + phase[1]!) +
    0.07 * Math.sin(5 * angle + phase[2]!)
  for (const [inner, outer] of RINGS) {
    if (radius * outer < 12) continue
    const count = Math.floor((2 * Math.PI * radius * inner) / 3.6) + 9
    for (let number = 0; number < count; number++) {
      const angle = (2 * Math.PI * number) / count + chance(-0.05, 0.05)
      const reach = outline(angle) * radius * 0.86
      const end = (share: number): string => {
        const [across, down] = [Math.cos(angle) * reach * share, Math.sin(angle) * reach * share * flat]
        return `${Math.round(at[0] + across * cos - down * sin)} ${Math.round(at[1] + across * sin + down * cos)}`
      }
      const stroke = `M${end(inner + chance(-0.02, 0.02))}L${end(outer + chance(-0.07, 0.03))}`
      ;(Math.cos(angle + turn - 0.8) > 0.1 ? shade : light).push(stroke)
    }
  }
  return { light: light.join(''), shade: shade.join('') }
}
