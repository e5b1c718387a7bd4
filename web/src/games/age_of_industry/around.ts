/** Where the markets, distant ports and imports of a board are drawn. */

import { distance, fromLine } from '../../board/geometry'
import type { LaidPlace, Sheet } from '../../board/sheet'
import type { DrawingData, Point } from '../../connection/shapes'

export interface Sea {
  ship: string
  ports: string[]
  coal: number
  coal_at: Point
}

export interface Market {
  id: string
  place: string
  at: Point
}

export const seasOf = (drawing: DrawingData): Sea[] => (drawing.own.seas ?? []) as unknown as Sea[]
export const marketsOf = (drawing: DrawingData): Market[] => (drawing.own.markets ?? []) as unknown as Market[]

export const onSheet = ([x, y]: Point, sheet: Sheet): Point => [x * sheet.scale, y * sheet.scale]

/** Spots beside a place for its market and its distant port: those with most room first. */
function spotsBeside({ box, at: [x] }: LaidPlace, sheet: Sheet): Point[] {
  const spots: Point[] = [
    [box.x + box.width + 19, box.y + 38],
    [box.x - 19, box.y + 38],
    [x - 22, box.y + box.height + 17],
    [x + 22, box.y + box.height + 17],
    [box.x + box.width + 19, box.y + box.height - 10],
    [box.x - 19, box.y + box.height - 10],
  ]
  const room = (spot: Point): number =>
    Math.min(
      24,
      ...sheet.connections.flatMap((one) => one.lines.map((line) => fromLine(spot, line))),
      ...sheet.connections.map((one) => distance(spot, one.token) - 10),
    )
  return spots.sort((one, other) => room(other) - room(one))
}

/** The market and the distant port of a place, where it has them. */
export function beside(place: LaidPlace, hasMarket: boolean, sheet: Sheet): { market: Point; port: Point } {
  const [x, y] = place.at
  if (!place.slots.length) {
    const apart = hasMarket && place.drawn.distant_port ? 16 : 0
    return { market: [x - apart, y + 14], port: [x + apart, y + 13] }
  }
  const spots = spotsBeside(place, sheet)
  const market = spots[0]!
  const port = hasMarket ? spots.find((spot) => distance(spot, market) > 30)! : market
  return { market, port }
}

/** What the server says of a market for goods … */
export interface MarketToken {
  market: string
  market_token: string
  used: boolean
  open: boolean
}

/** … and of coal that waits at sea. */
export interface Import {
  slot: string
  cubes: number
}
