import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { insertSale } from '../../../testing/order-sale.ts'
import { testApp } from '../../../testing/test-app.ts'
import { closeDueAccounts } from './privacy.closure.ts'

const isThere = Boolean(inject('databaseUrl'))

describe.skipIf(!isThere)(
  'an account that closes (skipped on the embedded database, whose one connection has no races)',
  async () => {
    if (!isThere) return
    const { app, as, clock } = await testApp()
    const ana = await as('ana.luz@bracards.example')
    const offer = await app.db
      .selectFrom('listings')
      .select(['id', 'store_id'])
      .where('on_sale', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    const isOpen = async () => (await ana.get('/api/v1/users/current-user')).status === 200

    it('waits for an order that is being placed at that moment', async () => {
      await ana.post('/api/v1/add-to-cart', { id: offer.id })
      const now = clock.now()
      await app.db
        .insertInto('account_closures')
        .values({
          user_id: ana.id,
          reason: null,
          requested_at: now,
          closes_at: now,
          cancelled_at: null,
          closed_at: null,
        })
        .execute()
      const placing = Promise.withResolvers<void>()
      const placed = app.transaction(async (tx) => {
        await tx.updateTable('carts').set({ status: 'ordered' }).where('user_id', '=', ana.id).execute()
        const sums = { goods_cents: 980, freight_cents: 0, total_cents: 980 }
        const order = { user_id: ana.id, address: '{}', ...sums, created_at: now, pay_until: now }
        const { id } = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
        const sale = { order_id: id, store_id: offer.store_id }
        const parcel = { ...sale, sale_id: await insertSale(tx, sale), goods_cents: 980, freight_cents: 0 }
        await tx
          .insertInto('store_orders')
          .values({ ...parcel, commission_cents: 100, state: 'paid', shipping: '{}' })
          .execute()
        await placing.promise
        return id
      })
      const closing = closeDueAccounts(app)
      await sleep(300)
      placing.resolve()
      const orderId = await placed
      await closing
      expect(await isOpen()).toBe(true)

      await app.db.updateTable('store_orders').set({ state: 'completed' }).where('order_id', '=', orderId).execute()
      await closeDueAccounts(app)
      expect(await isOpen()).toBe(false)
    })
  },
)
