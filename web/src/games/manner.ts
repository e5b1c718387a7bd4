/** What differs by game around the board: its actions, its currency, panels that only it has. */

import type { Component } from 'svelte'
import type { DrawingData, Names, Seen } from '../connection/shapes'
import { manner as ageOfIndustry } from './age_of_industry/manner'
import { manner as birmingham } from './birmingham/manner'
import { manner as lancashire } from './lancashire/manner'
import { manner as workshop } from './workshop/manner'

/** Something that may be done, as a button of the action bar. */
export interface Action {
  verb: string
  icon: string
  key: string
}

export interface OwnPanelProps {
  seen: Seen
  names: Names
  drawing: DrawingData
}

/** A note for newcomers: its label, and what it stands beside. */
export interface Note {
  label: string
  at: 'actions' | 'hand' | 'board' | 'markets' | 'bill' | 'players'
}

export interface Manner {
  currency: 'pounds' | 'dollars'
  actions: Action[]
  /** Figures of a player, in their order; each has a label `figure-…`. */
  figures: string[]
  /** What decides: points, or money. */
  aim: 'points' | 'money' | 'standing'
  /** What lies in the hand is touched as this; cards, unless it is said otherwise. */
  hand?: 'card' | 'industry'
  /** What a newcomer is told in the first turns. */
  notes?: Note[]
  Own?: Component<OwnPanelProps>
}

const MANNERS: Record<string, Manner> = { birmingham, lancashire, age_of_industry: ageOfIndustry, workshop }

/** A game that nobody has described here is shown with what all games have. */
const PLAIN: Manner = { currency: 'pounds', actions: [], figures: ['money', 'cards', 'links'], aim: 'points' }

export function mannerOf(game: string): Manner {
  return MANNERS[game] ?? PLAIN
}
