export type Random = () => number

/** Mulberry32: numbers in [0, 1), the same for the same seed. */
export function random(seed: number): Random {
  let state = seed >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** FNV-1a hash of a word. */
export function seedOf(word: string) {
  let hash = 0x811c9dc5
  for (const letter of word) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

export const between = (next: Random, low: number, high: number) => low + next() * (high - low)
export const chance = (next: Random, probability: number) => next() < probability
export const pick = <T>(next: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(next() * list.length)] ?? list[0]
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
