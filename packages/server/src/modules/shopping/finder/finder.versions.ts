import { Memory, oneForEach } from '../../../platform/memory.ts'
import type { Found } from './finder.freshness.ts'
import type { ProductIndex } from './finder.product-index.ts'

const MOST_CARDS = 10_000
const printingsKept = oneForEach<ProductIndex, Memory<number[], number, number, number>>(
  () => new Memory({ most: MOST_CARDS }),
)

/** Returns other printings of the same card, those of the newest collections first. */
export function versionsOf(found: Found, productId: number, most: number): number[] {
  const { index } = found
  const own = index.slotOf.get(productId)
  if (own === undefined) return []
  const others: number[] = []
  for (const slot of slotsOf(found, index.cards[own]!)) {
    if (others.length === most) break
    if (slot !== own) others.push(index.ids[slot]!)
  }
  return others
}

/** Returns all printings of the card, the product itself included, those of the newest collections first. */
export function printingsOf(found: Found, productId: number): number[] {
  const { index } = found
  const own = index.slotOf.get(productId)
  return own === undefined ? [] : slotsOf(found, index.cards[own]!).map((slot) => index.ids[slot]!)
}

/** True if the card is printed in another rarity, too, under the same number of the same set. */
export function hasOtherRarity(found: Found, productId: number): boolean {
  const { cards, categories, numbers, rarities, slotOf } = found.index
  const own = slotOf.get(productId)
  if (own === undefined) return false
  return slotsOf(found, cards[own]!).some(
    (slot) =>
      categories[slot] === categories[own] && numbers[slot] === numbers[own] && rarities[slot] !== rarities[own],
  )
}

/** Kept until a product's own row or a collection changes, as well-known cards are printed hundreds of times. */
function slotsOf(found: Found, card: number) {
  const kept = printingsKept(found.index)
  return kept.get(card, found.catalogueVersion) ?? kept.put(card, newestFirst(found, card), found.catalogueVersion)
}

function newestFirst({ index, known }: Found, card: number) {
  const place = (slot: number) => known.placeOf.get(index.categories[slot]!) ?? Infinity
  const slots = index.slotsOfCard.of(card).filter((slot) => index.isHere[slot] && index.cards[slot] === card)
  return slots.sort((a, b) => place(a) - place(b) || a - b)
}
