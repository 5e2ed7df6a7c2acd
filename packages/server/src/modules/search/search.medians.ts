import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import { daysBefore } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { medianPaid } from '../stats/index.ts'

const DAYS = 90
const ENOUGH_SALES = 5
// ninety days of sales say the same ten minutes later
const TTL_MS = 600_000
const MOST_PRODUCTS = 5000

type Medians = Map<string, number>
const kept = new WeakMap<Db, LRUCache<number, Promise<Medians>>>()

/** The median price paid in each condition, in cents; a condition with few sales is absent. */
export function mediansOf({ db, clock }: Pick<App, 'db' | 'clock'>, productId: number): Promise<Medians> {
  const products = kept.get(db) ?? new LRUCache({ max: MOST_PRODUCTS, ttl: TTL_MS })
  kept.set(db, products)
  const known = products.get(productId)
  if (known) return known
  const asked = medianPaid(db, productId, daysBefore(clock.now(), DAYS)).then(
    (rows) => new Map(rows.filter((row) => row.sales >= ENOUGH_SALES).map((row) => [row.condition, row.median_cents])),
  )
  products.set(productId, asked)
  asked.catch(() => products.delete(productId))
  return asked
}
