import type { CategoryCounts, Counts } from './finder.counts.ts'
import type { Found } from './finder.freshness.ts'
import { type Among, offeredParts, onSaleOf, partsOf, passing, slotsIn, totalOf } from './finder.match.ts'
import { offeredOf, pricesOf } from './finder.offered.ts'
import { type Requirement, type ProductFacet, productFacets, type Question } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'
import { tallyOf } from './finder.tally.ts'

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

export function countCategories({ index, known }: Found, slots: Int32Array): CategoryCounts {
  const counts = countByCode(index.categories, index.mostCategory + 1, slots)
  const newestFirst = known.categories.map(({ id }) => id).filter((id) => counts[id])
  return { ids: Int32Array.from(newestFirst.sort((a, b) => counts[b]! - counts[a]!)), counts }
}

/** Counts among all products, or among those that a text or a category leaves. */
export function countFacets(index: ProductIndex, question: Question, among: Among | null): Omit<Counts, 'categories'> {
  const offered = offeredParts(index, question)
  const all = partsOf(question)
  const matchesWith = (parts: Requirement[]) => passing(index, parts, among)
  const countedIn = (facets: ProductFacet[], slots: Int32Array) =>
    facets.map((facet) => [facet, countValues(index, facet, slots)] as const)
  const isChosen = (facet: ProductFacet) => question.chosen[facet].length > 0
  const found = matchesWith([...all, ...offered])
  const onSale = totalOf(offered.length ? found : matchesWith([...all, onSaleOf(index)]))
  // those without a choice of their own are all counted among the same products
  const open = countedIn(
    productFacets.filter((facet) => !isChosen(facet)),
    slotsIn(found),
  )
  const chosen = productFacets
    .filter(isChosen)
    .flatMap((facet) => countedIn([facet], slotsIn(matchesWith([...partsOf(question, facet), ...offered]))))
  return {
    ...countOffers(index, question, slotsIn(matchesWith(all))),
    ...(Object.fromEntries([...open, ...chosen]) as Pick<Counts, ProductFacet>),
    on_sale: onSale,
  }
}

function countValues(index: ProductIndex, facet: ProductFacet, slots: Int32Array): Map<number, number> {
  if (facet === 'elements') {
    const { members } = index.elementSets
    return byMember(members, countByCode(index.elements, members.length, slots))
  }
  return byCode(countByCode(index[facet], (facet === 'rarities' ? index.mostRarity : index.mostTag) + 1, slots))
}

const countOffers = (index: ProductIndex, { offer }: Question, slots: Int32Array) => ({
  ...tallyOf(offeredOf(index, offer, slots), slots),
  price: pricesOf(index, offer, slots),
})
