/** What the next cube of a market costs. */

/** The prices of the cubes that are left, the cheapest first. */
export function pricesLeft(spaces: readonly number[], cubes: number): number[] {
  return [...spaces].sort((one, other) => one - other).slice(spaces.length - cubes)
}

export const nextPrice = (spaces: readonly number[], cubes: number, whenEmpty: number): number => pricesLeft(spaces, cubes)[0] ?? whenEmpty
