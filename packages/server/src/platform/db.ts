import { Worker } from 'node:worker_threads'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from '../tables.ts'
import { lockFolder } from './folder-lock.ts'
import { PGliteSocket } from './pglite-socket.ts'

/** A handle that reads. */
export type Db = Kysely<Tables>
/** A handle that writes: only a transaction is one. */
export type Tx = Transaction<Tables>

export interface Database {
  kind: 'pglite' | 'postgres'
  pool: pg.Pool
  db: Db
  close(): Promise<void>
}

const { INT8, NUMERIC, DATE } = pg.types.builtins
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(NUMERIC, Number)
pg.types.setTypeParser(DATE, String)

const UPKEEP_MS = 600_000

/** PostgreSQL where a URL is given, the embedded database in `dir` otherwise. */
export function openDatabase(options: { url?: string; dir: string; poolSize?: number }): Promise<Database> {
  return options.url ? openPostgres(options.url, options.poolSize ?? 10) : openEmbedded(options.dir)
}

async function openPostgres(connectionString: string, max: number): Promise<Database> {
  const { pool, db } = connect({ connectionString, max })
  await pool.query('select 1')
  return { kind: 'postgres', pool, db, close: () => pool.end() }
}

async function openEmbedded(dir: string): Promise<Database> {
  const unlock = dir.startsWith('memory://') ? () => undefined : await lockFolder(dir)
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { dir } })
  await isReady(worker).catch((error: unknown) => {
    unlock()
    throw error
  })

  // PGlite is one backend: taking the pool inside a transaction would wait for itself
  const { pool, db } = connect({
    stream: () => new PGliteSocket(worker),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  })
  const upkeep = setInterval(() => void tidy(pool), UPKEEP_MS).unref()

  const close = async () => {
    clearInterval(upkeep)
    await pool.end()
    const closed = new Promise((done) => worker.on('message', (message) => message === null && done(message)))
    worker.postMessage(null)
    await closed
    await worker.terminate()
    unlock()
  }
  return { kind: 'pglite', pool, db, close }
}

/** Until it is ready a failure is the opener's; one that comes later leaves nothing to serve and ends the process. */
async function isReady(worker: Worker) {
  const { promise, resolve, reject } = Promise.withResolvers()
  worker.once('message', resolve).once('error', reject)
  await promise
  worker.off('error', reject).on('error', (error) => {
    throw error
  })
}

/** The embedded database has no autovacuum and no checkpointer of its own. */
async function tidy(pool: pg.Pool) {
  await pool.query('vacuum analyze').catch(() => undefined)
  await pool.query('checkpoint').catch(() => undefined)
}

function connect(config: pg.PoolConfig) {
  const pool = new pg.Pool({ ...config, Client: PreparingClient })
  // a broken idle connection is replaced by the pool; unheard, its error would end the process
  pool.on('error', () => undefined)
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

/** Whether a statement failed because another row has this value already; the transaction is lost with it. */
export const isTaken = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

const MAX_NAMES = 2000
const names = new Map<string, string>()

/** Names every statement that has parameters, so that each is parsed once per connection. */
class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const send = super.query.bind(this) as (...args: unknown[]) => never
    const [text, values, done] = args
    if (typeof text !== 'string' || !Array.isArray(values)) return send(...args)
    const name = nameOf(text)
    return send({ text, values, ...(name && { name }) }, done)
  }
}

function nameOf(text: string) {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
