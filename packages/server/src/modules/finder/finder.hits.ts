import { isAsked } from './finder.offered.ts'
import { FREE, type OfferQuestion } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'
import type { Promotion } from './vocabulary.queries.ts'

/** A product that was found, with what a list says of its offers. */
export interface Hit {
  id: number
  /** Some offer's price reaches what its store asks for free freight. */
  sendsFree: boolean
  /** The cheapest of its offers that are in a running promotion; prices in cents. */
  promotion: { id: number; price: number; regular: number; ends_at: string } | null
  /** Of its offers those that are asked for, prices in cents; null where all are. */
  offered: { low: number; high: number; count: number; stores: number } | null
}

interface Looked {
  running: Promotion[]
  asked: OfferQuestion | null
}

type Passes = ReturnType<typeof isAsked>

/** What a list tells of these products. */
export function hitsOf(shelf: Shelf, slots: number[], { running, asked }: Looked): Hit[] {
  const passes = asked && isAsked(shelf, asked)
  return slots.map((slot) => {
    const summary = passes && summaryOf(shelf, slot, passes)
    const traits = summary ? summary.traits : shelf.allTraits[slot]!
    return {
      id: shelf.ids[slot]!,
      sendsFree: (traits & FREE) !== 0,
      promotion: running.length ? bestPromotion(shelf, slot, { running, passes }) : null,
      offered: summary && summary.offered,
    }
  })
}

function summaryOf(shelf: Shelf, slot: number, passes: Passes) {
  const { offersFrom, offers, offerPrices, offerStores, offerKinds, kinds } = shelf
  const stores = new Set<number>()
  let [low, high, count, traits] = [0, 0, 0, 0]
  const end = offersFrom[slot]! + offers[slot]!
  for (let offer = offersFrom[slot]!; offer < end; offer++) {
    if (!passes(offer)) continue
    const price = offerPrices[offer]!
    low = count ? Math.min(low, price) : price
    high = Math.max(high, price)
    traits |= kinds.traits[offerKinds[offer]!]!
    stores.add(offerStores[offer]!)
    count++
  }
  return { traits, offered: { low, high, count, stores: stores.size } }
}

interface Wanted {
  running: Promotion[]
  passes: Passes | null
}

function bestPromotion(shelf: Shelf, slot: number, { running, passes }: Wanted): Hit['promotion'] {
  let best: Hit['promotion'] = null
  const end = shelf.offersFrom[slot]! + shelf.promoted[slot]!
  for (let offer = shelf.offersFrom[slot]!; offer < end; offer++) {
    const id = shelf.offerPromotions[offer]!
    const price = shelf.offerPrices[offer]!
    const regular = shelf.offerRegularPrices[offer]!
    if (!regular || (best && best.price <= price) || (passes && !passes(offer))) continue
    const promotion = running.find((each) => each.id === id)
    if (promotion) best = { id, price, regular, ends_at: promotion.ends_at }
  }
  return best
}
