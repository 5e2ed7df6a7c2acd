import { type RawBuilder, sql } from 'kysely'

/** Of a parcel `so`: the store sends it, or goods of it lie in one that the centre sends. */
export const isParcelOf = (storeId: RawBuilder<number>) => sql<boolean>`(
  so.store_id = ${storeId} or so.store_id is null and so.id in (
    select line.store_order_id from order_lines line where line.store_id = ${storeId} and line.from_center)
)`
