import { LRUCache } from 'lru-cache'
import type { Kinds } from './finder.codes.ts'
import { CONDITIONS, FINISHES, LANGUAGES, type OfferQuestion, type Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

type Slots = ArrayLike<number>

/** The slots that answer the question; `among` narrows it to those of a text search. */
export function matching(shelf: Shelf, question: Question, among: number[] | null): Int32Array {
  const narrowed = among ?? slotsOfCategories(shelf, question)
  const slots = narrowed ? Int32Array.from(narrowed) : everySlot(shelf.size)
  let count = slots.length
  for (const { column, accepted } of partsOf(shelf, question)) count = keepAccepted(slots, count, column, accepted)
  if (question.offer) count = keepOffered(slots, count, shelf, question.offer)
  else if (question.onSale) count = keepOnSale(slots, count, shelf.offers)
  return slots.slice(0, count)
}

function everySlot(size: number) {
  const slots = new Int32Array(size)
  for (let slot = 0; slot < size; slot++) slots[slot] = slot
  return slots
}

function partsOf(shelf: Shelf, { plain, categories, rarities, elements }: Question) {
  const parts = [...plain]
  if (categories) parts.push({ column: shelf.categories, accepted: categories })
  if (rarities) parts.push({ column: shelf.rarities, accepted: rarities })
  if (elements) parts.push({ column: shelf.elements, accepted: elements })
  return parts
}

// Each moves those that pass to the front and tells how many: a column at a time is several times faster than a product.
function keepAccepted(slots: Int32Array, size: number, column: Slots, accepted: Uint8Array) {
  let count = 0
  for (let at = 0; at < size; at++) if (accepted[column[slots[at]!]!]) slots[count++] = slots[at]!
  return count
}

function keepOnSale(slots: Int32Array, size: number, offers: Int32Array) {
  let count = 0
  for (let at = 0; at < size; at++) if (offers[slots[at]!]! > 0) slots[count++] = slots[at]!
  return count
}

/** Those of which one and the same offer is everything that is asked. */
function keepOffered(slots: Int32Array, size: number, shelf: Shelf, asked: OfferQuestion) {
  const { offersFrom, offers, offerKinds, offerPrices, offerPromotions } = shelf
  const { priceMin, priceMax, promotions } = asked
  const { failed } = kindsAsked(shelf.kinds, asked)
  let count = 0
  for (let at = 0; at < size; at++) {
    const slot = slots[at]!
    const end = offersFrom[slot]! + offers[slot]!
    for (let offer = offersFrom[slot]!; offer < end; offer++) {
      if (failed[offerKinds[offer]!]) continue
      const price = offerPrices[offer]!
      if (price < priceMin || price > priceMax) continue
      if (promotions && !promotions[offerPromotions[offer]!]) continue
      slots[count++] = slot
      break
    }
  }
  return count
}

/** Those of the chosen collections only, where some are chosen. */
export const slotsOfCategories = (shelf: Shelf, { categoryIds }: Question) =>
  categoryIds && [...new Set(categoryIds)].flatMap((id) => shelf.slotsOfCategory.get(id) ?? [])

export function isPlainMatch({ plain }: Question, slot: number) {
  for (let part = 0; part < plain.length; part++) if (!plain[part]!.accepted[plain[part]!.column[slot]!]) return false
  return true
}

const FAILS = { conditions: 1, languages: 2, finishes: 4, centre: 8, states: 16 } as const

/** What an offer that fails a single part of the question still counts for: the facet of that part. */
const traitsAdded: Record<number, number> = {
  0: -1,
  [FAILS.conditions]: CONDITIONS,
  [FAILS.languages]: LANGUAGES,
  [FAILS.finishes]: FINISHES,
}

/** A question put to each kind of offer. */
export interface KindsAsked {
  /** The parts of the question that it fails, as bits of `FAILS`. */
  failed: Uint8Array
  /** What it counts for: its traits and states, as far as it fails nothing but that very part. */
  traits: Int32Array
  states: Int32Array
}

// there are thousands of kinds, and few ways to ask for offers
const MOST_QUESTIONS = 500
const answered = new WeakMap<Kinds, LRUCache<string, KindsAsked>>()

export function kindsAsked(kinds: Kinds, asked: OfferQuestion): KindsAsked {
  const questions = answered.get(kinds) ?? new LRUCache({ max: MOST_QUESTIONS })
  answered.set(kinds, questions)
  const key = [asked.conditions, asked.languages, asked.finishes, asked.centre, asked.states].join()
  const known = questions.get(key)
  if (known?.failed.length === kinds.traits.length) return known
  const answer = askKinds(kinds, asked)
  questions.set(key, answer)
  return answer
}

function askKinds(kinds: Kinds, asked: OfferQuestion): KindsAsked {
  const size = kinds.traits.length
  const answer = { failed: new Uint8Array(size), traits: new Int32Array(size), states: new Int32Array(size) }
  for (let kind = 0; kind < size; kind++) {
    const [traits, states] = [kinds.traits[kind]!, kinds.states[kind]!]
    const failed = failedParts(traits, states, asked)
    answer.failed[kind] = failed
    answer.traits[kind] = traits & (traitsAdded[failed] ?? 0)
    answer.states[kind] = failed & ~FAILS.states ? 0 : states
  }
  return answer
}

function failedParts(traits: number, states: number, asked: OfferQuestion) {
  let failed = 0
  if (!(traits & asked.conditions)) failed |= FAILS.conditions
  if (!(traits & asked.languages)) failed |= FAILS.languages
  if (!(traits & asked.finishes)) failed |= FAILS.finishes
  if (!(traits & asked.centre)) failed |= FAILS.centre
  if (!(states & asked.states)) failed |= FAILS.states
  return failed
}
