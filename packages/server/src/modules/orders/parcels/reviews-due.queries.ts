import { ended } from '@bra/contract/orders/order-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import { sentByStore } from '../orders/index.ts'

/** Returns whether the parcel is the last of its sale to end, and the sale has no review yet. The centre has none. */
export async function isReviewDue(db: Db, storeOrderId: number) {
  const { rows } = await sql<{ due: boolean }>`
    select ${sentByStore} and not exists (select from store_reviews r where r.sale_id = so.sale_id)
      and not exists (
        select from store_orders other where other.sale_id = so.sale_id and other.state not in ${literals(ended)}
      ) due
    from store_orders so where so.id = ${storeOrderId}`.execute(db)
  return rows[0]!.due
}
