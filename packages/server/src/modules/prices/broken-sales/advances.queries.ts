import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { locks } from '../../../platform/locks.ts'

/** A buyer may wait for advances of two stores at once; the second one sees what the first has given. */
export const holdAdvances = (tx: Tx, userId: number) =>
  sql`select pg_advisory_xact_lock(${locks.advances}::int, ${userId}::int)`.execute(tx)

export async function buyersOfStore(db: Db, storeId: number) {
  const { rows } = await sql<{ buyers: number }>`
    select count(distinct o.user_id)::int buyers
    from store_orders so join orders o on o.id = so.order_id join stores s on s.id = so.store_id
    where so.store_id = ${storeId} and so.state = 'completed' and o.user_id <> s.owner_id`.execute(db)
  return rows[0]!.buyers
}

interface Advances {
  /** Cents advanced for the store since an instant, and those of any time that it has not paid. */
  toStore: number
  unpaid: number
  /** Cents advanced to the buyer since an instant. */
  toBuyer: number
}

export async function advancesFor(db: Db, { storeId, userId }: { storeId: number; userId: number }, since: Date) {
  const { rows } = await sql<Advances>`
    select coalesce(-sum(line.cents) filter (where so.store_id = ${storeId} and given), 0)::int "toStore",
      coalesce(-sum(line.cents) filter (where so.store_id = ${storeId}), 0)::int unpaid,
      coalesce(-sum(line.cents) filter (where o.user_id = ${userId} and given), 0)::int "toBuyer"
    from ledger_lines line join ledger_entries e on e.id = line.entry_id
    join store_orders so on so.id = e.store_order_id join orders o on o.id = so.order_id
    cross join lateral (select line.cents < 0 and e.created_at > ${since} given) of_line
    where line.account = 'losses' and e.kind = 'sale_broken'
      and (so.store_id = ${storeId} or o.user_id = ${userId})`.execute(db)
  return rows[0]!
}
