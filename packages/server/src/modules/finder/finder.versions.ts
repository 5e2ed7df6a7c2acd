import type { Found } from './finder.freshness.ts'
import { beingOf } from './finder.shelf.ts'

/** The other printings of the same being, those of the newest collections first. */
export function versionsOf({ shelf, known }: Found, productId: number, most: number): number[] {
  const own = shelf.slotOf.get(productId)
  if (own === undefined) return []
  const being = beingOf(shelf.names[own]!)
  const place = (slot: number) => known.placeOf.get(shelf.categories[slot]!) ?? Infinity
  const isVersion = (slot: number) =>
    slot !== own &&
    shelf.isHere[slot] === 1 &&
    shelf.types[slot] === shelf.types[own] &&
    beingOf(shelf.names[slot]!) === being
  return (shelf.slotsOfBeing.get(being) ?? [])
    .filter(isVersion)
    .sort((a, b) => place(a) - place(b) || a - b)
    .slice(0, most)
    .map((slot) => shelf.ids[slot]!)
}
