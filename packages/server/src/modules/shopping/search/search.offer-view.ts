import type { OfferChips } from '@bra/contract/shopping/offers-of-product.schemas'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { conditionNames, finishNames, languageNames, offerConditions, thisOrBetter } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import { estimateFor } from '../../stores/shipping/index.ts'
import { versusMedian } from '../../prices/stats/index.ts'
import type { ShownOffer } from './offers.queries.ts'
import type { ProductPage } from './product.queries.ts'
import { isFreeAlone } from './search.free-freight.ts'
import type { Delivery, OffersAsked, OffersPage } from './search.offers.ts'

export type Terms = Pick<StoreOffer, 'freight' | 'total_cents' | 'versus_median'>

export const offerView = (shown: ShownOffer, delivery: Delivery, medians: ProductPage['medians']): StoreOffer => ({
  ...shown.offer,
  ...termsFor(shown, delivery, medians),
})

export function termsFor({ offer, uf }: ShownOffer, delivery: Delivery, medians: ProductPage['medians']): Terms {
  const { price_cents: price, store } = offer
  const from = estimateFor(delivery.fromEach.get(uf), price)
  const unit = { storeId: store.id, priceCents: price, grams: delivery.grams, inCentre: offer.bra_center }
  const free = price >= (store.free_shipping_over_cents ?? Infinity) || isFreeAlone(delivery.free, unit)
  const freight = from && {
    cents: free ? 0 : from.cents,
    method: from.methodName,
    days_min: store.posts_in_days + from.days,
    days_max: store.posts_in_days + from.days + 2,
    free,
  }
  return {
    freight: freight ?? null,
    total_cents: freight ? price + freight.cents : null,
    versus_median: versusMedian(offer, medians),
  }
}

export function chipsView(counted: OffersPage['chips'], applied: OffersAsked['filter']): z.output<typeof OfferChips> {
  const options = (counts: Map<string, number>, names: Record<string, string>, chosen: string[]) =>
    Object.entries(names)
      .map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }))
      .filter((option) => option.count > 0 || chosen.includes(option.value))
  const countOf = (condition: string) => counted.condition.get(condition) ?? 0
  const conditions = offerConditions.map((value) => ({
    value,
    label: conditionNames[value],
    count: thisOrBetter(value).reduce((total, each) => total + countOf(each), 0),
  }))
  return {
    conditions: conditions.filter((option) => option.count > 0 || option.value === applied.condition),
    languages: options(counted.language, languageNames, applied.languages),
    finishes: options(counted.finish, finishNames, applied.finishes),
    free_shipping: counted.free_shipping.get('true') ?? 0,
    bra_center: counted.bra_center.get('true') ?? 0,
  }
}
