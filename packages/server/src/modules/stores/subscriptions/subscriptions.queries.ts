import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SubscriptionsTables } from './subscriptions.tables.ts'

export const plansInOrder = (db: Db) =>
  db
    .selectFrom('plans')
    .selectAll()
    .select(sql<number | null>`offers_of_plan(id)`.as('max_offers'))
    .where('retired', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Returns a plan that stores may still choose. */
export const sellerPlan = (db: Db, code: string) =>
  db
    .selectFrom('plans')
    .select(['id', 'name'])
    .where('code', '=', code)
    .where('audience', '=', 'seller')
    .where('retired', '=', false)
    .executeTakeFirst()

/** Returns the commission of each store's plan, in basis points, by store id. */
export async function commissionRates(db: Db, storeIds: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; rate: number }>`
    select store.id, plan.commission_bp rate
    from unnest(${[...new Set(storeIds)]}::int[]) store (id)
    cross join lateral plan_of_store(store.id) own (plan_id)
    join plans plan on plan.id = own.plan_id`.execute(db)
  return new Map(rows.map(({ id, rate }) => [id, rate]))
}

/** Inserts only if there is no plan at all, so that a plan removed by the operator does not come back. */
export async function insertFirstPlans(tx: Tx, plans: Insertable<SubscriptionsTables['plans']>[]) {
  if (await tx.selectFrom('plans').select('id').limit(1).executeTakeFirst()) return
  await tx
    .insertInto('plans')
    .values(plans)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

export const retirePlan = (tx: Tx, id: number) =>
  tx.updateTable('plans').set({ retired: true, highlighted: false }).where('id', '=', id).execute()
