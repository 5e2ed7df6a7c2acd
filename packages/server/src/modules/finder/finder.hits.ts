import type { Shelf } from './finder.shelf.ts'
import type { Promotion } from './vocabulary.queries.ts'

/** A product that was found, with what a list says of its offers. */
export interface Hit {
  id: number
  /** Some offer's price reaches what its store asks for free freight. */
  sendsFree: boolean
  /** The cheapest of its offers that are in a running promotion; prices in cents. */
  promotion: { id: number; price: number; regular: number; ends_at: string } | null
}

export function bestPromotion(shelf: Shelf, running: Promotion[], slot: number): Hit['promotion'] {
  let best: Hit['promotion'] = null
  const from = shelf.offersFrom[slot]!
  for (let offer = from; running.length && offer < from + shelf.offers[slot]!; offer++) {
    const id = shelf.offerPromotions[offer]!
    const price = shelf.offerPrices[offer]!
    const regular = shelf.offerRegularPrices[offer]!
    if (!id || !regular || (best && best.price <= price)) continue
    const promotion = running.find((each) => each.id === id)
    if (promotion) best = { id, price, regular, ends_at: promotion.ends_at }
  }
  return best
}
