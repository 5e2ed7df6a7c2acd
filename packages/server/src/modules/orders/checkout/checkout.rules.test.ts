import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { chargesAt, homeOf, onSale } from '../../../testing/buying.ts'
import { lockOffers, takeStock } from '../../stores/listings/index.ts'

const { app, as, sandbox } = await testApp()
const marina = await as('buyer')
const home = await homeOf(app, marina.id)

/** Offers of loose cards, two in each of three open stores. */
const offers = (
  await app.db
    .selectFrom('listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 'l.store_id'])
    .where('l.on_sale', '=', true)
    .where('p.type', '=', 'tcg')
    .orderBy('l.store_id')
    .orderBy('l.id')
    .execute()
)
  .filter(({ store_id: store }, at, all) => all.findIndex((one) => one.store_id === store) > at - 2)
  .slice(0, 6)
const [first] = offers as [(typeof offers)[number]]
const setOffer = (id: number, changed: object) =>
  app.db.updateTable('listings').set(changed).where('id', '=', id).execute()
const stockOf = (id: number) =>
  app.db
    .selectFrom('listings')
    .select(['quantity', 'bra_center_quantity'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

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
const chargedFor = async (orderId: number) => {
  const payments = await app.db.selectFrom('order_payments').select('code').where('order_id', '=', orderId).execute()
  return (await chargesAt(sandbox)).filter(({ code }) => payments.some((payment) => payment.code === code))
}

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  for (const { id } of offers) await setOffer(id, onSale)
})

describe('the same stock twice in one cart', () => {
  it('is counted together, in the store and in the centre', async () => {
    await setOffer(first.id, { quantity: 5, bra_center_quantity: 2 })
    await put(first.id, { quantity: 3, bra_center: false })
    await put(first.id, { quantity: 2, bra_center: true })
    expect((await put(first.id, { quantity: 1 })).body.code).toBe('not_enough_stock')
    const { total_cents: seen } = await cart()
    await setOffer(first.id, { quantity: 4, bra_center_quantity: 2 })
    const refused = await place({ total_cents: seen })
    expect([refused.status, refused.body.code]).toEqual([409, 'not_enough_stock'])
    expect(await stockOf(first.id)).toEqual({ quantity: 4, bra_center_quantity: 2 })
  })

  it('is refused by the stock itself, whatever the cart has let through', async () => {
    const take = (goods: { id: number; quantity: number; center: number }[]) =>
      app.transaction(async (tx) => {
        await lockOffers(tx, [first.id])
        return takeStock(tx, app, goods)
      })
    const six = { id: first.id, quantity: 6, center: 0 }
    expect(await take([six, six])).toBe(false)
    expect(await take([{ ...six, quantity: 1, center: 1 }])).toBe(false)
    expect((await stockOf(first.id)).quantity).toBe(10)
    expect(await take([six, { ...six, quantity: 4 }])).toBe(true)
    expect((await stockOf(first.id)).quantity).toBe(0)
  })
})

describe('freight', () => {
  it('is that of the moment of buying for ever, reaches each parcel, and is what the provider charges', async () => {
    await put(first.id, { quantity: 2 })
    await put(offers[2]!.id)
    const seen = await cart()
    const { body } = await place()
    const before = await show(body.order_id)
    const of = (order: { store_orders: { freight_cents: number }[] }) =>
      order.store_orders.map(({ freight_cents: cents }) => cents)
    expect(of(before)).toEqual(seen.groups.map(({ freight_cents: cents }: { freight_cents: number }) => cents))
    expect(before.freight_cents).toBe(of(before).reduce((sum, cents) => sum + cents, 0))
    await app.db
      .updateTable('shipping_rates')
      .set((row) => ({ cents: row('cents', '+', 500) }))
      .execute()
    await app.db.updateTable('addresses').set({ postcode: '69005010' }).where('id', '=', home.id).execute()
    const after = await show(body.order_id)
    expect([of(after), after.total_cents]).toEqual([of(before), seen.total_cents])
    const again = await marina.post('/api/v1/order/pay', { order_id: body.order_id, method: 'pix' })
    expect([again.status, (await chargedFor(body.order_id)).map(({ amount }) => amount)]).toEqual([
      200,
      [seen.total_cents],
    ])
    await app.db
      .updateTable('shipping_rates')
      .set((row) => ({ cents: row('cents', '-', 500) }))
      .execute()
    await app.db.updateTable('addresses').set({ postcode: home.postcode }).where('id', '=', home.id).execute()
  })
})

describe('what an order costs', () => {
  const line = fc.record({
    at: fc.nat(offers.length - 1),
    quantity: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 1, max: 99_999 }),
    fromCenter: fc.boolean(),
  })

  it('is the sum of its lines and freights, for any cart, to the centavo', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ at }) => at }),
        async (lines) => {
          await app.db.deleteFrom('carts').execute()
          for (const { at, price } of lines)
            await setOffer(offers[at]!.id, { price_cents: price, quantity: 20, bra_center_quantity: 8 })
          for (const { at, quantity, fromCenter } of lines)
            expect((await put(offers[at]!.id, { quantity, bra_center: fromCenter })).status).toBe(200)
          const { body, status } = await place()
          expect(status).toBe(200)
          const order = await show(body.order_id)
          const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
          // oxlint-disable-next-line typescript/no-explicit-any
          const sum = (of: (parcel: any) => number) =>
            order.store_orders.map(of).reduce((a: number, b: number) => a + b, 0)
          const ofLines = ({ lines: its }: { lines: { unit_price_cents: number; quantity: number }[] }) =>
            its.reduce((total, one) => total + one.unit_price_cents * one.quantity, 0)
          expect(order.goods_cents).toBe(goods)
          expect(sum(ofLines)).toBe(goods)
          expect(sum(({ goods_cents: cents }: { goods_cents: number }) => cents)).toBe(goods)
          expect(order.total_cents).toBe(goods + sum(({ freight_cents: cents }: { freight_cents: number }) => cents))
          expect((await chargedFor(body.order_id)).map(({ amount }) => amount)).toEqual([order.total_cents])
        },
      ),
      { numRuns: 8 },
    )
  })
})
