import { Bits } from './finder.bits.ts'
import { allOffered, passesOffer } from './finder.offered.ts'
import { BROAD, oneForEach, Patched } from './finder.patched.ts'
import { type Part, type ProductFacet, productFacets, type Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

// 32 MB for 200,000 products
const BITS_KEPT = 1280
const keptOf = oneForEach((shelf) => new Patched<Bits>(shelf, BITS_KEPT))

/** Products that were found: those of a narrow search one by one, those of all products as a set. */
export type Matches = Int32Array | Bits

/** `among` are the products that are left by a text or a collection, null for all. */
export function matching(shelf: Shelf, question: Question, among: Int32Array | null): Matches {
  const parts = [...partsOf(question), ...offeredParts(shelf, question)]
  return among ? passingAmong(shelf, parts, among) : passing(shelf, parts)
}

/** What a product itself must be, with or without what was chosen of one facet. */
export const partsOf = ({ plain, chosen }: Question, leftOut?: ProductFacet): Part[] => [
  ...plain,
  ...productFacets.flatMap((facet) => (facet === leftOut ? [] : chosen[facet])),
]

export const totalOf = (matches: Matches) => (matches instanceof Bits ? matches.count() : matches.length)
/** Of a set, only until the next is asked for. */
export const slotsIn = (matches: Matches) => (matches instanceof Bits ? matches.slots() : matches)

export function without(matches: Matches, slots: number[]): Matches {
  if (!(matches instanceof Bits)) return matches.filter((slot) => !slots.includes(slot))
  for (const slot of slots) matches.put(slot, false)
  return matches
}

/** The products that pass every part, as of now. At least one part. */
export function passing(shelf: Shelf, parts: Part[]): Bits {
  const [first, ...others] = parts.map((part) => bitsOf(shelf, part))
  return first!.and(others)
}

/** Those of `slots` that pass every part. */
export function passingAmong(shelf: Shelf, parts: Part[], slots: Int32Array): Int32Array {
  const left = slots.slice()
  let count = left.length
  for (const part of parts) {
    const passes = count > BROAD ? bitsOf(shelf, part) : part
    let passed = 0
    for (let at = 0; at < count; at++) if (passes.passes(left[at]!)) left[passed++] = left[at]!
    count = passed
  }
  return left.subarray(0, count)
}

const bitsOf = (shelf: Shelf, part: Part) =>
  part.all?.() ?? keptOf(shelf).of(part.key, Bits.ofRoom, (bits, slot) => bits.put(slot, part.passes(slot)))

/** What is asked of its offers: one and the same of them has to be all of it. */
export function offeredParts(shelf: Shelf, { offer, onSale }: Question): Part[] {
  if (offer) return [{ key: offer.key, passes: passesOffer(shelf, offer), all: () => allOffered(shelf, offer).passing }]
  return onSale ? [onSaleOf(shelf)] : []
}

export const onSaleOf = ({ offers }: Shelf): Part => ({ key: 'on sale', passes: (slot) => offers[slot]! > 0 })

/** Those of the chosen collections only, where some are chosen. */
export function slotsOfCategories(shelf: Shelf, { categoryIds }: Question): Int32Array | null {
  if (!categoryIds) return null
  // what went from one to another was in both
  return Int32Array.from(new Set(categoryIds.flatMap((id) => shelf.slotsOfCategory.get(id) ?? [])))
}
