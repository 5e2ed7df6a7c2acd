import { beforeEach, describe, expect, it } from 'vitest'
import { chargesAt, homeOf, orderByPix, setOnSale } from '../../../testing/buying.ts'
import { giveCredit } from '../../../testing/given-credit.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle, staySignedIn } from '../../../testing/test-people.ts'
import { type Account, balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'
import { refundPart } from '../refunds/refunds.service.ts'
import { refundsJobs } from '../refunds/refunds.jobs.ts'
import { checkoutJobs } from './checkout.jobs.ts'

const { app, as, clock, sandbox } = await testApp()
await staySignedIn(app)
const [marina, seller, stranger] = [await as('buyer'), await as('seller'), await as('joelma.nazare@bracards.example')]
const home = await homeOf(app, marina.id)
const [offer] = await offersOfSeller(app, seller.id, 1)
const steer = steering(sandbox.url, 'pagarme')
const HALF_AN_HOUR_MS = 30 * 60_000

const credit = async (by = marina) => (await by.get('/api/v1/my-credit')).body.credit
const kinds = async () => (await credit()).moves.map(({ kind }: { kind: string }) => kind)
const held = async (...accounts: Account[]) => [...(await balancesOf(app.db, accounts)).values()]
const place = async (creditCents: number, ids = [offer!.id]) => {
  await app.db.deleteFrom('carts').execute()
  for (const id of ids) await marina.post('/api/v1/add-to-cart', { id })
  const { result: cart } = (await marina.get(`/api/v1/active-cart/${marina.id}?cep=${home.postcode}`)).body
  const total = cart.total_cents as number
  const by = { method: 'pix', address_id: home.id, total_cents: total, credit_cents: creditCents }
  const { status, body } = await marina.post('/api/v1/order/save-order', by)
  return { status, body, total, id: body.order_id as number }
}
const attemptOf = (id: number) =>
  app.db.selectFrom('order_payments').selectAll().where('order_id', '=', id).orderBy('id').execute()
const chargeOf = async (id: number) => {
  const [attempt] = await attemptOf(id)
  return (await chargesAt(sandbox)).find(({ code }) => code === attempt!.code)?.amount
}
const show = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body
const hear = async (id: number, nth = 0) => {
  await readPayment(app, (await attemptOf(id))[nth]!.payment_id!)
  await settle(app)
}
const pay = async (id: number, nth = 0) => {
  await steer(`/charges/${(await attemptOf(id))[nth]!.charge_id}/pay`)
  await hear(id, nth)
}
const expire = async () => {
  clock.advance(HALF_AN_HOUR_MS + 1)
  await checkoutJobs.expire_orders!.run(app, {})
}

beforeEach(async () => {
  await setOnSale(app, offer!.id)
  // what an earlier test left unpaid gives nothing back in this one
  await app.db
    .updateTable('orders')
    .set({ pay_until: new Date(clock.now().getTime() + DAY_MS) })
    .execute()
  const { cents } = await credit()
  await giveCredit(app, marina.id, 500 - cents)
})

describe('credit', () => {
  it('is shown to its owner alone, with what moved it', async () => {
    await giveCredit(app, marina.id, 40)
    expect(await credit()).toMatchObject({ cents: 540, moves: [{ kind: 'given', cents: 40 }, expect.anything()] })
    expect(await credit(stranger)).toEqual({ cents: 0, moves: [] })
  })

  it('pays a part of an order, and the provider is asked for the rest', async () => {
    const { id, total } = await place(500)
    expect(await held(`credit:${marina.id}`, `spending:${id}`)).toEqual([0, 500])
    expect(await chargeOf(id)).toBe(total - 500)
    await pay(id)
    const order = await show(id)
    expect(order).toMatchObject({ state: 'paid', total_cents: total, credit_cents: 500 })
    expect(await held(`spending:${id}`, `escrow:${order.store_orders[0].id}`)).toEqual([0, total])
    const letters = await mailsTo(app, 'compradora@bracards.example')
    expect(JSON.stringify(letters.filter(({ template }) => template === 'order_paid'))).toMatch(
      /Pix, e R\$\s5,00 de crédito/,
    )
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('is refused beyond what there is, and beyond the smallest charge', async () => {
    const much = await place(501)
    expect([much.status, much.body.code]).toEqual([409, 'credit_changed'])
    expect(much.body.fields.credit_cents).toMatch(/^Seu crédito agora paga R\$\s5,00 deste pedido\.$/)
    await giveCredit(app, marina.id, 100_000)
    expect((await place(much.total)).body.fields.credit_cents).toContain('agora paga')
    expect((await place(-1)).status).toBe(422)
    const all = await place(much.total - 100)
    expect([all.status, await chargeOf(all.id)]).toEqual([200, 100])
  })

  it('comes back when the order is cancelled or expires, and is set aside again with a late payment', async () => {
    const { id } = await place(300)
    await marina.post('/api/v1/order/cancel', { order_id: id })
    expect((await credit()).cents).toBe(500)
    const { id: late } = await place(300)
    await expire()
    expect([(await credit()).cents, (await kinds()).slice(0, 2)]).toEqual([500, ['unspent', 'spent']])
    await pay(late)
    expect([(await credit()).cents, (await show(late)).state]).toEqual([200, 'paid'])
    expect(await held(`spending:${id}`, `spending:${late}`)).toEqual([0, 0])
  })

  it('that pays another order meanwhile leaves an expired one to be placed again, with its money and stock whole', async () => {
    const { id } = await place(500)
    await expire()
    const { id: another } = await place(500)
    const stock = () =>
      app.db.selectFrom('listings').select('quantity').where('id', '=', offer!.id).executeTakeFirstOrThrow()
    const before = await stock()
    const again = await marina.post('/api/v1/order/pay', { order_id: id, method: 'pix' })
    expect([again.status, again.body.code]).toEqual([409, 'order_credit_gone'])
    await pay(id)
    expect((await show(id)).state).toBe('expired')
    expect((await attemptOf(id))[0]).toMatchObject({ state: 'refunded' })
    expect([await stock(), await held(`buyer:${marina.id}`, `spending:${id}`, `spending:${another}`)]).toEqual([
      before,
      [0, 0, 500],
    ])
  })

  it('is spent once by two orders that ask for it at the same moment', async () => {
    const { id } = await place(500)
    await expire()
    const [fresh, again] = await Promise.all([
      place(500),
      marina.post('/api/v1/order/pay', { order_id: id, method: 'pix' }),
    ])
    expect(new Set([fresh.status, again.status])).toEqual(new Set([200, 409]))
    expect((await credit()).cents).toBe(0)
    const kept = fresh.status === 200 ? fresh.id : id
    expect(await held(`spending:${kept}`)).toEqual([500])
  })

  it('comes back last of a refund, and the buyer is told', async () => {
    const { id, total } = await place(500)
    await pay(id)
    const parcel = (await show(id)).store_orders[0].id as number
    const part = total - 600
    await app.transaction((tx) => refundPart(tx, app, { storeOrderId: parcel, cents: part, key: `part of ${parcel}` }))
    expect((await credit()).cents).toBe(0)
    await seller.post('/api/v1/store-order-cancel', { id: parcel, reason: 'other' })
    await settle(app)
    await refundsJobs.make_refunds!.run(app, {})
    const { refund } = (await show(id)).store_orders[0]
    expect(refund).toMatchObject({ cents: total, credit_cents: 500, at: expect.any(String) })
    expect([(await credit()).cents, (await kinds())[0]]).toEqual([500, 'returned'])
    expect(await held(`buyer:${marina.id}`, `escrow:${parcel}`)).toEqual([0, 0])
    const told = await mailsTo(app, 'compradora@bracards.example')
    expect(told.map(({ details }) => details.title)).toContain('Seu crédito voltou')
  })

  it('is shared by the parcels of an order, each of which gives back its own part', async () => {
    const [far] = await app.db
      .selectFrom('listings')
      .select('id')
      .where('on_sale', '=', true)
      .where('store_id', '<>', offer!.store_id)
      .limit(1)
      .execute()
    await setOnSale(app, far!.id)
    const { id, total } = await place(500, [offer!.id, far!.id])
    await pay(id)
    const parcels = await app.db.selectFrom('store_orders').selectAll().where('order_id', '=', id).execute()
    expect(parcels).toHaveLength(2)
    expect(parcels.reduce((sum, one) => sum + one.credit_cents, 0)).toBe(500)
    for (const { goods_cents: goods, freight_cents: freight, credit_cents: cents } of parcels)
      expect(Math.abs(cents - (500 * (goods + freight)) / total)).toBeLessThan(1)
    const own = parcels.find(({ store_id: store }) => store === offer!.store_id)!
    await seller.post('/api/v1/store-order-cancel', { id: own.id, reason: 'other' })
    await settle(app)
    expect((await credit()).cents).toBe(own.credit_cents)
  })

  it('is not asked for by an order that does not name it', async () => {
    const id = await orderByPix(marina, home, { id: offer!.id })
    expect([(await credit()).cents, (await show(id)).credit_cents]).toEqual([500, 0])
  })
})
