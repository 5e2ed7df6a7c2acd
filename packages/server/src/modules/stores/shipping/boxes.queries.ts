import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export const boxColumns = [
  'id',
  'store_id',
  'name',
  'length_cm',
  'width_cm',
  'height_cm',
  'weight_grams',
  'max_cards',
] as const

export const boxesOfStores = (db: Db, storeIds: number[]) =>
  db
    .selectFrom('boxes')
    .select(boxColumns)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .orderBy(sql`length_cm * width_cm * height_cm`)
    .orderBy('id')
    .execute()
