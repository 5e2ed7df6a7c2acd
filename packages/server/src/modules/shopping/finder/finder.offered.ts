import { oneForEach } from '../../../platform/memory.ts'
import { Bits } from './finder.bits.ts'
import { kindsAsked } from './finder.kinds.ts'
import { BROAD, patchedOf } from './finder.patched.ts'
import { isWorthKeeping, pricedBy } from './finder.priced.ts'
import { codes, MAX_PRICE, type OfferQuestion } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** Values that occur among the offers of each product, as bits, by slot. */
export interface Sights {
  /** Bits of offers that fit the question, or that fail only the part of the bit's own facet. */
  traits: Int32Array
  finishes: Int32Array
  states: Int32Array
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
  const { offersFrom, offers, allTraits, allFinishes, allStates } = index
  const { conditions, languages, centre, finishes, states } = asked
  const passes = isAsked(index, asked)
  return (slot: number) => {
    const traits = allTraits[slot]!
    // most products have no offer at all with one of the values
    if (!(traits & conditions && traits & languages && traits & centre)) return false
    if (!(allFinishes[slot]! & finishes && allStates[slot]! & states)) return false
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) if (passes(offer)) return true
    return false
  }
}

/** Returns all products of which a single offer fits the whole question. */
export function allPassing(index: ProductIndex, asked: OfferQuestion, room: number): Bits {
  const { priceMin, priceMax } = asked
  const isTold = isWorthKeeping(index, asked)
  const { low, high } = pricedBy(index, isTold ? asked : null)
  const hasOne = passesOffer(index, asked)
  return Bits.where(room, index.size, (slot) => {
    const [lowest, highest] = [low[slot]!, high[slot]!]
    if (!lowest || lowest > priceMax || highest < priceMin) return false
    return (isTold && (lowest >= priceMin || highest <= priceMax)) || hasOne(slot)
  })
}

const KEPT = { bytes: 4_000_000, atLeast: 16, bytesAProduct: 3 * 4 }
const keptOf = patchedOf<Sights>(KEPT)
const scratchOf = oneForEach((index: ProductIndex) => ({ columns: columnsOf(index.size) }))

/** Answers for these products only; the next call may overwrite the result. */
export function offeredOf(index: ProductIndex, asked: OfferQuestion | null, slots: Int32Array): Sights {
  if (!asked) return allSights(index, null)
  const isMany = slots.length > BROAD
  if (isMany && asked.priceMin === 0 && asked.priceMax === MAX_PRICE) return allSights(index, asked)
  const look = isMany && isWorthKeeping(index, asked) ? lookWithin(index, asked) : lookFor(index, asked)
  const scratch = scratchOf(index)
  if (scratch.columns.traits.length < index.size) scratch.columns = columnsOf(index.size)
  for (let at = 0; at < slots.length; at++) look(scratch.columns, slots[at]!)
  return scratch.columns
}

const columnsOf = (room: number): Sights => ({
  traits: new Int32Array(room),
  finishes: new Int32Array(room),
  states: new Int32Array(room),
})

/** Returns the sights of all products, whatever the price limits of the question. */
function allSights(index: ProductIndex, asked: OfferQuestion | null): Sights {
  if (!asked?.openKey) return { traits: index.allTraits, finishes: index.allFinishes, states: index.allStates }
  return keptOf(index).of(asked.openKey, columnsOf, lookFor(index, { ...asked, priceMin: 0, priceMax: MAX_PRICE }))
}

/** Looks at the offers of a product only where some of them are within the price limits and some are not. */
function lookWithin(index: ProductIndex, asked: OfferQuestion) {
  const { priceLow, priceHigh } = index
  const { priceMin, priceMax } = asked
  const { traits, finishes, states } = allSights(index, asked)
  const look = lookFor(index, asked)
  return (into: Sights, slot: number) => {
    const isWithin = priceLow[slot]! >= priceMin && priceHigh[slot]! <= priceMax
    const isOutside = priceLow[slot]! > priceMax || priceHigh[slot]! < priceMin
    if (!isWithin && !isOutside) return look(into, slot)
    into.traits[slot] = isWithin ? traits[slot]! : 0
    into.finishes[slot] = isWithin ? finishes[slot]! : 0
    into.states[slot] = isWithin ? states[slot]! : 0
  }
}

function lookFor(index: ProductIndex, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = index
  const { priceMin, priceMax } = asked
  const { traits: traitsOf, finishes: finishesOf, states: statesOf } = kindsAsked(index.kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (into: Sights, slot: number) => {
    let traits = 0
    let finishes = 0
    let states = 0
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      if (promotions && !promotions[offerPromotions[offer]!]) continue
      const price = offerPrices[offer]!
      if (price < priceMin || price > priceMax) continue
      const kind = offerKinds[offer]!
      traits |= traitsOf[kind]!
      finishes |= finishesOf[kind]!
      states |= statesOf[kind]!
    }
    into.traits[slot] = traits
    into.finishes[slot] = finishes
    into.states[slot] = states
  }
}

/** Returns the price range of offers that fail nothing but the price asked for; null if there are none. */
export function pricesOf(index: ProductIndex, asked: OfferQuestion | null, slots: Int32Array) {
  const range = { min: MAX_PRICE, max: 0 }
  if (asked?.openKey && !(slots.length > BROAD && isWorthKeeping(index, asked)))
    widenAmong(index, asked, { range, slots })
  else {
    const { low, high } = pricedBy(index, asked)
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!
      if (low[slot]) range.min = Math.min(range.min, low[slot])
      range.max = Math.max(range.max, high[slot]!)
    }
  }
  return range.max ? range : null
}

interface Widening {
  range: { min: number; max: number }
  slots: Int32Array
}

function widenAmong(index: ProductIndex, asked: OfferQuestion, { range, slots }: Widening) {
  const { offers, priceLow, priceHigh } = index
  const widen = wideningFor(index, asked)
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    // once a few products have been seen, hardly any other reaches further
    if (offers[slot] && (priceLow[slot]! < range.min || priceHigh[slot]! > range.max)) widen(range, slot)
  }
}

function wideningFor(index: ProductIndex, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = index
  const { failed } = kindsAsked(index.kinds, asked)
  const promotions = asked.promotionIds && codes(asked.promotionIds)
  return (range: Widening['range'], slot: number) => {
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      if (failed[offerKinds[offer]!] || (promotions && !promotions[offerPromotions[offer]!])) continue
      range.min = Math.min(range.min, offerPrices[offer]!)
      range.max = Math.max(range.max, offerPrices[offer]!)
    }
  }
}
