import { Bits } from './finder.bits.ts'
import { kindsAsked } from './finder.kinds.ts'
import { BROAD, oneForEach, Patched } from './finder.patched.ts'
import { codes, MAX_PRICE, type OfferQuestion } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** Values that occur among the offers of each product, as bits, by slot. */
export interface Sights {
  /** Bits of offers that fit the question, or that fail only the part of the bit's own facet. */
  traits: Int32Array
  finishes: Int32Array
  states: Int32Array
}

interface Offered extends Sights {
  /** Products of which a single offer fits the whole question. */
  passing: Bits
}

/** Returns a test of whether an offer, by its position, fits the whole question. */
export function isAsked(index: ProductIndex, asked: OfferQuestion) {
  const { offerKinds, offerPrices, offerPromotions } = index
  const { priceMin, priceMax } = asked
  const { failed } = kindsAsked(index.kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (offer: number) => {
    if (failed[offerKinds[offer]!]) return false
    const price = offerPrices[offer]!
    return price >= priceMin && price <= priceMax && (!promotions || promotions[offerPromotions[offer]!] === 1)
  }
}

/** Returns a test of whether a single offer of a product fits the whole question. */
export function passesOffer(index: ProductIndex, asked: OfferQuestion) {
  const { offersFrom, offers } = index
  const passes = isAsked(index, asked)
  return (slot: number) => {
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) if (passes(offer)) return true
    return false
  }
}

const OFFERED_KEPT = { bytes: 8_000_000, atLeast: 16, bytesAProduct: 3 * 4 + 1 / 8 }
const keptOf = oneForEach((index) => new Patched<Offered>(index, OFFERED_KEPT))
const scratchOf = oneForEach((index) => ({ columns: columnsOf(index.size) }))

export const allOffered = (index: ProductIndex, asked: OfferQuestion) =>
  keptOf(index).of(asked.key, columnsOf, lookFor(index, asked))

/** Answers for these products only; the next call may overwrite the result. */
export function offeredOf(index: ProductIndex, asked: OfferQuestion | null, slots: Int32Array): Sights {
  if (!asked) return { traits: index.allTraits, finishes: index.allFinishes, states: index.allStates }
  if (slots.length > BROAD) return allOffered(index, asked)
  const look = lookFor(index, asked)
  const scratch = scratchOf(index)
  if (scratch.columns.traits.length < index.size) scratch.columns = columnsOf(index.size)
  for (let at = 0; at < slots.length; at++) look(scratch.columns, slots[at]!)
  return scratch.columns
}

const columnsOf = (room: number): Offered => ({
  traits: new Int32Array(room),
  finishes: new Int32Array(room),
  states: new Int32Array(room),
  passing: Bits.ofRoom(room),
})

function lookFor(index: ProductIndex, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = index
  const { priceMin, priceMax } = asked
  const { failed, traits: traitsOf, finishes: finishesOf, states: statesOf } = kindsAsked(index.kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (into: Offered, slot: number) => {
    let traits = 0
    let finishes = 0
    let states = 0
    let passes = false
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      if (promotions && !promotions[offerPromotions[offer]!]) continue
      const price = offerPrices[offer]!
      if (price < priceMin || price > priceMax) continue
      const kind = offerKinds[offer]!
      traits |= traitsOf[kind]!
      finishes |= finishesOf[kind]!
      states |= statesOf[kind]!
      passes ||= !failed[kind]
    }
    into.traits[slot] = traits
    into.finishes[slot] = finishes
    into.states[slot] = states
    into.passing.put(slot, passes)
  }
}

/** Returns the price range of offers that fail nothing but the price asked for; null if there are none. */
export function pricesOf(index: ProductIndex, asked: OfferQuestion | null, slots: Int32Array) {
  const { offers, priceLow, priceHigh } = index
  const widen = wideningFor(index, asked)
  const range = { min: MAX_PRICE, max: 0 }
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    // once a few products have been seen, hardly any other reaches further
    if (offers[slot] && (priceLow[slot]! < range.min || priceHigh[slot]! > range.max)) widen(range, slot)
  }
  return range.max ? range : null
}

function wideningFor(index: ProductIndex, asked: OfferQuestion | null) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = index
  const failed = asked && kindsAsked(index.kinds, asked).failed
  const promotions = asked?.promotionIds && codes(asked.promotionIds)
  return (range: { min: number; max: number }, slot: number) => {
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      if (failed?.[offerKinds[offer]!] || (promotions && !promotions[offerPromotions[offer]!])) continue
      range.min = Math.min(range.min, offerPrices[offer]!)
      range.max = Math.max(range.max, offerPrices[offer]!)
    }
  }
}
