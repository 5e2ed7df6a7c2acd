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
  /** Id of the cheapest such offer within one's own standard; null if there is none, or no own standard. */
  own: number | null
}

/** Prices in cents; `lowest` and `standard` are offer ids. */
export interface Offered {
  low: number
  high: number
  count: number
  stores: number
  lowest: number
  standard: number | null
}

interface Looked {
  running: Promotion[]
  asked: OfferQuestion | null
  own: OwnStandard | null
}

type Passes = ReturnType<typeof isAsked>

export function hitsOf(index: ProductIndex, slots: number[], { running, asked, own }: Looked): Hit[] {
  const passes = asked && isAsked(index, asked)
  const isOwn = own && isStandardFor(index, own)
  return slots.map((slot) => ({
    id: index.ids[slot]!,
    promotion: running.length ? bestPromotion(index, slot, { running, passes }) : null,
    offered: passes && summaryOf(index, slot, passes),
    own: isOwn && cheapestOf(index, slot, (offer) => isOwn(offer) && (!passes || passes(offer))),
  }))
}

/** Returns the id of the cheapest offer that passes. */
function cheapestOf(index: ProductIndex, slot: number, passes: Passes) {
  const isCheaper = cheaperOn(index)
  let best: number | null = null
  const end = index.offersFrom[slot]! + index.offers[slot]!
  for (let offer = index.offersFrom[slot]!; offer < end; offer++)
    if (passes(offer) && isCheaper(offer, best)) best = offer
  return best === null ? null : index.offerIds[best]!
}

function summaryOf(index: ProductIndex, slot: number, passes: Passes): Offered {
  const { offersFrom, offers, offerPrices, offerStores, offerKinds, offerIds, kinds } = index
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
    lowest: lowest === null ? 0 : offerIds[lowest]!,
    standard: standard === null ? null : offerIds[standard]!,
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
