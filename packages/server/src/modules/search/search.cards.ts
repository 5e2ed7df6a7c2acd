import type { Product } from '@bra/contract/catalog.schemas'
import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db.ts'
import { type Found, ProductMemory } from '../finder/index.ts'
import { productCards } from '../listings/index.ts'

// about half a kilobyte each
const MOST_CARDS = 120_000
const memories = new WeakMap<Db, ProductMemory<Product>>()

/** Products as they stand in a list, in the order of `ids`, as of the last commit; `ahead` may be asked for next. */
export function cardsOf({ db }: Pick<App, 'db'>, found: Found, ids: number[], ahead?: number[]): Promise<Product[]> {
  const limits = { max: MOST_CARDS, versionOf: (each: Found) => each.cardsVersion }
  const memory = memories.get(db) ?? new ProductMemory<Product>(limits)
  memories.set(db, memory)
  const read = async (missing: number[]) => {
    const cards = await productCards(db, missing)
    return new Map(cards.map((card) => [card.id, withSharedParts(card)]))
  }
  return memory.of(found, ids, read, { ahead })
}

const MOST_PARTS = 10_000
const parts = new LRUCache<string, object>({ max: MOST_PARTS })

/** Cards of one collection, rarity or element say the same of it: kept once, they take half the room. */
const withSharedParts = (card: Product): Product => ({
  ...card,
  categories: shared(card.categories),
  rarity: card.rarity && shared(card.rarity),
  elements: shared(card.elements),
})

function shared<Part extends object>(part: Part): Part {
  const key = JSON.stringify(part)
  const known = parts.get(key)
  if (!known) parts.set(key, part)
  return (known as Part | undefined) ?? part
}
