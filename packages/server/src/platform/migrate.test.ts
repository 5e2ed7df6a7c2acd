import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { administer, withDatabase } from '../testing/global-setup.ts'
import { baseline, beforeBaseline } from './baseline.ts'
import { type Database, openDatabase } from './db.ts'
import { migrate, migrationFiles } from './migrate.ts'

const url = inject('databaseUrl')
const opened: Database[] = []
const created: string[] = []

/** On the embedded database each call opens a new one; on PostgreSQL the same name opens the same database. */
async function open(name: string) {
  const database = await openDatabase(url ? { url: withDatabase(url, name), dir: '' } : { dir: 'memory://' })
  opened.push(database)
  return database
}

async function create() {
  const name = `bra_${randomUUID().replaceAll('-', '')}`
  if (url) await administer(url, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  created.push(name)
  return name
}

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()))
  if (url) for (const name of created) await administer(url, `drop database ${name} with (force)`)
})

const appliedTo = async ({ pool }: Database) =>
  (await pool.query('select name from migrations order by name')).rows.map((row) => row.name)

const name = await create()
const first = await open(name)
const second = url ? await open(name) : first

describe('migrations', () => {
  it('are applied once, in order, when two processes start at the same moment', async () => {
    const applied = await Promise.all([migrate(first.pool), migrate(second.pool)])
    expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([migrationFiles(), []])
  })

  it('find nothing to do at the next start', async () => {
    expect(await migrate(first.pool)).toEqual([])
    expect(await appliedTo(second)).toEqual(migrationFiles())
  })

  it('have numbers of their own, from the baseline on', () => {
    const numbers = migrationFiles().map((file) => file.slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
    expect(migrationFiles()[0]).toBe(baseline)
  })
})

describe('a database of the versions before the baseline', () => {
  let database: Database
  beforeAll(async () => {
    database = await open(await create())
    await database.pool.query('create table migrations (name text primary key, applied_at timestamptz default now())')
    await database.pool.query(readFileSync(new URL(`../../migrations/${baseline}`, import.meta.url), 'utf8'))
  })

  async function keeps(names: string[]) {
    await database.pool.query('delete from migrations')
    await database.pool.query('insert into migrations (name) select unnest($1::text[])', [[baseline, ...names]])
  }

  it('is refused with what to do where it has a part of the migrations', async () => {
    await keeps(beforeBaseline.slice(0, 40))
    await expect(migrate(database.pool)).rejects.toThrow(
      `recebeu 40 das ${beforeBaseline.length} mudanças que ela trazia. Inicie-o uma vez com a última versão anterior`,
    )
    expect(await appliedTo(database)).toEqual([baseline, ...beforeBaseline.slice(0, 40)])
  })

  it('is refused where it has migrations that nobody knows', async () => {
    await keeps([...beforeBaseline, '0090_of_a_branch.sql'])
    await expect(migrate(database.pool)).rejects.toThrow('mudanças que esta não conhece; comece com um banco vazio')
  })

  it('goes on from the baseline where it has all of them', async () => {
    await keeps(beforeBaseline)
    const applied = await Promise.all([migrate(database.pool), migrate(database.pool)])
    expect(applied.flat()).toEqual(migrationFiles().slice(1))
    expect(await appliedTo(database)).toEqual(migrationFiles())
  })
})
