/** The sheets of all five boards, laid out from real drawings (`positions.py`). */

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changedBetween } from '../src/board/changes'
import { fromBox, fromLine, grown, overlap } from '../src/board/geometry'
import { layOut, namesFromAfar, type Sheet } from '../src/board/sheet'
import { inwards, sidesOf, spaceAt } from '../src/board/track'
import type { Drawing, Point, Seen } from '../src/connection/shapes'
import * as germany from '../src/games/age_of_industry/scenery'
import { midlands } from '../src/games/birmingham/scenery'
import { lancashire } from '../src/games/lancashire/scenery'
import type { Scenery } from '../src/games/look'
import { greatBritain, SOCKETS } from '../src/games/workshop/scenery'

const SCENERY: Record<string, Scenery> = {
  birmingham: midlands,
  lancashire,
  germany: germany.germany,
  new_england: germany.newEngland,
  workshop: greatBritain,
}

interface Position {
  en: Drawing
  sight: Seen
  next: Seen
}

function positionOf(board: string): Position {
  const file = new URL(`./positions/${board}-late.json`, import.meta.url)
  if (!existsSync(file)) throw new Error('no positions: run `python web/tests/positions.py web/tests/positions`')
  return JSON.parse(readFileSync(file, 'utf8')) as Position
}

function sheetOf(board: string): Sheet {
  const { drawing, names } = positionOf(board).en
  return layOut(drawing, SCENERY[board]!, names)
}

describe.each(Object.keys(SCENERY))('the sheet of %s', (board) => {
  const sheet = sheetOf(board)

  it('has room for every slot', () => {
    const boxes = [...sheet.slots.values()].map(({ x, y, side }) => ({ x, y, width: side, height: side }))
    const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const))
    expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([])
    expect(boxes.filter((box) => box.x < 0 || box.y < 0 || box.x + box.width > sheet.size[0])).toEqual([])
  })

  it('keeps every disc of a link clear of slots', () => {
    const hidden = sheet.connections.filter(({ token, spaces }) =>
      [...sheet.slots.values()].some(
        ({ x, y, side }) => !spaces.length && fromBox(token, { x, y, width: side, height: side }) < 3,
      ),
    )
    expect(hidden.map((connection) => connection.id)).toEqual([])
  })

  it('has names that can be read from afar, within the sheet and apart', () => {
    const shown = namesFromAfar(sheet.places, sheet)
    expect(shown.size).toBeGreaterThan(5)
    for (const [x] of shown.values()) expect(x > 0 && x < sheet.size[0]).toBe(true)
  })

  it('has no hill where something of the game is', () => {
    const strokes = [...sheet.hills.map((hill) => hill.light + hill.shade).join('').matchAll(/M(-?\d+) (-?\d+)/g)]
    expect(strokes.length).toBeGreaterThan(100)
    const isOnSomething = (at: Point): boolean =>
      sheet.places.some((place) => fromBox(at, grown(place.box, -1)) === 0) ||
      sheet.connections.some(({ lines }) => lines.some((line) => fromLine(at, line) < 6))
    expect(strokes.filter(([, x, y]) => isOnSomething([Number(x), Number(y)]))).toEqual([])
  })

  it('knows a place for every tile and link that can be seen', () => {
    const { sight } = positionOf(board)
    const places = new Set([...sheet.slots.keys(), ...sheet.places.map((place) => place.id)])
    expect(sight.tiles.filter((tile) => !places.has(tile.slot))).toEqual([])
    const lines = new Set(sheet.connections.map((connection) => connection.id))
    expect(sight.links.filter((link) => !lines.has(link.connection))).toEqual([])
    expect(sight.tiles.length + sight.links.length).toBeGreaterThan(10)
  })
})

describe('the sockets of Workshop of the World', () => {
  it('are as many as a town is worth', () => {
    for (const place of sheetOf('workshop').places)
      expect([place.id, SOCKETS[place.id]?.length]).toEqual([place.id, place.drawn.value])
  })
})

describe('the track around the frame', () => {
  it.each([[[1000, 1000]], [[1000, 1400]]])('has 100 spaces around %s', (size) => {
    expect(sidesOf(100, size as Point).reduce((sum, count) => sum + count)).toBe(100)
    const spaces = Array.from({ length: 100 }, (_, space) => spaceAt(space, 100, size as Point).join())
    expect(new Set(spaces).size).toBe(100)
  })

  it('begins in the lower left corner and goes up', () => {
    expect(spaceAt(0, 100, [1000, 1000])[1]).toBeGreaterThan(spaceAt(1, 100, [1000, 1000])[1])
    expect(spaceAt(0, 100, [1000, 1000])[0]).toBeLessThan(0)
  })

  it('lets a second marker step towards the middle', () => {
    expect(inwards(spaceAt(0, 100, [1000, 1000]), [1000, 1000], 9)).toEqual([9, 0])
    expect(inwards(spaceAt(60, 100, [1000, 1000]), [1000, 1000], 9)).toEqual([-9, 0])
  })
})

describe('what is new', () => {
  const { sight } = positionOf('birmingham')
  const mill = { slot: 'dudley.1', tile: 'coal_mine-1', industry: 'coal_mine', level: 1, seat: 0, colour: 'red', cubes: 2, resource: 'coal', flipped: false }
  const before = { ...sight, tiles: [mill], links: [] }

  it('is a tile that was built, or turned over, and a link that was laid', () => {
    const flipped = { ...mill, flipped: true }
    const link = { connection: 'dudley-birmingham', seat: 0, colour: 'red', kind: 'rail' }
    const after = { ...sight, tiles: [flipped, { ...mill, slot: 'stone.2' }], links: [link] }
    expect([...changedBetween(before, after)]).toEqual(['slot:dudley.1', 'slot:stone.2', 'connection:dudley-birmingham'])
  })

  it('is nothing where only cubes are taken, or too much has changed', () => {
    expect(changedBetween(before, { ...before, tiles: [{ ...mill, cubes: 1 }] }).size).toBe(0)
    expect(changedBetween({ ...sight, tiles: [], links: [] }, { ...sight, links: sight.links.slice(0, 12) }).size).toBe(0)
  })
})
