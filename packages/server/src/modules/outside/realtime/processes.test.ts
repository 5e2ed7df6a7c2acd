import { unchanged } from '@bra/contract/kit/saying'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { Pool } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Bus, type OpenCarrier } from '../../../platform/bus.ts'
import { postgresCarrier } from '../../../platform/bus.postgres.ts'
import { redisCarrier } from '../../../platform/bus.redis.ts'
import { administer, withDatabase } from '../../../testing/global-setup.ts'
import { testApp } from '../../../testing/test-app.ts'
import { notify } from '../../people/notices/index.ts'
import { ear, listening, watch } from './testing/live-app.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
const odete = await as('operator')

const servers = {
  postgres: process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres',
  redis: process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379',
}
const isThere = (url: string) =>
  new Promise<boolean>((known) => {
    const { hostname, port } = new URL(url)
    const probe = connect(Number(port), hostname, () => known(true)).on('error', () => known(false))
    probe.setTimeout(2000, () => known(false)).on('close', () => probe.destroy())
  })
const there = { postgres: await isThere(servers.postgres), redis: await isThere(servers.redis) }

/** Names of the databases that these tests made. */
const made: string[] = []

/** Opens a bus carrier on its own database or channel, so that no other test run is heard. */
const ways: Record<keyof typeof servers, () => Promise<OpenCarrier>> = {
  postgres: async () => {
    const name = `bra_bus_${randomUUID().replaceAll('-', '')}`
    await administer(servers.postgres, `create database ${name}`)
    made.push(name)
    const url = withDatabase(servers.postgres, name)
    const pool = new Pool({ connectionString: url, max: 2 }).on('error', () => undefined)
    onTestFinished(async () => {
      await pool.end()
      await administer(servers.postgres, `drop database ${name} with (force)`)
    })
    return postgresCarrier(url, pool)
  },
  redis: async () => redisCarrier(servers.redis, `bra:${randomUUID()}`),
}

const failed = (error: unknown) => {
  throw error
}

for (const name of ['postgres', 'redis'] as const) {
  const missing = there[name] ? '' : ` (it does not answer at ${servers[name]})`
  describe.skipIf(!there[name])(`two processes that tell each other through ${name}${missing}`, () => {
    fanOut(name)
  })
}

function fanOut(name: keyof typeof ways) {
  async function twoProcesses() {
    const way = await ways[name]()
    const buses = await Promise.all([Bus.over(way, failed), Bus.over(way, failed)])
    onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))))
    const [one, two] = await Promise.all(buses.map((bus) => listening(app, { bus, end: onTestFinished })))
    return { one: one!, two: two! }
  }

  it('reach a person at either, once, and let clients speak across', async () => {
    const { one, two } = await twoProcesses()
    const [first, second, said] = [ear(), ear(), ear()]
    const channelOf = `App.User.${marina.id}`
    const near = one.client(marina).private(channelOf).listen('NoticeWritten', first.hear)
    const far = two.client(marina).private(channelOf).listen('NoticeWritten', second.hear)
    far.listenForWhisper('typing', said.hear)
    await expect.poll(() => near.subscription.subscribed && far.subscription.subscribed).toBe(true)
    near.whisper('typing', { at: 1 })
    await expect.poll(() => said.heard).toEqual([{ at: 1 }])
    await one.app.transaction((tx) =>
      notify(tx, one.app, {
        userId: marina.id,
        kind: 'news',
        title: unchanged('Olá'),
        body: unchanged('Olhe só.'),
        link: null,
      }),
    )
    await expect.poll(() => [first.heard.length, second.heard.length]).toEqual([1, 1])
    near.whisper('typing', { at: 2 })
    await expect.poll(() => said.heard).toHaveLength(2)
    expect([first.heard.length, second.heard.length]).toEqual([1, 1])
  })

  it('count a person once, wherever and how often the person is there', async () => {
    const { one, two } = await twoProcesses()
    const [joining, leaving, here, found] = [ear(), ear(), ear(), ear()]
    const others = await Promise.all(['joelma.nazare', 'joao.meireles'].map((box) => as(`${box}@bracards.example`)))
    await app.transaction((tx) =>
      tx
        .updateTable('users')
        .set({ role: 'admin' })
        .where(
          'id',
          'in',
          others.map(({ id }) => id),
        )
        .execute(),
    )
    const [joelma, joao] = others as [typeof odete, typeof odete]

    const watching = one.client(odete).join('App.Admin').joining(joining.hear).leaving(leaving.hear)
    await expect.poll(() => watching.subscription.subscribed).toBe(true)
    const [atOne, atTwo] = [one.client(joelma), two.client(joelma)]
    atOne.join('App.Admin')
    await expect.poll(() => joining.heard).toEqual([{ id: joelma.id, name: 'Joelma' }])
    atTwo.join('App.Admin').here(here.hear).joining(found.hear)
    // who came to the one process just before is told by the list, or soon after it
    const seen = () => new Set([here.heard[0] ?? [], found.heard].flat())
    await expect.poll(seen).toEqual(
      new Set([
        { id: odete.id, name: 'Odete' },
        { id: joelma.id, name: 'Joelma' },
      ]),
    )

    two.client(joao).join('App.Admin')
    await expect.poll(() => joining.heard).toHaveLength(2)
    atOne.disconnect()
    atTwo.disconnect()
    await expect.poll(() => leaving.heard).toEqual([{ id: joelma.id, name: 'Joelma' }])

    // the members of a process that ends leave the channel
    await two.close()
    await expect.poll(() => leaving.heard).toHaveLength(2)
    expect(joining.heard).toHaveLength(2)
  })
}

describe.skipIf(!there.postgres)('a process that lost its way to the others', () => {
  it('lets its clients come back, because it cannot know what they missed', async () => {
    const way = await ways.postgres()
    const bus = await Bus.over(way, () => undefined)
    onTestFinished(() => bus.close())
    const { client } = await listening(app, { bus, end: onTestFinished })
    const echo = client(marina)
    const channel = echo.private(`App.User.${marina.id}`)
    await expect.poll(() => channel.subscription.subscribed).toBe(true)
    const { codes, state } = watch(echo)
    const pool = new Pool({ connectionString: servers.postgres, max: 1 })
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen bra_bus' and datname = $1`,
      [made.at(-1)],
    )
    await pool.end()
    await expect.poll(() => codes[0]).toBe(4100)
    await expect.poll(state).toBe('connected')
    await expect.poll(() => channel.subscription.subscribed).toBe(true)
  })
})
