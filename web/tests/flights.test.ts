/** What flies over the table when a move has been made. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Seen, SeenTile } from '../src/connection/shapes'
import { flightsBetween } from '../src/table/flights'

const { sight } = JSON.parse(readFileSync('tests/positions/birmingham-late.json', 'utf-8')) as { sight: Seen }
const mine: SeenTile = { slot: 'dudley.1', tile: 'coal_mine-1', industry: 'coal_mine', level: 1, seat: 0, colour: 'red', cubes: 2, resource: 'coal', flipped: false }
const works: SeenTile = { ...mine, slot: 'dudley.2', tile: 'iron_works-1', industry: 'iron_works', cubes: 4, resource: 'iron' }
const before: Seen = { ...sight, tiles: [mine], links: [], markets: { coal: { cubes: 5, price: 3 }, iron: { cubes: 5, price: 3 } } }
const poorer = (seat: number, by: number): Seen['seats'] => before.seats.map((one, place) => (place === seat ? { ...one, money: (one.money ?? 0) - by } : one))

describe('what flies', () => {
  it('is each cube taken, from its tile to what was built, and the price', () => {
    const after = { ...before, tiles: [{ ...mine, cubes: 1 }, works], seats: poorer(1, 7) }
    expect(flightsBetween(before, after)).toEqual([
      { what: 'coal', from: 'slot:dudley.1', to: 'slot:dudley.2', sum: 0 },
      { what: 'money', from: 'purse:1', to: 'slot:dudley.2', sum: 7 },
    ])
  })

  it('is what a new tile sells to a market, and what is bought there', () => {
    const after = { ...before, tiles: [mine, works], markets: { coal: { cubes: 4, price: 3 }, iron: { cubes: 7, price: 2 } } }
    expect(flightsBetween(before, after)).toEqual([
      { what: 'coal', from: 'ladder:coal', to: 'slot:dudley.2', sum: 0 },
      { what: 'iron', from: 'slot:dudley.2', to: 'ladder:iron', sum: 0 },
      { what: 'iron', from: 'slot:dudley.2', to: 'ladder:iron', sum: 0 },
    ])
  })

  it('is iron to whoever develops, and coins from the bank to whoever borrows', () => {
    const developed = { ...before, markets: { ...before.markets, iron: { cubes: 4, price: 3 } }, seats: poorer(2, 3) }
    expect(flightsBetween(before, developed)).toEqual([
      { what: 'iron', from: 'ladder:iron', to: 'purse:2', sum: 0 },
      { what: 'money', from: 'purse:2', to: 'bank', sum: 3 },
    ])
    expect(flightsBetween(before, { ...before, seats: poorer(0, -30) })).toEqual([{ what: 'money', from: 'bank', to: 'purse:0', sum: 30 }])
  })

  it('is nothing where nothing changed hands, and never more than can be followed', () => {
    expect(flightsBetween(before, before)).toEqual([])
    const emptied = { ...before, tiles: [mine, works], markets: { coal: { cubes: 0, price: 8 }, iron: { cubes: 20, price: 1 } } }
    expect(flightsBetween(before, emptied)).toHaveLength(14)
  })
})
