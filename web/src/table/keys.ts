/** What a key does at the table; letters of actions come from the game. */

import { mannerOf } from '../games/manner'

export type Command =
  | { do: 'confirm' | 'back' | 'clear' | 'undo' | 'zoomIn' | 'zoomOut' | 'fit' | 'large' | 'text' | 'keys' | 'hint' | 'markets' | 'players' | 'now' | 'why' | 'rules' | 'find' }
  | { do: 'card'; place: number }
  | { do: 'verb'; verb: string }
  | { do: 'replay' | 'glow'; step: 1 | -1 }

const FIXED: Record<string, Command> = {
  Enter: { do: 'confirm' },
  Backspace: { do: 'back' },
  Escape: { do: 'clear' },
  u: { do: 'undo' },
  '+': { do: 'zoomIn' },
  '-': { do: 'zoomOut' },
  '0': { do: 'fit' },
  B: { do: 'large' },
  M: { do: 'markets' },
  P: { do: 'players' },
  T: { do: 'text' },
  '?': { do: 'keys' },
  '/': { do: 'find' },
  h: { do: 'hint' },
  w: { do: 'why' },
  r: { do: 'rules' },
  '[': { do: 'replay', step: -1 },
  ']': { do: 'replay', step: 1 },
  End: { do: 'now' },
  g: { do: 'glow', step: 1 },
  G: { do: 'glow', step: -1 },
}

/** The rows of the list of keys: what is shown for a key, and the label of what it does. */
export const SHOWN: [string, string][] = [
  ['↵', 'confirm'],
  ['⌫', 'back'],
  ['Esc', 'clear'],
  ['U', 'undo'],
  ['1 … 9', 'card'],
  ['G', 'glow'],
  ['[ ]', 'replay'],
  ['End', 'now'],
  ['/', 'find'],
  ['+ − 0', 'zoom'],
  ['⇧B', 'large'],
  ['⇧M ⇧P', 'panels'],
  ['⇧T', 'text'],
  ['H', 'hint'],
  ['W', 'why'],
  ['R', 'rules'],
  ['?', 'keys'],
]

/** The command of a key press, or null: it is nobody's, or the browser's. */
export function commandOf(event: KeyboardEvent, game: string, letters: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return null
  const isLetter = /^[a-z]$/i.test(event.key)
  if (isLetter && !letters) return null
  if (event.key === 'Enter' && isPressed(event.target)) return null
  if (/^[1-9]$/.test(event.key)) return { do: 'card', place: Number(event.key) - 1 }
  const action = mannerOf(game).actions.find((one) => one.key === event.key)
  return action ? { do: 'verb', verb: action.verb } : (FIXED[event.key] ?? null)
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Enter on a button or a piece with the focus presses that, and confirms nothing. */
const isPressed = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, [role="button"]') !== null
