import { type OfferQuestion, type Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

/** The slots that answer the question; `among` narrows it to those of a text search. */
export function matching(shelf: Shelf, question: Question, among: number[] | null): Int32Array {
  const { categories, rarities, elements, offer, onSale } = question
  const narrowed = among ?? slotsOfCategories(shelf, question)
  const hasOffer = offer && offerFinder(shelf, offer)
  const found = new Int32Array(narrowed?.length ?? shelf.size)
  let count = 0
  for (let at = 0; at < found.length; at++) {
    const slot = narrowed ? narrowed[at]! : at
    if (!isPlainMatch(question, slot)) continue
    if (categories && !categories[shelf.categories[slot]!]) continue
    if (rarities && !rarities[shelf.rarities[slot]!]) continue
    if (elements && !elements[shelf.elements[slot]!]) continue
    if (hasOffer ? hasOffer(slot) : !onSale || shelf.offers[slot]! > 0) found[count++] = slot
  }
  return found.slice(0, count)
}

/** Those of the chosen collections only, where some are chosen. */
export const slotsOfCategories = (shelf: Shelf, { categoryIds }: Question) =>
  categoryIds && [...new Set(categoryIds)].flatMap((id) => shelf.slotsOfCategory.get(id) ?? [])

export function isPlainMatch({ plain }: Question, slot: number) {
  for (let part = 0; part < plain.length; part++) if (!plain[part]!.accepted[plain[part]!.column[slot]!]) return false
  return true
}

/** Tells whether one and the same offer of a product is everything that is asked. */
function offerFinder(shelf: Shelf, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = shelf
  const { priceMin, priceMax, promotions } = asked
  const fits = Uint8Array.from(failedByKind(shelf, asked), (failed) => Number(failed === 0))
  return (slot: number) => {
    if (!mayHaveOffer(shelf, asked, slot)) return false
    const from = offersFrom[slot]!
    const end = from + offers[slot]!
    for (let offer = from; offer < end; offer++) {
      if (!fits[offerKinds[offer]!]) continue
      const price = offerPrices[offer]!
      if (price < priceMin || price > priceMax) continue
      if (!promotions || promotions[offerPromotions[offer]!]) return true
    }
    return false
  }
}

export const FAILS = { conditions: 1, languages: 2, finishes: 4, centre: 8, states: 16 } as const

/** The parts of the question that each kind of offer fails, as bits of `FAILS`. */
export function failedByKind({ kinds }: Shelf, asked: OfferQuestion): Uint8Array {
  return Uint8Array.from(kinds.traits, (traits, kind) => {
    let failed = 0
    if (!(traits & asked.conditions)) failed |= FAILS.conditions
    if (!(traits & asked.languages)) failed |= FAILS.languages
    if (!(traits & asked.finishes)) failed |= FAILS.finishes
    if (!(traits & asked.centre)) failed |= FAILS.centre
    if (!(kinds.states[kind]! & asked.states)) failed |= FAILS.states
    return failed
  })
}

/** Most products are told apart by what occurs among their offers at all. */
function mayHaveOffer(shelf: Shelf, asked: OfferQuestion, slot: number) {
  const traits = shelf.allTraits[slot]!
  return (
    (traits & asked.conditions) !== 0 &&
    (traits & asked.languages) !== 0 &&
    (traits & asked.finishes) !== 0 &&
    (traits & asked.centre) !== 0 &&
    (shelf.allStates[slot]! & asked.states) !== 0 &&
    shelf.priceLow[slot]! <= asked.priceMax &&
    shelf.priceHigh[slot]! >= asked.priceMin
  )
}
