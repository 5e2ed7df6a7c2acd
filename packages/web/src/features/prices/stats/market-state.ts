import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { type Finish, finishes, type OfferCondition, offerConditions } from '@bra/contract/trade/trade'

/** The copies whose prices are shown: prices of different conditions or finishes say nothing together. */
export interface Market {
  condition?: OfferCondition
  finish?: Finish
}

type Sold = Pick<ProductDetail, 'type' | 'finishes'>

/** Near mint for cards, in the normal finish or the only one that exists; goods are not told apart. */
export function usualMarket({ type, finishes: known }: Sold): Market {
  if (type !== 'tcg') return {}
  const exists = finishes.filter((finish) => known?.includes(finish))
  return { condition: 'NM', finish: exists.length && !exists.includes('normal') ? exists[0]! : 'normal' }
}

const shownConditions = ['NM', 'SP', 'MP'] as const
const MOST_FINISHES = 3

export const conditionsToShow = ({ condition }: Market) =>
  offerConditions.filter((each) => each === condition || shownConditions.some((shown) => shown === each))

export const finishesToShow = ({ finishes: known }: Sold, { finish }: Market) =>
  finishes.filter((each) => each === finish || (known ?? ['normal', 'foil']).includes(each)).slice(0, MOST_FINISHES)

/** Reads "SP,foil" from the address; what it does not say is usual. */
export function readMarket(query: URLSearchParams, product: Sold): Market {
  const usual = usualMarket(product)
  const words = (query.get('mercado') ?? '').split(',')
  if (!usual.condition) return usual
  return {
    condition: offerConditions.find((each) => words.includes(each)) ?? usual.condition,
    finish: finishes.find((each) => words.includes(each)) ?? usual.finish!,
  }
}

export function withMarket(query: URLSearchParams, market: Market, product: Sold) {
  const usual = usualMarket(product)
  const next = new URLSearchParams(query)
  if (market.condition === usual.condition && market.finish === usual.finish) next.delete('mercado')
  else next.set('mercado', `${market.condition},${market.finish}`)
  return next
}
