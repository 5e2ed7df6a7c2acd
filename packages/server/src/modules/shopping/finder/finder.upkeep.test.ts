import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createApp, openModules } from '../../../create-app.ts'
import { buildServer } from '../../../http.ts'
import { dbBehind } from '../../../testing/held-statements.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, clock } = await testApp()
const HALF_AN_HOUR = 1_800_000
const readsSlice = (statement: string) => /from products p join/.test(statement) && / between /.test(statement)

/** A second process; `before` is called before it reads a slice of the catalogue. */
async function processWith(before: () => Promise<void> | void) {
  const db = dbBehind(app.db, ({ sql }) => (readsSlice(sql) ? before() : undefined))
  const own = createApp({ ...app, database: { ...app.database, db } })
  const server = await buildServer(own)
  await openModules(own)
  afterAll(() => server.close())
  const list = (asked: object = {}) =>
    server.inject({ method: 'POST', url: '/api/v1/1/products/paginate', payload: { type: 'tcg', ...asked } })
  return { server, list, ready: () => server.inject('/readyz') }
}

afterEach(() => void vi.useRealTimers())

describe('a process that has not read the catalogue yet', () => {
  it('opens its port, says that it warms up, and serves what needs no catalogue', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { server, list, ready } = await processWith(() => held)
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const warming = await fetch(`${address}/readyz`)
    expect(warming.status).toBe(503)
    expect(await warming.json()).toEqual({ ok: false, reason: 'aquecendo: lendo o catálogo' })
    expect((await fetch(`${address}/api/v1/plans`)).status).toBe(200)

    const asked = list()
    release()
    expect((await asked).statusCode).toBe(200)
    expect((await ready()).json()).toEqual({ ok: true })
  })

  it('lets nobody wait for long', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { list } = await processWith(() => held)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = list()
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    vi.advanceTimersByTime(10_000)
    const answer = await asked
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
    release()
  })

  it('tries again by itself where the database fails it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let failures = 1
    const { ready } = await processWith(() => {
      if (failures-- > 0) throw new Error('gone')
    })
    await expect.poll(() => failures).toBe(0)
    expect((await ready()).statusCode).toBe(503)
    vi.advanceTimersByTime(5000)
    await expect.poll(async () => (await ready()).statusCode).toBe(200)
  })
})

describe('a process that nobody asks for hours', () => {
  it('follows the changes, so that the next visitor waits for no reading of everything', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let reads = 0
    const { list, ready } = await processWith(() => void reads++)
    await expect.poll(async () => (await ready()).statusCode).toBe(200)
    const before = reads
    for (let times = 0; times < 5; times++) {
      clock.advance(HALF_AN_HOUR)
      vi.advanceTimersByTime(5000)
      // waits until the look that the timer has begun is done
      await app.db.selectFrom('plans').select('id').execute()
    }
    expect((await list()).statusCode).toBe(200)
    expect(reads).toBe(before)
  })
})
