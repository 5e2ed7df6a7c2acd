import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { placesOfStore } from '../listings/index.ts'
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

/** Inserts only if there is no plan at all, so that a plan removed by the operator does not come back. */
export async function insertFirstPlans(tx: Tx, plans: Insertable<SubscriptionsTables['plans']>[]) {
  if (await tx.selectFrom('plans').select('id').limit(1).executeTakeFirst()) return
  await tx
    .insertInto('plans')
    .values(plans)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}

/** `places` is how many offers the plan has on sale at once; null if any number. */
export const sellerPlanByCode = (db: Db, code: string) =>
  db
    .selectFrom('plans')
    .select(['id', 'code', 'name', 'price_cents', 'interval'])
    .select(sql<number | null>`offers_of_plan(id)`.as('places'))
    .where('code', '=', code)
    .where('audience', '=', 'seller')
    .where('retired', '=', false)
    .executeTakeFirst()

export const priceOfPlan = (db: Db, id: number) =>
  db
    .selectFrom('plans')
    .select(['id', 'name', 'price_cents', 'interval'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Returns the plan in force of each store, and how many offers want a place in it. */
export const plansOfStores = async (db: Db, storeIds: number[]) =>
  Promise.all(
    storeIds.map(async (storeId) => {
      const { rows } = await sql<{ code: string; name: string }>`
        select code, name from plans where id = plan_of_store(${storeId})`.execute(db)
      const { limit: places, asking, waiting } = await placesOfStore(db, storeId)
      return { store_id: storeId, plan: rows[0]!, places, asking, waiting }
    }),
  )
