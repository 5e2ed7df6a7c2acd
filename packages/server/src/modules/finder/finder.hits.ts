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

/** What a list tells of these products. */
export function hitsOf(shelf: Shelf, slots: number[], { running, asked }: Looked): Hit[] {
  const passes = asked && isAsked(shelf, asked)
  return slots.map((slot) => {
    const all = Array.from({ length: shelf.offers[slot]! }, (_, at) => shelf.offersFrom[slot]! + at)
    const offers = passes ? all.filter(passes) : all
    return {
      id: shelf.ids[slot]!,
      sendsFree: offers.some((offer) => (shelf.kinds.traits[shelf.offerKinds[offer]!]! & FREE) !== 0),
      promotion: bestPromotion(shelf, running, offers),
      offered: passes && summaryOf(shelf, offers),
    }
  })
}

function summaryOf(shelf: Shelf, offers: number[]): Hit['offered'] {
  const prices = offers.map((offer) => shelf.offerPrices[offer]!)
  const stores = new Set(offers.map((offer) => shelf.offerStores[offer]!))
  return { low: Math.min(...prices), high: Math.max(...prices), count: offers.length, stores: stores.size }
}

function bestPromotion(shelf: Shelf, running: Promotion[], offers: number[]): Hit['promotion'] {
  let best: Hit['promotion'] = null
  for (const offer of running.length ? offers : []) {
    const id = shelf.offerPromotions[offer]!
    const price = shelf.offerPrices[offer]!
    const regular = shelf.offerRegularPrices[offer]!
    if (!id || !regular || (best && best.price <= price)) continue
    const promotion = running.find((each) => each.id === id)
    if (promotion) best = { id, price, regular, ends_at: promotion.ends_at }
  }
  return best
}
