import {
  finishes,
  isThisOrBetter,
  languages,
  type OfferCondition,
  offerConditions,
  type ProductType,
  productTypes,
  states,
} from '@bra/contract/trade'
import type { ProductFilter } from '@bra/contract/search.schemas'
import type { z } from 'zod'
import { CENTRE_BIT, FINISH_BIT, FREE_BIT, LANGUAGE_BIT } from './finder.queries.ts'
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
  languages: [],
  finishes: [],
  ufs: [],
  bra_center: false,
  on_sale: false,
}

/** One bit of truth for each code that a column may hold; null accepts all. */
type Accepted = Uint8Array | null

/** What an offer must be; each part is a mask of the bits it may have, `ANY` where anything goes. */
export interface OfferQuestion {
  conditions: number
  languages: number
  finishes: number
  centre: number
  states: number
  priceMin: number
  priceMax: number
  promotions: Accepted
}

/** A filter in terms of the shelf's columns. */
export interface Question {
  /** Without a facet of their own. */
  plain: { column: Int32Array | Uint8Array; accepted: Uint8Array }[]
  categories: Accepted
  rarities: Accepted
  elements: Accepted
  /** The ids of `categories`, to read only their products. */
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
  const plain: Question['plain'] = [{ column: shelf.isHere, accepted: codes([1]) }]
  const businesses = filter.business ? withSlug(known.businesses, [filter.business]) : []
  if (filter.types.length)
    plain.push({ column: shelf.types, accepted: codes(filter.types.map((type) => productTypes.indexOf(type))) })
  if (filter.business) plain.push({ column: shelf.categories, accepted: codes(categoriesOf(known, businesses)) })
  if (filter.brand) plain.push({ column: shelf.brands, accepted: codes(withSlug(known.brands, [filter.brand])) })
  if (filter.league) plain.push({ column: shelf.leagues, accepted: codes(withSlug(known.leagues, [filter.league])) })
  if (filter.tag)
    plain.push({ column: shelf.tags, accepted: codesOfSets(shelf.tagSets, withSlug(known.tags, [filter.tag])) })
  if (filter.centreTakes) plain.push({ column: shelf.centreTakes, accepted: codes([1]) })
  const elements = withSlug(known.elements, filter.elements)
  return {
    plain,
    categories: filter.categories.length ? codes(filter.categories.filter((id) => isKnown(known, id))) : null,
    rarities: filter.rarities.length ? codes(withSlug(known.rarities, filter.rarities)) : null,
    categoryIds: filter.categories.length ? filter.categories : null,
    elements: filter.elements.length ? codesOfSets(shelf.elementSets, elements) : null,
    offer: offerQuestionOf(known, filter, now),
    onSale: filter.on_sale,
  }
}

function offerQuestionOf(known: Vocabulary, filter: Filter, now: Date): OfferQuestion | null {
  const asked = {
    conditions: filter.condition ? thisOrBetter(filter.condition) : ANY,
    languages: mask(languages, filter.languages) << LANGUAGE_BIT || ANY,
    finishes: mask(finishes, filter.finishes) << FINISH_BIT || ANY,
    centre: filter.bra_center ? CENTRE : ANY,
    states: mask(states, filter.ufs) || ANY,
    priceMin: filter.price_min ?? 0,
    priceMax: filter.price_max ?? MAX_PRICE,
    promotions:
      filter.promotion === undefined
        ? null
        : codes(runningPromotions(known, filter.promotion, now).map(({ id }) => id)),
  }
  const { promotions, priceMin, priceMax, ...masks } = asked
  const isOpen =
    !promotions && priceMin === 0 && priceMax === MAX_PRICE && Object.values(masks).every((bits) => bits === ANY)
  return isOpen ? null : asked
}

const thisOrBetter = (least: OfferCondition) =>
  mask(
    offerConditions,
    offerConditions.filter((condition) => isThisOrBetter(condition, least)),
  )

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

function codes(accepted: number[]) {
  const table = new Uint8Array(Math.max(0, ...accepted) + 1)
  for (const code of accepted) table[code] = 1
  return table
}

const codesOfSets = (sets: Sets, wanted: number[]) =>
  Uint8Array.from(sets.members, (ids) => Number(ids.some((id) => wanted.includes(id))))

function mask<T>(list: readonly T[], chosen: readonly T[] = list) {
  return chosen.reduce((bits, value) => bits | (1 << list.indexOf(value)), 0)
}
