import { beforeEach, describe, expect, it } from 'vitest'
import { type PlainJob, workOnce } from '../../../platform/jobs.ts'
import { deliverEvents } from '../../../platform/events.ts'
import { testApp } from '../../../testing/test-app.ts'
import { steering } from '../../../testing/steering.ts'
import { homeOf, onSale } from '../../../testing/buying.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { goodsInCentre } from '../escrow/escrow.queries.ts'
import { checkoutListeners } from './checkout.events.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import { takeAnswer } from './payment-answers.ts'
import { ordersPersonal } from '../orders/personal.queries.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'

const { app, as, clock, sandbox, post } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const MINUTE_MS = 60_000
const home = await homeOf(app, marina.id)

/** Offers of loose cards in two open stores. */
const offers = await app.db
  .selectFrom('listings as l')
  .innerJoin('products as p', 'p.id', 'l.product_id')
  .select(['l.id', 'l.store_id', 'l.product_id'])
  .distinctOn('l.store_id')
  .where('l.on_sale', '=', true)
  .where('p.type', '=', 'tcg')
  .where('l.condition', '=', 'NM')
  .orderBy('l.store_id')
  .limit(2)
  .execute()
const [first, second] = offers as [(typeof offers)[number], (typeof offers)[number]]
const setOffer = (id: number, changed: object) =>
  app.db.updateTable('listings').set(changed).where('id', '=', id).execute()
const stockOf = async (id: number) =>
  (await app.db.selectFrom('listings').select('quantity').where('id', '=', id).executeTakeFirstOrThrow()).quantity

const put = (id: number, body: object = {}) => marina.post('/api/v1/add-to-cart', { id, ...body })
const cart = async () => (await marina.get(`/api/v1/active-cart/${marina.id}?cep=${home.postcode}`)).body.result
const place = async (body: object = {}) =>
  marina.post('/api/v1/order/save-order', {
    method: 'pix',
    address_id: home.id,
    total_cents: (await cart()).total_cents,
    ...body,
  })
const show = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body
const placed = async () => {
  await put(first.id, { quantity: 2 })
  return (await place()).body.order_id as number
}
const paymentOf = (id: number) =>
  app.db.selectFrom('order_payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
const storeOrdersOf = (id: number) =>
  app.db.selectFrom('store_orders').selectAll().where('order_id', '=', id).orderBy('id').execute()
const steer = steering(sandbox.url, 'pagarme')
const hear = async () => {
  await deliverEvents(app, { orders: checkoutListeners })
  await workOnce(app, {
    'orders hears payment_settled': { run: checkoutListeners.payment_settled! },
    'orders hears payment_failed': { run: checkoutListeners.payment_failed! },
  })
}
const pay = async (id: number) => {
  const { charge_id: chargeId, payment_id: paymentId } = await paymentOf(id)
  await steer(`/charges/${chargeId}/pay`)
  await readPayment(app, paymentId!)
  await hear()
}
const run = (job: PlainJob) => checkoutJobs[job]!.run(app, {})

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  // what an earlier test left unpaid gives nothing back in this one
  const far = new Date(clock.now().getTime() + 1000 * MINUTE_MS)
  await app.db.updateTable('orders').set({ pay_until: far }).execute()
  for (const { id } of offers) await setOffer(id, onSale)
})

describe('placing an order', () => {
  it('takes the stock, freezes what was bought, empties the cart and tells the Pix', async () => {
    await put(first.id, { quantity: 2 })
    await put(second.id)
    const { total_cents: total } = await cart()
    const { status, body } = await place()
    expect([status, body]).toMatchObject([200, { payment: { pix: { code: expect.any(String) } } }])
    expect(new Date(body.payment.pix.expires_at).getTime()).toBe(clock.now().getTime() + 30 * MINUTE_MS)
    expect([await stockOf(first.id), await stockOf(second.id), (await cart()).count]).toEqual([8, 9, 0])
    const order = await show(body.order_id)
    expect(order).toMatchObject({ total_cents: total, goods_cents: 1470, state: 'awaiting_payment' })
    expect(order.payment).toMatchObject({ method: 'pix', state: 'pending', pix: { code: body.payment.pix.code } })
    expect(order.store_orders).toMatchObject([
      { store: { id: first.store_id }, goods_cents: 980, lines: [{ quantity: 2, unit_price_cents: 490 }] },
      { store: { id: second.store_id }, goods_cents: 490 },
    ])
    await setOffer(first.id, { price_cents: 999 })
    expect((await show(body.order_id)).store_orders[0].lines[0].unit_price_cents).toBe(490)
  })

  it('goes to its buyer by name where the address names nobody else', async () => {
    const nameless = { recipient: '' }
    await app.db.updateTable('addresses').set(nameless).where('id', '=', home.id).execute()
    await put(first.id)
    const { order_id: own } = (await place()).body
    await app.db.updateTable('addresses').set({ recipient: 'Rosa Tavares' }).where('id', '=', home.id).execute()
    await put(first.id)
    const { order_id: another } = (await place()).body
    expect((await show(own)).address.recipient).toBe('Marina Tavares')
    expect((await show(another)).address.recipient).toBe('Rosa Tavares')
  })

  it('keeps just which copy was bought, and what its store wrote of it', async () => {
    const grade = { company: 'PSA', grade: 9.5, certificate: '0451' }
    const said = { extras: ['assinada' as const], grade, comment: 'Assinada no verso.' }
    await setOffer(first.id, { ...said, grade: JSON.stringify(grade) })
    await put(first.id)
    const { body } = await place()
    await setOffer(first.id, { extras: [], grade: null, comment: null })
    expect((await show(body.order_id)).store_orders[0].lines).toMatchObject([said])
  })

  it('adds up what comes of one offer from the store and from the centre', async () => {
    await setOffer(first.id, { bra_center_quantity: 4 })
    await put(first.id, { quantity: 3, bra_center: true })
    await put(first.id, { quantity: 6, bra_center: false })
    const { body } = await place()
    expect(await stockOf(first.id)).toBe(1)
    const kept = await storeOrdersOf(body.order_id)
    expect(kept.map(({ store_id, goods_cents }) => [store_id, goods_cents])).toEqual([
      [first.store_id, 6 * 490],
      [null, 3 * 490],
    ])
  })

  it('keeps of each sale what the plan of its store says, in a parcel of the centre too', async () => {
    const setPlan = (store: number, code: string) =>
      app.db
        .updateTable('stores')
        .set({ plan_id: ({ selectFrom }) => selectFrom('plans').select('id').where('code', '=', code) })
        .where('id', '=', store)
        .execute()
    await setPlan(first.store_id, 'galpao')
    await setPlan(second.store_id, 'banca')
    for (const { id } of offers) {
      await setOffer(id, { bra_center_quantity: 3 })
      await put(id, { quantity: 3, bra_center: true })
    }
    await put(first.id, { quantity: 2, bra_center: false })
    const { body } = await place()
    const [own, centre] = await storeOrdersOf(body.order_id)
    // 6.5 % of 980; 6.5 % of 1470 and 8 % of 1470
    expect([own!.commission_cents, centre!.commission_cents]).toEqual([64, 96 + 118])
    expect(await goodsInCentre(app.db, centre!)).toEqual(
      [
        { store_id: first.store_id, cents: 1470, commission: 96 },
        { store_id: second.store_id, cents: 1470, commission: 118 },
      ].toSorted((one, other) => one.store_id - other.store_id),
    )
    await setPlan(first.store_id, 'gratis')
    await put(first.id)
    const { body: dearer } = await place()
    expect((await storeOrdersOf(dearer.order_id))[0]!.commission_cents).toBe(59)
    expect((await storeOrdersOf(body.order_id))[0]!.commission_cents).toBe(64)
  })

  it('refuses a changed price, a sold-out line and too low stock, and leaves the cart as it was', async () => {
    await put(first.id, { quantity: 2 })
    const { total_cents: seen } = await cart()
    const changes: [object, string, string][] = [
      [{ price_cents: 590 }, 'cart_changed', 'O preço subiu'],
      [{ price_cents: 490, quantity: 1 }, 'not_enough_stock', 'Resta 1'],
      [{ quantity: 0 }, 'not_enough_stock', 'Esgotado'],
      [{ quantity: 10, status: 'paused' }, 'cart_changed', 'A loja pausou'],
      [{ status: 'available', over_plan: true }, 'cart_changed', 'A loja pausou'],
    ]
    for (const [changed, code, said] of changes) {
      await setOffer(first.id, changed)
      const refused = await place({ total_cents: seen })
      expect([refused.status, refused.body.code]).toEqual([409, code])
      expect(refused.body.fields.cart).toContain(said)
      expect((await cart()).count).toBe(2)
    }
    await setOffer(first.id, { over_plan: false })
    const other = await place({ total_cents: seen - 1 })
    expect([other.status, other.body.message]).toEqual([
      409,
      'O total mudou desde que você o viu. Confira o carrinho e tente de novo.',
    ])
    expect([await stockOf(first.id), (await place()).status]).toEqual([10, 200])
  })

  it('refuses an empty cart, a strange address, another method, and a card number', async () => {
    const empty = await place({ total_cents: 0 })
    expect([empty.status, empty.body.message]).toEqual([409, 'Seu carrinho está vazio.'])
    await put(first.id)
    const theirs = await app.db
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '<>', marina.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect((await place({ address_id: theirs.id })).body.code).toBe('address_not_found')
    expect((await place({ method: 'boleto' })).body.fields).toEqual({ method: 'Escolha como pagar.' })
    expect((await place({ note: '4000000000000010' })).body.code).toBe('card_number_sent')
    expect((await post('/api/v1/order/save-order', {})).status).toBe(401)
    expect((await cart()).count).toBe(1)
  })

  it('sends to where no state has the CEP by the state that the buyer wrote', async () => {
    const caio = await as('caio.brito@bracards.example')
    const place = { address: 'Rua da Beira', number: '7', district: 'Centro', city: 'Porto Velho', state: 'RO' }
    const made = await caio.post('/api/v1/address', { ...place, postcode: '78900-000', default: true })
    await caio.post('/api/v1/add-to-cart', { id: first.id })
    const { result } = (await caio.get(`/api/v1/active-cart/${caio.id}`)).body
    expect(result).toMatchObject({ cep: '78900000', notice: null, can_checkout: true })
    expect((await caio.get(`/api/v1/active-cart/${caio.id}?cep=78900000`)).body.result).toEqual(result)
    const by = { method: 'pix', address_id: made.body.result.id, total_cents: result.total_cents }
    expect((await caio.post('/api/v1/order/save-order', by)).status).toBe(200)
  })

  it('costs nothing while the provider is away, and is asked for again when only the Pix is missing', async () => {
    await put(first.id)
    await steer('/fail-next', { times: 1 })
    expect((await place()).body.code).toBe('payments_unavailable')
    expect((await cart()).count).toBe(1)
    const id = await placed()
    await app.db.updateTable('order_payments').set({ state: 'intended' }).where('order_id', '=', id).execute()
    expect((await show(id)).payment.pix).toBe(null)
    const { payment_id: before } = await paymentOf(id)
    clock.advance(MINUTE_MS)
    await run('ask_for_payments')
    expect(await paymentOf(id)).toMatchObject({ state: 'pending', payment_id: before })
  })
})

describe('an order', () => {
  it('is listed for its buyer, newest first, and found by nobody else', async () => {
    const [older, newer] = [await placed(), await placed()]
    for (const { body } of [await marina.get('/api/v1/orders'), await marina.post('/api/v1/paginate-order', {})]) {
      expect(body.products.slice(0, 2).map((one: { order_id: number }) => one.order_id)).toEqual([newer, older])
      expect(body.paginate.current_page).toBe(1)
    }
    const strange = await joao.get(`/api/v1/orders/${newer}`)
    expect([strange.status, strange.body.message]).toEqual([404, 'Não encontramos este pedido.'])
    expect((await joao.get('/api/v1/orders')).body.products).toEqual([])
  })

  it('is paid once, however often it is told, and the money lies in escrow', async () => {
    const id = await placed()
    await pay(id)
    const { code, payment_id: paymentId, charge_id: chargeId } = await paymentOf(id)
    const { total_cents: cents, state } = await show(id)
    for (let times = 0; times < 5; times += 1) {
      const event = { id: `hook_${times}`, type: 'order.paid', data: { id: paymentId } }
      expect((await post('/api/webhooks/pagarme', event)).status).toBe(200)
      await readPayment(app, paymentId!)
      await hear()
      const known = { disputedCents: 0, refusal: null, pixCode: null, card: null }
      await takeAnswer(app, { code, cents, state: 'paid', paymentId: paymentId!, chargeId: chargeId!, ...known })
    }
    const [parcel] = await storeOrdersOf(id)
    expect([state, parcel!.state]).toEqual(['paid', 'paid'])
    const held = await balancesOf(app.db, [`escrow:${parcel!.id}`])
    expect([...held.values(), await sumOfAll(app.db)]).toEqual([cents, 0])
    const entries = await app.db.selectFrom('ledger_entries').select('key').where('order_id', '=', id).execute()
    expect(entries).toEqual([{ key: `order paid:${id}` }])
  })

  it('that nobody pays in time expires, and its stock comes back once', async () => {
    const id = await placed()
    clock.advance(29 * MINUTE_MS)
    await run('expire_orders')
    expect(await stockOf(first.id)).toBe(8)
    clock.advance(MINUTE_MS)
    await run('expire_orders')
    await run('expire_orders')
    expect([await stockOf(first.id), (await show(id)).state]).toEqual([10, 'expired'])
  })

  it('that is paid too late takes its goods again, while there are enough', async () => {
    const id = await placed()
    clock.advance(30 * MINUTE_MS)
    await run('expire_orders')
    await pay(id)
    expect([(await show(id)).state, await stockOf(first.id)]).toEqual(['paid', 8])
  })

  it('that is paid too late is refunded when its goods are gone', async () => {
    const id = await placed()
    clock.advance(30 * MINUTE_MS)
    await run('expire_orders')
    await setOffer(first.id, { quantity: 1 })
    await pay(id)
    expect(await show(id)).toMatchObject({ state: 'expired', payment: { state: 'refunded' } })
    const entries = await app.db.selectFrom('ledger_entries').select('kind').where('order_id', '=', id).execute()
    expect(entries.map(({ kind }) => kind)).toEqual(['charge', 'refund'])
    const owed = await balancesOf(app.db, [`buyer:${marina.id}`])
    expect([...owed.values(), await sumOfAll(app.db), await stockOf(first.id)]).toEqual([0, 0, 1])
  })

  it('outlives the account of its buyer, without telling who it was', async () => {
    const id = await placed()
    expect(JSON.stringify(await ordersPersonal.records(app.db, marina.id, app))).toContain(home.postcode)
    expect(await ordersPersonal.open!(app.db, marina.id)).toMatchObject([
      { 'pt-BR': 'Você tem pedidos em andamento. Espere que se concluam.' },
    ])
    await app.transaction((tx) => ordersPersonal.forget(tx, marina.id, app))
    expect(Object.keys((await show(id)).address).toSorted()).toEqual(['city', 'state'])
  })
})
