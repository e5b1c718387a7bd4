/** A player's look: tincture, sign and hatching go together, so that nobody needs to see the colour. */

/** The colours of the boxes, in the order of the tokens `--p0` … `--p5`. */
const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'black']

export const SIGNS = ['wheel', 'kiln', 'shuttle', 'cross', 'star', 'shoe']

/** The engravers' way to print a colour in black: strokes in a square of 5 units. */
export const HATCHINGS = [
  'M2 0V5',
  'M0 2H5',
  'M1.5 1.5h.01M4 4h.01',
  'M-1-1 6 6M4-1 6 1M-1 4 1 6',
  'M-1 6 6-1M-1 1 1-1M4 6 6 4',
  'M2 0V5M0 2H5',
]

/** Which look a colour has; an unknown colour has the last. */
export function lookOf(colour: string): number {
  const found = COLOURS.indexOf(colour)
  return found < 0 ? COLOURS.length - 1 : found
}

/** The icon of a colour's sign. */
export function signOf(colour: string): string {
  return `player_${SIGNS[lookOf(colour)]}`
}
