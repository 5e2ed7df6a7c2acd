import { Bits } from './finder.bits.ts'
import { allOffered, passesOffer } from './finder.offered.ts'
import { BROAD, oneForEach, Patched } from './finder.patched.ts'
import { type Part, type ProductFacet, productFacets, type Question } from './finder.question.ts'
import type { Shelf } from './finder.shelf.ts'

/** So many are looked at one by one: for more, sets of all products are quicker. */
const BROAD_AMONG = 1000
// 32 MB for 200,000 products
const BITS_KEPT = 1280
const keptOf = oneForEach((shelf) => new Patched<Bits>(shelf, BITS_KEPT))

/** Products that were found: those of a narrow search one by one, those of all products as a set. */
export type Matches = Int32Array | Bits

/** The products that a text or a collection leaves to be looked at. */
export interface Among {
  /** Of a text the nearest first. */
  slots: Int32Array
  /** The same as a set, where they are many. */
  set: Bits | null
}

export const amongOf = (shelf: Shelf, slots: Int32Array): Among => ({
  slots,
  set: slots.length > BROAD_AMONG ? Bits.of(shelf.size, slots) : null,
})

/** Null looks at all products. */
export const matching = (shelf: Shelf, question: Question, among: Among | null): Matches =>
  passing(shelf, [...partsOf(question), ...offeredParts(shelf, question)], among)

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

/** Those that pass every part, as of now, of all products or of these. At least one part. */
export function passing(shelf: Shelf, parts: Part[], among: Among | null): Matches {
  if (among && !among.set) return passingAmong(shelf, parts, among.slots)
  const [first, ...others] = [...(among?.set ? [among.set] : []), ...parts.map((part) => bitsOf(shelf, part))]
  return first!.and(others)
}

/** Those of `slots` that pass every part. */
function passingAmong(shelf: Shelf, parts: Part[], slots: Int32Array): Int32Array {
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
export function amongCategories(shelf: Shelf, { categoryIds }: Question): Among | null {
  if (!categoryIds) return null
  // what went from one to another was in both
  return amongOf(shelf, Int32Array.from(new Set(categoryIds.flatMap((id) => shelf.slotsOfCategory.get(id) ?? []))))
}
