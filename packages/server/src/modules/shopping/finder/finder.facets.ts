import type { Found } from './finder.freshness.ts'
import { type Among, offeredParts, onSaleOf, partsOf, passing, slotsIn, totalOf } from './finder.match.ts'
import { offeredOf, pricesOf } from './finder.offered.ts'
import { type Part, type ProductFacet, productFacets, type Question } from './finder.question.ts'
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
export interface Counts extends Record<ProductFacet, Map<number, number>> {
  categories: CategoryCounts
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
export function countFacets(shelf: Shelf, question: Question, among: Among | null): Omit<Counts, 'categories'> {
  const offered = offeredParts(shelf, question)
  const all = partsOf(question)
  const matchesWith = (parts: Part[]) => passing(shelf, parts, among)
  const counted = (facets: ProductFacet[], parts: Part[]) => {
    const slots = slotsIn(matchesWith([...parts, ...offered]))
    return facets.map((facet) => [facet, countValues(shelf, facet, slots)] as const)
  }
  const isChosen = (facet: ProductFacet) => question.chosen[facet].length > 0
  // those without a choice of their own are all counted among the same products
  const open = counted(
    productFacets.filter((facet) => !isChosen(facet)),
    all,
  )
  const chosen = productFacets.filter(isChosen).flatMap((facet) => counted([facet], partsOf(question, facet)))
  const onSale = matchesWith([...all, ...(offered.length ? offered : [onSaleOf(shelf)])])
  return {
    ...countOffers(shelf, question, slotsIn(matchesWith(all))),
    ...(Object.fromEntries([...open, ...chosen]) as Pick<Counts, ProductFacet>),
    on_sale: totalOf(onSale),
  }
}

/** How many of these products have each value, by its id. */
function countValues(shelf: Shelf, facet: ProductFacet, slots: Int32Array): Map<number, number> {
  if (facet === 'elements') {
    const { members } = shelf.elementSets
    return byMember(members, countByCode(shelf.elements, members.length, slots))
  }
  return byCode(countByCode(shelf[facet], (facet === 'rarities' ? shelf.mostRarity : shelf.mostTag) + 1, slots))
}

const countOffers = (shelf: Shelf, { offer }: Question, slots: Int32Array) => ({
  ...tallyOf(offeredOf(shelf, offer, slots), slots),
  price: pricesOf(shelf, offer, slots),
})
