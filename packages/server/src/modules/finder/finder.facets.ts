import { conditionRank, finishes, languages, offerConditions, states } from '@bra/contract/trade'
import { CENTRE_BIT, FINISH_BIT, LANGUAGE_BIT } from './finder.queries.ts'
import { failedParts, isPlainMatch, PART } from './finder.match.ts'
import { CENTRE, CONDITIONS, FINISHES, LANGUAGES, MAX_PRICE, type Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

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

const SCALE = Object.keys(conditionRank).length

/** One pass over the products, and over the offers of those that fail at most one facet of the catalogue. */
export function countFacets(shelf: Shelf, question: Question, among: number[] | null): Counts {
  const tally = new Tally(shelf)
  const size = among?.length ?? shelf.size
  for (let at = 0; at < size; at++) {
    const slot = among ? among[at]! : at
    if (isPlainMatch(question, slot)) countProduct(shelf, question, slot, tally)
  }
  return tally.counts()
}

function countProduct(shelf: Shelf, question: Question, slot: number, tally: Tally) {
  const { categories, rarities, elements } = question
  const isCategory = !categories || categories[shelf.categories[slot]!] === 1
  const isRarity = !rarities || rarities[shelf.rarities[slot]!] === 1
  const isElement = !elements || elements[shelf.elements[slot]!] === 1
  const failed = 3 - Number(isCategory) - Number(isRarity) - Number(isElement)
  if (failed > 1) return

  const seen = seenOffers(shelf, question, slot)
  if (seen.isMatch) {
    if (isRarity && isElement) tally.categories[shelf.categories[slot]!]!++
    if (isCategory && isElement) tally.rarities[shelf.rarities[slot]!]!++
    if (isCategory && isRarity) tally.elements[shelf.elements[slot]!]!++
  }
  if (!failed) tally.addOffers(seen)
}

interface Seen {
  isMatch: boolean
  isOnSale: boolean
  /** Traits and states of the offers that fail nothing but that very part. */
  traits: number
  states: number
  low: number
  high: number
}

// one object for all products: a count of 200,000 must not make 200,000 of them
const seen: Seen = { isMatch: false, isOnSale: false, traits: 0, states: 0, low: 0, high: 0 }

function seenOffers(shelf: Shelf, question: Question, slot: number): Seen {
  const count = shelf.offers[slot]!
  if (question.offer) return seenOneByOne(shelf, question, slot)
  seen.isOnSale = count > 0
  seen.isMatch = seen.isOnSale || !question.onSale
  seen.traits = shelf.allTraits[slot]!
  seen.states = shelf.allStates[slot]!
  seen.low = count ? shelf.priceLow[slot]! : MAX_PRICE
  seen.high = shelf.priceHigh[slot]!
  return seen
}

function seenOneByOne(shelf: Shelf, question: Question, slot: number): Seen {
  const asked = question.offer!
  seen.isMatch = false
  seen.traits = seen.states = seen.high = 0
  seen.low = MAX_PRICE
  const from = shelf.offersFrom[slot]!
  const end = from + shelf.offers[slot]!
  for (let offer = from; offer < end; offer++) {
    const failed = failedParts(shelf, asked, offer)
    if (failed & (failed - 1)) continue
    const traits = shelf.offerTraits[offer]!
    const price = shelf.offerPrices[offer]!
    if (!failed) {
      seen.isMatch = true
      seen.traits |= traits
      seen.states |= shelf.offerStates[offer]!
    } else if (failed === PART.conditions) seen.traits |= traits & CONDITIONS
    else if (failed === PART.languages) seen.traits |= traits & LANGUAGES
    else if (failed === PART.finishes) seen.traits |= traits & FINISHES
    else if (failed === PART.states) seen.states |= shelf.offerStates[offer]!
    if (!failed || failed === PART.price) {
      if (price < seen.low) seen.low = price
      if (price > seen.high) seen.high = price
    }
  }
  seen.isOnSale = seen.isMatch
  return seen
}

class Tally {
  readonly #shelf: Shelf
  readonly categories: Int32Array
  readonly rarities: Int32Array
  readonly elements: Int32Array
  readonly #traits = new Int32Array(32)
  readonly #states = new Int32Array(32)
  readonly #conditions = new Int32Array(offerConditions.length)
  #onSale = 0
  #low = MAX_PRICE
  #high = 0

  constructor(shelf: Shelf) {
    this.#shelf = shelf
    this.categories = new Int32Array(largest(shelf.categories) + 1)
    this.rarities = new Int32Array(largest(shelf.rarities) + 1)
    this.elements = new Int32Array(shelf.elementSets.members.length)
  }

  addOffers({ isOnSale, traits, states: places, low, high }: Seen) {
    if (isOnSale) this.#onSale++
    if (low < this.#low) this.#low = low
    if (high > this.#high) this.#high = high
    addBits(this.#traits, traits & ~CONDITIONS)
    addBits(this.#states, places)
    const best = lowestBit(traits & CONDITIONS & ((1 << SCALE) - 1))
    // "this or better": the best card on offer counts for every worse condition too
    if (best >= 0) for (let condition = best; condition < SCALE; condition++) this.#conditions[condition]!++
    addBits(this.#conditions, (traits & CONDITIONS) & ~((1 << SCALE) - 1))
  }

  counts(): Counts {
    return {
      categories: byCode(this.categories),
      rarities: byCode(this.rarities),
      elements: this.#byElement(),
      conditions: byValue(offerConditions, this.#conditions),
      languages: byValue(languages, this.#traits.subarray(LANGUAGE_BIT)),
      finishes: byValue(finishes, this.#traits.subarray(FINISH_BIT)),
      ufs: byValue(states, this.#states),
      bra_center: this.#traits[CENTRE_BIT]!,
      on_sale: this.#onSale,
      price: this.#high ? { min: this.#low, max: this.#high } : null,
    }
  }

  #byElement() {
    const counts = new Map<number, number>()
    for (const [code, count] of this.elements.entries())
      for (const id of this.#shelf.elementSets.members[code]!) if (count) counts.set(id, (counts.get(id) ?? 0) + count)
    return counts
  }
}

function addBits(counts: Int32Array, bits: number) {
  for (let left = bits; left; left &= left - 1) counts[lowestBit(left)]!++
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)
const largest = (column: Int32Array) => column.reduce((most, code) => (code > most ? code : most), 0)
const byCode = (counts: Int32Array) => new Map([...counts.entries()].filter(([code, count]) => code && count))
const byValue = (values: readonly string[], counts: Int32Array) =>
  new Map(values.map((value, at) => [value, counts[at]!]))
