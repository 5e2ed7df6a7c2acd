import type { OfferChips, OfferFilter } from '@bra/contract/shopping/offers-of-product.schemas'
import {
  type CardLanguage,
  type Finish,
  finishes,
  languages,
  type OfferCondition,
  offerConditions,
  type OfferOrder,
  offerOrders,
} from '@bra/contract/trade/trade'

export interface OffersState {
  condition: OfferCondition | null
  languages: CardLanguage[]
  finishes: Finish[]
  freeShipping: boolean
  braCenter: boolean
  order: OfferOrder
}

/** How many offers each value of a filter would leave. */
export type OfferCounts = OfferChips

const orderWords: Record<OfferOrder, string> = {
  total: 'total',
  price: 'menor-preco',
  condition: 'condicao',
  rating: 'avaliacao',
}

export function readOffersState(query: URLSearchParams): OffersState {
  const among = <T extends string>(name: string, known: readonly T[]) => {
    const words = (query.get(name) ?? '').split(',')
    return known.filter((word) => words.includes(word))
  }
  return {
    condition: among('condicao', offerConditions)[0] ?? null,
    languages: among('idioma', languages),
    finishes: among('acabamento', finishes),
    freeShipping: query.get('frete') === 'gratis',
    braCenter: query.get('bracenter') === '1',
    order: offerOrders.find((order) => orderWords[order] === query.get('ordem')) ?? 'total',
  }
}

/** Default values are left out, and parameters of others stay. */
export function withOffersState(query: URLSearchParams, state: OffersState): URLSearchParams {
  const words: [string, string][] = [
    ['condicao', state.condition ?? ''],
    ['idioma', state.languages.join(',')],
    ['acabamento', state.finishes.join(',')],
    ['frete', state.freeShipping ? 'gratis' : ''],
    ['bracenter', state.braCenter ? '1' : ''],
    ['ordem', state.order === 'total' ? '' : orderWords[state.order]],
  ]
  const next = new URLSearchParams(query)
  for (const [name, word] of words) {
    if (word) next.set(name, word)
    else next.delete(name)
  }
  return next
}

export const filterOfOffers = (state: OffersState): OfferFilter => ({
  ...(state.condition && { condition: state.condition }),
  languages: state.languages,
  finishes: state.finishes,
  free_shipping: state.freeShipping,
  bra_center: state.braCenter,
})

export const isFiltered = ({ condition, languages: wanted, finishes: looks, freeShipping, braCenter }: OffersState) =>
  condition !== null || wanted.length > 0 || looks.length > 0 || freeShipping || braCenter

export const unfiltered = (state: OffersState): OffersState => ({
  condition: null,
  languages: [],
  finishes: [],
  freeShipping: false,
  braCenter: false,
  order: state.order,
})
