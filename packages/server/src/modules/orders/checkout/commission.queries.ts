import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Returns the commission of each store's plan, in basis points, by store id. */
export async function commissionRates(db: Db, storeIds: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; rate: number }>`
    select store.id, plan.commission_bp rate
    from unnest(${[...new Set(storeIds)]}::int[]) store (id)
    cross join lateral plan_of_store(store.id) own (plan_id)
    join plans plan on plan.id = own.plan_id`.execute(db)
  return new Map(rows.map(({ id, rate }) => [id, rate]))
}
