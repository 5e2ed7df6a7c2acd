/** Returns how alike two plain texts are, from 0 to 1, by the pairs of letters that they share. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  if (!pairs.length || !others.length) return 0
  const left = new Map<string, number>()
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0
    if (!count) continue
    left.set(pair, count - 1)
    shared++
  }
  return (2 * shared) / (pairs.length + others.length)
}

function pairsOf(text: string) {
  const words = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  return words.length < 3 ? [] : Array.from({ length: words.length - 1 }, (_, at) => words.slice(at, at + 2))
}
