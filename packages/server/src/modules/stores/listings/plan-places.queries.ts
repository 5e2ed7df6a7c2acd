import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** An offer that the plan of its store put on sale (`over_plan` false) or took off. */
export interface PlaceMoved {
  id: number
  store_id: number
  product_id: number
  over_plan: boolean
  allowed: number | null
}

/** Applies the plans in the database, for every writer; the offers in `fresh` are the first to wait. */
export async function keepToPlans(tx: Tx, storeIds: number[], fresh: number[]) {
  const { rows } = await sql<PlaceMoved>`
    select * from keep_to_plans(${storeIds}::int[], ${fresh}::bigint[]) order by id`.execute(tx)
  return rows
}

const isAsking = sql`l.status = 'available' and l.in_stock`

/** Returns how many offers a store may have on sale (null: any number), how many want a place, and how many wait. */
export async function placesOfStore(db: Db, storeId: number) {
  const { rows } = await sql<{ limit: number | null; asking: number; waiting: number }>`
    select offers_allowed(${storeId}) "limit", count(*)::int asking, count(*) filter (where l.over_plan)::int waiting
    from listings l where l.store_id = ${storeId} and ${isAsking}`.execute(db)
  return rows[0]!
}

/** Returns stores with more on sale than their plan allows, or with offers that wait although a place is free. */
export async function storesOffPlan(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select s.id
    from (
      select l.store_id id, count(*) filter (where not l.over_plan) placed, count(*) filter (where l.over_plan) waiting
      from listings l where ${isAsking} group by l.store_id
    ) s, lateral (select offers_allowed(s.id) allowed) plan
    where s.placed > plan.allowed or (s.waiting > 0 and (plan.allowed is null or s.placed < plan.allowed))
    order by s.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks every offer of a store in the order of ids, as buying does, so that neither deadlocks. */
export const holdOffersOfStore = (tx: Tx, storeId: number) =>
  sql`
  select from (
    select id from listings where store_id = ${storeId} order by id for no key update
  ) held limit 0`.execute(tx)
