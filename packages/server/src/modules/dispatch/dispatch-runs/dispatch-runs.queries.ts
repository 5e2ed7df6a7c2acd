import type { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import type { Contingency } from '@bra/contract/dispatch/dispatch-runs.schemas'
import type { Made } from '@bra/contract/kit/api'
import type { Saying } from '@bra/contract/kit/saying'
import { notSent, stillToPost } from '@bra/contract/orders/order-states'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import type { DispatchRunsTables } from './dispatch-runs.tables.ts'

export type RunRow = Selectable<DispatchRunsTables['dispatch_runs']>
export type MadeRun = NonNullable<Made<typeof dispatchRuns.show>['run']>

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
  why: Saying | null
  code: string | null
}

export const noteThrough = (tx: Tx, { runId, parcelId, why, code }: Through) =>
  tx
    .updateTable('dispatch_run_parcels')
    .set({ state: why === null ? 'done' : 'failed', why: why?.['pt-BR'] ?? null, why_en: why?.en ?? null, code })
    .where('run_id', '=', runId)
    .where('store_order_id', '=', parcelId)
    .where('state', '=', 'waiting')
    .execute()

export const endRun = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('dispatch_runs').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute()

/** What is picked up at the store travels with no document. */
const isTravelling = sql`so.shipping ->> 'code' <> 'retirada'`
const isCarried = sql`so.shipping ->> 'code' in ('mini', 'pac', 'sedex')`
const isDocumented = sql`exists (select from invoices i where i.store_order_id = so.id
  and i.environment = 1 and i.purpose = 'sale' and i.state = 'authorised')`

interface Estimate {
  parcels: number
  documents: number
  labels: number
  labels_cents: number
}

/** Counts what parcels of a store still lack; the prices are those that their freight was quoted at. */
export async function lackingSteps(db: Db, storeId: number, ids: number[]) {
  const { rows } = await sql<Estimate>`
    select count(*)::int parcels, count(*) filter (where ${isTravelling} and not ${isDocumented})::int documents,
      count(*) filter (where ${isUnlabelled})::int labels,
      coalesce(sum(coalesce(so.shipping ->> 'regular_cents', so.shipping ->> 'cents')::int) filter (where ${isUnlabelled}), 0)::int labels_cents
    from store_orders so left join shipping_labels label on label.store_order_id = so.id and label.state <> 'returned'
    where so.store_id = ${storeId} and so.id = any(${ids}::int[]) and so.state in ${literals(stillToPost)}`.execute(db)
  return rows[0]!
}

const isUnlabelled = sql`(${isCarried} and (label.state is null and so.tracking_code is null or label.state <> 'bought'))`

interface Figures {
  to_send: number
  posted_today: number
  late: number
  oldest_late: Date | null
  due_today: number
  without_document: number
  grams: number
  cents: number
}

/** Counts what waits to be sent by the store itself; `endOfToday` is the midnight that ends the day in Brasília. */
export async function figuresOf(
  db: Db,
  storeId: number,
  { now, endOfToday, today }: Record<'now' | 'endOfToday' | 'today', Date>,
) {
  const { rows } = await sql<Figures>`
    with waiting as (
      select so.*, not (so.state = 'ready_to_ship' and so.shipping ->> 'code' = 'retirada') is_due
      from store_orders so where so.store_id = ${storeId} and so.state in ${literals(notSent)}
    )
    select count(*)::int to_send,
      (select count(*)::int from store_orders where store_id = ${storeId} and posted_at >= ${today}) posted_today,
      count(*) filter (where is_due and so.post_by < ${now})::int late,
      min(so.post_by) filter (where is_due and so.post_by < ${now}) oldest_late,
      count(*) filter (where is_due and so.post_by >= ${now} and so.post_by < ${endOfToday})::int due_today,
      count(*) filter (where ${isTravelling} and not ${isDocumented})::int without_document,
      coalesce(sum(so.goods_cents + so.freight_cents), 0)::int cents,
      coalesce((select sum(l.in_parcel * p.weight_grams) from order_lines l join products p on p.id = l.product_id
        where l.store_order_id = any(array(select id from waiting))), 0)::int grams
    from waiting so`.execute(db)
  return rows[0]!
}

/** Status codes of a service that is down (MOC 7.0, cStat 108 and 109). */
const serviceDown = [108, 109]

interface Outage {
  contingency: Contingency | null
  unsent_documents: number
}

/** More than a store issues on most days; the index then reads no older ones. */
const NEWEST = 1000

/** Each document is offered to the state's service first, so the newest one tells whether it is down. */
export async function outageOf(db: Db, storeId: number, { today, recently }: Record<'today' | 'recently', Date>) {
  const { rows } = await sql<Outage>`
    with sent as (
      select id, contingency, issued_at
      from (select * from invoices where store_id = ${storeId} order by id desc limit ${NEWEST}) newest
      where source = 'issued' and environment = 1 and state <> 'draft' and issued_at >= ${today}
    )
    select (
        select json_build_object('service', min(contingency), 'since', min(issued_at)) from sent
        where (issued_at, id) > all (select issued_at, id from sent where contingency is null)
        having max(issued_at) > ${recently}
      ) contingency,
      (select count(*)::int from invoices
        where store_id = ${storeId} and environment = 1 and state = 'draft' and next_try_at is not null
          and status_code = any(${serviceDown}::int[])) unsent_documents`.execute(db)
  return rows[0]!
}

const whySaid = sql`json_build_object('pt-BR', p.why, 'en', coalesce(p.why_en, p.why))`

type ShownRun = Pick<MadeRun, 'id' | 'work' | 'all' | 'done' | 'failed' | 'steps'> & {
  created_at: Date
  ended_at: Date | null
}

export async function newestRun(db: Db, storeId: number) {
  const { rows } = await sql<ShownRun>`
    select run.id, run.work, run.created_at, run.ended_at, count(p.*)::int "all",
      count(p.*) filter (where p.state <> 'waiting')::int done,
      coalesce(json_agg(json_build_object('id', p.store_order_id, 'order_id', so.order_id,
        'tracking_code', p.tracking_code, 'why', ${whySaid}, 'code', p.code) order by so.order_id)
        filter (where p.state = 'failed'), '[]') failed,
      json_build_object(
        'documents', json_build_object('all', count(*) filter (where ${isTravelling}), 'done', count(*) filter (where ${isDocumented})),
        'labels', json_build_object('all', count(*) filter (where ${isCarried}), 'done', count(*) filter (where label.state = 'bought'),
          'cents', coalesce(sum(label.cents) filter (where label.state = 'bought'), 0)),
        'ready', json_build_object('all', count(*), 'done', count(*) filter (where so.state = 'ready_to_ship' or so.posted_at is not null)),
        'posted', json_build_object('all', count(*), 'done', count(*) filter (where so.posted_at is not null))) steps
    from (select * from dispatch_runs where store_id = ${storeId} order by id desc limit 1) run
    join dispatch_run_parcels p on p.run_id = run.id
    join store_orders so on so.id = p.store_order_id
    left join shipping_labels label on label.store_order_id = so.id and label.state <> 'returned'
    group by run.id, run.work, run.created_at, run.ended_at`.execute(db)
  return rows[0]
}
