import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { administer, withDatabase } from '../testing/global-setup.ts'
import { openDatabase } from './db.ts'
import { migrate, migrationFiles } from './migrate.ts'

const url = inject('databaseUrl')
const name = `bra_${randomUUID().replaceAll('-', '')}`
if (url) await administer(url, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
const open = () => openDatabase(url ? { url: withDatabase(url, name), dir: '' } : { dir: 'memory://' })
// the embedded database belongs to one process, so both share it there
const first = await open()
const second = url ? await open() : first

afterAll(async () => {
  await Promise.all([...new Set([first, second])].map((database) => database.close()))
  if (url) await administer(url, `drop database ${name} with (force)`)
})

describe('migrations', () => {
  it('are applied once, in order, when two processes start at the same moment', async () => {
    const applied = await Promise.all([migrate(first.pool), migrate(second.pool)])
    expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([migrationFiles(), []])
  })

  it('find nothing to do at the next start', async () => {
    expect(await migrate(first.pool)).toEqual([])
    const { rows } = await second.pool.query('select name from migrations order by name')
    expect(rows.map((row) => row.name)).toEqual(migrationFiles())
  })
})
