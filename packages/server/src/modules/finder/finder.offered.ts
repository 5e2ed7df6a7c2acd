import { kindsAsked } from './finder.kinds.ts'
import { BROAD, oneForEach, Patched } from './finder.patched.ts'
import { codes, type OfferQuestion } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

/** What is on offer of each product, by slot. */
export interface Offered {
  /** Traits and states of the offers that fail nothing but that very part of the question. */
  traits: Int32Array
  states: Int32Array
  /** Prices of those that fail nothing but the price asked for; nothing is 0. */
  low: Int32Array
  high: Int32Array
}

/** Whether one and the same offer of a product is everything that is asked. */
export function passesOffer(shelf: Shelf, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = shelf
  const { priceMin, priceMax } = asked
  const { failed } = kindsAsked(shelf.kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (slot: number) => {
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      if (failed[offerKinds[offer]!]) continue
      const price = offerPrices[offer]!
      if (price >= priceMin && price <= priceMax && (!promotions || promotions[offerPromotions[offer]!])) return true
    }
    return false
  }
}

const FOUR_NUMBERS = 16
// thirty questions about the offers of 200,000 products
const OFFERED_KEPT = 100_000_000
const keptOf = oneForEach((shelf) => new Patched<Offered>(shelf, FOUR_NUMBERS, OFFERED_KEPT))
const scratchOf = oneForEach((shelf) => ({ columns: columnsOf(shelf.size) }))

/** Of these products only; until it is asked again. */
export function offeredOf(shelf: Shelf, asked: OfferQuestion | null, slots: Int32Array): Offered {
  const { allTraits: traits, allStates: states, priceLow: low, priceHigh: high } = shelf
  if (!asked) return { traits, states, low, high }
  const look = lookFor(shelf, asked)
  if (slots.length > BROAD) return keptOf(shelf).of(asked.key, columnsOf, look)
  const scratch = scratchOf(shelf)
  if (scratch.columns.traits.length < shelf.size) scratch.columns = columnsOf(shelf.size)
  for (let at = 0; at < slots.length; at++) look(scratch.columns, slots[at]!)
  return scratch.columns
}

function columnsOf(room: number): Offered {
  const column = () => new Int32Array(room)
  return { traits: column(), states: column(), low: column(), high: column() }
}

/** Looks at every offer of a product. */
function lookFor(shelf: Shelf, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = shelf
  const { priceMin, priceMax } = asked
  const { failed, traits: traitsOf, states: statesOf } = kindsAsked(shelf.kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (into: Offered, slot: number) => {
    let [traits, states, low, high] = [0, 0, 0, 0]
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      if (promotions && !promotions[offerPromotions[offer]!]) continue
      const kind = offerKinds[offer]!
      const price = offerPrices[offer]!
      if (price >= priceMin && price <= priceMax) {
        traits |= traitsOf[kind]!
        states |= statesOf[kind]!
      }
      if (failed[kind]) continue
      if (!low || price < low) low = price
      if (price > high) high = price
    }
    into.traits[slot] = traits
    into.states[slot] = states
    into.low[slot] = low
    into.high[slot] = high
  }
}
