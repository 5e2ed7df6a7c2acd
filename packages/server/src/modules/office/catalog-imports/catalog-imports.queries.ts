import type { CatalogFault, CatalogImport } from '@bra/contract/office/catalog-imports.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'
import type { CatalogImportsTables } from './catalog-imports.tables.ts'

/** An import that has told nothing for as long waits for a server to go on with it. */
const SILENT_MS = 60_000

const shown = (
  now: Date,
) => sql`i.id, i.format, i.file_name, i.sets_name, i.reason, i.state, i.size, i.received, i.read,
  i.added, i.changed, i.unchanged, i.merged, i.bad, i.problem,
  i.state = 'running' and i.told_at < ${new Date(now.getTime() - SILENT_MS)} as waits,
  (select json_build_object('id', o.id, 'file_name', o.file_name) from catalog_imports o
    where i.state = 'running' and not i.is_read and o.is_read and o.told_at >= ${new Date(now.getTime() - SILENT_MS)}
    limit 1) as waits_for,
  to_json(i.created_at) #>> '{}' as created_at, to_json(i.finished_at) #>> '{}' as finished_at,
  json_build_object('id', u.id, 'name', concat_ws(' ', u.name, u.last_name)) as operator`

export async function importsPage(db: Db, asked: { page: number; per_page: number }, now: Date) {
  const { rows } = await sql<CatalogImport>`
    select ${shown(now)} from catalog_imports i join users u on u.id = i.user_id
    order by i.id desc limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows
}

export const countImports = async (db: Db) =>
  (
    await db
      .selectFrom('catalog_imports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export async function shownImport(db: Db, id: number, now: Date): Promise<CatalogImport | undefined> {
  const { rows } = await sql<CatalogImport>`
    select ${shown(now)} from catalog_imports i join users u on u.id = i.user_id where i.id = ${id}`.execute(db)
  return rows[0]
}

export const faultsOfImport = (db: Db, id: number, most: number): Promise<CatalogFault[]> =>
  db
    .selectFrom('catalog_import_faults')
    .select(['line', 'file', 'problem'])
    .where('import_id', '=', id)
    .orderBy('file')
    .orderBy('line')
    .limit(most)
    .execute()

export const isImportRunning = async (db: Db) =>
  (await db.selectFrom('catalog_imports').select('id').where('state', '=', 'running').executeTakeFirst()) !== undefined

export const runningImports = (db: Db) =>
  db.selectFrom('catalog_imports').select('id').where('state', '=', 'running').execute()

export const insertUpload = (tx: Tx, row: Insertable<CatalogImportsTables['catalog_imports']>) =>
  tx.insertInto('catalog_imports').values(row).returning('id').executeTakeFirstOrThrow()

export const dropUploads = async (tx: Tx, of: { userId: number } | { before: Date }, now: Date) =>
  (
    await tx
      .updateTable('catalog_imports')
      .set({ state: 'cancelled', finished_at: now })
      .where('state', '=', 'uploading')
      .where((where) => ('userId' in of ? where('user_id', '=', of.userId) : where('created_at', '<', of.before)))
      .returning('id')
      .execute()
  ).map(({ id }) => id)

export const uploadOf = (db: Db, id: number, userId: number) =>
  db
    .selectFrom('catalog_imports')
    .select(['id', 'format', 'file_name', 'sets_name', 'size', 'received', 'state', 'reason'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Returns false if the bytes before these have not arrived, or the upload is over. */
export const notePart = async (tx: Tx, id: number, { from, to }: { from: number; to: number }) =>
  (await tx
    .updateTable('catalog_imports')
    .set({ received: to })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .where('received', '=', from)
    .returning('id')
    .executeTakeFirst()) !== undefined

type State = CatalogImport['state']

/** Returns false if the import was in none of the states `from`. */
export const moveImport = async (
  tx: Tx,
  id: number,
  { from, to, at, problem = null }: { from: State[]; to: State; at: Date; problem?: string | null },
) =>
  (await tx
    .updateTable('catalog_imports')
    .set({ state: to, problem, told_at: at, finished_at: to === 'running' ? null : at })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Begins a run from the start of the file; refused rows are told anew. Returns undefined if the import is over. */
export async function beginRun(tx: Tx, id: number, at: Date) {
  const run = await tx
    .updateTable('catalog_imports')
    .set(({ ref }) => ({
      runs: sql<number>`runs + 1`,
      is_read: true,
      added_before: ref('added'),
      changed_before: ref('changed'),
      read: 0,
      told_at: at,
    }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(['format', 'file_name', 'sets_name', 'size'])
    .executeTakeFirst()
  if (run) await tx.deleteFrom('catalog_import_faults').where('import_id', '=', id).execute()
  return run
}

export const endRun = (tx: Tx, id: number) =>
  tx.updateTable('catalog_imports').set({ is_read: false }).where('id', '=', id).execute()

interface Progress {
  read: number
  added: number
  changed: number
  unchanged: number
  merged: number
  bad: number
}

/** Returns the state in which the import is; an operator may have cancelled it meanwhile. */
export async function setProgress(tx: Tx, id: number, told: Progress, at: Date): Promise<State> {
  const { rows } = await sql<{ state: State }>`
    update catalog_imports set read = least(size, ${told.read}::bigint), merged = ${told.merged}, bad = ${told.bad},
      added = added_before + ${told.added}, changed = changed_before + ${told.changed},
      unchanged = greatest(0, ${told.unchanged} - added_before - changed_before), told_at = ${at}
    where id = ${id} returning state`.execute(tx)
  return rows[0]!.state
}

export const insertFaults = (tx: Tx, id: number, faults: CatalogFault[]) =>
  sql`
  insert into catalog_import_faults (import_id, line, file, problem)
  select ${id}, line, file, problem
  from json_to_recordset(${JSON.stringify(faults)}::json) given(line int, file text, problem text)`.execute(tx)

export const sweepImports = (tx: Tx, before: Date) =>
  tx.deleteFrom('catalog_imports').where('finished_at', '<', before).execute()
