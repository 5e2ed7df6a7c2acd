import { wordCuration } from '@bra/contract/office/word-curation'
import type { CuratedWord } from '@bra/contract/office/word-curation.schemas'
import { ask } from '../../../lib/query.ts'
import { categoryChoicesQuery } from './category.data.ts'

const POLL_MS = 2000

interface Words {
  businesses: CuratedWord[]
  rarities: CuratedWord[]
  elements: CuratedWord[]
}

/** Asks again while products move from one word to another. */
export const wordsQuery = {
  ...ask(wordCuration.list, {}),
  refetchInterval: ({ state: { data } }: { state: { data?: Words } }) =>
    Object.values(data ?? {})
      .flat()
      .some(({ merging_into }) => merging_into) && POLL_MS,
}

/** These queries show words of the trade. */
export const wordLists = [wordCuration.list, categoryChoicesQuery]

/** Returns the ids of all words, those that are shown in their new order and the others where they were. */
export function orderWithin(all: CuratedWord[], order: number[]): number[] {
  const moved = new Set(order)
  const next = order.values()
  return all.map(({ id }) => (moved.has(id) ? next.next().value! : id))
}
