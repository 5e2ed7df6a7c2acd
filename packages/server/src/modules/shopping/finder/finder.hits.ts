import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import type { Found } from './finder.freshness.ts'
import { namedOffer } from './finder.named-offers.ts'
import { isAsked } from './finder.offered.ts'
import type { OfferQuestion } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'
import { isStandardFor, type OwnStandard } from './finder.standard.ts'
import type { Promotion } from './vocabulary.queries.ts'

export interface Hit {
  id: number
  /** Cheapest offer in a running promotion among those that fit the filter; prices in cents. */
  promotion: { id: number; price: number; regular: number; ends_at: string } | null
  /** Summary of the product's offers that fit the filter; null if the filter asks nothing of offers. */
  offered: Offered | null
  /** The cheapest such offer within one's own standard; null if there is none, or no own standard. */
  own: NamedOffer | null
}

/** Prices in cents; `lowest` is null only if no offer fits. */
export interface Offered {
  low: number
  high: number
  count: number
  stores: number
  lowest: NamedOffer | null
  standard: NamedOffer | null
}

interface Looked {
  running: Promotion[]
  asked: OfferQuestion | null
  own: OwnStandard | null
}

type Passes = ReturnType<typeof isAsked>

export function hitsOf(found: Found, slots: number[], { running, asked, own }: Looked): Hit[] {
  const { index } = found
  const passes = asked && isAsked(index, asked)
  const isOwn = own && isStandardFor(index, own)
  return slots.map((slot) => ({
    id: index.ids[slot]!,
    promotion: running.length ? bestPromotion(index, slot, { running, passes }) : null,
    offered: passes && summaryOf(found, slot, passes),
    own: isOwn && cheapestOf(found, slot, (offer) => isOwn(offer) && (!passes || passes(offer))),
  }))
}

/** Returns the cheapest offer that passes. */
function cheapestOf(found: Found, slot: number, passes: Passes) {
  const { index } = found
  const isCheaper = cheaperOn(index)
  let best: number | null = null
  const end = index.offersFrom[slot]! + index.offers[slot]!
  for (let offer = index.offersFrom[slot]!; offer < end; offer++)
    if (passes(offer) && isCheaper(offer, best)) best = offer
  return best === null ? null : namedOffer(found, slot, best)
}

function summaryOf(found: Found, slot: number, passes: Passes): Offered {
  const { index } = found
  const { offersFrom, offers, offerPrices, offerStores, offerKinds, kinds } = index
  const isStandard = (offer: number) => kinds.standard[offerKinds[offer]!]!
  const isCheaper = cheaperOn(index)
  const stores = new Set<number>()
  let [high, count] = [0, 0]
  let lowest: number | null = null
  let standard: number | null = null
  const end = offersFrom[slot]! + offers[slot]!
  for (let offer = offersFrom[slot]!; offer < end; offer++) {
    if (!passes(offer)) continue
    if (isCheaper(offer, lowest)) lowest = offer
    if (isStandard(offer) && isCheaper(offer, standard)) standard = offer
    high = Math.max(high, offerPrices[offer]!)
    stores.add(offerStores[offer]!)
    count++
  }
  // at the same price the standard offer counts as the lowest
  if (lowest !== null && standard !== null && offerPrices[standard] === offerPrices[lowest]) lowest = standard
  return {
    low: lowest === null ? 0 : offerPrices[lowest]!,
    high,
    count,
    stores: stores.size,
    lowest: lowest === null ? null : namedOffer(found, slot, lowest),
    standard: standard === null ? null : namedOffer(found, slot, standard),
  }
}

/** At the same price the older offer counts as cheaper. */
const cheaperOn =
  ({ offerPrices, offerIds }: ProductIndex) =>
  (offer: number, than: number | null) =>
    than === null || (offerPrices[offer]! - offerPrices[than]! || offerIds[offer]! - offerIds[than]!) < 0

interface Wanted {
  running: Promotion[]
  passes: Passes | null
}

function bestPromotion(index: ProductIndex, slot: number, { running, passes }: Wanted): Hit['promotion'] {
  let best: Hit['promotion'] = null
  const end = index.offersFrom[slot]! + index.promoted[slot]!
  for (let offer = index.offersFrom[slot]!; offer < end; offer++) {
    const id = index.offerPromotions[offer]!
    const price = index.offerPrices[offer]!
    const regular = index.offerRegularPrices[offer]!
    if (!regular || (best && best.price <= price) || (passes && !passes(offer))) continue
    const promotion = running.find((each) => each.id === id)
    if (promotion) best = { id, price, regular, ends_at: promotion.ends_at }
  }
  return best
}
