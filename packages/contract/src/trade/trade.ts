import { conditionNames, extraNames, finishNames, languageNames } from './trade-names.ts'

export { conditionNames, extraNames, finishNames, languageNames }

/** The words of the trade that both sides share, in their order. No zod here: the first page of the shop imports it. */

/** From worst to best: a filter on one means "this or better". */
export const conditionRank = { D: 1, HP: 2, MP: 3, SP: 4, NM: 5, M: 6 } as const
export type CardCondition = keyof typeof conditionRank
export const cardConditions = ['M', 'NM', 'SP', 'MP', 'HP', 'D'] as const satisfies CardCondition[]
export const sealedConditions = ['lacrado', 'lacrado_avaria', 'aberto'] as const
export const adConditions = ['novo', 'seminovo', 'usado', 'defeito', 'lacrado', 'graduado'] as const
export const offerConditions = [...cardConditions, 'graded', ...sealedConditions] as const
export type OfferCondition = (typeof offerConditions)[number]

/** 6 Nova to 1 Danificada; null for graded and sealed goods, which have no scale. */
export const rankOfCondition = (condition: OfferCondition): number | null =>
  (conditionRank as Partial<Record<OfferCondition, number>>)[condition] ?? null

/** Off the scale, only the condition itself will do. */
export function isThisOrBetter(condition: OfferCondition, least: OfferCondition) {
  const [rank, wanted] = [rankOfCondition(condition), rankOfCondition(least)]
  return condition === least || (rank !== null && wanted !== null && rank >= wanted)
}

/** What a filter on one of them lets through. */
export const thisOrBetter = (least: OfferCondition) =>
  offerConditions.filter((condition) => isThisOrBetter(condition, least))

export const languages = ['PT', 'EN', 'JP', 'ES', 'FR', 'IT', 'DE', 'KO', 'RU', 'ZH'] as const
export type CardLanguage = (typeof languages)[number]
export const finishes = ['normal', 'foil', 'reverse', 'etched', 'cosmos', 'metal', 'jumbo'] as const
export type Finish = (typeof finishes)[number]
export const extras = [
  'promo',
  'prelancamento',
  '1edicao',
  'shadowless',
  'staff',
  'assinada',
  'alterada',
  'misprint',
  'carimbada',
] as const
export type Extra = (typeof extras)[number]
/** Nobody who asks for a card means one that was painted over, or came wrong out of the press. */
export const flaws: readonly Extra[] = ['alterada', 'misprint']
interface Variant {
  condition: OfferCondition
  grade: { company: string; grade: number } | null
  language: CardLanguage
  finish: Finish
  extras: Extra[]
}

/** Just which copy it is, in Portuguese. */
export const variantWords = ({ condition, grade, language, finish, extras }: Variant) => [
  grade ? `${grade.company} ${grade.grade}` : conditionNames[condition],
  languageNames[language],
  finishNames[finish],
  ...extras.map((extra) => extraNames[extra]),
]

/** A card, an accessory, or any other item of the house catalogue. */
export const productTypes = ['tcg', 'acs', 'bra'] as const
export type ProductType = (typeof productTypes)[number]

/** Tax table of origin of goods (Ajuste SINIEF 20/2012), by code. */
export const origins = [
  { code: 0, name: 'Nacional', description: 'Nacional, exceto as indicadas nos códigos 3, 4, 5 e 8' },
  { code: 1, name: 'Importada', description: 'Estrangeira, importação direta, exceto a indicada no código 6' },
  {
    code: 2,
    name: 'Importada',
    description: 'Estrangeira, adquirida no mercado interno, exceto a indicada no código 7',
  },
  { code: 3, name: 'Nacional', description: 'Nacional, com conteúdo de importação superior a 40% e até 70%' },
  { code: 4, name: 'Nacional', description: 'Nacional, produzida conforme os processos produtivos básicos' },
  { code: 5, name: 'Nacional', description: 'Nacional, com conteúdo de importação de até 40%' },
  { code: 6, name: 'Importada', description: 'Estrangeira, importação direta, sem similar nacional' },
  { code: 7, name: 'Importada', description: 'Estrangeira, adquirida no mercado interno, sem similar nacional' },
  { code: 8, name: 'Nacional', description: 'Nacional, com conteúdo de importação superior a 70%' },
] as const

export const states = [
  'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA',
  'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO',
] as const // prettier-ignore
export type Uf = (typeof states)[number]

/** Cheapest first by default for offers; `relevance` for lists. */
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
export const rankTypes = [
  'product_stats.price_low',
  'product_stats.price_high',
  'product_views_summaries.monthly_views',
  'product_sales_stats.monthly_sales',
] as const
export type RankType = (typeof rankTypes)[number]
