import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ShippingTables } from './shipping.tables.ts'

type NewFreightRule = Omit<Insertable<ShippingTables['freight_rules']>, 'id' | 'created_at'>
const shown = ['id', 'states', 'from_cents', 'up_to_grams'] as const

/** Returns the rules of stores to one state, or all of them without a state; lowest value first. */
export const freightRulesOf = (db: Db, { storeIds, uf }: { storeIds?: number[]; uf?: string }) =>
  db
    .selectFrom('freight_rules')
    .select(['store_id', ...shown])
    .$if(storeIds !== undefined, (query) => query.where('store_id', '=', sql<number>`any(${storeIds}::int[])`))
    .$if(uf !== undefined, (query) => query.where(sql<boolean>`${uf} = any(states)`))
    .orderBy('from_cents')
    .orderBy('id')
    .execute()

export const insertFreightRule = (tx: Tx, rule: NewFreightRule, now: Date) =>
  tx
    .insertInto('freight_rules')
    .values({ ...rule, created_at: now })
    .returning(shown)
    .executeTakeFirstOrThrow()

/** Returns undefined if the store has no such rule. */
export const updateFreightRule = (tx: Tx, id: number, { store_id: storeId, ...rule }: NewFreightRule) =>
  tx
    .updateTable('freight_rules')
    .set(rule)
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .returning(shown)
    .executeTakeFirst()

export async function deleteFreightRule(tx: Tx, id: number, storeIds: number[]) {
  const { numDeletedRows } = await tx
    .deleteFrom('freight_rules')
    .where('id', '=', id)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
