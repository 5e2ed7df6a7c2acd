import { setImmediate as othersTurn } from 'node:timers/promises'
import type { App } from '../../../app.ts'
import { type IndexedProduct, productsToIndex, slicesToIndex } from './indexed-products.queries.ts'
import { sortAll } from './finder.order.ts'
import { ProductIndex } from './finder.product-index.ts'

/** Few enough that indexing a slice keeps no other request waiting for long. */
export const PRODUCTS_A_SLICE = 2500
/** Slices that are read while one is indexed: PostgreSQL has a connection for each, PGlite one for all. */
const SLICES_AHEAD = { postgres: 3, pglite: 1 }
const HIGHEST_ID = 2 ** 31 - 1

/** Reads all products and their offers, and indexes them in the order of ids, which decides between equal ones. */
export async function readIndex({ database, db }: Pick<App, 'database' | 'db'>) {
  const index = new ProductIndex()
  const underWay: Promise<IndexedProduct[]>[] = []
  const putFirst = async () => {
    for (const row of (await underWay.shift()) ?? []) index.put(row)
    await othersTurn()
  }
  const firsts = await slicesToIndex(db, PRODUCTS_A_SLICE)
  for (const [at, first] of firsts.entries()) {
    const next = firsts[at + 1]
    const reading = productsToIndex(db, first, next ? next - 1 : HIGHEST_ID)
    // the first failure is thrown when its turn comes; later ones must not be unhandled rejections
    reading.catch(() => undefined)
    underWay.push(reading)
    if (underWay.length > SLICES_AHEAD[database.kind]) await putFirst()
  }
  while (underWay.length) await putFirst()
  for (const sort of sortAll(index)) {
    sort()
    await othersTurn()
  }
  return index
}
