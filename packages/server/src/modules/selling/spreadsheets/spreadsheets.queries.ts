import type { ListingRow } from '../inventory/index.ts'
import type { Fault, SheetImport } from '@bra/contract/sheets.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Line } from './sheets.tables.ts'

export type ExportedRow = ListingRow & { code: string; name: string; category: string; card_number: string | null }

/** Offers of one store in the order of `ids`. */
export async function exportedRows(db: Db, storeId: number, ids: number[]) {
  const { rows } = await sql<ExportedRow>`
    select l.id, p.code, p.name, c.name category, p.card_number, l.condition, l.language, l.finish, l.extras, l.grade,
      l.price_cents, l.quantity, l.status, l.comment
    from unnest(${ids}::bigint[]) with ordinality asked(id, at)
    join listings l on l.id = asked.id and l.store_id = ${storeId}
    join products p on p.id = l.product_id
    join categories c on c.id = p.category_id
    order by asked.at`.execute(db)
  return rows
}

/** Products by the codes asked for, in capitals or not; of two that differ in that alone, the one written alike. */
export async function productsByCode(db: Db, codes: string[]) {
  const { rows } = await sql<{ id: number; code: string }>`
    select distinct on (asked.code) asked.code, p.id
    from unnest(${codes}::text[]) asked(code) join products p on upper(p.code) = upper(asked.code)
    order by asked.code, p.code = asked.code desc, p.id`.execute(db)
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Products by set and number in their normal form, where only one is meant. */
export async function productsByReference(db: Db, references: string[]) {
  const { rows } = await sql<{ id: number; reference: string }>`
    select reference, min(id) id from products where reference = any(${references}::text[])
    group by reference having count(*) = 1`.execute(db)
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}

/** The products of a store's offers. */
export async function productsByOffer(db: Db, storeId: number, ids: number[]) {
  const { rows } = await sql<{ id: number; product_id: number }>`
    select id, product_id from listings where store_id = ${storeId} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.product_id]))
}

interface NewImport {
  storeId: number
  userId: number
  fileName: string
  lines: Line[]
  faults: Fault[]
  counts: SheetImport['counts']
  at: Date
}

/** In the place of one that was never started. */
export async function insertImport(tx: Tx, asked: NewImport) {
  await tx.deleteFrom('listing_imports').where('store_id', '=', asked.storeId).where('state', '=', 'ready').execute()
  const { id } = await tx
    .insertInto('listing_imports')
    .values({
      store_id: asked.storeId,
      user_id: asked.userId,
      file_name: asked.fileName,
      state: 'ready',
      lines: JSON.stringify(asked.lines),
      faults: JSON.stringify(asked.faults),
      total: asked.lines.length,
      counts: JSON.stringify(asked.counts),
      created_at: asked.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const FAULTS_SHOWN = 100

/** One as it stands, with the first of its faults; only of these stores. */
export async function importOfStores(db: Db, by: { id: number } | { storeId: number }, storeIds: number[]) {
  const { rows } = await sql<SheetImport & { store_id: number; created_at: Date }>`
    select id, store_id, file_name, state, total, written, counts, jsonb_array_length(faults) faults_count,
      jsonb_path_query_array(faults, ${`$[0 to ${FAULTS_SHOWN - 1}]`}::jsonpath) faults, created_at
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

/** The one of a store that is under way. */
export const runningImport = (db: Db, storeId: number) =>
  db
    .selectFrom('listing_imports')
    .select('id')
    .where('store_id', '=', storeId)
    .where('state', '=', 'running')
    .executeTakeFirst()

/** From one state to another; false where it has left the first. */
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
        ...(to === 'running' ? { counts: JSON.stringify(NOTHING) } : { finished_at: at, lines: '[]' }),
      })
      .where('id', '=', id)
      .where('state', '=', from)
      .returning('id')
      .executeTakeFirst(),
  )

export const NOTHING: SheetImport['counts'] = { created: 0, changed: 0, unchanged: 0 }

/** The next lines of one that runs, which is held. */
export async function nextLines(tx: Tx, id: number, limit: number) {
  const held = await tx
    .selectFrom('listing_imports')
    .select(['store_id', 'total', 'written', 'counts', 'faults'])
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
