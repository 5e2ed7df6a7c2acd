import { type Expression, sql } from 'kysely'
import { isSentByCentre } from './sender.queries.ts'

/** Subquery `so` with the parcels that a store sends, and those of the centre that hold its goods. */
export const parcelsOf = (storeId: Expression<number>) => sql`(
  select own.* from store_orders own where own.store_id = ${storeId}
  union all
  select sent.* from store_orders sent
  where ${isSentByCentre(sql`sent`)} and sent.id in (
    select line.store_order_id from order_lines line where line.store_id = ${storeId} and line.from_center)
) so`
