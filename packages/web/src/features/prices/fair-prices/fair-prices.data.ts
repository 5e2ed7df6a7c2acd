import type { Input } from '@bra/contract/api'
import { fairPrices } from '@bra/contract/fair-prices'
import type { FairPrice } from '@bra/contract/fair-prices.schemas'
import { askKeeping } from '../../lib/query.ts'
import type { Translate } from '../../lib/text.tsx'

export type Variant = Input<typeof fairPrices.of>['body']['variants'][number]

export const fairPriceQuery = (variant: Variant) => askKeeping(fairPrices.of, { body: { variants: [variant] } })

/** By what a price is known: "14 vendas em 90 dias", "estimado, 2 vendas". */
export function evidenceOf({ basis, counted, window_days, estimated }: FairPrice, t: Translate) {
  if (basis === 'offers') return t('fair.byOffers', { count: counted })
  const sales = t('fair.sales', { count: counted })
  if (!estimated) return t('fair.within', { sales, days: window_days ?? 0 })
  return `${t('fair.estimated')}, ${sales}${basis === 'variant' ? '' : ` ${t(`fair.${basis}`)}`}`
}

/** From this far on a price is asked about, in percent. */
const FAR = 40

/** How far an asked price lies from the fair one, in whole percent; null where it is near. */
export function farBy(askedCents: number | null | undefined, fair: FairPrice | null) {
  if (!askedCents || !fair) return null
  const percent = Math.round((askedCents / fair.price_cents - 1) * 100)
  return Math.abs(percent) >= FAR ? percent : null
}
