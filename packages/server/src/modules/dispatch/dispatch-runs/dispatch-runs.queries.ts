import type { DispatchRun } from '@bra/contract/dispatch/dispatch-runs.schemas'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { DispatchRunsTables } from './dispatch-runs.tables.ts'

export type RunRow = Selectable<DispatchRunsTables['dispatch_runs']>

export async function countParcelsOfStore(db: Db, storeId: number, ids: number[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from store_orders where store_id = ${storeId} and id = any(${ids}::int[])`.execute(db)
  return rows[0]!.count
}

/** Returns undefined while another run of the store goes on. */
export const insertRun = (tx: Tx, row: Insertable<DispatchRunsTables['dispatch_runs']>) =>
  tx
    .insertInto('dispatch_runs')
    .values(row)
    .onConflict((known) => known.column('store_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertParcels = (tx: Tx, rows: Insertable<DispatchRunsTables['dispatch_run_parcels']>[]) =>
  tx.insertInto('dispatch_run_parcels').values(rows).execute()

interface WorkedRun extends RunRow {
  owner_id: number
}

export const runToWork = (db: Db, id: number): Promise<WorkedRun | undefined> =>
  db
    .selectFrom('dispatch_runs')
    .innerJoin('stores', 'stores.id', 'dispatch_runs.store_id')
    .selectAll('dispatch_runs')
    .select('stores.owner_id')
    .where('dispatch_runs.id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export const waitingParcels = (db: Db, runId: number, limit: number) =>
  db
    .selectFrom('dispatch_run_parcels')
    .select(['store_order_id as id', 'tracking_code'])
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .orderBy('store_order_id')
    .limit(limit)
    .execute()

interface Through {
  runId: number
  parcelId: number
  why: string | null
}

export const noteThrough = (tx: Tx, { runId, parcelId, why }: Through) =>
  tx
    .updateTable('dispatch_run_parcels')
    .set({ state: why === null ? 'done' : 'failed', why })
    .where('run_id', '=', runId)
    .where('store_order_id', '=', parcelId)
    .where('state', '=', 'waiting')
    .execute()

export const endRun = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('dispatch_runs').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute()

type ShownRun = Pick<DispatchRun, 'id' | 'work' | 'all' | 'done' | 'failed'> & {
  created_at: Date
  ended_at: Date | null
}

export async function newestRun(db: Db, storeId: number) {
  const { rows } = await sql<ShownRun>`
    select run.id, run.work, run.created_at, run.ended_at, count(p.*)::int "all",
      count(p.*) filter (where p.state <> 'waiting')::int done,
      coalesce(json_agg(json_build_object('id', p.store_order_id, 'order_id', so.order_id,
        'tracking_code', p.tracking_code, 'why', p.why) order by so.order_id) filter (where p.state = 'failed'), '[]') failed
    from (select * from dispatch_runs where store_id = ${storeId} order by id desc limit 1) run
    join dispatch_run_parcels p on p.run_id = run.id
    join store_orders so on so.id = p.store_order_id
    group by run.id, run.work, run.created_at, run.ended_at`.execute(db)
  return rows[0]
}
