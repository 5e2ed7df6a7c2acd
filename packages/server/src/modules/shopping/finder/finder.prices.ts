import { isAsked } from './finder.offered.ts'
import { oneForEach, Patched } from './finder.patched.ts'
import type { OfferQuestion } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'

type Which = 'shown' | 'high'
/** Returns cents by slot; 0 if there is no price. */
type PriceOf = (slot: number) => number

/** Returns the price that a list shows of a product, or its highest, among the offers that fit the question. */
export function priceAsked(index: ProductIndex, asked: OfferQuestion | null, which: Which): PriceOf {
  const column = which === 'shown' ? index.priceShown : index.priceHigh
  if (!asked) return (slot) => column[slot]!
  const { offersFrom, offers, offerPrices, offerKinds, kinds } = index
  const passes = isAsked(index, asked)
  return (slot) => {
    let [low, high, standard] = [0, 0, 0]
    const last = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < last; offer++) {
      if (!passes(offer)) continue
      const price = offerPrices[offer]!
      if (!low || price < low) low = price
      if (price > high) high = price
      if (kinds.standard[offerKinds[offer]!] && (!standard || price < standard)) standard = price
    }
    return which === 'high' ? high : standard || low
  }
}

const PRICES_KEPT = { bytes: 8_000_000, atLeast: 16, bytesAProduct: 4 }
const keptOf = oneForEach((index) => new Patched<Int32Array>(index, PRICES_KEPT))

/** Does the same as `priceAsked`, kept for all products. */
export function pricesAsked(index: ProductIndex, asked: OfferQuestion, which: Which): PriceOf {
  const priceOf = priceAsked(index, asked, which)
  const column = keptOf(index).of(
    `${which} ${asked.key}`,
    (room) => new Int32Array(room),
    (prices, slot) => (prices[slot] = priceOf(slot)),
  )
  return (slot) => column[slot]!
}
