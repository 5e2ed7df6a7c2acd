import { CENTRE, type OfferQuestion, type Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

/** The slots that answer the question; `among` narrows it to those of a text search. */
export function matching(shelf: Shelf, question: Question, among: number[] | null): Int32Array {
  const found = new Int32Array(among?.length ?? shelf.size)
  let count = 0
  for (let at = 0; at < found.length; at++) {
    const slot = among ? among[at]! : at
    if (matches(shelf, question, slot)) found[count++] = slot
  }
  return found.subarray(0, count)
}

function matches(shelf: Shelf, question: Question, slot: number) {
  const { categories, rarities, elements, offer } = question
  if (!isPlainMatch(question, slot)) return false
  if (categories && !categories[shelf.categories[slot]!]) return false
  if (rarities && !rarities[shelf.rarities[slot]!]) return false
  if (elements && !elements[shelf.elements[slot]!]) return false
  if (offer) return hasOffer(shelf, offer, slot)
  return !question.onSale || shelf.offers[slot]! > 0
}

export function isPlainMatch({ plain }: Question, slot: number) {
  for (let part = 0; part < plain.length; part++) if (!plain[part]!.accepted[plain[part]!.column[slot]!]) return false
  return true
}

/** Whether one and the same offer is everything that is asked. */
export function hasOffer(shelf: Shelf, asked: OfferQuestion, slot: number) {
  if (!mayHaveOffer(shelf, asked, slot)) return false
  const from = shelf.offersFrom[slot]!
  const end = from + shelf.offers[slot]!
  for (let offer = from; offer < end; offer++) if (failedParts(shelf, asked, offer) === 0) return true
  return false
}

/** Most products are told apart by what occurs among their offers at all. */
function mayHaveOffer(shelf: Shelf, asked: OfferQuestion, slot: number) {
  const traits = shelf.allTraits[slot]!
  return (
    shelf.offers[slot]! > 0 &&
    (!asked.conditions || (traits & asked.conditions) !== 0) &&
    (!asked.languages || (traits & asked.languages) !== 0) &&
    (!asked.finishes || (traits & asked.finishes) !== 0) &&
    (!asked.states || (shelf.allStates[slot]! & asked.states) !== 0) &&
    shelf.priceLow[slot]! <= asked.priceMax &&
    shelf.priceHigh[slot]! >= asked.priceMin
  )
}

export const PART = { conditions: 1, languages: 2, finishes: 4, centre: 8, states: 16, price: 32, promotion: 64 } as const

/** The parts of the question that this offer fails, as bits of `PART`. */
export function failedParts(shelf: Shelf, asked: OfferQuestion, offer: number) {
  const traits = shelf.offerTraits[offer]!
  const price = shelf.offerPrices[offer]!
  let failed = 0
  if (asked.conditions && !(traits & asked.conditions)) failed |= PART.conditions
  if (asked.languages && !(traits & asked.languages)) failed |= PART.languages
  if (asked.finishes && !(traits & asked.finishes)) failed |= PART.finishes
  if (asked.centre && !(traits & CENTRE)) failed |= PART.centre
  if (asked.states && !(shelf.offerStates[offer]! & asked.states)) failed |= PART.states
  if (price < asked.priceMin || price > asked.priceMax) failed |= PART.price
  if (asked.promotions && !asked.promotions.has(shelf.offerPromotions[offer]!)) failed |= PART.promotion
  return failed
}
