import { random, seedOf } from '../../../seed/art/prng.ts'

export type Dice = ReturnType<typeof diceOf>

/** Each who throws has dice of their own: what one throws does not hang on who is quicker. */
export function diceOf(name: string) {
  const next = random(seedOf(name))
  const below = (most: number) => Math.floor(next() * most)
  return {
    /** From 0 on. */
    below,
    chance: (probability: number) => next() < probability,
    pick: <const T>(things: readonly [T, ...T[]]): T => things[below(things.length)] ?? things[0],
    /** Nothing where there is nothing. */
    oneOf: <T>(things: readonly T[]): T | undefined => things[below(things.length)],
  }
}
