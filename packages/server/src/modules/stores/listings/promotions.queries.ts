import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { ChangedOffer } from './product-stats.queries.ts'

/** Restores the regular price of up to `limit` offers whose promotion is over; locks them in the order of ids. */
export async function endPromotions(tx: Tx, now: Date, limit: number): Promise<ChangedOffer[]> {
  const { rows } = await sql<ChangedOffer>`
    with ended as materialized (
      select id from listings
      where promotion_id = any(array(select id from promotions where ends_at <= ${now}))
      order by id limit ${limit} for no key update
    )
    update listings l set price_cents = coalesce(l.regular_price_cents, l.price_cents), regular_price_cents = null,
      promotion_id = null, updated_at = ${now}
    from ended where l.id = ended.id
    returning l.id, l.store_id, l.product_id, true stays`.execute(tx)
  return rows
}
