import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { WantsTables } from './wants.tables.ts'

export async function insertMissingWants(tx: Tx, rows: Insertable<WantsTables['wants']>[]) {
  const known = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', sql<number>`any(${rows.map((row) => row.product_id)}::int[])`)
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  const wanted = rows.filter((row) => ids.has(row.product_id))
  if (wanted.length === 0) return []
  return tx
    .insertInto('wants')
    .values(wanted)
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .returning('id')
    .execute()
}

export const deleteWants = (tx: Tx, userId: number, ids: number[]) =>
  tx
    .deleteFrom('wants')
    .where('user_id', '=', userId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
