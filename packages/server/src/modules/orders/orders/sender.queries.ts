import { type RawBuilder, sql } from 'kysely'

/** SQL for a row of `store_orders` under any alias. */
export const isSentByCentre = (parcel: RawBuilder<unknown>) => sql<boolean>`${parcel}.store_id is null`

/** SQL for a parcel `so`. */
export const sentByCentre = isSentByCentre(sql`so`)
export const sentByStore = sql<boolean>`so.store_id is not null`
