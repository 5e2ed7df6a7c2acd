import { Bits } from './finder.bits.ts'
import { allPassing, passesOffer } from './finder.offered.ts'
import { BROAD, patchedOf } from './finder.patched.ts'
import { type Requirement, type ProductFacet, productFacets, type Question } from './finder.question.ts'
import type { ProductIndex } from './finder.product-index.ts'

/** Up to so many products are looked at one by one; for more, sets of all products are quicker. */
const BROAD_AMONG = 1000
const SETS_KEPT = { bytes: 2_000_000, atLeast: 1000, bytesAProduct: 1 / 8 }
const keptOf = patchedOf<Bits>(SETS_KEPT)

/** Slots of the found products: an array after a narrow search, a set after a broad one. */
export type Matches = Int32Array | Bits

/** The products that a text or a collection leaves to be looked at. */
export interface Among {
  /** In no order, except that a text search puts the best matches first. */
  slots: Int32Array
  /** The same slots as a set; null if they are few. */
  set: Bits | null
}

export const amongOf = (index: ProductIndex, slots: Int32Array): Among => ({
  slots,
  set: slots.length > BROAD_AMONG ? Bits.of(index.size, slots) : null,
})

/** `among` is null to look at all products. */
export const matching = (index: ProductIndex, question: Question, among: Among | null): Matches =>
  passing(index, [...partsOf(question), ...offeredParts(index, question)], among)

/** Returns the parts about the product itself, without the choice in the facet `leftOut`. */
export const partsOf = ({ plain, chosen }: Question, leftOut?: ProductFacet): Requirement[] => [
  ...plain,
  ...productFacets.flatMap((facet) => (facet === leftOut ? [] : chosen[facet])),
]

export const totalOf = (matches: Matches) => (matches instanceof Bits ? matches.count() : matches.length)
/** The slots of a set are valid only until the next call. */
export const slotsIn = (matches: Matches) => (matches instanceof Bits ? matches.slots() : matches)

export function without(matches: Matches, slots: number[]): Matches {
  if (!(matches instanceof Bits)) return matches.filter((slot) => !slots.includes(slot))
  for (const slot of slots) matches.put(slot, false)
  return matches
}

/** Returns those of `among`, or of all products, that pass every part; needs at least one part about the product. */
export function passing(index: ProductIndex, parts: Requirement[], among: Among | null): Matches {
  if (among && !among.set) return passingAmong(index, parts, among.slots)
  const quick = parts.filter((part) => !part.isOfOffers)
  const [first, ...others] = [...(among?.set ? [among.set] : []), ...quick.map((part) => bitsOf(index, part))]
  const left = first!.and(others)
  const ofOffers = parts.filter((part) => part.isOfOffers)
  if (!ofOffers.length) return left
  if (left.count() > BROAD) return left.and(ofOffers.map((part) => bitsOf(index, part)))
  for (const slot of left.slots()) if (!ofOffers.every((part) => part.passes(slot))) left.put(slot, false)
  return left
}

function passingAmong(index: ProductIndex, parts: Requirement[], slots: Int32Array): Int32Array {
  const left = slots.slice()
  let count = left.length
  for (const part of parts) {
    const passes = count > BROAD ? bitsOf(index, part) : part
    let passed = 0
    for (let at = 0; at < count; at++) if (passes.passes(left[at]!)) left[passed++] = left[at]!
    count = passed
  }
  return left.subarray(0, count)
}

const bitsOf = (index: ProductIndex, { key, passes, all }: Requirement) =>
  keptOf(index).of(key, Bits.ofRoom, (bits, slot) => bits.put(slot, passes(slot)), all)

/** Returns the part about offers: a single offer has to fit the whole question. */
export function offeredParts(index: ProductIndex, { offer, onSale }: Question): Requirement[] {
  if (offer)
    return [
      {
        key: offer.key,
        isOfOffers: true,
        passes: passesOffer(index, offer),
        all: (room) => allPassing(index, offer, room),
      },
    ]
  return onSale ? [onSaleOf(index)] : []
}

export const onSaleOf = ({ offers }: ProductIndex): Requirement => ({
  key: 'on sale',
  passes: (slot) => offers[slot]! > 0,
})

/** Returns null if no category is chosen. */
export function amongCategories(index: ProductIndex, { categoryIds }: Question): Among | null {
  if (!categoryIds) return null
  // a product that moved from one category to another stands in the lists of both
  return amongOf(index, Int32Array.from(new Set(categoryIds.flatMap((id) => index.slotsOfCategory.of(id)))))
}
