import type { Found } from './finder.freshness.ts'
import { offeredParts, onSaleOf, passing, passingAmong, slotsIn, totalOf } from './finder.match.ts'
import { offeredOf, pricesOf } from './finder.offered.ts'
import type { Part, Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'
import { tallyOf } from './finder.tally.ts'

/** Numbers only: hundreds of collections, kept for each filter. */
export interface CategoryCounts {
  /** Those that have any, of most products first, the newest of as many first. */
  ids: Int32Array
  /** By id. */
  counts: Int32Array
}

/** Products for each value of each facet, that facet's own choice left out. Keys are ids, or values of the trade. */
export interface Counts {
  categories: CategoryCounts
  rarities: Map<number, number>
  elements: Map<number, number>
  conditions: Map<string, number>
  languages: Map<string, number>
  finishes: Map<string, number>
  ufs: Map<string, number>
  bra_center: number
  on_sale: number
  /** Null where nothing is on offer. */
  price: { min: number; max: number } | null
}

/** How many of these products have each code in this column. */
function countByCode(column: Int32Array, codes: number, slots: Int32Array): Int32Array {
  const counts = new Int32Array(codes)
  for (let at = 0; at < slots.length; at++) counts[column[slots[at]!]!]!++
  return counts
}

const byCode = (counts: Int32Array) => new Map([...counts.entries()].filter(([code, count]) => code && count))

function byMember(sets: number[][], counts: Int32Array) {
  const byId = new Map<number, number>()
  for (const [code, count] of counts.entries())
    for (const id of sets[code]!) if (count) byId.set(id, (byId.get(id) ?? 0) + count)
  return byId
}

/** How many of these products each category has. */
export function countCategories({ shelf, known }: Found, slots: Int32Array): CategoryCounts {
  const counts = countByCode(shelf.categories, shelf.mostCategory + 1, slots)
  const newestFirst = known.categories.map(({ id }) => id).filter((id) => counts[id])
  return { ids: Int32Array.from(newestFirst.sort((a, b) => counts[b]! - counts[a]!)), counts }
}

/** Of all products, or of those among which a text or a collection leaves it to be. */
export function countFacets(shelf: Shelf, question: Question, among: Int32Array | null): Omit<Counts, 'categories'> {
  const { plain, rarities, elements } = question
  const offered = offeredParts(shelf, question)
  const chosen = [...plain, ...rarities, ...elements]
  const matchesWith = (parts: Part[]) => (among ? passingAmong(shelf, parts, among) : passing(shelf, parts))
  const countWith = (parts: Part[], column: Int32Array, codes: number) =>
    countByCode(column, codes, slotsIn(matchesWith([...plain, ...parts, ...offered])))
  const { members } = shelf.elementSets
  const onSale = matchesWith([...chosen, ...(offered.length ? offered : [onSaleOf(shelf)])])
  return {
    ...countOffers(shelf, question, slotsIn(matchesWith(chosen))),
    rarities: byCode(countWith(elements, shelf.rarities, shelf.mostRarity + 1)),
    elements: byMember(members, countWith(rarities, shelf.elements, members.length)),
    on_sale: totalOf(onSale),
  }
}

const countOffers = (shelf: Shelf, { offer }: Question, slots: Int32Array) => ({
  ...tallyOf(offeredOf(shelf, offer, slots), slots),
  price: pricesOf(shelf, offer, slots),
})
