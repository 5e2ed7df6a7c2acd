import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { baseline, isFromBefore } from './baseline.ts'
import { isOutage } from './database-errors.ts'
import { locks } from './locks.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Applies missing migrations, one transaction each, under a lock, because several processes may start at once. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1::bigint)', [locks.migrations])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = await appliedTo(client)
    const missing = migrationFiles().filter((name) => !applied.has(name))
    for (const name of missing) await apply(client, name)
    return missing
  } finally {
    await client.query('select pg_advisory_unlock($1::bigint)', [locks.migrations]).catch(() => undefined)
    client.release()
  }
}

export const migrationFiles = () =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()

async function appliedTo(client: pg.PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const names = new Set(rows.map((row) => row.name))
  if (!isFromBefore(names)) return names
  await client.query('delete from migrations where name <> $1', [baseline])
  return new Set([baseline])
}

async function apply(client: pg.PoolClient, name: string) {
  try {
    await client.query('begin')
    await client.query(readFileSync(new URL(name, folder), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (isOutage(error)) throw error
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
