import { conditionNames, extraNames, finishNames, languageNames } from './trade-names.ts'
import {
  type CardLanguage,
  conditionRank,
  type Edition,
  editions,
  type Extra,
  type Finish,
  type OfferCondition,
  offerConditions,
} from './variants.ts'

export { conditionNames, extraNames, finishNames, languageNames }
export * from './variants.ts'

/** Words of the trade for server and browser, in order. Must not import zod, because the first page does. */

/** 6 for Nova down to 1 for Danificada; null for graded and sealed goods, which have no scale. */
export const rankOfCondition = (condition: OfferCondition): number | null =>
  (conditionRank as Partial<Record<OfferCondition, number>>)[condition] ?? null

/** Conditions outside the scale match only themselves. */
export function isThisOrBetter(condition: OfferCondition, least: OfferCondition) {
  const [rank, wanted] = [rankOfCondition(condition), rankOfCondition(least)]
  return condition === least || (rank !== null && wanted !== null && rank >= wanted)
}

export const thisOrBetter = (least: OfferCondition) =>
  offerConditions.filter((condition) => isThisOrBetter(condition, least))

/** Painted-over cards and misprints are excluded, since buyers who ask for a card do not mean them. */
export const flaws: readonly Extra[] = ['alterada', 'misprint']

export const editionIn = (extras: readonly string[]): Edition | null =>
  editions.find((edition) => extras.includes(edition)) ?? null

/** The conditions that buyers expect by default: near mint for cards, sealed for goods. */
export const standardConditions = ['M', 'NM', 'lacrado'] as const satisfies OfferCondition[]

export const shownOffer = <T>(of: { standard_offer: T | null; lowest_offer: T | null }) =>
  of.standard_offer ?? of.lowest_offer

export interface Variant {
  condition: OfferCondition
  grade: { company: string; grade: number } | null
  language: CardLanguage
  finish: Finish
  extras: Extra[]
}

export const variantWords = ({ condition, grade, language, finish, extras }: Variant) => [
  grade ? `${grade.company} ${grade.grade}` : conditionNames[condition],
  languageNames[language],
  finishNames[finish],
  ...extras.map((extra) => extraNames[extra]),
]

/** A card, an accessory, or any other item of the house catalogue. */
export const productTypes = ['tcg', 'acs', 'bra'] as const
export type ProductType = (typeof productTypes)[number]

export const states = [
  'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA',
  'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO',
] as const // prettier-ignore
export type Uf = (typeof states)[number]

/** Offers default to the cheapest first, lists to `relevance`. */
export const productOrders = [
  'relevance',
  'price_low',
  'price_high',
  'sales',
  'views',
  'number',
  'newest',
  'name',
] as const
export type ProductOrder = (typeof productOrders)[number]
export const offerOrders = ['total', 'price', 'condition', 'rating'] as const
export type OfferOrder = (typeof offerOrders)[number]
export const printingOrders = ['newest', 'price'] as const
export type PrintingOrder = (typeof printingOrders)[number]
export const rankTypes = [
  'product_stats.price_low',
  'product_stats.price_high',
  'product_views_summaries.monthly_views',
  'product_sales_stats.monthly_sales',
] as const
export type RankType = (typeof rankTypes)[number]
