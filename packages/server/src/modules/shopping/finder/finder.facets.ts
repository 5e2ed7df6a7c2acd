import { conditionRank, finishes, languages, offerConditions, states } from '@bra/contract/trade/trade'
import { CENTRE_BIT, LANGUAGE_BIT } from './finder.codes.ts'
import type { Found } from './finder.freshness.ts'
import { type Among, offeredParts, onSaleOf, partsOf, passing, slotsIn, totalOf } from './finder.match.ts'
import { offeredOf, pricesOf, type Sights } from './finder.offered.ts'
import type { ProductIndex } from './finder.product-index.ts'
import { CONDITIONS, type ProductFacet, productFacets, type Question, type Requirement } from './finder.question.ts'

/** Products by category; numbers only, as there are hundreds of categories and each filter keeps its own. */
interface CategoryCounts {
  /** Categories with any products, those with most first, then the newest. */
  ids: Int32Array
  /** Indexed by category id. */
  counts: Int32Array
}

/** Products for each value of a facet, whatever is chosen in it. Keys are ids, or values such as `NM` and `SP`. */
export interface Counts extends Record<ProductFacet, Map<number, number>> {
  categories: CategoryCounts
  conditions: Map<string, number>
  languages: Map<string, number>
  finishes: Map<string, number>
  ufs: Map<string, number>
  bra_center: number
  on_sale: number
  /** Null if nothing is on offer. */
  price: { min: number; max: number } | null
}

/** Returns the approximate bytes of the counts, without the categories. */
export const bytesOfCounts = (counts: Omit<Counts, 'categories'>) =>
  Object.values(counts).reduce<number>((bytes, each) => bytes + (each instanceof Map ? 200 + each.size * 48 : 0), 0)

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

const SCALE = Object.keys(conditionRank).length

type CountsOfOffers = Pick<Counts, 'conditions' | 'languages' | 'finishes' | 'ufs' | 'bra_center'>

/** Counts products by the conditions, languages, finishes, states and centre of their offers. */
function tallyOf(offered: Sights, slots: Int32Array): CountsOfOffers {
  const traits = new BitCounts(CENTRE_BIT + 1)
  const shines = new BitCounts(finishes.length)
  const places = new BitCounts(states.length)
  const occurring = new Int32Array(CONDITIONS + 1)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    traits.add(offered.traits[slot]!)
    shines.add(offered.finishes[slot]!)
    places.add(offered.states[slot]!)
    occurring[offered.traits[slot]! & CONDITIONS]!++
  }
  return {
    conditions: new Map(offerConditions.map((condition, bit) => [condition, inThisOrBetter(occurring, bit)])),
    languages: new Map(languages.map((language, at) => [language, traits.of(LANGUAGE_BIT + at)])),
    finishes: new Map(finishes.map((finish, at) => [finish, shines.of(at)])),
    ufs: new Map(states.map((uf, at) => [uf, places.of(at)])),
    bra_center: traits.of(CENTRE_BIT),
  }
}

/** Counts products on offer in this condition or better. Card conditions stand best first; others have no scale. */
function inThisOrBetter(occurring: Int32Array, bit: number) {
  const wanted = bit < SCALE ? (2 << bit) - 1 : 1 << bit
  let sum = 0
  for (let conditions = 0; conditions < occurring.length; conditions++)
    if (conditions & wanted) sum += occurring[conditions]!
  return sum
}

/** Counts each of up to 32 bits over many words: by byte first, which is several times faster than bit by bit. */
class BitCounts {
  readonly #width: number
  readonly #bytes = new Int32Array(4 * 256)

  constructor(width: number) {
    this.#width = width
  }

  add(bits: number) {
    this.#bytes[bits & 255]!++
    this.#bytes[256 | ((bits >>> 8) & 255)]!++
    if (this.#width > 16) this.#bytes[512 | ((bits >>> 16) & 255)]!++
    if (this.#width > 24) this.#bytes[768 | (bits >>> 24)]!++
  }

  of(bit: number) {
    const [from, mask] = [(bit >> 3) * 256, 1 << (bit & 7)]
    let sum = 0
    for (let byte = 0; byte < 256; byte++) if (byte & mask) sum += this.#bytes[from + byte]!
    return sum
  }
}
