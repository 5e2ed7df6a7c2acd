import { isPlainMatch, kindsAsked, slotsOfCategories } from './finder.match.ts'
import { MAX_PRICE, type OfferQuestion, type Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'
import { byCode, Tally } from './finder.tally.ts'

/** Products for each value of each facet, that facet's own choice left out. Keys are ids, or values of the trade. */
export interface Counts {
  categories: Map<number, number>
  rarities: Map<number, number>
  elements: Map<number, number>
  conditions: Map<string, number>
  languages: Map<string, number>
  finishes: Map<string, number>
  ufs: Map<string, number>
  bra_center: number
  on_sale: number
  /** Null where nothing is on offer. */
  price: { min: number; max: number } | null
}

type OtherCounts = Omit<Counts, 'categories'>

/** How many of these products each category has. */
export function countCategories(shelf: Shelf, slots: Int32Array): Map<number, number> {
  const counts = new Int32Array(shelf.mostCategory + 1)
  for (let at = 0; at < slots.length; at++) counts[shelf.categories[slots[at]!]!]!++
  return byCode(counts)
}

/** One pass over the products, and over the offers of those that fail at most one facet of the catalogue. */
export function countFacets(shelf: Shelf, question: Question, among: number[] | null): OtherCounts {
  const { categories, rarities, elements } = question
  const tally = new Tally(shelf)
  const see = question.offer ? offerWatcher(shelf, question.offer) : productWatcher(shelf, question.onSale)
  const narrowed = among ?? slotsOfCategories(shelf, question)
  const size = narrowed?.length ?? shelf.size
  for (let at = 0; at < size; at++) {
    const slot = narrowed ? narrowed[at]! : at
    if (!isPlainMatch(question, slot) || (categories && !categories[shelf.categories[slot]!])) continue
    const isRarity = !rarities || rarities[shelf.rarities[slot]!] === 1
    const isElement = !elements || elements[shelf.elements[slot]!] === 1
    if (!isRarity && !isElement) continue
    see(slot)
    if (seen.isMatch && isElement) tally.rarities[shelf.rarities[slot]!]!++
    if (seen.isMatch && isRarity) tally.elements[shelf.elements[slot]!]!++
    if (isRarity && isElement) tally.add(seen)
  }
  return tally.counts()
}

// one object for all products: a count of 200,000 must not make 200,000 of them
const seen = {
  isMatch: false,
  isOnSale: false,
  /** Traits and states of the offers that fail nothing but that very part. */
  traits: 0,
  states: 0,
  low: 0,
  high: 0,
}

/** Looks at a product where no offer is asked for in any certain way. */
const productWatcher = (shelf: Shelf, onSale: boolean) => (slot: number) => {
  const count = shelf.offers[slot]!
  seen.isOnSale = count > 0
  seen.isMatch = count > 0 || !onSale
  seen.traits = shelf.allTraits[slot]!
  seen.states = shelf.allStates[slot]!
  seen.low = count ? shelf.priceLow[slot]! : MAX_PRICE
  seen.high = shelf.priceHigh[slot]!
}

/** Looks at every offer of a product. */
function offerWatcher(shelf: Shelf, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions, kinds } = shelf
  const { priceMin, priceMax, promotions } = asked
  const { failed, traits: traitsOf, states: statesOf } = kindsAsked(kinds, asked)
  return (slot: number) => {
    let isMatch = false
    let traits = 0
    let states = 0
    let low = MAX_PRICE
    let high = 0
    const from = offersFrom[slot]!
    const end = from + offers[slot]!
    for (let offer = from; offer < end; offer++) {
      const kind = offerKinds[offer]!
      const price = offerPrices[offer]!
      if (promotions && !promotions[offerPromotions[offer]!]) continue
      if (price >= priceMin && price <= priceMax) {
        traits |= traitsOf[kind]!
        states |= statesOf[kind]!
        if (!failed[kind]) isMatch = true
      }
      if (failed[kind]) continue
      if (price < low) low = price
      if (price > high) high = price
    }
    seen.isMatch = seen.isOnSale = isMatch
    seen.traits = traits
    seen.states = states
    seen.low = low
    seen.high = high
  }
}
