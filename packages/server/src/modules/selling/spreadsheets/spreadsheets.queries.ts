import type { SheetImport } from '@bra/contract/selling/spreadsheets.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Fault } from './fault.ts'
import type { Sheet } from './reading.ts'
import type { Answers, Line, Understanding } from './spreadsheets.tables.ts'

export async function productsByOffer(db: Db, storeId: number, ids: number[]) {
  const { rows } = await sql<{ id: number; product_id: number }>`
    select id, product_id from listings where store_id = ${storeId} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.product_id]))
}

interface NewImport {
  storeId: number
  userId: number
  fileName: string
  sheet: Sheet
  reading: Understanding
  at: Date
}

/** Replaces an import that was never started. */
export async function insertImport(tx: Tx, { sheet: { shop, ...source }, reading, ...asked }: NewImport) {
  await tx.deleteFrom('listing_imports').where('store_id', '=', asked.storeId).where('state', '=', 'ready').execute()
  const { id } = await tx
    .insertInto('listing_imports')
    .values({
      store_id: asked.storeId,
      user_id: asked.userId,
      file_name: asked.fileName,
      state: 'ready',
      shop,
      source: JSON.stringify(source),
      created_at: asked.at,
      ...columnsOf(reading),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const columnsOf = ({ lines, faults, counts, questions }: Understanding) => ({
  lines: JSON.stringify(lines),
  faults: JSON.stringify(faults),
  total: lines.length,
  counts: JSON.stringify(counts),
  questions: JSON.stringify(questions),
})

export async function sourceOfImport(db: Db, id: number) {
  const found = await db
    .selectFrom('listing_imports')
    .select(['shop', 'source', 'answers'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  return found?.source ? { ...found, source: found.source } : undefined
}

/** Returns false if the import was started meanwhile. */
export const updateReading = async (
  tx: Tx,
  id: number,
  { answers, reading }: { answers: Answers; reading: Understanding },
) =>
  Boolean(
    await tx
      .updateTable('listing_imports')
      .set({ answers: JSON.stringify(answers), ...columnsOf(reading) })
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .returning('id')
      .executeTakeFirst(),
  )

const FAULTS_SHOWN = 100

type StoredImport = Omit<SheetImport, 'faults' | 'created_at'> & { store_id: number; faults: Fault[]; created_at: Date }

export async function importOfStores(db: Db, by: { id: number } | { storeId: number }, storeIds: number[]) {
  const { rows } = await sql<StoredImport>`
    select id, store_id, file_name, state, total, written, counts, offers_allowed(store_id) allowed, jsonb_array_length(faults) faults_count,
      jsonb_path_query_array(faults, ${`$[0 to ${FAULTS_SHOWN - 1}]`}::jsonpath) faults, shop, questions, created_at
    from listing_imports
    where ${'id' in by ? sql`id = ${by.id}` : sql`store_id = ${by.storeId}`} and store_id = any(${storeIds}::int[])
    order by id desc limit 1`.execute(db)
  return rows[0]
}

export const faultsOfImport = (db: Db, id: number, storeIds: number[]) =>
  db
    .selectFrom('listing_imports')
    .select(['file_name', 'faults'])
    .where('id', '=', id)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .executeTakeFirst()

export const runningImport = (db: Db, storeId: number) =>
  db
    .selectFrom('listing_imports')
    .select('id')
    .where('store_id', '=', storeId)
    .where('state', '=', 'running')
    .executeTakeFirst()

/** Returns false if the import was no longer in the state `from`. */
export const moveImport = async (
  tx: Tx,
  id: number,
  { from, to, at }: { from: SheetImport['state']; to: SheetImport['state']; at: Date },
) =>
  Boolean(
    await tx
      .updateTable('listing_imports')
      .set({
        state: to,
        source: null,
        ...(to === 'running' ? { counts: JSON.stringify(NOTHING) } : { finished_at: at, lines: '[]' }),
      })
      .where('id', '=', id)
      .where('state', '=', from)
      .returning('id')
      .executeTakeFirst(),
  )

export const keepChangeOfImport = (tx: Tx, id: number, changeId: number) =>
  tx.updateTable('listing_imports').set({ change_id: changeId }).where('id', '=', id).execute()

export const changeOfImport = async (tx: Tx, id: number) =>
  (await tx.selectFrom('listing_imports').select('change_id').where('id', '=', id).executeTakeFirst())?.change_id

/** Sorts the lines in the order of writing: the first ones get the places of the plan. */
export const arrangeLines = (tx: Tx, id: number, by: 'value' | 'last') =>
  sql`
  update listing_imports set lines = (
    select jsonb_agg(line order by ${by === 'value' ? sql`(line #>> '{listing,price_cents}')::int desc nulls last, at` : sql`at desc`})
    from jsonb_array_elements(lines) with ordinality one(line, at)
  ) where id = ${id} and jsonb_array_length(lines) > 0`.execute(tx)

export const NOTHING: SheetImport['counts'] = { created: 0, changed: 0, unchanged: 0, waiting: 0, unseen: 0 }

/** Returns the next lines of a running import and locks it. */
export async function nextLines(tx: Tx, id: number, limit: number) {
  const held = await tx
    .selectFrom('listing_imports')
    .select(['store_id', 'total', 'written', 'counts', 'faults', 'change_id'])
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  if (!held) return undefined
  const { rows } = await sql<{ lines: Line[] }>`
    select jsonb_path_query_array(lines, ${`$[${held.written} to ${held.written + limit - 1}]`}::jsonpath) lines
    from listing_imports where id = ${id}`.execute(tx)
  return { ...held, lines: rows[0]!.lines }
}

interface Progress {
  written: number
  counts: SheetImport['counts']
  faults: Fault[]
}

export const setProgress = (tx: Tx, id: number, { written, counts, faults }: Progress) =>
  tx
    .updateTable('listing_imports')
    .set({ written, counts: JSON.stringify(counts), faults: JSON.stringify(faults) })
    .where('id', '=', id)
    .execute()

export const sweepImports = (tx: Tx, before: Date) =>
  tx.deleteFrom('listing_imports').where('created_at', '<', before).where('state', '<>', 'running').execute()
