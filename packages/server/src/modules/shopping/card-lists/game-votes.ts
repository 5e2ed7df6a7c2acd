import { oneForEach } from '../../../platform/memory.ts'
import type { Found } from '../finder/index.ts'

/** How many lines of a list are of a game; a line that may be of several gives each a part of its vote. */
export type Votes = Map<number, number>

export function votesOf(found: Found, lines: number[][]): Votes {
  const votes: Votes = new Map()
  for (const ids of lines) {
    const games = new Set(ids.map((id) => gameOf(found, id)!))
    for (const game of games) votes.set(game, (votes.get(game) ?? 0) + 1 / games.size)
  }
  return votes
}

/** Keeps the products of the game with the most votes; at the same votes, of that with the most of these products. */
export function ofOneGame(found: Found, ids: number[], votes: Votes) {
  const byGame = Map.groupBy(ids, (id) => gameOf(found, id)!)
  if (byGame.size < 2) return ids
  const ranked = [...byGame].sort(
    ([one, ofOne], [other, ofOther]) =>
      (votes.get(other) ?? 0) - (votes.get(one) ?? 0) || ofOther.length - ofOne.length || one - other,
  )
  return ranked[0]![1]
}

export function isVoted(found: Found, ids: number[], votes: Votes) {
  const games = new Set(ids.map((id) => gameOf(found, id)!))
  const [first = 0, second = 0] = [...games].map((game) => votes.get(game) ?? 0).sort((a, b) => b - a)
  return games.size < 2 || first > second
}

export const isHere = ({ index }: Found, id: number) => index.isHere[index.slotOf.get(id) ?? -1] === 1

export function gameOf({ index, known }: Found, id: number) {
  const category = index.categories[index.slotOf.get(id) ?? -1]
  return gamesByCategory(known).get(category ?? 0)
}

const gamesByCategory = oneForEach(
  (known: Found['known']) => new Map(known.categories.map(({ id, business_id: game }) => [id, game])),
)
