import { existsSync, readdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { embeddedEngine } from './embedded-engine.ts'
import { explainUnopened, lacksVersion } from './embedded-trouble.ts'
import { lockFolder } from './folder-lock.ts'
import { PGliteSocket } from './pglite-socket.ts'
import type { Tables } from './platform.tables.ts'

export type Db = Kysely<Tables>
/** This handle writes, and exists only inside a transaction. */
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
/** A request that gets no connection in this time is told that the shop is busy. */
const ANSWER_MS = 10_000

export function openDatabase(options: { url?: string; dir: string; poolSize?: number }): Promise<Database> {
  return options.url ? openPostgres(options.url, options.poolSize ?? 10) : openEmbedded(options.dir)
}

async function openPostgres(connectionString: string, max: number): Promise<Database> {
  const { pool, db } = connect({ connectionString, max, connectionTimeoutMillis: ANSWER_MS, keepAlive: true })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return { kind: 'postgres', pool, db, close: () => pool.end() }
}

async function openEmbedded(dir: string): Promise<Database> {
  const isOnDisk = !dir.startsWith('memory://')
  const unlock = isOnDisk ? await lockFolder(dir) : () => undefined
  const wasThere = isOnDisk && existsSync(dir) && readdirSync(dir).length > 0
  if (isOnDisk && lacksVersion(dir)) {
    unlock()
    throw explainUnopened(dir, wasThere, new Error('PG_VERSION is missing'))
  }
  const engine = await embeddedEngine()
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { dir, engine } })
  await isReady(worker).catch((error: unknown) => {
    unlock()
    throw isOnDisk ? explainUnopened(dir, wasThere, error) : error
  })

  // PGlite has one connection: using the pool inside a transaction would deadlock
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

/** Before it is ready, a failure rejects the opening; a later one ends the process, because nothing can be served. */
async function isReady(worker: Worker) {
  const { promise, resolve, reject } = Promise.withResolvers()
  worker.once('message', resolve).once('error', reject)
  await promise
  worker.off('error', reject).on('error', (error) => {
    throw error
  })
}

/** The embedded database has no autovacuum and no checkpointer; tables go one by one, so that nobody waits long. */
async function tidy(pool: pg.Pool) {
  await pool.query('select pg_stat_force_next_flush()').catch(() => undefined)
  const { rows } = await pool.query<{ statement: string }>(tablesToTidy).catch(() => ({ rows: [] }))
  for (const { statement } of rows) await pool.query(statement).catch(() => undefined)
  await pool.query('checkpoint').catch(() => undefined)
}

const tablesToTidy = `
  select format(case when is_stale then 'vacuum analyze %I' else 'vacuum %I' end, relname) statement
  from (
    select relname, n_mod_since_analyze > 50 + n_live_tup / 10 is_stale,
      n_dead_tup > 50 + n_live_tup / 5 or n_ins_since_vacuum > 1000 + n_live_tup / 5 is_loose
    from pg_stat_user_tables
  ) tables
  where is_stale or is_loose`

function connect(config: pg.PoolConfig) {
  const pool = new pg.Pool({ ...config, Client: PreparingClient })
  // the pool replaces a broken idle connection; without a listener its error would end the process
  pool.on('error', () => undefined)
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

/** Returns whether a statement violated this unique constraint; its transaction is lost. */
export const isTaken = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

const MAX_NAMES = 2000
const names = new Map<string, string>()

/** Names every statement that has parameters, so that each connection parses it once. */
class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // the pool does not listen to a client in use; without a listener its lost connection would end the process
    this.on('error', () => undefined)
  }

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
