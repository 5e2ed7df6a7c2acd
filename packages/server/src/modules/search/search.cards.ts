import type { Product } from '@bra/contract/catalog.schemas'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db.ts'
import { type Found, ProductMemory } from '../finder/index.ts'
import { productCards } from '../listings/index.ts'

// about a kilobyte each
const MOST_CARDS = 30_000
const memories = new WeakMap<Db, ProductMemory<Product>>()

/** Products as they stand in a list, in the order of `ids`, as of the last commit. */
export function cardsOf({ db }: Pick<App, 'db'>, found: Found, ids: number[]): Promise<Product[]> {
  const memory = memories.get(db) ?? new ProductMemory<Product>(MOST_CARDS)
  memories.set(db, memory)
  return memory.of(found, ids, async (missing) => {
    const cards = await productCards(db, missing)
    return new Map(cards.map((card) => [card.id, card]))
  })
}
