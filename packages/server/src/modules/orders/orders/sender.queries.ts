import { type RawBuilder, sql } from 'kysely'

/** SQL for a row of `store_orders` under any alias. */
export const isSentByCentre = (parcel: RawBuilder<unknown>) => sql<boolean>`${parcel}.store_id is null`

/** SQL for the id of the first parcel that the sender of the parcel `so` sends of its order. */
export const firstParcel = sql<number>`(
  select first.id from store_orders first
  where first.order_id = so.order_id and first.store_id is not distinct from so.store_id and first.part = 1)`

/** SQL for a parcel `so`. */
export const sentByCentre = isSentByCentre(sql`so`)
export const sentByStore = sql<boolean>`so.store_id is not null`
