import { random, seedOf } from '@bra/demo/art/prng'

export type Dice = ReturnType<typeof diceOf>

/** Each actor has dice of its own, so that its throws do not depend on which actor is quicker. */
export function diceOf(name: string) {
  const next = random(seedOf(name))
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick: <const T>(things: readonly [T, ...T[]]): T => things[below(things.length)] ?? things[0],
    oneOf: <T>(things: readonly T[]): T | undefined => things[below(things.length)],
  }
}
