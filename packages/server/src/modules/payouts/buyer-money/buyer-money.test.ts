import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { rememberPayments } from '../../../start/past-payments.ts'
import { complaintWorld } from '../../../testing/complaint-world.ts'
import { buyerMoneyAsShown } from '../../../testing/random-walk/buyer-money-as-shown.ts'
import { testApp } from '../../../testing/test-app.ts'
import { refundPart } from '../../orders/refunds/refunds.service.ts'

const test = await testApp()
const { app, clock, sandbox } = test
const { marina, operator, strangers, bought, sent, delivered, opened, run, pass } = await complaintWorld(test)

const MONEY = '/api/v1/my-money'
/** R$ 140,00 of goods and R$ 15,00 of freight. */
const WHOLE = 15_500
const untouched = { contested_cents: 0, released_cents: 0, returned_cents: 0, complaint_id: null }

interface OfOrder {
  order_id: number
}
/** The money of one order of the buyer, once all that the buyer sees was compared with the postings. */
async function moneyOf(orderId: number) {
  expect(await buyerMoneyAsShown({ app, buyer: marina })).toEqual([])
  const { held, coming_back, given_back } = (await marina.get(MONEY)).body.money
  const ofOrder = (rows: OfOrder[]) => rows.filter(({ order_id: id }) => id === orderId)
  return { held: ofOrder(held), coming_back: ofOrder(coming_back), given_back: ofOrder(given_back) }
}
const giveBack = (storeOrderId: number, cents: number) =>
  app.transaction((tx) => refundPart(tx, app, { storeOrderId, cents, key: `part of ${storeOrderId}` }))
const complete = async () => {
  pass(9 * DAY_MS)
  await run('complete_parcels')
}
const makeRefunds = async () => {
  await rememberPayments(sandbox, app.db)
  await run('make_refunds')
}
const paymentOf = (orderId: number) =>
  app.db.selectFrom('order_payments').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()

describe('the money of a buyer', () => {
  it('is held from the payment on, until a day that is known once the parcel came', async () => {
    const whole = { paid_cents: WHOLE, held_cents: WHOLE, ...untouched }
    const waiting = await bought()
    expect((await moneyOf(waiting.orderId)).held).toMatchObject([
      { ...whole, store_order_id: waiting.id, store: { id: waiting.store }, releases_at: null, unknown: 'not_sent' },
    ])
    const posted = await sent()
    expect((await moneyOf(posted.orderId)).held).toMatchObject([{ ...whole, releases_at: null, unknown: 'on_the_way' }])
    const there = await delivered()
    const { completes_at: on } = (await marina.get(`/api/v1/orders/${there.orderId}`)).body.store_orders[0]
    expect(on).toEqual(expect.any(String))
    expect((await moneyOf(there.orderId)).held).toMatchObject([{ ...whole, releases_at: on, unknown: null }])
  })

  it('is no longer shown as held once the store has it', async () => {
    const { orderId } = await delivered()
    await complete()
    expect(await moneyOf(orderId)).toEqual({ held: [], coming_back: [], given_back: [] })
  })

  it('comes back in part after a part refund, and then counts as given back', async () => {
    const { id, orderId } = await bought()
    const before = (await marina.get(MONEY)).body.money
    await giveBack(id, 700)
    const of = { order_id: orderId, store_order_id: id, cents: 700 }
    const { held, coming_back: coming } = await moneyOf(orderId)
    expect(held).toMatchObject([{ held_cents: WHOLE - 700, returned_cents: 700, released_cents: 0 }])
    expect(coming).toMatchObject([{ ...of, method: 'pix', state: 'asked', since: clock.now().toISOString() }])
    await makeRefunds()
    const after = await moneyOf(orderId)
    expect(after.coming_back).toEqual([])
    expect(after.given_back).toMatchObject([{ ...of, by: 'pix', at: clock.now().toISOString() }])
    const { money } = (await marina.get(MONEY)).body
    expect(money.held_cents).toBe(before.held_cents - 700)
    expect(money.given_back_cents).toBeGreaterThanOrEqual(before.given_back_cents + 700)
    pass(366 * DAY_MS)
    expect((await moneyOf(orderId)).given_back).toEqual([])
  })

  it('says that the provider refuses a refund, and that people send it another way', async () => {
    const { id, orderId } = await bought()
    await giveBack(id, 300)
    await run('make_refunds')
    expect((await moneyOf(orderId)).coming_back).toMatchObject([{ cents: 300, state: 'retried' }])
    await app.db.updateTable('order_refunds').set({ held_at: clock.now() }).where('store_order_id', '=', id).execute()
    expect((await moneyOf(orderId)).coming_back).toMatchObject([{ cents: 300, state: 'by_hand' }])
  })

  it('stays held as far as a complaint is about it, and goes where the decision says', async () => {
    const { parcel, id } = await opened()
    const contested = { contested_cents: 1000, complaint_id: id }
    expect((await moneyOf(parcel.orderId)).held).toMatchObject([
      { ...contested, held_cents: WHOLE, releases_at: expect.any(String), unknown: null },
    ])
    await complete()
    expect((await moneyOf(parcel.orderId)).held).toMatchObject([
      { ...contested, held_cents: 1000, released_cents: WHOLE - 1000, releases_at: null, unknown: 'complaint' },
    ])
    const decision = { outcome: 'partial_refund', cents: 333, reason: 'Vimos as fotos' }
    await operator.post(`/api/v1/admin/complaints/${id}/decide`, decision)
    const { held, coming_back: coming } = await moneyOf(parcel.orderId)
    expect([held, coming]).toMatchObject([[], [{ cents: 333, store_order_id: parcel.id }]])
  })

  it('waits for the bank while a payment is disputed', async () => {
    const { id, orderId } = await delivered()
    await giveBack(id, 200)
    const dispute = { state: 'open' as const, decided_at: null, decided_by: null, reason: null }
    const about = { payment_id: (await paymentOf(orderId)).id, cents: WHOLE, opened_at: clock.now() }
    await app.db
      .insertInto('payment_disputes')
      .values({ ...dispute, ...about })
      .execute()
    const { held, coming_back: coming } = await moneyOf(orderId)
    expect(held).toMatchObject([{ held_cents: WHOLE - 200, releases_at: null, unknown: 'dispute' }])
    expect(coming).toMatchObject([{ cents: 200, state: 'disputed' }])
  })

  it('comes back whole where a payment was not kept', async () => {
    const { orderId } = await bought()
    const owed = { state: 'refunding' as const, code: `tarde-${orderId}`, paid_cents: 123, owed_cents: 123 }
    const attempt = { order_id: orderId, method: 'card' as const, installments: 1, payer_id: 'cus_1' }
    const at = { expires_at: clock.now(), created_at: clock.now() }
    await app.db
      .insertInto('order_payments')
      .values({ ...owed, ...attempt, ...at })
      .execute()
    const { coming_back: coming } = (await marina.get(MONEY)).body.money
    expect(coming.find(({ order_id: id }: OfOrder) => id === orderId)).toMatchObject({
      ...{ cents: 123, method: 'card', state: 'asked', store_order_id: null, store: null },
    })
    await app.db.deleteFrom('order_payments').where('code', '=', owed.code).execute()
  })

  it('is shown to its buyer alone', async () => {
    const { orderId } = await bought()
    expect((await test.get(MONEY)).body.code).toBe('login_required')
    for (const other of strangers) {
      const { held, coming_back, given_back } = (await other.get(MONEY)).body.money
      const orders = [...held, ...coming_back, ...given_back].map(({ order_id: id }: OfOrder) => id)
      expect(orders).not.toContain(orderId)
      expect(await buyerMoneyAsShown({ app, buyer: other })).toEqual([])
    }
  })
})
