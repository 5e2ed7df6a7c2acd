import { isAsked } from './finder.offered.ts'
import { oneForEach, Patched } from './finder.patched.ts'
import type { OfferQuestion } from './finder.question.ts'
import { isStandardFor, type OwnStandard } from './finder.standard.ts'
import type { ProductIndex } from './finder.product-index.ts'

type Which = 'shown' | 'high'
/** Returns cents by slot; 0 if there is no price. */
type PriceOf = (slot: number) => number

/** Which offers count, and what those who ask mean by a good one; null counts all, or stands for the usual one. */
export interface PricedBy {
  offer: OfferQuestion | null
  own: OwnStandard | null
}

/** Returns the price that a list shows of a product, or its highest, among the offers that fit the question. */
export function priceAsked(index: ProductIndex, { offer: asked, own }: PricedBy, which: Which): PriceOf {
  const column = which === 'shown' ? index.priceShown : index.priceHigh
  if (!asked && !own) return (slot) => column[slot]!
  const { offersFrom, offers, offerPrices } = index
  const passes = asked ? isAsked(index, asked) : () => true
  const isStandard = isStandardFor(index, own)
  return (slot) => {
    let [low, high, standard] = [0, 0, 0]
    const last = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < last; offer++) {
      if (!passes(offer)) continue
      const price = offerPrices[offer]!
      if (!low || price < low) low = price
      if (price > high) high = price
      if ((!standard || price < standard) && isStandard(offer)) standard = price
    }
    return which === 'high' ? high : standard || low
  }
}

const PRICES_KEPT = { bytes: 8_000_000, atLeast: 16, bytesAProduct: 4 }
const keptOf = oneForEach((index) => new Patched<Int32Array>(index, PRICES_KEPT))

/** Does the same as `priceAsked`, kept for all products. */
export function pricesAsked(index: ProductIndex, by: PricedBy, which: Which): PriceOf {
  const priceOf = priceAsked(index, by, which)
  const column = keptOf(index).of(
    `${which} ${by.offer?.key} ${JSON.stringify(by.own)}`,
    (room) => new Int32Array(room),
    (prices, slot) => (prices[slot] = priceOf(slot)),
  )
  return (slot) => column[slot]!
}
