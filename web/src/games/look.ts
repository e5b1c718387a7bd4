/** What a game adds to the board: its scenery, and how places are drawn that only it has. */

import type { Component } from 'svelte'
import type { Point, Seen } from '../connection/shapes'
import type { LaidPlace } from '../board/sheet'

export interface WaterName {
  /** `scenery-…` among the labels of the page. */
  name: string
  at: Point
  turn?: number
  size?: number
}

/** The drawing around the game, in the units of the sheet; never rule-bearing. */
export interface Scenery {
  /** How much larger the sheet is than the map, where towns would stand too close otherwise. */
  scale: number
  /** The side of a slot. */
  side: number
  /** `scenery-…` labels of the cartouche. */
  title: string
  subtitle: string
  cartouche: { at: Point; width: number }
  compass: { at: Point; radius: number }
  /** The outline of the land; none: land as far as one sees. */
  coast?: Point[]
  rivers?: Point[][]
  names?: WaterName[]
  hills: { seed: number; count: number; gap: number }
  /** Places whose name stands below their slots. */
  below?: string[]
  /** Where names stand, relative to their place, if not above it; the anchor says which end is there. */
  labels?: Record<string, [number, number, 'start' | 'middle' | 'end']>
  /** Dashed lines between places that are no connections. */
  lanes?: [string, string][]
}

export interface PlaceProps {
  place: LaidPlace
}

export interface GameLook {
  /** By the name of the board. */
  boards: Record<string, Scenery>
  reconstructed: boolean
  /** Industries that slots call otherwise than tiles do. */
  slotIndustries?: Record<string, string>
  /** How places of a kind are drawn, where the board itself does not know. */
  places?: Record<string, Component<PlaceProps>>
  /** Drawn below all connections, and above all places. */
  Below?: Component
  Above?: Component
  /** Draws links where they lie on spaces of their own instead of along the whole connection. */
  LinkSpaces?: Component
  /** Whether such dashed lines are there with the options agreed. */
  hasLanes?: (seen: Seen) => boolean
}
