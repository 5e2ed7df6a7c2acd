import {
  finishes,
  languages,
  offerConditions,
  type ProductType,
  productTypes,
  states,
  thisOrBetter,
} from '@bra/contract/trade'
import type { ProductFilter } from '@bra/contract/search.schemas'
import type { z } from 'zod'
import { CENTRE_BIT, FINISH_BIT, FREE_BIT, LANGUAGE_BIT } from './finder.queries.ts'
import type { Bits } from './finder.bits.ts'
import type { Sets } from './finder.codes.ts'
import type { Shelf } from './finder.shelf.ts'
import type { Vocabulary } from './vocabulary.queries.ts'

export interface Filter extends Omit<z.output<typeof ProductFilter>, 'search'> {
  /** Empty for all. */
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

/** What a product must be, in one respect. */
export interface Part {
  /** Says the same of two parts only if they pass the same products. */
  key: string
  passes: (slot: number) => boolean
  /** All products that pass, where that is kept elsewhere. */
  all?: () => Bits
}

/** What an offer must be; each part is a mask of the bits it may have, `ANY` where anything goes. */
export interface OfferQuestion {
  /** Says the same of the same questions only. */
  key: string
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

/** What a product itself is, by which it is counted as well. */
export const productFacets = ['rarities', 'elements', 'brands', 'leagues'] as const
export type ProductFacet = (typeof productFacets)[number]

/** A filter in terms of the shelf's columns, as they are now. */
export interface Question {
  /** Those without a facet of their own, and the chosen collections. */
  plain: Part[]
  /** Each none or one. */
  chosen: Record<ProductFacet, Part[]>
  /** The chosen collections, to read only their products. */
  categoryIds: number[] | null
  /** Null where the product need not be on offer in any certain way. */
  offer: OfferQuestion | null
  onSale: boolean
}

/** Every offer has a bit of each kind, so that this mask passes all. */
export const ANY = -1
export const CONDITIONS = mask(offerConditions)
export const LANGUAGES = mask(languages) << LANGUAGE_BIT
export const FINISHES = mask(finishes) << FINISH_BIT
export const CENTRE = 1 << CENTRE_BIT
/** The offer's price reaches what its store asks for free freight. */
export const FREE = 1 << FREE_BIT
export const MAX_PRICE = 2_147_483_647

export function questionOf(shelf: Shelf, known: Vocabulary, filter: Filter, now: Date): Question {
  const { business, tag } = filter
  const plain = [among('here', shelf.isHere, [1])]
  const types = filter.types.map((type) => productTypes.indexOf(type))
  if (types.length) plain.push(among('types', shelf.types, types))
  if (business)
    plain.push(among('business', shelf.categories, categoriesOf(known, withSlug(known.businesses, [business]))))
  if (tag) plain.push(amongSets('tag', shelf.tags, shelf.tagSets, withSlug(known.tags, [tag])))
  if (filter.centreTakes) plain.push(among('centre takes', shelf.centreTakes, [1]))
  const categories = filter.categories.filter((id) => isKnown(known, id))
  if (filter.categories.length) plain.push(among('categories', shelf.categories, categories))
  return {
    plain,
    chosen: chosenOf(shelf, known, filter),
    categoryIds: filter.categories.length ? filter.categories : null,
    offer: offerQuestionOf(known, filter, now),
    onSale: filter.on_sale,
  }
}

function chosenOf(shelf: Shelf, known: Vocabulary, filter: Filter): Question['chosen'] {
  const part = (facet: ProductFacet, of: (ids: number[]) => Part) =>
    filter[facet].length ? [of(withSlug(known[facet], filter[facet]))] : []
  const amongIds = (facet: 'rarities' | 'brands' | 'leagues') => part(facet, (ids) => among(facet, shelf[facet], ids))
  return {
    rarities: amongIds('rarities'),
    elements: part('elements', (ids) => amongSets('elements', shelf.elements, shelf.elementSets, ids)),
    brands: amongIds('brands'),
    leagues: amongIds('leagues'),
  }
}

/** Whether some offer has to be of a certain kind. */
export const asksOfOffer = (filter: Filter) =>
  OF_OFFERS.some((part) => JSON.stringify(filter[part]) !== JSON.stringify(NO_FILTER[part]))

const OF_OFFERS = [
  'condition', 'languages', 'finishes', 'bra_center', 'ufs', 'price_min', 'price_max', 'promotion',
] as const // prettier-ignore

/** Null where the filter asks nothing of offers. */
export function offerQuestionOf(known: Vocabulary, filter: Filter, now: Date): OfferQuestion | null {
  const asked = {
    conditions: filter.condition ? mask(offerConditions, thisOrBetter(filter.condition)) : ANY,
    languages: mask(languages, filter.languages) << LANGUAGE_BIT || ANY,
    finishes: mask(finishes, filter.finishes) << FINISH_BIT || ANY,
    centre: filter.bra_center ? CENTRE : ANY,
    states: mask(states, filter.ufs) || ANY,
    priceMin: filter.price_min ?? 0,
    priceMax: filter.price_max ?? MAX_PRICE,
    promotionIds:
      filter.promotion === undefined ? null : runningPromotions(known, filter.promotion, now).map(({ id }) => id),
  }
  const { promotionIds, priceMin, priceMax, ...masks } = asked
  const isOpen =
    !promotionIds && priceMin === 0 && priceMax === MAX_PRICE && Object.values(masks).every((bits) => bits === ANY)
  return isOpen ? null : { ...asked, key: JSON.stringify(asked) }
}

/** `0` for any. */
export const runningPromotions = (known: Vocabulary, id: number, now: Date) =>
  known.promotions
    .filter((promotion) => !id || promotion.id === id)
    .filter((promotion) => new Date(promotion.starts_at) <= now && now < new Date(promotion.ends_at))

const isKnown = (known: Vocabulary, category: number) => known.categories.some(({ id }) => id === category)
const categoriesOf = (known: Vocabulary, businesses: number[]) =>
  known.categories.filter((category) => businesses.includes(category.business_id)).map((category) => category.id)
const withSlug = (words: { id: number; slug: string }[], slugs: string[]) =>
  words.filter((word) => slugs.includes(word.slug)).map((word) => word.id)

/** Products whose column holds one of these codes. */
function among(name: string, column: Int32Array | Uint8Array, wanted: number[]): Part {
  const accepted = codes(wanted)
  return { key: `${name} ${wanted.join()}`, passes: (slot) => accepted[column[slot]!] === 1 }
}

/** Products whose column holds the code of a set with one of these ids. */
function amongSets(name: string, column: Int32Array, { members }: Sets, wanted: number[]): Part {
  const accepted = Uint8Array.from(members, (ids) => Number(ids.some((id) => wanted.includes(id))))
  // a set that is new has a code that this table lacks
  return { key: `${name} ${wanted.join()} of ${members.length}`, passes: (slot) => accepted[column[slot]!] === 1 }
}

/** One bit of truth for each code. */
export function codes(accepted: number[]) {
  const table = new Uint8Array(Math.max(0, ...accepted) + 1)
  for (const code of accepted) table[code] = 1
  return table
}

function mask<T>(list: readonly T[], chosen: readonly T[] = list) {
  return chosen.reduce((bits, value) => bits | (1 << list.indexOf(value)), 0)
}
