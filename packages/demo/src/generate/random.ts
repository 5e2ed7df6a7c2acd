/** Pseudo-random numbers; the same key gives the same numbers. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** Both ends are included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  /** Around 0; about two thirds lie between -1 and 1. */
  bell(): number
  pick<T>(list: readonly T[]): T
  /** Returns a key with a probability in proportion to its weight. */
  weighted<K extends string>(weights: Partial<Record<K, number>>): K
}

export function randomOf(key: string): Random {
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    bell: () => (next() + next() + next() + next() - 2) * 1.73,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0]!)[0]
    },
  }
}

function hash(text: string) {
  let hashed = 2_166_136_261
  for (let at = 0; at < text.length; at++) hashed = Math.imul(hashed ^ text.charCodeAt(at), 16_777_619)
  return hashed >>> 0
}
