import { stats } from '@bra/contract/prices/stats'
import type { ProductType, RankType } from '@bra/contract/trade/trade'
import { ask, askKeeping } from '../../../lib/query.ts'

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

/** Prices paid, by day for a month and by week for longer windows. */
export const pricesQuery = (id: number, days: PriceWindow) =>
  askKeeping(stats.prices, { body: { id, days, by: days === 30 ? 'day' : 'week' } })

export const salesQuery = (id: number, page: number) => ask(stats.history, { body: { id, page, per_page: 8 } })

export const shelfQuery = (type: RankType, productType?: ProductType) =>
  ask(stats.highAndLow, { body: { type, per_page: 10, product_type: productType } })

export const moversQuery = ask(stats.movers, {})
