import { type RawBuilder, sql } from 'kysely'

/** The parcels that a store sends, and those of the centre in which goods of it lie; to be selected from, as `so`. */
export const parcelsOf = (storeId: RawBuilder<number>) => sql`(
  select own.* from store_orders own where own.store_id = ${storeId}
  union all
  select sent.* from store_orders sent
  where sent.store_id is null and sent.id in (
    select line.store_order_id from order_lines line where line.store_id = ${storeId} and line.from_center)
) so`
