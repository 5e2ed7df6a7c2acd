import { expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { cardToken } from '../../../testing/buying.ts'
import { buyingWorld } from '../../../testing/buying-world.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle, staySignedIn } from '../../../testing/test-people.ts'
import { decideDispute } from '../../orders/chargebacks/chargebacks.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { checkoutJobs } from '../../orders/checkout/checkout.jobs.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { parcelsJobs } from '../../orders/parcels/parcels.jobs.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'

const test = await testApp()
const { app, clock } = test
const { marina, seller, steer, placed } = await buyingWorld(test)
await staySignedIn(app)

const paymentOf = (orderId: number, method: 'pix' | 'card') =>
  app.db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .executeTakeFirstOrThrow()
const parcelOf = (orderId: number) =>
  app.db.selectFrom('store_orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
const heldFor = async (parcel: number) =>
  (await balancesOf(app.db, [`escrow:${parcel}`, `buyer:${marina.id}`])).values().toArray()

/** An order that is paid by card and by an earlier Pix, whose payer asks the bank for the money. */
async function paidTwice() {
  const { id, total } = await placed({ method: 'pix' })
  await marina.post('/api/v1/order/pay', {
    order_id: id,
    method: 'card',
    installments: 1,
    token: await cardToken(marina),
  })
  const { charge_id: charge, payment_id: payment } = await paymentOf(id, 'pix')
  await steer(`/charges/${charge}/pay`)
  await steer(`/charges/${charge}/dispute`)
  await readPayment(app, payment!)
  await settle(app)
  expect([(await paymentOf(id, 'pix')).state, (await paymentOf(id, 'card')).state]).toEqual(['refunding', 'paid'])
  return { id, total, parcel: (await parcelOf(id)).id }
}

it('a dispute about a second payment, which was not kept, holds that money and nothing of the order', async () => {
  const { id, total, parcel } = await paidTwice()
  await seller.post('/api/v1/store-order-move', { id: parcel, move: 'post', tracking_code: 'AA123456785BR' })
  await marina.post('/api/v1/order/confirm-delivery', { store_order_id: parcel })
  const part = { id: parcel, cents: 500, refunded_cents: 0, reason: 'Faltou uma' }
  expect((await seller.post('/api/v1/store-order-give-back', part)).status).toBe(200)
  await settle(app)
  expect(await heldFor(parcel)).toEqual([total - 500, total])

  clock.advance(30 * DAY_MS)
  await parcelsJobs.complete_parcels!.run(app, {})
  await checkoutJobs.refund_late_payments!.run(app, {})
  expect((await parcelOf(id)).state).toBe('completed')
  expect(await heldFor(parcel)).toEqual([0, total])

  const { charge_id: charge, payment_id: payment } = await paymentOf(id, 'pix')
  await steer(`/charges/${charge}/dispute/lose`)
  await readPayment(app, payment!)
  await settle(app)
  expect([(await paymentOf(id, 'pix')).state, await heldFor(parcel)]).toEqual(['refunded', [0, 0]])
  expect(await sumOfAll(app.db)).toBe(0)
})

it('what a bank took of a payment that was not kept, and gave back before the rest went, is owed with that', async () => {
  const { id, total } = await placed({ method: 'pix' })
  const { id: payment_id, charge_id: charge, payment_id: payment } = await paymentOf(id, 'pix')
  await steer(`/charges/${charge}/pay`, { cents: total + 1 })
  await steer('/fail-next', { times: 1, after: 1 })
  await readPayment(app, payment!)
  await settle(app)
  const owed = async () => (await paymentOf(id, 'pix')).owed_cents
  expect(await owed()).toBe(total + 1)
  const opened = { payment_id, cents: 1000, opened_at: clock.now() }
  const dispute = await app.transaction(async (tx) => (await insertDispute(tx, opened))!.id)
  const decided = (to: 'lost' | 'won') =>
    app.transaction((tx) => decideDispute(tx, app, { id: dispute, to, decidedBy: null, reason: null }))
  await decided('lost')
  expect(await owed()).toBe(total - 999)
  await decided('won')
  expect([await owed(), await sumOfAll(app.db)]).toEqual([total + 1, 0])
})
