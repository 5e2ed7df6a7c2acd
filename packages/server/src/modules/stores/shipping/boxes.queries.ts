import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ShippingTables } from './shipping.tables.ts'

type NewBox = Omit<Insertable<ShippingTables['boxes']>, 'id' | 'created_at'>
const shown = ['id', 'store_id', 'name', 'length_cm', 'width_cm', 'height_cm', 'weight_grams', 'max_cards'] as const

export const boxesOfStores = (db: Db, storeIds: number[]) =>
  db
    .selectFrom('boxes')
    .select(shown)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .orderBy(sql`length_cm * width_cm * height_cm`)
    .orderBy('id')
    .execute()

export const insertBox = (tx: Tx, box: NewBox, now: Date) =>
  tx
    .insertInto('boxes')
    .values({ ...box, created_at: now })
    .returning(shown)
    .executeTakeFirstOrThrow()

/** Returns undefined if the store has no such box. */
export const updateBox = (tx: Tx, id: number, { store_id: storeId, ...box }: NewBox) =>
  tx
    .updateTable('boxes')
    .set(box)
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .returning(shown)
    .executeTakeFirst()

export const heldBox = (tx: Tx, id: number, storeIds: number[]) =>
  tx
    .selectFrom('boxes')
    .select(shown)
    .where('id', '=', id)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .forUpdate()
    .executeTakeFirst()

export const deleteBox = (tx: Tx, id: number) => tx.deleteFrom('boxes').where('id', '=', id).execute()
