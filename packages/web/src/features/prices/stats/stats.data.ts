import { stats } from '@bra/contract/prices/stats'
import type { ProductType, RankType } from '@bra/contract/trade/trade'
import { ask, askKeeping } from '../../../lib/query.ts'
import type { Market } from './market-state.ts'

export const priceWindows = [30, 90, 180, 365] as const
export type PriceWindow = (typeof priceWindows)[number]
const USUAL: PriceWindow = 90

export const readPriceWindow = (query: URLSearchParams) =>
  priceWindows.find((days) => String(days) === query.get('dias')) ?? USUAL

export function withPriceWindow(query: URLSearchParams, days: PriceWindow) {
  const next = new URLSearchParams(query)
  if (days === USUAL) next.delete('dias')
  else next.set('dias', String(days))
  return next
}

/** Prices paid for such copies, by day up to ninety days and by week in longer windows. */
export const pricesQuery = (id: number, days: PriceWindow, market: Market) =>
  askKeeping(stats.prices, { body: { id, days, ...market } })

export const LONGEST_BY_DAY: PriceWindow = 90

export const salesQuery = (id: number, page: number, market: Market) =>
  ask(stats.history, { body: { id, page, per_page: 8, ...market } })

export const shelfQuery = (type: RankType, productType?: ProductType) =>
  ask(stats.highAndLow, { body: { type, per_page: 10, product_type: productType } })

export const moversQuery = ask(stats.movers, {})
