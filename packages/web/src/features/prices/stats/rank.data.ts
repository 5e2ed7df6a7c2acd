import { stats } from '@bra/contract/prices/stats'
import { ranking } from '@bra/contract/stores/stores'
import { productTypes, type RankType, states } from '@bra/contract/trade/trade'
import { oneOf, pageOf } from '../../../lib/address.ts'
import { askKeeping } from '../../../lib/query.ts'

/** The order is that of the tabs; the values are the specification's names. */
export const rankWords = {
  'maior-preco': 'product_stats.price_high',
  'menor-preco': 'product_stats.price_low',
  'mais-vistas': 'product_views_summaries.monthly_views',
  'mais-vendidas': 'product_sales_stats.monthly_sales',
} as const satisfies Record<string, RankType>
export type RankWord = keyof typeof rankWords
export const rankWordList = Object.keys(rankWords) as RankWord[]

/** Reads a tab by our word or the specification's; null for any other word. */
export const rankWordOf = (param = 'maior-preco'): RankWord | null =>
  rankWordList.find((word) => word === param || rankWords[word] === param) ?? null

export const productTypeOf = (query: URLSearchParams) => oneOf(query, 'tipo', productTypes)

const PER_PAGE = 25
const pageNumbers = (query: URLSearchParams) => Array.from({ length: pageOf(query) }, (_, at) => at + 1)

export const pagesOfProductRank = (word: RankWord, query: URLSearchParams) =>
  pageNumbers(query).map((page) =>
    askKeeping(stats.highAndLow, {
      body: { type: rankWords[word], product_type: productTypeOf(query), page, per_page: PER_PAGE },
    }),
  )

export const ufOf = (query: URLSearchParams) => oneOf(query, 'uf', states)

export const pagesOfStoreRank = (query: URLSearchParams) =>
  pageNumbers(query).map((page) => askKeeping(ranking.ranking, { body: { page, per_page: PER_PAGE, uf: ufOf(query) } }))
