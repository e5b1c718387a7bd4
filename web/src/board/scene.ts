/** What everything on the board needs to know; handed down once by the board. */

import { getContext, setContext } from 'svelte'
import type { DrawingData, DrawnTile, Names, Point, Seen, SeenLink, SeenTile } from '../connection/shapes'
import type { GameLook, Scenery } from '../games/look'
import type { Marks, Piece } from './marks'
import type { Shape } from './shapes'
import type { Sheet } from './sheet'

/** Its fields are read anew whenever they are used, so that whatever changes is followed. */
export interface Scene {
  readonly drawing: DrawingData
  readonly names: Names
  readonly seen: Seen
  readonly sheet: Sheet
  readonly scenery: Scenery
  readonly look: GameLook
  readonly marks: Marks
  /** By slot; the town itself in a game without slots. */
  readonly tiles: Map<string, SeenTile[]>
  readonly links: Map<string, SeenLink[]>
  readonly kinds: Map<string, DrawnTile>
  /** Where every piece that can be pointed at is, by who draws it. */
  readonly shapes: Map<object, Shape>
  /** Where the names of places that glow stand from afar; null from near, where all names are seen. */
  readonly afar: Map<string, Point> | null
  /** The one piece that the Tab key reaches. */
  readonly inTabOrder: Piece | null
}

const KEY = Symbol('scene')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const getScene = (): Scene => getContext(KEY)
