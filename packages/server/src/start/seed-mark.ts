import type { Database } from '../platform/db.ts'

const LOCK = 7_263_003
const MARK = 'seed'

/** The list of what has been applied says whether the world stands whole: a seeding cut short is done again. */
export async function isSeeded({ pool }: Database) {
  const { rowCount } = await pool.query('select from migrations where name = $1', [MARK])
  return rowCount === 1
}

export const markSeeded = ({ pool }: Database) => pool.query('insert into migrations (name) values ($1)', [MARK])

/** One process at a time; the embedded database has but one, and one connection, which the work itself needs. */
export async function withLock(database: Database, work: () => Promise<void>) {
  if (database.kind === 'pglite') return work()
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1::bigint)', [LOCK])
    await work()
  } finally {
    await client.query('select pg_advisory_unlock($1::bigint)', [LOCK]).catch(() => undefined)
    client.release()
  }
}
