import { MOST_OF_AN_ORDER_CENTS } from '@bra/contract/orders/cart.schemas'
import { beforeEach, expect, it } from 'vitest'
import { homeOf, onSale } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
const home = await homeOf(app, marina.id)
const { id, store_id: storeId } = await app.db
  .selectFrom('listings as l')
  .innerJoin('products as p', 'p.id', 'l.product_id')
  .select(['l.id', 'l.store_id'])
  .where('l.on_sale', '=', true)
  .where('p.type', '=', 'tcg')
  .orderBy('l.id')
  .limit(1)
  .executeTakeFirstOrThrow()

const put = (quantity: number) => marina.post('/api/v1/add-to-cart', { id, quantity })
const cart = async () => (await marina.get(`/api/v1/active-cart/${marina.id}?cep=${home.postcode}`)).body.result
const place = async () =>
  marina.post('/api/v1/order/save-order', {
    method: 'pix',
    address_id: home.id,
    total_cents: (await cart()).total_cents,
  })

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  const dear = { ...onSale, price_cents: 100_000_000, quantity: 999 }
  await app.db.updateTable('listings').set(dear).where('id', '=', id).execute()
})

it('a cart of more than an order may come to says so before and when it is ordered', async () => {
  await put(40)
  expect(await cart()).toMatchObject({ goods_cents: 4_000_000_000, can_checkout: false })
  const refused = await place()
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'order_too_dear',
      message: 'Um pedido vai até R$ 20.000.000,00. Divida a compra em dois ou mais pedidos.',
    },
  ])
  expect((await cart()).count).toBe(40)
  await put(959)
  expect(await cart()).toMatchObject({ goods_cents: 99_900_000_000, can_checkout: false })
})

it('the dearest order that is allowed is placed, and a dearer one is not', async () => {
  await app.db.updateTable('stores').set({ free_shipping_over_cents: 1 }).where('id', '=', storeId).execute()
  await put(20)
  expect(await cart()).toMatchObject({ total_cents: MOST_OF_AN_ORDER_CENTS, can_checkout: true })
  expect((await place()).status).toBe(200)
  await put(21)
  expect((await place()).body.code).toBe('order_too_dear')
})
