import { Bits } from './finder.bits.ts'
import { kindsAsked } from './finder.kinds.ts'
import { BROAD, oneForEach, Patched } from './finder.patched.ts'
import { codes, MAX_PRICE, type OfferQuestion } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

/** What is on offer of each product, by slot. */
export interface Sights {
  /** Traits and states of the offers that fail nothing but that very part of the question. */
  traits: Int32Array
  states: Int32Array
}

interface Offered extends Sights {
  /** The products of which one and the same offer fails nothing. */
  passing: Bits
}

/** Whether an offer, by its place, is everything that is asked. */
export function isAsked(shelf: Shelf, asked: OfferQuestion) {
  const { offerKinds, offerPrices, offerPromotions } = shelf
  const { priceMin, priceMax } = asked
  const { failed } = kindsAsked(shelf.kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (offer: number) => {
    if (failed[offerKinds[offer]!]) return false
    const price = offerPrices[offer]!
    return price >= priceMin && price <= priceMax && (!promotions || promotions[offerPromotions[offer]!] === 1)
  }
}

/** Whether one and the same offer of a product is everything that is asked. */
export function passesOffer(shelf: Shelf, asked: OfferQuestion) {
  const { offersFrom, offers } = shelf
  const passes = isAsked(shelf, asked)
  return (slot: number) => {
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) if (passes(offer)) return true
    return false
  }
}

// 250 MB for 200,000 products
const OFFERED_KEPT = 150
const keptOf = oneForEach((shelf) => new Patched<Offered>(shelf, OFFERED_KEPT))
const scratchOf = oneForEach((shelf) => ({ columns: columnsOf(shelf.size) }))

/** Of all products. */
export const allOffered = (shelf: Shelf, asked: OfferQuestion) =>
  keptOf(shelf).of(asked.key, columnsOf, lookFor(shelf, asked))

/** Of these products only; until it is asked again. */
export function offeredOf(shelf: Shelf, asked: OfferQuestion | null, slots: Int32Array): Sights {
  if (!asked) return { traits: shelf.allTraits, states: shelf.allStates }
  if (slots.length > BROAD) return allOffered(shelf, asked)
  const look = lookFor(shelf, asked)
  const scratch = scratchOf(shelf)
  if (scratch.columns.traits.length < shelf.size) scratch.columns = columnsOf(shelf.size)
  for (let at = 0; at < slots.length; at++) look(scratch.columns, slots[at]!)
  return scratch.columns
}

const columnsOf = (room: number): Offered => ({
  traits: new Int32Array(room),
  states: new Int32Array(room),
  passing: Bits.ofRoom(room),
})

/** Looks at every offer of a product. */
function lookFor(shelf: Shelf, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = shelf
  const { priceMin, priceMax } = asked
  const { failed, traits: traitsOf, states: statesOf } = kindsAsked(shelf.kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (into: Offered, slot: number) => {
    let traits = 0
    let states = 0
    let passes = false
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      if (promotions && !promotions[offerPromotions[offer]!]) continue
      const price = offerPrices[offer]!
      if (price < priceMin || price > priceMax) continue
      const kind = offerKinds[offer]!
      traits |= traitsOf[kind]!
      states |= statesOf[kind]!
      passes ||= !failed[kind]
    }
    into.traits[slot] = traits
    into.states[slot] = states
    into.passing.put(slot, passes)
  }
}

/** The prices of offers of these products that fail nothing but the price asked for; null where there are none. */
export function pricesOf(shelf: Shelf, asked: OfferQuestion | null, slots: Int32Array) {
  const { offers, priceLow, priceHigh } = shelf
  const widen = wideningFor(shelf, asked)
  const range = { min: MAX_PRICE, max: 0 }
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    // once a few products have been seen, hardly any other reaches further
    if (offers[slot] && (priceLow[slot]! < range.min || priceHigh[slot]! > range.max)) widen(range, slot)
  }
  return range.max ? range : null
}

function wideningFor(shelf: Shelf, asked: OfferQuestion | null) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = shelf
  const failed = asked && kindsAsked(shelf.kinds, asked).failed
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
