import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/db.ts'
import { locks } from '../platform/locks.ts'
import { migrate } from '../platform/migrate.ts'
import { seedTestWorld } from './test-world.ts'

const here = fileURLToPath(new URL('..', import.meta.url))

/** Makes one migrated and seeded database for the whole run; each test file copies it. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  const template = url ? await postgresTemplate(url) : await embeddedTemplate()
  project.provide('template', template)
  project.provide('databaseUrl', url ?? '')
  return () => (url ? administer(url, `drop database ${template}`) : undefined)
}

async function embeddedTemplate() {
  const dir = resolve('node_modules/.cache/test-world', fingerprint())
  if (existsSync(dir)) return dir
  rmSync(resolve('node_modules/.cache/test-world'), { recursive: true, force: true })
  await fill({ dir: `${dir}.part` })
  renameSync(`${dir}.part`, dir)
  return dir
}

async function postgresTemplate(url: string) {
  const name = `bra_test_${process.pid}`
  await administer(url, `drop database if exists ${name}`)
  await administer(url, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  await fill({ url: withDatabase(url, name), dir: '' })
  return name
}

async function fill(options: { url?: string; dir: string }) {
  const database = await openDatabase(options)
  await migrate(database.pool)
  await seedTestWorld(database)
  await database.close()
}

/** Runs one statement on the server's own database, under a lock: a template can be copied by one session at a time. */
export async function administer(url: string, statement: string) {
  const database = await openDatabase({ url, dir: '', poolSize: 1 })
  try {
    await database.pool.query('select pg_advisory_lock($1::bigint)', [locks.testDatabases])
    await database.pool.query(statement)
  } finally {
    await database.close()
  }
}

export function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Changes with any file that the seeded database is made from. */
function fingerprint() {
  const sha = createHash('sha256')
  for (const folder of ['../migrations', '../../demo/src', 'platform', 'modules', 'testing'])
    hashFolder(join(here, folder), sha)
  return sha.digest('hex').slice(0, 16)
}

function hashFolder(folder: string, sha: ReturnType<typeof createHash>) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) hashFolder(path, sha)
    else if (!name.endsWith('.test.ts') && name !== 'test-app.ts') sha.update(readFileSync(path))
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    template: string
    databaseUrl: string
  }
}
