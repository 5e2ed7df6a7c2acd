import { storefronts } from '@bra/contract/shopping/storefronts'
import { finishes, languages, offerConditions, type ProductOrder, productTypes } from '@bra/contract/trade/trade'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { askKeeping } from '../../../lib/query.ts'

/** This order is not one of all lists: what the person wants comes first. */
export const WANTED_FIRST = 'procuro'
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

const lists = { procuro: 'wanted', falta: 'missing' } as const
export const listWords = Object.keys(lists) as (keyof typeof lists)[]

export const readStock = (query: URLSearchParams) => ({
  search: wordOf(query, 'busca'),
  type: oneOf(query, 'tipo', productTypes),
  game: wordOf(query, 'jogo'),
  category: Math.trunc(Number(query.get('colecao'))) || undefined,
  condition: oneOf(query, 'condicao', offerConditions),
  language: oneOf(query, 'idioma', languages),
  finish: oneOf(query, 'acabamento', finishes),
  /** Only offers of this list of the person are shown; undefined shows all. */
  list: oneOf(query, 'lista', listWords),
  order: oneOf(query, 'ordem', [...stockOrderWords, WANTED_FIRST] as const) ?? 'relevancia',
  look: oneOf(query, 'ver', ['grade']) ?? 'linhas',
  page: pageOf(query),
})
export type StockState = ReturnType<typeof readStock>

export const isStockFiltered = ({ search, type, game, category, condition, language, finish, list }: StockState) =>
  Boolean(search || type || game || category || condition || language || finish || list)

/** True if the answer depends on who asks, so that the server cannot draw it. */
export const isPersonal = ({ list, order }: StockState) => list !== undefined || order === WANTED_FIRST

/** Visitors have no lists of their own, so these do not narrow the stock for them. */
export const pagesOfStock = (storeId: number, state: StockState, isSignedIn = false) =>
  Array.from({ length: state.page }, (_, at) =>
    askKeeping(storefronts.offers, {
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
        order: state.order === WANTED_FIRST ? 'relevance' : stockOrders[state.order],
        ...(isSignedIn && { mine: state.list && lists[state.list], wanted_first: state.order === WANTED_FIRST }),
      },
    }),
  )

/** Lists of the person wait for the browser, as the server does not know who asks. */
export const pagesDrawn = (storeId: number, state: StockState) =>
  isPersonal(state) ? [] : pagesOfStock(storeId, state)
