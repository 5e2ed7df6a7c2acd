import type { Found } from './finder.freshness.ts'
import { offeredParts, onSaleOf, passing, passingAmong } from './finder.match.ts'
import { offeredOf, pricesOf } from './finder.offered.ts'
import type { Part, Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'
import { tallyOf } from './finder.tally.ts'

/** Products for each value of each facet, that facet's own choice left out. Keys are ids, or values of the trade. */
export interface Counts {
  /** Those of most products first, and the newest of as many. */
  categories: Map<number, number>
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
export function countCategories({ shelf, known }: Found, slots: Int32Array): Counts['categories'] {
  const counts = countByCode(shelf.categories, shelf.mostCategory + 1, slots)
  const newestFirst = known.categories.map(({ id }) => [id, counts[id] ?? 0] as const)
  return new Map(newestFirst.filter(([, count]) => count).sort(([, many], [, more]) => more - many))
}

/** Of all products, or of those among which a text or a collection leaves it to be. */
export function countFacets(shelf: Shelf, question: Question, among: Int32Array | null): Omit<Counts, 'categories'> {
  const { plain, rarities, elements } = question
  const offered = offeredParts(shelf, question)
  const slotsWith = (parts: Part[]) => (among ? passingAmong(shelf, parts, among) : passing(shelf, parts).slots())
  const shown = slotsWith([...plain, ...rarities, ...elements])
  const found = passingAmong(shelf, offered, shown)
  const ofAnyRarity = rarities.length ? slotsWith([...plain, ...elements, ...offered]) : found
  const ofAnyElement = elements.length ? slotsWith([...plain, ...rarities, ...offered]) : found
  const { members } = shelf.elementSets
  return {
    ...tallyOf(offeredOf(shelf, question.offer, shown), shown),
    rarities: byCode(countByCode(shelf.rarities, shelf.mostRarity + 1, ofAnyRarity)),
    elements: byMember(members, countByCode(shelf.elements, members.length, ofAnyElement)),
    price: pricesOf(shelf, question.offer, shown),
    on_sale: offered.length ? found.length : passingAmong(shelf, [onSaleOf(shelf)], shown).length,
  }
}
