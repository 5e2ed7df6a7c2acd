import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { Memory, oneForEach } from '../../../platform/memory.ts'
import { type Found, ProductMemory, readTogether } from '../finder/index.ts'
import { productCards } from '../../stores/listings/index.ts'

/** A card takes about two kilobytes and a half with what is written of it: the cards of a market of 20,000 products fit. */
const BYTES_OF_CARDS = 60_000_000
const memoryOf = oneForEach((db: Db) => ({
  memory: new ProductMemory<Product>({ maxBytes: BYTES_OF_CARDS, versionOf: (found) => found.cardsVersion }),
  read: readTogether(async (ids: number[]) => {
    const cards = await productCards(db, ids)
    return new Map(cards.map((card) => [card.id, withSharedParts(card)]))
  }),
}))

/** Returns cards in the order of `ids`, as of the last commit; `ahead` are likely to be asked for next. */
export function cardsOf({ db }: Pick<App, 'db'>, found: Found, ids: number[], ahead?: number[]): Promise<Product[]> {
  const { memory, read } = memoryOf(db)
  return memory.of(found, ids, read, { ahead })
}

const MOST_PARTS = 10_000
const parts = new Memory<object>({ most: MOST_PARTS })

/** Replaces equal collections, rarities, elements and stores by one shared object, which halves the memory of cards. */
const withSharedParts = (card: Product): Product => {
  const { lowest_offer: lowest, standard_offer: standard } = card
  const named = standard && withSharedStore(standard)
  return {
    ...card,
    categories: shared(card.categories),
    rarity: card.rarity && shared(card.rarity),
    elements: shared(card.elements),
    standard_offer: named,
    lowest_offer: lowest === standard ? named : lowest && withSharedStore(lowest),
  }
}

const withSharedStore = (offer: NamedOffer): NamedOffer => ({
  ...offer,
  extras: shared(offer.extras),
  store: shared(offer.store),
})

function shared<Part extends object>(part: Part): Part {
  const key = JSON.stringify(part)
  return (parts.get(key) ?? parts.put(key, part)) as Part
}
