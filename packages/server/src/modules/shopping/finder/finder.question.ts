import { finishes, type ProductType, productTypes, states, thisOrBetter } from '@bra/contract/trade/trade'
import type { ProductFilter } from '@bra/contract/shopping/search.schemas'
import type { z } from 'zod'
import type { Bits } from './finder.bits.ts'
import { bitsOf, type Sets, traitBits } from './finder.codes.ts'
import type { ProductIndex } from './finder.product-index.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

export interface Filter extends Omit<z.output<typeof ProductFilter>, 'search'> {
  /** An empty list means all types. */
  types: ProductType[]
  centreTakes?: boolean
}

export const NO_FILTER: Filter = {
  types: [],
  categories: [],
  rarities: [],
  elements: [],
  brands: [],
  leagues: [],
  languages: [],
  finishes: [],
  ufs: [],
  bra_center: false,
  on_sale: false,
}

/** One condition on a product. */
export interface Requirement {
  /** Two requirements with the same key pass the same products. */
  key: string
  passes: (slot: number) => boolean
  /** Returns all products that pass, in a set of so much room; present if there is a quicker way than to ask for each. */
  all?: (room: number) => Bits
  /** True if `passes` looks at every offer of the product. */
  isOfOffers?: true
}

/** Conditions on an offer: each mask has the bits of the accepted values, or is `ANY`, which accepts all. */
export interface OfferQuestion {
  /** Two questions with the same key accept the same offers. */
  key: string
  /** The key of the question without its price limits; null if it has no other part. */
  openKey: string | null
  conditions: number
  languages: number
  finishes: number
  centre: number
  states: number
  priceMin: number
  priceMax: number
  /** Null accepts all. */
  promotionIds: number[] | null
}

/** Facets that are properties of the product itself, not of its offers. */
export const productFacets = ['rarities', 'elements', 'brands', 'leagues'] as const
export type ProductFacet = (typeof productFacets)[number]

/** A filter translated to the columns of the index. */
export interface Question {
  /** Requirements beside those of `chosen`, such as the type, the tag and the categories. */
  plain: Requirement[]
  /** For each facet one requirement, or none if nothing is chosen in it. */
  chosen: Record<ProductFacet, Requirement[]>
  /** The chosen collections, to read only their products. */
  categoryIds: number[] | null
  /** Null if the filter asks nothing of offers. */
  offer: OfferQuestion | null
  onSale: boolean
}

/** Mask with all bits set: every offer has a bit in each group, so this accepts any offer. */
export const ANY = -1
export const CONDITIONS = traitBits.conditions()
export const LANGUAGES = traitBits.languages()
export const MAX_PRICE = 2_147_483_647

export function questionOf(index: ProductIndex, known: Vocabulary, filter: Filter, now: Date): Question {
  const { business, tag } = filter
  const plain = [among('here', index.isHere, [1])]
  const types = filter.types.map((type) => productTypes.indexOf(type))
  if (types.length) plain.push(among('types', index.types, types))
  if (business)
    plain.push(among('business', index.categories, categoriesOf(known, withSlug(known, 'businesses', [business]))))
  if (tag) plain.push(amongSets('tag', index.tags, index.tagSets, withSlug(known, 'tags', [tag])))
  if (filter.centreTakes) plain.push(among('centre takes', index.centreTakes, [1]))
  const categories = filter.categories.filter((id) => isKnown(known, id))
  if (filter.categories.length) plain.push(among('categories', index.categories, categories))
  return {
    plain,
    chosen: chosenOf(index, known, filter),
    categoryIds: filter.categories.length ? filter.categories : null,
    offer: offerQuestionOf(known, filter, now),
    onSale: filter.on_sale,
  }
}

function chosenOf(index: ProductIndex, known: Vocabulary, filter: Filter): Question['chosen'] {
  const part = (facet: ProductFacet, of: (ids: number[]) => Requirement) =>
    filter[facet].length ? [of(withSlug(known, facet, filter[facet]))] : []
  const amongIds = (facet: 'rarities' | 'brands' | 'leagues') => part(facet, (ids) => among(facet, index[facet], ids))
  return {
    rarities: amongIds('rarities'),
    elements: part('elements', (ids) => amongSets('elements', index.elements, index.elementSets, ids)),
    brands: amongIds('brands'),
    leagues: amongIds('leagues'),
  }
}

export const asksOfOffer = (filter: Filter) =>
  OF_OFFERS.some((part) => JSON.stringify(filter[part]) !== JSON.stringify(NO_FILTER[part]))

const OF_OFFERS = [
  'condition', 'languages', 'finishes', 'bra_center', 'ufs', 'price_min', 'price_max', 'promotion',
] as const // prettier-ignore

/** Returns null if the filter asks nothing of offers. */
export function offerQuestionOf(known: Vocabulary, filter: Filter, now: Date): OfferQuestion | null {
  const asked = {
    conditions: filter.condition ? traitBits.conditions(thisOrBetter(filter.condition)) : ANY,
    languages: traitBits.languages(filter.languages) || ANY,
    finishes: bitsOf(finishes, filter.finishes) || ANY,
    centre: filter.bra_center ? traitBits.centre : ANY,
    states: bitsOf(states, filter.ufs) || ANY,
    priceMin: filter.price_min ?? 0,
    priceMax: filter.price_max ?? MAX_PRICE,
    promotionIds:
      filter.promotion === undefined ? null : runningPromotions(known, filter.promotion, now).map(({ id }) => id),
  }
  const { promotionIds, priceMin, priceMax, ...masks } = asked
  const isOpen = !promotionIds && Object.values(masks).every((bits) => bits === ANY)
  if (isOpen && priceMin === 0 && priceMax === MAX_PRICE) return null
  return { ...asked, key: JSON.stringify(asked), openKey: isOpen ? null : JSON.stringify([masks, promotionIds]) }
}

/** `id` is 0 for any promotion. */
export const runningPromotions = (known: Vocabulary, id: number, now: Date) =>
  known.promotions
    .filter((promotion) => !id || promotion.id === id)
    .filter((promotion) => new Date(promotion.starts_at) <= now && now < new Date(promotion.ends_at))

const isKnown = (known: Vocabulary, category: number) => known.categories.some(({ id }) => id === category)
const categoriesOf = (known: Vocabulary, businesses: number[]) =>
  known.categories.filter((category) => businesses.includes(category.business_id)).map((category) => category.id)
const withSlug = (known: Vocabulary, kind: ProductFacet | 'businesses' | 'tags', slugs: string[]) =>
  [...known[kind], ...(known.unlisted?.[kind] ?? [])].filter((word) => slugs.includes(word.slug)).map((word) => word.id)

function among(name: string, column: Int32Array | Uint8Array, wanted: number[]): Requirement {
  const accepted = codes(wanted)
  return { key: `${name} ${wanted.join()}`, passes: (slot) => accepted[column[slot]!] === 1 }
}

/** Requires that the column hold the code of a set with one of the ids `wanted`. */
function amongSets(name: string, column: Int32Array, { members }: Sets, wanted: number[]): Requirement {
  const accepted = Uint8Array.from(members, (ids) => Number(ids.some((id) => wanted.includes(id))))
  // a set that is new has a code that this table lacks
  return { key: `${name} ${wanted.join()} of ${members.length}`, passes: (slot) => accepted[column[slot]!] === 1 }
}

/** Returns a table with 1 at each accepted code. */
export function codes(accepted: number[]) {
  const table = new Uint8Array(Math.max(0, ...accepted) + 1)
  for (const code of accepted) table[code] = 1
  return table
}
