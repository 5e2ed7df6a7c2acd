import { isAsked } from './finder.offered.ts'
import { oneForEach, Patched } from './finder.patched.ts'
import type { OfferQuestion } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

type End = 'low' | 'high'
/** In cents, by slot; zero where there is nothing. */
type PriceOf = (slot: number) => number

/** The lowest or highest price of a product, among those of its offers that are everything that is asked. */
export function priceAsked(shelf: Shelf, asked: OfferQuestion | null, end: End): PriceOf {
  const column = end === 'low' ? shelf.priceLow : shelf.priceHigh
  if (!asked) return (slot) => column[slot]!
  const { offersFrom, offers, offerPrices } = shelf
  const passes = isAsked(shelf, asked)
  const isFurther =
    end === 'low' ? (one: number, other: number) => one < other : (one: number, other: number) => one > other
  return (slot) => {
    let found = 0
    const last = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < last; offer++) {
      const price = offerPrices[offer]!
      if (passes(offer) && (!found || isFurther(price, found))) found = price
    }
    return found
  }
}

// 64 MB for 200,000 products
const PRICES_KEPT = 80
const keptOf = oneForEach((shelf) => new Patched<Int32Array>(shelf, PRICES_KEPT))

/** The same, kept for all products. */
export function pricesAsked(shelf: Shelf, asked: OfferQuestion, end: End): PriceOf {
  const priceOf = priceAsked(shelf, asked, end)
  const column = keptOf(shelf).of(
    `${end} ${asked.key}`,
    (room) => new Int32Array(room),
    (prices, slot) => (prices[slot] = priceOf(slot)),
  )
  return (slot) => column[slot]!
}
