import { listings } from '@bra/contract/stores/listings'
import { finishes, languages, offerConditions, type ProductOrder, productTypes } from '@bra/contract/trade/trade'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { askKeeping } from '../../../lib/query.ts'

export const stockOrders = {
  relevancia: 'relevance',
  'menor-preco': 'price_low',
  'maior-preco': 'price_high',
  novidades: 'newest',
  numero: 'number',
  nome: 'name',
} as const satisfies Record<string, ProductOrder>
export type StockOrderWord = keyof typeof stockOrders
export const stockOrderWords = Object.keys(stockOrders) as StockOrderWord[]

export const readStock = (query: URLSearchParams) => ({
  search: wordOf(query, 'busca'),
  type: oneOf(query, 'tipo', productTypes),
  game: wordOf(query, 'jogo'),
  category: Math.trunc(Number(query.get('colecao'))) || undefined,
  condition: oneOf(query, 'condicao', offerConditions),
  language: oneOf(query, 'idioma', languages),
  finish: oneOf(query, 'acabamento', finishes),
  order: oneOf(query, 'ordem', stockOrderWords) ?? 'relevancia',
  look: oneOf(query, 'ver', ['linhas']) ?? 'grade',
  page: pageOf(query),
})
export type StockState = ReturnType<typeof readStock>

export const isStockFiltered = ({ search, type, game, category, condition, language, finish }: StockState) =>
  Boolean(search || type || game || category || condition || language || finish)

/** Asks for every page of the stock up to the one in the address. */
export const pagesOfStock = (storeId: number, state: StockState) =>
  Array.from({ length: state.page }, (_, at) =>
    askKeeping(listings.ofStore, {
      body: {
        store_id: storeId,
        page: at + 1,
        search: state.search,
        type: state.type,
        business: state.game,
        category_id: state.category && state.category > 0 ? state.category : undefined,
        condition: state.condition,
        language: state.language,
        finish: state.finish,
        order: stockOrders[state.order],
      },
    }),
  )
