import { LRUCache } from 'lru-cache'
import type { Found } from './finder.freshness.ts'
import { oneForEach } from './finder.patched.ts'
import { beingOf } from './finder.shelf.ts'

interface Printings {
  slots: number[]
  catalogueVersion: number
}

const MOST_BEINGS = 10_000
const printingsKept = oneForEach(() => new LRUCache<string, Printings>({ max: MOST_BEINGS }))

/** The other printings of the same being, those of the newest collections first. */
export function versionsOf(found: Found, productId: number, most: number): number[] {
  const { shelf } = found
  const own = shelf.slotOf.get(productId)
  if (own === undefined) return []
  const others: number[] = []
  for (const slot of printingsOf(found, beingOf(shelf.names[own]!), shelf.types[own]!)) {
    if (others.length === most) break
    if (slot !== own) others.push(shelf.ids[slot]!)
  }
  return others
}

/** Worked out once, until a product's own row or a collection changes: the best known beings are printed hundreds of times. */
function printingsOf({ shelf, known, catalogueVersion }: Found, being: string, type: number) {
  const kept = printingsKept(shelf)
  const key = `${type} ${being}`
  const before = kept.get(key)
  if (before?.catalogueVersion === catalogueVersion) return before.slots
  const place = (slot: number) => known.placeOf.get(shelf.categories[slot]!) ?? Infinity
  const slots = (shelf.slotsOfBeing.get(being) ?? [])
    .filter((slot) => shelf.isHere[slot] && shelf.types[slot] === type && beingOf(shelf.names[slot]!) === being)
    .sort((a, b) => place(a) - place(b) || a - b)
  kept.set(key, { slots, catalogueVersion })
  return slots
}
