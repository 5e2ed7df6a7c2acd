import { namesOfCard } from './finder.cards.ts'
import type { Found } from './finder.freshness.ts'

/**
 * Returns product ids by plain name: the whole name or the front face in either language, else the key of a card. Cards
 * of several games, or several cards of one game, may have one name: see `ofOneCard`.
 */
export function productsNamed({ index, known }: Found, names: string[]): Map<string, number[]> {
  const isNamed = (slot: number, name: string) =>
    index.isHere[slot] && namesOfCard(index.names[slot]!, index.namesEn[slot]!).includes(name)
  const slotsKeyed = (key: string) =>
    known.businesses.flatMap(({ id }) => {
      const code = index.codeOfCard.get(`${id} #${key}`)
      return code === undefined ? [] : index.slotsOfCard.of(code).filter((slot) => index.cards[slot] === code)
    })
  const slotsOf = (name: string) => {
    const named = index.slotsOfName.of(name).filter((slot) => isNamed(slot, name))
    return named.length ? named : slotsKeyed(name).filter((slot) => index.isHere[slot])
  }
  return new Map(names.map((name) => [name, slotsOf(name).map((slot) => index.ids[slot]!)]))
}

/** Returns the products that are printings of a card that one of `others` is a printing of, too. */
export function printingsOfCards({ index }: Found, productIds: number[], others: number[]): number[] {
  const cardOf = (id: number) => index.cards[index.slotOf.get(id) ?? -1]
  const cards = new Set(others.map(cardOf))
  return productIds.filter((id) => cards.has(cardOf(id)))
}

/** Returns the printings of one card among these products: of the card that has the most of them. */
export function ofOneCard({ index }: Found, productIds: number[]): number[] {
  const printings = Map.groupBy(productIds, (id) => index.cards[index.slotOf.get(id)!]!)
  let most: number[] = []
  for (const group of printings.values()) if (group.length > most.length) most = group
  return most
}
