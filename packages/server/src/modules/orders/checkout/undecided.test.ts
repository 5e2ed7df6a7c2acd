import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { cardToken, homeOf, orderByPix, setOnSale } from '../../../testing/buying.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { sumOfAll } from '../../money/ledger/index.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import type { PlainJob } from '../../../platform/jobs.ts'

const { app, as, clock, sandbox } = await testApp()
const slow = '4000000000000036'
const home = await homeOf(app, (await as('buyer')).id)
const offer = (await offersOfSeller(app, (await as('seller')).id, 1))[0]!
const steer = steering(sandbox.url, 'pagarme')
const run = (job: PlainJob) => checkoutJobs[job]!.run(app, {})

const cardOf = (id: number) =>
  app.db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', id)
    .where('method', '=', 'card')
    .executeTakeFirstOrThrow()
const stock = async () =>
  (await app.db.selectFrom('listings').select('quantity').where('id', '=', offer.id).executeTakeFirstOrThrow()).quantity
const stateOf = async (id: number) => (await (await as('buyer')).get(`/api/v1/orders/${id}`)).body.state

/** Orders two pieces with a card whose charge stays in this status at the provider. */
async function ordered(status: string) {
  await setOnSale(app, offer.id)
  const marina = await as('buyer')
  const id = await orderByPix(marina, home, { id: offer.id, quantity: 2 })
  const by = { method: 'card', token: await cardToken(marina, { number: slow }) }
  await marina.post('/api/v1/order/pay', { order_id: id, ...by })
  const charge = (await cardOf(id)).charge_id!
  await steer(`/charges/${charge}/status`, { status: 'stuck' })
  // the simulated bank would have decided by then
  await wait(600)
  await steer(`/charges/${charge}/status`, { status })
  return { id, charge }
}

it.each(['processing', 'whatever'])('a card that is %s for days holds its goods no longer', async (status) => {
  const { id, charge } = await ordered(status)
  clock.advance(2 * DAY_MS)
  await run('expire_orders')
  expect([await stateOf(id), await stock()]).toEqual(['awaiting_payment', 8])
  clock.advance(DAY_MS + 3_600_000)
  await steer('/fail-next', { times: 1 })
  await run('expire_orders')
  expect([await stateOf(id), await stock()]).toEqual(['awaiting_payment', 8])
  await run('expire_orders')
  expect([await stateOf(id), await stock()]).toEqual(['expired', 10])
  expect(await cardOf(id)).toMatchObject({ state: 'expired', to_call_off: true })
  await steer(`/charges/${charge}/status`, { status: 'processing' })
  await run('call_off_payments')
  expect(await cardOf(id)).toMatchObject({ state: 'expired', to_call_off: false })
  expect((await steer(`/charges/${charge}/pay`)).status).toBe(412)
})

it('what its bank takes after all, once the goods are gone, goes back to the buyer', async () => {
  const { id, charge } = await ordered('whatever')
  clock.advance(4 * DAY_MS)
  await run('expire_orders')
  await setOnSale(app, offer.id, { quantity: 0 })
  await run('call_off_payments')
  expect(await cardOf(id)).toMatchObject({ state: 'expired', to_call_off: true })
  await steer(`/charges/${charge}/status`, { status: 'pending' })
  await steer(`/charges/${charge}/pay`)
  await run('call_off_payments')
  expect(await cardOf(id)).toMatchObject({ state: 'refunded', to_call_off: false })
  expect([await stateOf(id), await sumOfAll(app.db)]).toEqual(['expired', 0])
})
