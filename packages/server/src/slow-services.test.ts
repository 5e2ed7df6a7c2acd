import { afterAll, describe, expect, it } from 'vitest'
import { allHearers, allJobs } from './create-app.ts'
import { startWorker } from './platform/worker.ts'
import { homeOf, orderByPix, setOnSale } from './testing/buying.ts'
import { steering } from './testing/steering.ts'
import { taxWorld } from './testing/tax-world.ts'

const world = await taxWorld()
const { app, clock, marina, seller, offer, bought, ready, steer: steerTaxes, sandbox, server } = world
await ready()
const steerMail = steering(sandbox.url, 'mail')
const steerPayments = steering(sandbox.url, 'pagarme')
const heldAt = async (provider: string) =>
  ((await (await fetch(`${sandbox.url}/__sandbox/${provider}/held`)).json()) as { held: number }).held
const stateOf = async (orderId: number) => (await marina.get(`/api/v1/orders/${orderId}`)).body.state

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  await Promise.all([steerMail('/release'), steerTaxes('/release')])
  for (const stop of stops) await stop()
})

describe('a payment', () => {
  it('is taken while the mail server and the tax authority answer nobody', { timeout: 60_000 }, async () => {
    // a document whose first answer was lost is asked for by a job
    const parcel = await bought()
    await seller.post('/api/v1/store-order-invoice', { id: parcel })
    await steerTaxes('/lose-answer', { value: 'authorise' })
    await seller.post('/api/v1/send-nf-to-sefaz', { id: parcel })
    clock.advance(20 * 60_000)
    await steerTaxes('/clock', { value: clock.now().getTime() - Date.now() })
    await setOnSale(app, offer.id)
    const orderId = await orderByPix(marina, await homeOf(app, marina.id), { id: offer.id })
    await steerMail('/hold')
    await steerTaxes('/hold')
    const port = await server.listen({ port: 0, host: '127.0.0.1' })
    sandbox.sendEventsTo(`${port}/api/webhooks/pagarme`)

    stops.push(startWorker(app, allJobs(), allHearers()))
    await expect.poll(() => heldAt('sefaz'), { timeout: 20_000 }).toBeGreaterThan(0)
    await app.transaction((tx) => tx.deleteFrom('mails').execute())
    await world.post('/api/v1/auth/forgot-password', { email: 'joao.meireles@bracards.example' })
    await expect.poll(() => heldAt('mail'), { timeout: 20_000 }).toBeGreaterThan(0)

    const payment = await app.db
      .selectFrom('order_payments')
      .select('charge_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    await steerPayments(`/charges/${payment.charge_id}/pay`)
    await expect.poll(() => stateOf(orderId), { timeout: 20_000 }).toBe('paid')
    expect([await heldAt('sefaz'), await heldAt('mail')].every((held) => held > 0)).toBe(true)

    await Promise.all([steerMail('/release'), steerTaxes('/release')])
    await expect
      .poll(async () => (await seller.get(`/api/v1/stores-order/${parcel}`)).body.invoices[0].state, {
        timeout: 20_000,
      })
      .toBe('authorised')
  })
})
