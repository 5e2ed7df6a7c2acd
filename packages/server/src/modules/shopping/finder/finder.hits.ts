import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { type Extra, extras } from '@bra/contract/trade/trade'
import type { OfferKind } from './finder.codes.ts'
import type { Found } from './finder.freshness.ts'
import { isAsked } from './finder.offered.ts'
import { isStandardFor, type OwnStandard } from './finder.prices.ts'
import type { ProductIndex } from './finder.product-index.ts'
import type { OfferQuestion } from './finder.question.ts'
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

const extrasOfBits = new Map<number, Extra[]>()

/** Returns one list for all offers with the same extras. */
function extrasOf(bits: number): Extra[] {
  const known = extrasOfBits.get(bits)
  if (known) return known
  const made = extras.filter((_, at) => bits & (1 << at))
  extrasOfBits.set(bits, made)
  return made
}

/** Returns an offer of a product as lists name it; both are given by their places in the index. */
function namedOffer({ index, known }: Pick<Found, 'index' | 'known'>, slot: number, offer: number): NamedOffer {
  const id = index.offerIds[offer]!
  const store = index.offerStores[offer]!
  const { condition, language, finish, reachesFree } = index.kinds.named[index.offerKinds[offer]!]!
  return {
    id,
    condition,
    grade: index.grades.get(slot)?.get(id) ?? null,
    language,
    finish,
    extras: extrasOf(index.offerExtras[offer]!),
    price_cents: index.offerPrices[offer]!,
    regular_price_cents: index.offerRegularPrices[offer]! || null,
    free_shipping: reachesFree,
    store: { id: store, name: known.storeNames.get(store)! },
  }
}

/** Fields of an offer on sale by which the offers of one product are filtered and sorted. */
export interface FoundOffer {
  id: number
  priceCents: number
  kind: OfferKind
  storeId: number
  /** Rating of its store; null if none is shown. */
  rating: number | null
}

/** Returns the offers in no order. */
export function offersOf({ index, known }: Found, productId: number): FoundOffer[] {
  const slot = index.slotOf.get(productId)
  if (slot === undefined) return []
  const from = index.offersFrom[slot]!
  return Array.from({ length: index.offers[slot]! }, (_, at) => ({
    id: index.offerIds[from + at]!,
    priceCents: index.offerPrices[from + at]!,
    kind: index.kinds.named[index.offerKinds[from + at]!]!,
    storeId: index.offerStores[from + at]!,
    rating: known.ratings.get(index.offerStores[from + at]!) ?? null,
  }))
}

export function isOffered({ index }: Found, productId: number) {
  const slot = index.slotOf.get(productId)
  return slot !== undefined && index.offers[slot]! > 0
}
