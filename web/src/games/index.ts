/** What each game adds to the page; a game that adds nothing is drawn on plain paper. */

import { ageOfIndustry } from './age_of_industry'
import { birmingham } from './birmingham'
import { lancashire } from './lancashire'
import type { GameLook, Scenery } from './look'
import { workshop } from './workshop'

const LOOKS: Record<string, GameLook> = { birmingham, lancashire, workshop, age_of_industry: ageOfIndustry }

const PLAIN_LOOK: GameLook = { boards: {}, reconstructed: false }

const PLAIN: Scenery = {
  scale: 1,
  side: 38,
  title: 'board-name',
  subtitle: 'page-title',
  cartouche: { at: [24, 24], width: 200 },
  compass: { at: [900, 100], radius: 40 },
  hills: { seed: 1, count: 0, gap: 26 },
}

export const lookOfGame = (game: string): GameLook => LOOKS[game] ?? PLAIN_LOOK

/** The scenery of a board; somebody's own board is drawn on that of the game's first. */
export function sceneryOf(look: GameLook, board: string): Scenery {
  return look.boards[board] ?? Object.values(look.boards)[0] ?? PLAIN
}

