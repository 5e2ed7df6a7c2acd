import { Memory, oneForEach } from '../../../platform/memory.ts'
import type { Found } from './finder.freshness.ts'
import { textLineOf } from './finder.lines.ts'
import type { ProductIndex } from './finder.product-index.ts'
import { FACES } from './finder.words.ts'

/**
 * Returns product ids by plain name: the whole name, else the front face, else the name in another language, else the key
 * of a card. Cards of several games, or several cards of one game, may have one name.
 */
export function productsNamed(found: Found, names: string[]): Map<string, number[]> {
  const { index, known } = found
  const slotsKeyed = (key: string) =>
    known.businesses.flatMap(({ id }) => {
      const code = index.codeOfCard.get(`${id} #${key}`)
      return code === undefined ? [] : index.slotsOfCard.of(code).filter((slot) => index.cards[slot] === code)
    })
  const foreign = slotsOfForeignNames(
    found,
    names.filter((name) => !slotsNamed(found, name).length),
  )
  const slotsOf = (name: string) => {
    const ways = [slotsNamed(found, name), foreign.get(name) ?? [], slotsKeyed(name)]
    return ways.map((slots) => slots.filter((slot) => index.isHere[slot])).find((slots) => slots.length) ?? []
  }
  return new Map(names.map((name) => [name, slotsOf(name).map((slot) => index.ids[slot]!)]))
}

/** A name that one card has whole is not the front face of another. */
function slotsNamed({ index }: Found, name: string) {
  const is = (known: string) => known === name
  const isFront = (known: string) => known.startsWith(`${name}${FACES}`)
  const namesOf = (slot: number) => [index.names[slot]!, index.namesEn[slot]!]
  const slots = index.slotsOfName.of(name).filter((slot) => index.isHere[slot])
  const whole = slots.filter((slot) => namesOf(slot).some(is))
  return whole.length ? whole : slots.filter((slot) => namesOf(slot).some(isFront))
}

/** Returns the products of cards whose back face alone is called so; a name by itself never means them. */
export function productsBackedBy({ index }: Found, name: string): number[] {
  const isBack = (known: string) => known.endsWith(`${FACES}${name}`) && !known.startsWith(`${name}${FACES}`)
  const slots = index.slotsOfName.of(name).filter((slot) => index.isHere[slot])
  const backed = slots.filter((slot) => isBack(index.names[slot]!) || isBack(index.namesEn[slot]!))
  return backed.map((slot) => index.ids[slot]!)
}

/** Goes over all products once, whatever the count of names. */
function slotsOfForeignNames({ index }: Found, names: string[]) {
  const listsOf = names.flatMap((name) => {
    const lists = index.nameLists.naming(name)
    return lists ? [{ name, lists }] : []
  })
  const slots = new Map(listsOf.map(({ name }): [string, number[]] => [name, []]))
  if (!listsOf.length) return slots
  for (let slot = 0; slot < index.size; slot++)
    for (const { name, lists } of listsOf) if (lists[index.otherNames[slot]!]) slots.get(name)!.push(slot)
  return slots
}

/** Returns the products that are printings of a card that one of `others` is a printing of, too. */
export function printingsOfCards({ index }: Found, productIds: number[], others: number[]): number[] {
  const cardOf = (id: number) => index.cards[index.slotOf.get(id) ?? -1]
  const cards = new Set(others.map(cardOf))
  return productIds.filter((id) => cards.has(cardOf(id)))
}

/** Returns all printings of the cards that these products are printings of, whatever name each bears. */
export function printingsOfSame({ index }: Found, productIds: number[]): number[] {
  const cards = new Set(productIds.map((id) => index.cards[index.slotOf.get(id)!]!))
  const slots = [...cards].flatMap((card) => index.slotsOfCard.of(card).filter((slot) => index.cards[slot] === card))
  return slots.filter((slot) => index.isHere[slot]).map((slot) => index.ids[slot]!)
}

/** Counts the cards of which these products are printings. */
export const cardsAmong = ({ index }: Found, productIds: number[]) =>
  new Set(productIds.map((id) => index.cards[index.slotOf.get(id)!])).size

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
  for (const slot of slotsPrinted(found, index.cards[own]!)) {
    if (others.length === most) break
    if (slot !== own) others.push(index.ids[slot]!)
  }
  return others
}

/** Returns all printings of the card, the product itself included, those of the newest collections first. */
export function printingsOf(found: Found, productId: number): number[] {
  const { index } = found
  const own = index.slotOf.get(productId)
  return own === undefined ? [] : slotsPrinted(found, index.cards[own]!).map((slot) => index.ids[slot]!)
}

/** True if the card is printed in another rarity, too, under the same number of the same set. */
export function hasOtherRarity(found: Found, productId: number): boolean {
  const { cards, categories, numbers, rarities, slotOf } = found.index
  const own = slotOf.get(productId)
  if (own === undefined) return false
  return slotsPrinted(found, cards[own]!).some(
    (slot) =>
      categories[slot] === categories[own] && numbers[slot] === numbers[own] && rarities[slot] !== rarities[own],
  )
}

/** Kept until a product's own row or a collection changes, as well-known cards are printed hundreds of times. */
function slotsPrinted(found: Found, card: number) {
  const kept = printingsKept(found.index)
  return kept.get(card, found.catalogueVersion) ?? kept.put(card, newestFirst(found, card), found.catalogueVersion)
}

function newestFirst({ index, known }: Found, card: number) {
  const place = (slot: number) => known.placeOf.get(index.categories[slot]!) ?? Infinity
  const slots = index.slotsOfCard.of(card).filter((slot) => index.isHere[slot] && index.cards[slot] === card)
  return slots.sort((a, b) => place(a) - place(b) || a - b)
}

/** Products of one set on either side of a product, by number; the nearest first. */
interface Neighbours {
  before: number[]
  after: number[]
}

/** Returns the ids of at most so many products on each side; a product without a number has no neighbours. */
export function neighboursOf({ index }: Found, productId: number, most: number): Neighbours {
  const slot = index.slotOf.get(productId)
  if (slot === undefined || index.numbers[slot] === '') return { before: [], after: [] }
  const { sorted, places } = textLineOf(index, 'number')
  const isBeside = (other: number | undefined) =>
    other !== undefined && index.categories[other] === index.categories[slot] && index.numbers[other] !== ''
  const walk = (step: number) => {
    const ids: number[] = []
    for (let at = places[slot]! + step; ids.length < most && isBeside(sorted[at]); at += step)
      if (index.isHere[sorted[at]!]) ids.push(index.ids[sorted[at]!]!)
    return ids
  }
  return { before: walk(-1), after: walk(1) }
}
