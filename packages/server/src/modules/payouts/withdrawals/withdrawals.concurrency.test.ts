import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { demoPassword } from '@bra/demo/people'
import { storeOf } from '../../../testing/sellers.ts'
import { statusesOf } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { giveStore, purseOf } from '../../../testing/wallets.ts'

const isThere = Boolean(inject('databaseUrl'))

describe.skipIf(!isThere)(
  'many tabs at once (skipped on the embedded database, whose one connection has no races)',
  async () => {
    if (!isThere) return
    const { app, as, server } = await testApp()
    const severino = await as('seller')
    const store = await storeOf(app, severino.id)
    // the withdrawals of the demo world are over
    const { id: lastBefore } = await app.db
      .selectFrom('withdrawals')
      .select((row) => row.fn.max<number>('id').as('id'))
      .executeTakeFirstOrThrow()
    let times = 0
    // each from an address of its own: typing a password often from one is slowed down
    const ask = async (cents: number, key = randomUUID() as string) => {
      times += 1
      const answer = await server.inject({
        ...{ method: 'POST', url: '/api/v1/store-withdrawals', headers: severino.headers },
        remoteAddress: `10.0.0.${times}`,
        payload: { store_id: store, cents, key, password: demoPassword },
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    const atOnce = (count: number, one: (at: number) => ReturnType<typeof ask>) =>
      Promise.all(Array.from({ length: count }, (_, at) => one(at)))

    it('take out no more than there is', async () => {
      await giveStore(app, store, { cents: 100_000 })
      const { store: has } = await purseOf(app, store)
      const answers = await atOnce(20, (at) => ask(has - at))
      expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
      expect((await purseOf(app, store)).store).toBeGreaterThanOrEqual(0)
    })

    it('take out no more than there is, even where each was sent at once', async () => {
      await app.db.updateTable('withdrawals').set({ state: 'sent' }).execute()
      const { store: left } = await purseOf(app, store)
      await giveStore(app, store, { cents: 10_000 - left })
      const sendAtOnce = async (cents: number) => {
        const answer = await ask(cents)
        await app.db.updateTable('withdrawals').set({ state: 'sent' }).where('state', '=', 'requested').execute()
        return answer
      }
      await atOnce(20, (at) => sendAtOnce(3000 + at))
      const purse = await purseOf(app, store)
      expect(purse.store).toBeGreaterThanOrEqual(0)
      const rows = await app.db
        .selectFrom('withdrawals')
        .select('cents')
        .where('cents', '<', 4000)
        .where('id', '>', lastBefore)
        .execute()
      expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000 - purse.store)
    })

    it('are one wish where they have one key', async () => {
      await app.db.updateTable('withdrawals').set({ state: 'sent' }).execute()
      await giveStore(app, store, { cents: 50_000 })
      const key = randomUUID()
      const answers = await atOnce(20, () => ask(7777, key))
      expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => body.result.id)).size).toBe(1)
    })
  },
)
