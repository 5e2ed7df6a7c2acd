import type { PriceChange, PriceRun } from '@bra/contract/price-rules.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { offsetOf } from '../../platform/paging.ts'
import type { PriceRulesTables } from './price-rules.tables.ts'

interface Asked {
  page: number
  per_page: number
}

const run = sql<PriceRun>`json_build_object(
  'id', r.id, 'ran_at', r.ran_at, 'by_hand', r.user_id is not null, 'offers_seen', r.offers_seen,
  'offers_changed', r.offers_changed, 'undone_at', r.undone_at, 'problem', r.problem
)`

export const insertRun = (tx: Tx, row: Insertable<PriceRulesTables['price_runs']>) =>
  tx.insertInto('price_runs').values(row).returning('id').executeTakeFirstOrThrow()

export type NewChange = Omit<PriceRulesTables['price_changes'], 'undone' | 'run_id'>

export const insertChanges = (tx: Tx, runId: number, changes: NewChange[]) =>
  sql`
  insert into price_changes (run_id, listing_id, rule_id, product_name, variant, before_cents, after_cents, reason)
  select ${runId}, listing_id, rule_id, product_name, variant, before_cents, after_cents, reason
  from json_populate_recordset(null::price_changes, ${JSON.stringify(changes)}::json)`.execute(tx)

export async function runById(db: Db, id: number) {
  const { rows } = await sql<{ run: PriceRun; store_id: number }>`
    select ${run} run, r.store_id from price_runs r where r.id = ${id}`.execute(db)
  return rows[0]
}

export async function runsOfStore(db: Db, storeId: number, asked: Asked): Promise<PriceRun[]> {
  const { rows } = await sql<{ run: PriceRun }>`
    select ${run} run from price_runs r where r.store_id = ${storeId} order by r.id desc
    limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows.map((row) => row.run)
}

export async function countOfRuns(db: Db, storeId: number) {
  const { count } = await db
    .selectFrom('price_runs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return count
}

export const changesOfRun = (db: Db, runId: number, asked: Asked): Promise<PriceChange[]> =>
  db
    .selectFrom('price_changes')
    .select(['listing_id', 'product_name', 'variant', 'before_cents', 'after_cents', 'reason', 'undone'])
    .where('run_id', '=', runId)
    .orderBy('listing_id')
    .limit(asked.per_page)
    .offset(offsetOf(asked))
    .execute()

/** What a run changed and the price that each of these offers has now; those that are gone are not there. */
export async function changesToUndo(tx: Tx, runId: number) {
  const { rows } = await sql<{ listing_id: number; before_cents: number; untouched: boolean }>`
    select c.listing_id, c.before_cents, l.price_cents = c.after_cents untouched
    from price_changes c join listings l on l.id = c.listing_id
    where c.run_id = ${runId} order by c.listing_id`.execute(tx)
  return rows
}

export const markUndone = async (tx: Tx, runId: number, { restored, at }: { restored: number[]; at: Date }) => {
  await sql`
    update price_changes set undone = listing_id = any(${restored}::bigint[]) where run_id = ${runId}`.execute(tx)
  await tx.updateTable('price_runs').set({ undone_at: at }).where('id', '=', runId).execute()
}
