import { Memory, oneForEach } from '../../../platform/memory.ts'
import { kindsAsked } from './finder.kinds.ts'
import { patchedOf } from './finder.patched.ts'
import { codes, type OfferQuestion } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** Cents by slot, of the offers that fit a question whatever its price limits; 0 if there are none. */
export interface Priced {
  low: Int32Array
  /** The lowest price of a standard offer, or else of any. */
  shown: Int32Array
  high: Int32Array
}

const KEPT = { bytes: 4_000_000, atLeast: 16, bytesAProduct: 3 * 4 }
const keptOf = patchedOf<Priced>(KEPT)
const MOST_ASKED_ONCE = 1000
const askedOnceOf = oneForEach<ProductIndex, Memory<string>>(() => new Memory({ most: MOST_ASKED_ONCE }))

/**
 * Returns whether columns of all products are worth keeping for this question: it has no part but its price limits, or
 * another with the same other parts was asked before. Most combinations are asked for once.
 */
export function isWorthKeeping(index: ProductIndex, { key, openKey }: OfferQuestion) {
  if (!openKey) return true
  const askedOnce = askedOnceOf(index)
  const before = askedOnce.get(openKey)
  if (before === undefined) askedOnce.put(openKey, key)
  return before !== undefined && before !== key
}

/** Every new price limit is answered from the same columns, so that the offers are not looked at for each. */
export function pricedBy(index: ProductIndex, asked: OfferQuestion | null): Priced {
  if (!asked?.openKey) return { low: index.priceLow, shown: index.priceShown, high: index.priceHigh }
  return keptOf(index).of(asked.openKey, columnsOf, lookFor(index, asked))
}

const columnsOf = (room: number): Priced => ({
  low: new Int32Array(room),
  shown: new Int32Array(room),
  high: new Int32Array(room),
})

function lookFor(index: ProductIndex, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions, kinds } = index
  const { failed } = kindsAsked(kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (into: Priced, slot: number) => {
    let [low, standard, high] = [0, 0, 0]
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      const kind = offerKinds[offer]!
      if (failed[kind] || (promotions && !promotions[offerPromotions[offer]!])) continue
      const price = offerPrices[offer]!
      if (!low || price < low) low = price
      if (price > high) high = price
      if ((!standard || price < standard) && kinds.standard[kind]) standard = price
    }
    into.low[slot] = low
    into.shown[slot] = standard || low
    into.high[slot] = high
  }
}
