import type { Found } from './finder.freshness.ts'
import { textLineOf } from './finder.lines.ts'

/** Products of one set on either side of a product, by number; the nearest first. */
interface Neighbours {
  before: number[]
  after: number[]
}

/** Returns the ids of at most so many products on each side; a product without a number has no neighbours. */
export function neighboursOf({ index }: Found, productId: number, most: number): Neighbours {
  const slot = index.slotOf.get(productId)
  if (slot === undefined || index.numbers[slot] === '') return { before: [], after: [] }
  const { sorted, places } = textLineOf(index, 'number')
  const isBeside = (other: number | undefined) =>
    other !== undefined && index.categories[other] === index.categories[slot] && index.numbers[other] !== ''
  const walk = (step: number) => {
    const ids: number[] = []
    for (let at = places[slot]! + step; ids.length < most && isBeside(sorted[at]); at += step)
      if (index.isHere[sorted[at]!]) ids.push(index.ids[sorted[at]!]!)
    return ids
  }
  return { before: walk(-1), after: walk(1) }
}
