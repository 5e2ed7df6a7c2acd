import { MAX_ID, MAX_PRICE_CENTS, MAX_SLUG, MAX_VALUES } from '@bra/contract/trade/limits'
import type { ProductFilter } from '@bra/contract/shopping/search.schemas'
import {
  type CardLanguage,
  type Finish,
  finishes,
  languages,
  offerConditions,
  type OfferCondition,
  type ProductOrder,
  productOrders,
  states,
} from '@bra/contract/trade/trade'
import { pageOf } from '../../../lib/address.ts'

export interface ListState {
  game: string | null
  categories: number[]
  rarities: string[]
  elements: string[]
  brands: string[]
  leagues: string[]
  condition: OfferCondition | null
  languages: CardLanguage[]
  finishes: Finish[]
  ufs: string[]
  /** In whole reais; null if there is no limit. */
  priceMin: number | null
  priceMax: number | null
  braCenter: boolean
  onSale: boolean
  order: ProductOrder
  page: number
}

const orderWords: Record<ProductOrder, string> = {
  relevance: 'relevancia',
  price_low: 'menor-preco',
  price_high: 'maior-preco',
  sales: 'mais-vendidas',
  views: 'mais-vistas',
  number: 'numero',
  newest: 'novidades',
  name: 'nome',
}

export function readListState(query: URLSearchParams): ListState {
  const list = (name: string) =>
    [...new Set((query.get(name) ?? '').split(','))]
      .filter((word) => word && word.length <= MAX_SLUG)
      .slice(0, MAX_VALUES)
  const among = <T extends string>(name: string, known: readonly T[]) =>
    list(name).filter((word): word is T => (known as readonly string[]).includes(word))
  const [priceMin = null, priceMax = null] = (query.get('preco') ?? '').split('-').map(priceOf)
  return {
    game: list('jogo')[0] ?? null,
    categories: list('colecao')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID),
    rarities: list('raridade'),
    elements: list('elemento'),
    brands: list('marca'),
    leagues: list('liga'),
    condition: among('condicao', offerConditions)[0] ?? null,
    languages: among('idioma', languages),
    finishes: among('acabamento', finishes),
    ufs: among('uf', states),
    priceMin,
    priceMax,
    braCenter: query.get('bracenter') === '1',
    onSale: query.get('ofertas') === '1',
    order: productOrders.find((order) => orderWords[order] === query.get('ordem')) ?? 'relevance',
    page: pageOf(query),
  }
}

/** Default values are left out, and the order is always the same, so that one state has one address. */
export function writeListState(state: ListState): URLSearchParams {
  const price =
    state.priceMin === null && state.priceMax === null ? '' : `${state.priceMin ?? ''}-${state.priceMax ?? ''}`
  const words = {
    jogo: state.game ?? '',
    colecao: state.categories,
    raridade: state.rarities,
    elemento: state.elements,
    marca: state.brands,
    liga: state.leagues,
    condicao: state.condition ?? '',
    idioma: state.languages,
    acabamento: state.finishes,
    preco: price,
    uf: state.ufs,
    bracenter: state.braCenter ? 1 : '',
    ofertas: state.onSale ? 1 : '',
    ordem: state.order === 'relevance' ? '' : orderWords[state.order],
    pagina: state.page > 1 ? state.page : '',
  }
  return new URLSearchParams(
    Object.entries(words).flatMap(([name, word]) => (String(word) ? [[name, String(word)]] : [])),
  )
}

/** Parameters that are not filters and stay when filters change. */
const LASTING = ['tipo', 'vista', 'busca']

/** The lasting parameters of the current address stay. */
export function queryOf(current: URLSearchParams, state: ListState): string {
  const lasting = LASTING.flatMap((name) => (current.has(name) ? [[name, current.get(name)!]] : []))
  const query = new URLSearchParams([...lasting, ...writeListState(state)]).toString()
  return query && `?${query}`
}

const open = readListState(new URLSearchParams())

export const withoutFilters = (state: ListState): ListState => ({ ...open, game: state.game, order: state.order })

/** Filters that name words of the game before are dropped. */
export const inGame = (state: ListState, game: string | null): ListState => ({
  ...state,
  ...{ game, categories: [], rarities: [], elements: [], page: 1 },
})

/** The server wants prices in cents. */
export function filterOf(state: ListState): ProductFilter {
  const { game, condition, priceMin, priceMax, braCenter, onSale, order: _order, page: _page, ...choices } = state
  return {
    ...choices,
    ...(game && { business: game }),
    ...(condition && { condition }),
    ...(priceMin !== null && { price_min: priceMin * 100 }),
    ...(priceMax !== null && { price_max: priceMax * 100 }),
    bra_center: braCenter,
    on_sale: onSale,
  }
}

function priceOf(word: string): number | null {
  const price = word === '' ? Number.NaN : Math.trunc(Number(word))
  return price >= 0 && price <= MAX_PRICE_CENTS / 100 ? price : null
}
