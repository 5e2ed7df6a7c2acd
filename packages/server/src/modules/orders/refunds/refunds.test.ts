import { money } from '@bra/contract/trade/format'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { rememberPayments } from '../../../start/past-payments.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { cardOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle, staySignedIn } from '../../../testing/test-people.ts'
import { steering } from '../../../testing/steering.ts'
import { homeOf, orderByPix } from '../../../testing/buying.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { paymentProvider } from '../../money/payments/index.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'
import { parcelsJobs } from '../parcels/parcels.jobs.ts'
import { refundsJobs } from './refunds.jobs.ts'
import { refundPart } from './refunds.service.ts'

const { app, as, clock, sandbox } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const operator = await as('operator')
await staySignedIn(app)
const home = await homeOf(app, marina.id)
const offer = await cardOfSeller(app, seller.id)
const stock = async () =>
  (await app.db.selectFrom('listings').select('quantity').where('id', '=', offer.id).executeTakeFirstOrThrow()).quantity

const steer = steering(sandbox.url, 'pagarme')
const placed = () => orderByPix(marina, home, { id: offer.id, quantity: 2 })
const paymentOf = (id: number) =>
  app.db.selectFrom('order_payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
const pay = async (id: number) => {
  const { charge_id: chargeId, payment_id: paymentId } = await paymentOf(id)
  await steer(`/charges/${chargeId}/pay`)
  await readPayment(app, paymentId!)
  await settle(app)
}
const show = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body
const bought = async () => {
  const id = await placed()
  await pay(id)
  return { id, parcel: (await show(id)).store_orders[0].id as number }
}
const known = async (id: number) => (await paymentProvider(app).payment((await paymentOf(id)).payment_id!))!
const toldOf = async () =>
  (await mailsTo(app, 'compradora@bracards.example')).filter(
    ({ details }) => details.title === 'Seu dinheiro foi devolvido',
  ).length
const makeRefunds = () => refundsJobs.make_refunds!.run(app, {})

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  await app.db
    .updateTable('listings')
    .set({ price_cents: 490, regular_price_cents: null, quantity: 10, bra_center_quantity: 0 })
    .where('id', '=', offer.id)
    .execute()
})

describe('an order that nobody has paid', () => {
  it('is cancelled whole by its buyer, and a payment that comes all the same goes back', async () => {
    const id = await placed()
    const stranger = await as('joao.meireles@bracards.example')
    expect((await stranger.post('/api/v1/order/cancel', { order_id: id })).body.code).toBe('order_not_found')
    expect((await marina.post('/api/v1/order/cancel', { order_id: id })).body.result).toMatchObject({
      state: 'cancelled',
      pay_until: null,
    })
    expect((await show(id)).store_orders[0].events.at(-1)).toMatchObject({ state: 'cancelled', by: 'buyer' })
    expect((await marina.post('/api/v1/order/cancel', { order_id: id })).body.code).toBe('order_not_waiting')
    expect(await stock()).toBe(10)
    await pay(id)
    expect((await show(id)).state).toBe('cancelled')
    expect([await stock(), await sumOfAll(app.db)]).toEqual([10, 0])
    expect([...(await balancesOf(app.db, [`buyer:${marina.id}`])).values()]).toEqual([0])
  })
})

describe('a refund', () => {
  const waitsFor = async (id: number) => {
    const { groups } = (await operator.get('/api/v1/admin/inbox')).body as { groups: { kind: string; items: Item[] }[] }
    return groups.find(({ kind }) => kind === 'refund')?.items.find((item) => item.id === id)
  }
  const inBooks = (cents: number) => money(cents).replace('\u00a0', ' ')
  interface Item {
    id: number
    title: string
    detail: string
  }

  it('that the provider refuses waits for an operator after a day, until it is made', async () => {
    const { id, parcel } = await bought()
    const { total_cents: total } = await show(id)
    await seller.post('/api/v1/store-order-cancel', { id: parcel, reason: 'other' })
    clock.advance(DAY_MS - 1)
    await steer('/fail-next', { times: 1000, status: 422 })
    await makeRefunds()
    expect(await waitsFor(id)).toBeUndefined()
    clock.advance(1)
    await makeRefunds()
    expect(await waitsFor(id)).toMatchObject({
      title: `Pedido nº ${id}`,
      detail: `Marina Tavares · ${inBooks(total)}`,
    })
    await steer('/fail-next', { times: 0 })
    await makeRefunds()
    expect(await waitsFor(id)).toBeUndefined()
  })

  it('of a payment that was not kept waits for an operator as well', async () => {
    const id = await placed()
    const refunding = { state: 'refunding' as const, paid_cents: 123, owed_cents: 123 }
    await app.db.updateTable('order_payments').set(refunding).where('order_id', '=', id).execute()
    expect(await waitsFor(id)).toBeUndefined()
    clock.advance(DAY_MS)
    expect((await waitsFor(id))?.detail).toContain(inBooks(123))
  })

  it('is repeated until the provider has done it, once, and then told', async () => {
    const { id, parcel } = await bought()
    const { total_cents: total } = await show(id)
    await steer('/fail-next', { times: 1, status: 503 })
    await seller.post('/api/v1/store-order-cancel', { id: parcel, reason: 'other' })
    await makeRefunds()
    expect((await show(id)).store_orders[0].refund).toEqual({ cents: total, credit_cents: 0, at: null, reasons: [] })
    await makeRefunds()
    await makeRefunds()
    expect((await show(id)).store_orders[0].refund).toEqual({
      cents: total,
      credit_cents: 0,
      at: clock.now().toISOString(),
      reasons: [],
    })
    expect((await known(id)).refundedCents).toBe(total)
    const held = await balancesOf(app.db, [`escrow:${parcel}`, `buyer:${marina.id}`])
    expect([...held.values(), await sumOfAll(app.db)]).toEqual([0, 0, 0])
    const told = (await mailsTo(app, 'compradora@bracards.example')).filter(
      ({ template }) => template === 'parcel_news',
    )
    expect(told.map(({ details }) => details.title)).toContain('Seu dinheiro foi devolvido')
  })

  it('of one charge may come in parts, and none is given twice though its key was forgotten', async () => {
    const { id, parcel } = await bought()
    const { total_cents: total } = await show(id)
    const part = (cents: number, key: string) =>
      app.transaction((tx) => refundPart(tx, app, { storeOrderId: parcel, cents, key }))
    await part(100, 'first')
    await makeRefunds()
    await part(50, 'second')
    await makeRefunds()
    expect((await known(id)).refundedCents).toBe(150)
    // the provider did it, and we died before we knew
    await app.db
      .updateTable('order_refunds')
      .set({ state: 'intended', done_at: null })
      .where('key', '=', 'second')
      .execute()
    clock.advance(2 * DAY_MS)
    await steer('/forget-keys')
    await makeRefunds()
    expect((await known(id)).refundedCents).toBe(150)
    await seller.post('/api/v1/store-order-cancel', { id: parcel, reason: 'other' })
    await makeRefunds()
    expect((await known(id)).refundedCents).toBe(total)
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('of a part that the provider made, though it answered with a failure whose key it does not keep, is not made again', async () => {
    const { id, parcel } = await bought()
    await app.transaction((tx) => refundPart(tx, app, { storeOrderId: parcel, cents: 100, key: `part of ${id}` }))
    await steer('/time-out-next', { times: 1, lose: 'line', after: 1 })
    await makeRefunds()
    await steer('/forget-keys')
    await makeRefunds()
    expect((await known(id)).refundedCents).toBe(100)
    expect((await show(id)).store_orders[0].refund).toMatchObject({ cents: 100, at: expect.any(String) })
  })

  it('of a part that the provider made is not made again because it denies the payment for a moment', async () => {
    const { id, parcel } = await bought()
    await app.transaction((tx) => refundPart(tx, app, { storeOrderId: parcel, cents: 100, key: `part of ${id}` }))
    await steer('/time-out-next', { times: 1, lose: 'line', after: 1 })
    await makeRefunds()
    await steer('/forget-keys')
    await steer('/fail-next', { times: 1, status: 404 })
    await makeRefunds()
    expect((await known(id)).refundedCents).toBe(100)
    expect((await show(id)).store_orders[0].refund).toMatchObject({ cents: 100, at: null })
    await makeRefunds()
    expect((await known(id)).refundedCents).toBe(100)
    expect((await show(id)).store_orders[0].refund).toMatchObject({ cents: 100, at: expect.any(String) })
  })

  it('waits for one before it that may have been made, as nobody could tell which of them was', async () => {
    const { id, parcel } = await bought()
    const part = (cents: number, key: string) =>
      app.transaction((tx) => refundPart(tx, app, { storeOrderId: parcel, cents, key: `${key} of ${id}` }))
    await part(100, 'first')
    await steer('/time-out-next', { times: 1, lose: 'line', after: 1 })
    await makeRefunds()
    const putOff = { refusals: 10, ask_again_at: new Date(clock.now().getTime() + DAY_MS) }
    await app.db.updateTable('order_refunds').set(putOff).where('key', '=', `first of ${id}`).execute()
    await part(50, 'second')
    await makeRefunds()
    const holdFirst = (at: Date | null) =>
      app.db.updateTable('order_refunds').set({ held_at: at }).where('key', '=', `first of ${id}`).execute()
    await holdFirst(clock.now())
    await makeRefunds()
    expect((await show(id)).store_orders[0].refund).toMatchObject({ cents: 150, at: null })
    expect((await known(id)).refundedCents).toBe(100)
    await holdFirst(null)
    clock.advance(DAY_MS)
    await makeRefunds()
    await makeRefunds()
    expect((await known(id)).refundedCents).toBe(150)
    expect((await show(id)).store_orders[0].refund).toMatchObject({ cents: 150, at: expect.any(String) })
  })

  it('of one order leaves another its turn, though both have waited for a day', async () => {
    const goods = { quantity: 1, unitCents: 15_000 }
    const { orderId, parcels } = await paidOrder(app, {
      userId: marina.id,
      offers: [offer, { ...offer, center: true }],
      ...goods,
    })
    await rememberPayments(sandbox, app.db)
    await app.transaction((tx) =>
      refundPart(tx, app, {
        storeOrderId: parcels[0]!,
        cents: 10_000,
        key: `first of ${orderId}`,
      }),
    )
    await app.transaction((tx) =>
      refundPart(tx, app, {
        storeOrderId: parcels[1]!,
        cents: 5000,
        key: `second of ${orderId}`,
      }),
    )
    clock.advance(DAY_MS)
    await Promise.all([makeRefunds(), makeRefunds()])
    await makeRefunds()
    expect((await known(orderId)).refundedCents).toBe(15_000)
    const told = (await show(orderId)).store_orders.map(({ refund }: { refund: object }) => refund)
    expect(told).toMatchObject([10_000, 5000].map((cents) => ({ cents, at: expect.any(String) })))
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('is made and told once, though two of us make it at the same instant', async () => {
    const { id, parcel } = await bought()
    await seller.post('/api/v1/store-order-cancel', { id: parcel, reason: 'other' })
    const before = await toldOf()
    await Promise.all([makeRefunds(), makeRefunds()])
    const { total_cents: total } = await show(id)
    expect([(await known(id)).refundedCents, (await toldOf()) - before, await sumOfAll(app.db)]).toEqual([total, 1, 0])
  })

  it('is of what is held: not before it was paid, and not once it is the store’s', async () => {
    const refund = (storeOrderId: number, key: string) =>
      app.transaction((tx) => refundPart(tx, app, { storeOrderId, cents: 1, key }))
    const [waiting] = (await show(await placed())).store_orders
    await expect(refund(waiting.id, 'too early')).rejects.toThrow('does not hold')
    const { parcel } = await bought()
    await seller.post('/api/v1/store-order-move', { id: parcel, move: 'post', tracking_code: 'AA123456785BR' })
    await marina.post('/api/v1/order/confirm-delivery', { store_order_id: parcel })
    clock.advance(8 * DAY_MS)
    await parcelsJobs.complete_parcels!.run(app, {})
    await expect(refund(parcel, 'too late')).rejects.toThrow('does not hold')
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('of an order from before the provider was started anew is made as any other', async () => {
    const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer] })
    const { id, parcel } = await bought()
    await rememberPayments(sandbox, app.db)
    for (const one of [parcels[0]!, parcel])
      await seller.post('/api/v1/store-order-cancel', { id: one, reason: 'other' })
    await makeRefunds()
    for (const one of [orderId, id])
      expect((await show(one)).store_orders[0].refund).toMatchObject({ at: expect.any(String) })
    expect((await known(orderId)).refundedCents).toBe((await show(orderId)).total_cents)
  })

  it('of a payment that was not kept is known to a provider that was started anew', async () => {
    const id = await placed()
    await marina.post('/api/v1/order/cancel', { order_id: id })
    await pay(id)
    expect((await paymentOf(id)).state).toBe('refunded')
    const anew = { payment_id: `or_anew${id}`, charge_id: `ch_anew${id}` }
    await app.db.updateTable('order_payments').set(anew).where('order_id', '=', id).execute()
    await rememberPayments(sandbox, app.db)
    const { total_cents: total } = await show(id)
    expect(await known(id)).toMatchObject({ state: 'refunded', cents: total, refundedCents: total })
  })

  it('ends a parcel that was lost, once the money is with the buyer', async () => {
    const { id, parcel } = await bought()
    await seller.post('/api/v1/store-order-move', { id: parcel, move: 'post', tracking_code: 'AA123456785BR' })
    clock.advance(25 * DAY_MS)
    await parcelsJobs.warn_of_losses!.run(app, {})
    clock.advance(5 * DAY_MS)
    await parcelsJobs.lose_parcels!.run(app, {})
    expect((await show(id)).state).toBe('lost')
    await makeRefunds()
    expect((await show(id)).store_orders[0]).toMatchObject({ state: 'refunded', actions: [] })
    expect(await sumOfAll(app.db)).toBe(0)
  })
})
