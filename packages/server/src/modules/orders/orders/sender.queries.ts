import { type RawBuilder, sql } from 'kysely'

export const isSentByCentre = (parcel: RawBuilder<unknown>) => sql<boolean>`${parcel}.store_id is null`

export const sentByCentre = isSentByCentre(sql`so`)
export const sentByStore = sql<boolean>`so.store_id is not null`
