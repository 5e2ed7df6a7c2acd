import type { Input } from '@bra/contract/kit/api'
import { fairPrices } from '@bra/contract/prices/fair-prices'
import type { FairPrice } from '@bra/contract/prices/fair-prices.schemas'
import { askKeeping } from '../../../lib/query.ts'
import type { Translate } from '../../../lib/text.tsx'
import { fairPriceTexts } from './texts.ts'

export type Variant = Input<typeof fairPrices.of>['body']['variants'][number]

/** `besides` is a store that compares itself with others. */
export const fairPriceQuery = (variant: Variant, besides?: number) =>
  askKeeping(fairPrices.of, { body: { variants: [variant], ...(besides !== undefined && { besides_store: besides }) } })

/** Returns the evidence of a price: "14 vendas em 90 dias", "estimado, 2 vendas". */
export function evidenceOf({ basis, counted, window_days, estimated }: FairPrice, t: Translate) {
  if (basis === 'offers') return t(fairPriceTexts.byOffers, { count: counted })
  const sales = t(fairPriceTexts.sales, { count: counted })
  if (!estimated) return t(fairPriceTexts.within, { sales, days: window_days ?? 0 })
  return `${t(fairPriceTexts.estimated)}, ${sales}${basis === 'variant' ? '' : ` ${t(fairPriceTexts[basis])}`}`
}

/** In percent; a larger difference gets a warning. */
const FAR = 40

/** Returns the difference from the fair price in whole percent; null if it is below `FAR`. */
export function farBy(askedCents: number | null | undefined, fair: FairPrice | null) {
  if (!askedCents || !fair) return null
  const percent = Math.round((askedCents / fair.price_cents - 1) * 100)
  return Math.abs(percent) >= FAR ? percent : null
}
