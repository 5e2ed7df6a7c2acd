import { expect, it } from 'vitest'
import { homeOf, setOnSale } from '../../../testing/buying.ts'
import { documentedParcel } from '../../../testing/documented-parcel.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { staySignedIn } from '../../../testing/test-people.ts'
import { deliverEvents } from '../../../platform/events.ts'
import { workOnce } from '../../../platform/jobs.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'
import { checkoutListeners } from '../../orders/checkout/checkout.events.ts'

const { app, as, sandbox } = await testApp()
app.providers.freightUrl = `${sandbox.url}/melhorenvio`
app.config.melhorEnvio.token = 'um-token'
await steering(sandbox.url, 'melhorenvio')('/limit', { calls: 1_000_000 })
await app.db.updateTable('parameters').set({ value: '1' }).where('code', '=', 'invoice_needed').execute()
const marina = await as('buyer')
const seller = await as('seller')
// the clock follows that of the machine, which the carrier's sandbox keeps
await staySignedIn(app)
const home = await homeOf(app, marina.id)
const [offer] = await offersOfSeller(app, seller.id, 1)
await setOnSale(app, offer!.id, { quantity: 40 })
await app.db.updateTable('products').set({ weight_grams: 1100 }).where('id', '=', offer!.product_id).execute()

it('are bought for each parcel of an order that no carrier takes at once, and cost what was quoted for it', async () => {
  await marina.post('/api/v1/add-to-cart', { id: offer!.id, quantity: 30 })
  const { result } = (await marina.get(`/api/v1/active-cart/${marina.id}?cep=${home.postcode}`)).body
  const by = { method: 'pix', address_id: home.id, total_cents: result.total_cents }
  const { order_id: id } = (await marina.post('/api/v1/order/save-order', by)).body
  const { charge_id: charge, payment_id: payment } = await app.db
    .selectFrom('order_payments')
    .select(['charge_id', 'payment_id'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  await steering(sandbox.url, 'pagarme')(`/charges/${charge}/pay`)
  await readPayment(app, payment!)
  await deliverEvents(app, { orders: checkoutListeners })
  await workOnce(app, { 'orders hears payment_settled': { run: checkoutListeners.payment_settled! } })

  const { store_orders: parcels } = (await marina.get(`/api/v1/orders/${id}`)).body
  expect(parcels.map(({ state, parts }: { state: string; parts: number }) => [state, parts])).toEqual(
    Array.from({ length: 4 }, () => ['paid', 4]),
  )
  const codes = new Set<string>()
  let cents = 0
  for (const { id: parcel, shipping } of parcels) {
    await documentedParcel(app, parcel)
    const { body } = await seller.post('/api/v1/shipping-label/buy', { id: parcel })
    expect(body.result.label).toEqual({ state: 'bought', cents: shipping.regular_cents })
    cents += shipping.cents
    codes.add(body.result.label_code)
  }
  expect([codes.size, cents]).toEqual([4, result.freight_cents])
})
