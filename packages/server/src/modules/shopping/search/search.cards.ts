import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { LRUCache } from 'lru-cache'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { type Found, type Hit, ProductMemory } from '../finder/index.ts'
import { offersNamed, productCards } from '../../stores/listings/index.ts'

// about a kilobyte each
const MOST_CARDS = 30_000
// about a tenth of a kilobyte each
const MOST_OFFERS = 10_000

interface Memories {
  cards: ProductMemory<Product>
  offers: ProductMemory<NamedOffer>
}
const memories = new WeakMap<Db, Memories>()

function memoriesOf({ db }: Pick<App, 'db'>) {
  const versionOf = (each: Found) => each.cardsVersion
  const known = memories.get(db) ?? {
    cards: new ProductMemory<Product>({ max: MOST_CARDS, versionOf }),
    offers: new ProductMemory<NamedOffer>({ max: MOST_OFFERS, versionOf }),
  }
  memories.set(db, known)
  return known
}

/** Returns cards in the order of `ids`, as of the last commit; `ahead` are likely to be asked for next. */
export function cardsOf(app: Pick<App, 'db'>, found: Found, ids: number[], ahead?: number[]): Promise<Product[]> {
  const read = async (missing: number[]) => {
    const cards = await productCards(app.db, missing)
    return new Map(cards.map((card) => [card.id, withSharedParts(card)]))
  }
  return memoriesOf(app).cards.of(found, ids, read, { ahead })
}

/** Returns the offers that the hits name, if only certain ones are asked for. */
export async function offersAskedFor(app: App, found: Found, hits: Hit[]): Promise<Map<number, NamedOffer>> {
  const productOf = new Map<number, number>()
  for (const { id, offered, own } of hits)
    for (const offer of [offered?.lowest, offered?.standard, own]) if (offer) productOf.set(offer, id)
  const offers = await memoriesOf(app).offers.of(found, [...productOf.keys()], (ids) => offersNamed(app.db, ids), {
    productOf: (offer) => productOf.get(offer)!,
  })
  return new Map(offers.map((offer) => [offer.id, offer]))
}

const MOST_PARTS = 10_000
const parts = new LRUCache<string, object>({ max: MOST_PARTS })

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
  const known = parts.get(key)
  if (!known) parts.set(key, part)
  return (known as Part | undefined) ?? part
}
