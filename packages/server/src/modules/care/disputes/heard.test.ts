import { expect, it } from 'vitest'
import { buyingWorld } from '../../../testing/buying-world.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle } from '../../../testing/test-people.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'

const test = await testApp()
const { app, as } = test
const { marina, seller, steer, attemptOf, boughtByCard } = await buyingWorld(test)
const operator = await as('operator')

const parcelOf = (orderId: number) =>
  app.db.selectFrom('store_orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
const hear = async (orderId: number) => {
  await readPayment(app, (await attemptOf(orderId)).payment_id!)
  await settle(app)
}
const disputeOf = async (orderId: number) => {
  const { payments } = (await operator.get(`/api/v1/admin/orders/${orderId}`)).body
  return (await operator.get(`/api/v1/admin/disputes/${payments[0].dispute.id}`)).body
}
const toldSeller = async (orderId: number) =>
  (await mailsTo(app, 'vendedor@bracards.example'))
    .filter(({ details }) => String(details.text).includes(`pedido ${orderId}`))
    .map(({ details }) => details.title)

it('a dispute about a payment of which a part went back is about the rest', async () => {
  const { id, total } = await boughtByCard()
  const { id: parcel } = await parcelOf(id)
  await seller.post('/api/v1/store-order-move', { id: parcel, move: 'post', tracking_code: 'AA123456785BR' })
  await marina.post('/api/v1/order/confirm-delivery', { store_order_id: parcel })
  const part = { id: parcel, cents: 500, refunded_cents: 0, reason: 'Faltou uma' }
  expect((await seller.post('/api/v1/store-order-give-back', part)).status).toBe(200)
  await settle(app)
  await steer(`/charges/${(await attemptOf(id)).charge_id}/dispute`)
  await hear(id)
  expect(await disputeOf(id)).toMatchObject({ state: 'open', cents: total - 500 })
})

it('a dispute that is heard of once it is lost is told as that alone', async () => {
  const { id } = await boughtByCard()
  const { charge_id: charge } = await attemptOf(id)
  await steer(`/charges/${charge}/dispute`)
  await steer(`/charges/${charge}/dispute/lose`)
  await hear(id)
  expect((await disputeOf(id)).state).toBe('lost')
  expect(await toldSeller(id)).toContain('Uma contestação foi aceita')
  expect(await toldSeller(id)).not.toContain('Um pagamento foi contestado')
})

it('a dispute whose money came back while its proofs were looked at, and is lost all the same, takes it once', async () => {
  const { id, total } = await boughtByCard()
  const { charge_id: charge } = await attemptOf(id)
  await steer(`/charges/${charge}/dispute`)
  for (const end of ['lose', 'win', 'lose']) {
    await steer(`/charges/${charge}/dispute/${end}`)
    await hear(id)
  }
  expect(await disputeOf(id)).toMatchObject({ state: 'lost', cents: total })
  const { postings } = (await operator.get(`/api/v1/admin/ledger?order_id=${id}`)).body
  const moved = (postings as { kind: string; lines: { account: string; cents: number }[] }[])
    .filter(({ kind }) => kind !== 'provider_fee')
    .flatMap(({ lines }) => lines.filter(({ account }) => account === 'provider').map(({ cents }) => cents))
  expect(moved.toReversed()).toEqual([-total, total, -total, total])
})

it('a dispute that is lost about what its buyer wanted to cancel answers that too', async () => {
  const { id } = await boughtByCard()
  const { id: parcel } = await parcelOf(id)
  await marina.post('/api/v1/order/cancel-parcel', { store_order_id: parcel, reason: 'changed_mind' })
  const { charge_id: charge } = await attemptOf(id)
  expect((await parcelOf(id)).state).toBe('cancellation_requested')
  await steer(`/charges/${charge}/dispute`)
  await steer(`/charges/${charge}/dispute/lose`)
  await hear(id)
  const asked = app.db.selectFrom('order_cancellations').select('answer').where('store_order_id', '=', parcel)
  expect([(await parcelOf(id)).state, await asked.execute()]).toEqual(['cancelled', [{ answer: 'granted' }]])
})
