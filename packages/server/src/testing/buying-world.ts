import { homeOf } from './buying.ts'
import { cardOfSeller } from './sellers.ts'
import { steering } from './steering.ts'
import type { testApp } from './test-app.ts'
import { settle } from './test-people.ts'
import { readPayment } from '../modules/money/payments/webhooks.service.ts'

type World = Awaited<ReturnType<typeof testApp>>

/** In this world the buyer buys two units of one offer of the demo's seller each time and pays at the sandbox. */
export async function buyingWorld({ app, as, sandbox }: World) {
  const [marina, seller] = [await as('buyer'), await as('seller')]
  const home = await homeOf(app, marina.id)
  const offer = await cardOfSeller(app, seller.id)
  const steer = steering(sandbox.url, 'pagarme')
  const attemptOf = (orderId: number) =>
    app.db.selectFrom('order_payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

  const placed = async (by: object) => {
    await app.db.deleteFrom('carts').execute()
    const stock = { price_cents: 4900, regular_price_cents: null, quantity: 50, bra_center_quantity: 0 }
    await app.db.updateTable('listings').set(stock).where('id', '=', offer.id).execute()
    await marina.post('/api/v1/add-to-cart', { id: offer.id, quantity: 2 })
    const { total_cents: total } = (await marina.get(`/api/v1/active-cart/${marina.id}?cep=${home.postcode}`)).body
      .result
    const order = { address_id: home.id, total_cents: total, ...by }
    const { body } = await marina.post('/api/v1/order/save-order', order)
    return { id: body.order_id as number, total: total as number }
  }
  const tokenFor = async () => {
    const card = {
      number: '4000000000000010',
      holder_name: 'MARINA TAVARES',
      exp_month: 12,
      exp_year: 2030,
      cvv: '123',
    }
    const answer = await fetch(`${sandbox.url}/pagarme/core/v5/tokens?appId=pk_test_bra`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'card', card }),
    })
    return ((await answer.json()) as { id: string }).id
  }
  const bought = async () => {
    const order = await placed({ method: 'pix' })
    const { charge_id: charge, payment_id: payment } = await attemptOf(order.id)
    await steer(`/charges/${charge}/pay`)
    await readPayment(app, payment!)
    await settle(app)
    return order
  }
  const boughtByCard = async (installments = 1) =>
    placed({ method: 'card', installments, keep: false, token: await tokenFor() })
  return { marina, seller, offer, steer, attemptOf, placed, bought, boughtByCard }
}
