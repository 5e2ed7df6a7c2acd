import { checkoutListeners } from '../modules/orders/checkout/checkout.events.ts'
import { readPayment } from '../modules/money/payments/webhooks.service.ts'
import { deliverEvents } from '../platform/events.ts'
import { workOnce } from '../platform/jobs.ts'
import { homeOf, setOnSale } from './buying.ts'
import { documentedParcel } from './documented-parcel.ts'
import { offersOfSeller } from './sellers.ts'
import { steering } from './steering.ts'
import type { testApp } from './test-app.ts'

type World = Awaited<ReturnType<typeof testApp>>

/** The buyer buys goods of the demo's seller that no parcel holds: deck boxes, and cards. */
export async function splitOrders({ app, as, sandbox }: World) {
  const [marina, seller] = [await as('buyer'), await as('seller')]
  const home = await homeOf(app, marina.id)
  const [deckBox, card] = (await offersOfSeller(app, seller.id, 2)) as [Offer, Offer]
  const steer = steering(sandbox.url, 'pagarme')
  await app.db.deleteFrom('boxes').where('store_id', '=', deckBox.store_id).execute()
  const size = { weight_grams: 12, length_cm: 19, width_cm: 16, height_cm: 7 }
  await app.db.updateTable('products').set(size).where('id', '=', deckBox.product_id).execute()

  const cart = async () => (await marina.get(`/api/v1/active-cart/${marina.id}?cep=${home.postcode}`)).body.result
  const put = (id: number, quantity: number) => marina.post('/api/v1/add-to-cart', { id, quantity })
  const parcelsOf = (id: number) =>
    app.db.selectFrom('store_orders').selectAll().where('order_id', '=', id).orderBy('id').execute()

  async function place(creditCents = 0) {
    const { total_cents } = await cart()
    const by = { method: 'pix', address_id: home.id, total_cents, credit_cents: creditCents }
    const { status, body } = await marina.post('/api/v1/order/save-order', by)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.order_id as number
  }
  async function pay(id: number) {
    const { charge_id: charge, payment_id: payment } = await app.db
      .selectFrom('order_payments')
      .select(['charge_id', 'payment_id'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    await steer(`/charges/${charge}/pay`)
    await readPayment(app, payment!)
    await deliverEvents(app, { orders: checkoutListeners })
    await workOnce(app, { 'orders hears payment_settled': { run: checkoutListeners.payment_settled! } })
  }
  const bought = async (creditCents = 0) => {
    await put(deckBox.id, 29)
    await put(card.id, 3)
    const id = await place(creditCents)
    await pay(id)
    return id
  }
  const emptied = async () => {
    await app.db.deleteFrom('carts').execute()
    for (const { id } of [deckBox, card]) await setOnSale(app, id, { quantity: 40 })
  }
  const posted = async (id: number, code: string) => {
    await documentedParcel(app, id)
    return seller.post('/api/v1/store-order-move', { id, move: 'post', tracking_code: code })
  }
  const arrived = (id: number) => marina.post('/api/v1/order/confirm-delivery', { store_order_id: id })
  return { marina, seller, deckBox, card, cart, put, parcelsOf, place, pay, bought, emptied, posted, arrived }
}

type Offer = Awaited<ReturnType<typeof offersOfSeller>>[number]
