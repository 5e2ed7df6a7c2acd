import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { workOnce } from '../../../platform/jobs.ts'
import { testApp } from '../../../testing/test-app.ts'
import { steering } from '../../../testing/steering.ts'
import { paymentProvider } from './index.ts'
import { paymentsJobs } from './payments.jobs.ts'
import { marina, newCharge, pix } from './providers/suite.ts'
import { readPayment } from './webhooks.service.ts'

const { app, post, server, sandbox, clock } = await testApp()
const HEAR = '/api/webhooks/pagarme'
const provider = paymentProvider(app)

const work = () => workOnce(app, { read_payment: paymentsJobs.read_payment! })
const waitingPix = async () => {
  const asked = newCharge(await provider.keepPayer(marina), pix)
  const payment = await provider.charge(asked, asked.code)
  await attempt({ code: payment.code, payment_id: payment.id, charge_id: payment.chargeId })
  return payment
}
const { id: orderId } = await app.db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow()
const attempt = (known: { code: string; payment_id: string | null; charge_id: string | null }) => {
  const at = clock.now()
  const asked = { method: 'pix', state: 'expired', payer_id: 'cus_1', installments: 1 } as const
  return app.db
    .insertInto('order_payments')
    .values({ ...known, ...asked, order_id: orderId, expires_at: at, created_at: at })
    .execute()
}
const queued = async () =>
  (await app.db.selectFrom('jobs').select('data').where('name', '=', 'read_payment').execute()).length
const steer = steering(sandbox.url, 'pagarme')
const announced = async (code: string) =>
  (await app.db.selectFrom('events').select(['name', 'data']).orderBy('id').execute()).filter(
    ({ data }) => data.code === code,
  )
let told = 0
const eventOf = (type: string, paymentId: string) => {
  told += 1
  const data = type.startsWith('order.') ? { id: paymentId } : { id: 'ch_1', order: { id: paymentId } }
  return { id: `hook_${told}`, account: { id: 'acc_1' }, type, data: { ...data, status: 'paid', amount: 999_999 } }
}

describe('what the provider tells', () => {
  it('is announced once, however often and in however many ways it is told', async () => {
    const payment = await waitingPix()
    await steer(`/charges/${payment.chargeId}/pay`)
    const events = [eventOf('charge.paid', payment.id), eventOf('order.paid', payment.id)]
    for (let times = 0; times < 5; times += 1) {
      for (const event of events)
        expect(await post(HEAR, event)).toMatchObject({ status: 200, body: { received: true } })
      await work()
    }
    const { id: paymentId, chargeId, code } = payment
    const data = { paymentId, chargeId, code, state: 'paid', cents: 4000, method: 'pix', refusal: null }
    expect(await announced(code)).toEqual([{ name: 'payment_settled', data }])
  })

  const oneConnection = app.database.kind === 'pglite' ? ' (the embedded database has one connection)' : ''
  it.skipIf(oneConnection)(
    `is announced once although it is told and read twenty times at once${oneConnection}`,
    async () => {
      const payment = await waitingPix()
      await steer(`/charges/${payment.chargeId}/pay`)
      const event = eventOf('order.paid', payment.id)
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(HEAR, event)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      await Promise.all(Array.from({ length: 20 }, () => readPayment(app, payment.id)))
      await work()
      expect(await announced(payment.code)).toHaveLength(1)
    },
  )

  it('is read once where the same notice comes again', async () => {
    const event = eventOf('order.paid', (await waitingPix()).id)
    await post(HEAR, event)
    await work()
    await post(HEAR, event)
    expect(await queued()).toBe(0)
  })

  it('is not believed: the payment is read again', async () => {
    const payment = await waitingPix()
    await post(HEAR, eventOf('order.paid', payment.id))
    await post(HEAR, eventOf('order.paid', 'or_of_nobody'))
    await work()
    expect(await announced(payment.code)).toEqual([])
  })

  it('is looked up where a payment of ours is named, though its own answer is still to come, and nowhere else', async () => {
    const code = randomUUID()
    await attempt({ code, payment_id: null, charge_id: null })
    for (const type of ['order.paid', 'charge.paid', 'chargeback.received']) await post(HEAR, eventOf(type, 'or_new'))
    expect(await queued()).toBe(0)
    const { data, ...event } = eventOf('order.paid', 'or_new')
    await post(HEAR, { ...event, data: { ...data, code } })
    expect(await queued()).toBe(1)
    await work()
  })

  it('is that a Pix was not paid in time', async () => {
    const payment = await waitingPix()
    await steer(`/charges/${payment.chargeId}/expire`)
    await post(HEAR, eventOf('charge.payment_failed', payment.id))
    await work()
    expect(await announced(payment.code)).toMatchObject([{ name: 'payment_failed', data: { state: 'expired' } }])
  })

  it('waits while the provider cannot be read', async () => {
    const payment = await waitingPix()
    await steer(`/charges/${payment.chargeId}/pay`)
    await post(HEAR, eventOf('order.paid', payment.id))
    await steer('/fail-next', { times: 1 })
    await work()
    expect(await announced(payment.code)).toEqual([])
    clock.advance(60_000)
    await work()
    expect(await announced(payment.code)).toHaveLength(1)
  })

  it('leaves nothing here of who paid', async () => {
    const payment = await waitingPix()
    const { data, ...event } = eventOf('order.paid', payment.id)
    const customer = { name: 'Marina Tavares', document: '11144477735', email: 'compradora@bracards.example' }
    await post(HEAR, { ...event, data: { ...data, customer } })
    const kept = app.db.selectFrom('provider_events').selectAll().where('payment_id', '=', payment.id)
    const [row, ...others] = await kept.execute()
    expect(others).toEqual([])
    expect(row).toMatchObject({ event_id: event.id, kind: 'order.paid' })
    expect(JSON.stringify(row)).not.toMatch(/Tavares|11144477735|compradora/)
  })

  it('is taken and left alone when it is about something else', async () => {
    const other = { id: 'hook_card', type: 'card.created', data: { id: 'card_1' } }
    expect((await post(HEAR, other)).body).toEqual({ received: true })
    const kept = await app.db.selectFrom('provider_events').select('event_id').execute()
    expect(kept.map(({ event_id: id }) => id)).not.toContain('hook_card')
  })

  it('is kept and not looked up where nothing has come of a payment yet', async () => {
    const payment = await waitingPix()
    await steer(`/charges/${payment.chargeId}/pay`)
    await post(HEAR, eventOf('order.created', payment.id))
    await post(HEAR, eventOf('charge.pending', payment.id))
    await work()
    expect(await announced(payment.code)).toEqual([])
    await post(HEAR, eventOf('order.paid', payment.id))
    await work()
    expect(await announced(payment.code)).toHaveLength(1)
  })

  it('is refused when it is no event', async () => {
    const refused = await post(HEAR, { type: 'order.paid' })
    expect([refused.status, refused.body.message]).toEqual([422, 'Confira os campos destacados e tente de novo.'])
  })

  it('needs the password where one is agreed', async () => {
    app.config.pagarme.webhookPassword = 'pandeiro-e-zabumba'
    const event = eventOf('order.paid', 'or_1')
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
    expect((await post(HEAR, event)).status).toBe(403)
    expect((await post(HEAR, event, basic('bra:outra-senha'))).status).toBe(403)
    expect((await post(HEAR, event, basic('bra:pandeiro-e-zabumba'))).status).toBe(200)
    app.config.pagarme.webhookPassword = undefined
  })

  it('comes by itself from the sandbox', async () => {
    await server.listen({ host: '127.0.0.1', port: 0 })
    sandbox.sendEventsTo(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}${HEAR}`)
    const payment = await waitingPix()
    await steer(`/charges/${payment.chargeId}/pay`)
    const heard = async () => {
      await work()
      return (await announced(payment.code)).map(({ name }) => name)
    }
    await expect.poll(heard).toEqual(['payment_settled'])
  })
})
