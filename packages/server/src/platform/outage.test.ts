import { post, table } from '@bra/contract/kit/api'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildServer } from '../http.ts'
import { registerPages } from '../pages/register-pages.ts'
import { testApp } from '../testing/test-app.ts'
import type { Tx } from './db.ts'
import { routes } from './routes.ts'

const { app } = await testApp()
let isUnderWay: (backend: number) => Promise<void> = async () => undefined
let write: (tx: Tx) => Promise<unknown> = async () => undefined

const shapes = { work: { reply: z.object({ ok: z.boolean() }) } }
const bindings = routes(table<typeof shapes>()({ work: post('/v1/work') }), shapes, {
  work: () =>
    app.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(tx)
      await isUnderWay(rows[0]!.pid)
      await write(tx)
      return { ok: true }
    }),
})
const server = await buildServer(app, bindings)
afterAll(() => server.close())
const work = () => server.inject({ method: 'POST', url: '/api/v1/work' })
const ready = async () => (await server.inject('/readyz')).json()
const failWith = (code: string) => async (tx: Tx) =>
  sql.raw(`do $$ begin raise exception 'of the test' using errcode = '${code}'; end $$`).execute(tx)

// the embedded database has one connection, and nobody could cut it
describe.skipIf(app.database.kind === 'pglite')('a connection that PostgreSQL ends (needs TEST_DATABASE_URL)', () => {
  it('between two statements of a transaction is told to whoever asked, and the next request works', async () => {
    isUnderWay = async (backend) => {
      await app.database.pool.query('select pg_terminate_backend($1)', [backend])
      // waits until the end of the connection has arrived here, as while a request waits for something else
      await expect
        .poll(
          async () =>
            (await app.database.pool.query('select from pg_stat_activity where pid = $1', [backend])).rowCount,
        )
        .toBe(0)
      await new Promise((later) => setTimeout(later, 50))
    }
    const cut = await work()
    expect([cut.statusCode, cut.json().code]).toEqual([503, 'unavailable'])
    isUnderWay = async () => undefined
    expect((await work()).json()).toEqual({ ok: true })
    expect(await ready()).toEqual({ ok: true })
  })

  it('is told by the pages too, in words', async () => {
    const pages = await buildServer(app, [])
    afterAll(() => pages.close())
    await registerPages(pages, app, {
      files: '/tmp',
      assetsOf: () => ({ styles: [], early: '', scripts: [], fonts: [] }),
      entranceOf: () => null,
      render: () => app.transaction(async (tx) => (await failWith('57P01')(tx)) as never),
    })
    const page = await pages.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('Estamos voltando. Tente de novo em instantes.')
  })
})

describe('a database that is in trouble', () => {
  it.each(['53100', '53300', '57P01', '57P03', '08006', '25006'])(
    'is no fault of the request: %s is answered with when to try again',
    async (code) => {
      write = failWith(code)
      const answer = await work()
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
      expect(answer.headers['retry-after']).toBe('5')
      write = async () => undefined
      await ready()
    },
  )

  it('is not taken for one that has a mistake in its statement', async () => {
    write = failWith('22012')
    expect((await work()).json().code).toBe('unexpected')
    write = async () => undefined
    expect(await ready()).toEqual({ ok: true })
  })

  it('is not ready while its disk is full, and is by itself once there is room', async () => {
    const { pool } = app.database
    await pool.query(`create function no_room() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await pool.query(
      `create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_room()`,
    )
    expect(await ready()).toEqual({ ok: true })
    write = failWith('53100')
    await work()
    const refused = await server.inject('/readyz')
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      { ok: false, reason: expect.stringContaining('o disco está cheio') },
    ])
    await pool.query('drop event trigger no_room')
    expect(await ready()).toEqual({ ok: true })
    write = async () => undefined
    expect((await work()).json()).toEqual({ ok: true })
  })
})
