import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { scheduleRepeated, workOnce } from '../../../platform/jobs.ts'
import { homeOf, onSale, orderByPix } from '../../../testing/buying.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { staySignedIn } from '../../../testing/test-people.ts'
import { sumOfAll } from '../../money/ledger/index.ts'
import { checkoutJobs } from '../checkout/checkout.jobs.ts'
import { parcelsJobs } from './parcels.jobs.ts'

const { app, as, clock, sandbox } = await testApp()
const MINUTE_MS = 60_000
const jobs = { ...checkoutJobs, ...parcelsJobs }
const marina = await as('buyer')
const seller = await as('seller')
await staySignedIn(app)
// what the demo world has on its way is no business of these tests
await app.db
  .updateTable('store_orders')
  .set({ state: 'completed' })
  .where('state', 'not in', ['cancelled', 'refunded', 'expired'])
  .execute()
const home = await homeOf(app, marina.id)
const offer = (await offersOfSeller(app, seller.id, 1))[0]!
const steer = steering(sandbox.url, 'pagarme')

const bought = async () => (await paidOrder(app, { userId: marina.id, offers: [offer] })).parcels[0]!
const placed = () => orderByPix(marina, home, { id: offer.id })
const partOf = async (orderId: number) =>
  (await app.db.selectFrom('store_orders').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id
const ask = (path: string, body: object) => marina.post(`/api/v1/order/${path}`, body)
const postTo = (id: number) =>
  seller.post('/api/v1/store-order-move', { id, move: 'post', tracking_code: 'AA123456785BR' })
const delivered = async () => {
  const id = await bought()
  await postTo(id)
  await ask('confirm-delivery', { store_order_id: id })
  return id
}
const askedToCancel = (id: number) => ask('cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
const stateOf = async (id: number) =>
  (await app.db.selectFrom('store_orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const entries = async () => (await app.db.selectFrom('ledger_entries').select('id').execute()).length

/** One parcel for each timer, and what it becomes once nobody has done anything about it. */
const waiting = async () => {
  const unpaid = await partOf(await placed())
  const posted = await bought()
  await postTo(posted)
  const asked = await bought()
  await askedToCancel(asked)
  const [kept, regretted, sentBack] = [await delivered(), await delivered(), await delivered()]
  for (const id of [regretted, sentBack]) await askedToCancel(id)
  await ask('send-back', { store_order_id: sentBack, tracking_code: 'BB123456785BR' })
  return { unpaid, posted, asked, kept, regretted, sentBack }
}
const statesOf = async (parcels: Awaited<ReturnType<typeof waiting>>) =>
  Object.fromEntries(
    await Promise.all(Object.entries(parcels).map(async ([name, id]) => [name, await stateOf(id)] as const)),
  )
const ended = { unpaid: 'expired', posted: 'lost', asked: 'cancelled', kept: 'completed', sentBack: 'returned' }

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  // refunds of orders that were paid without a provider
  await app.db.deleteFrom('order_refunds').execute()
  await app.db.updateTable('listings').set(onSale).where('id', '=', offer.id).execute()
})

describe('what became due', () => {
  it('while nobody worked is done by whoever starts next, once, and again and again from then on', async () => {
    const first = await waiting()
    clock.advance(60 * DAY_MS)
    await scheduleRepeated(app, jobs)
    await workOnce(app, jobs)
    // a return that was never posted stays with the buyer, and is over after that
    expect(await statesOf(first)).toMatchObject({
      ...{ ...ended, posted: 'shipped' },
      regretted: expect.stringMatching(/^(delivered|completed)$/),
    })
    // both sides are warned of a loss first, and have the days of it
    clock.advance(4 * DAY_MS)
    await workOnce(app, jobs)
    const [states, posted] = [await statesOf(first), await entries()]
    expect(states).toEqual({ ...ended, regretted: 'completed' })
    await scheduleRepeated(app, jobs)
    await workOnce(app, jobs)
    expect([await statesOf(first), await entries(), await sumOfAll(app.db)]).toEqual([states, posted, 0])

    // nobody plans anything any more: each job has planned itself
    const second = await waiting()
    clock.advance(60 * DAY_MS)
    await workOnce(app, jobs)
    clock.advance(4 * DAY_MS)
    await workOnce(app, jobs)
    expect(await statesOf(second)).toEqual({ ...ended, regretted: 'completed' })
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('of a pick-up is its delivery: what no carrier had is not lost, and the buyer hears of both ends', async () => {
    const id = await bought()
    await app.db
      .updateTable('store_orders')
      .set({ shipping: sql`jsonb_set(shipping, '{code}', '"retirada"')` })
      .where('id', '=', id)
      .execute()
    expect((await seller.post('/api/v1/store-order-move', { id, move: 'post' })).status).toBe(200)
    clock.advance(29 * DAY_MS)
    await parcelsJobs.ask_for_delivery!.run(app, {})
    await parcelsJobs.deliver_pickups!.run(app, {})
    expect(await stateOf(id)).toBe('shipped')
    clock.advance(DAY_MS)
    for (const job of ['lose_parcels', 'deliver_pickups', 'deliver_pickups'] as const)
      await parcelsJobs[job]!.run(app, {})
    expect([await stateOf(id), await sumOfAll(app.db)]).toEqual(['delivered', 0])
    const { body } = await marina.get('/api/v1/notices')
    expect(body.notices.slice(0, 3).map(({ title }: { title: string }) => title)).toEqual([
      'Seu pacote conta como retirado',
      'Seu pacote chegou?',
      'Sua retirada foi registrada',
    ])
    clock.advance(8 * DAY_MS)
    await parcelsJobs.complete_parcels!.run(app, {})
    expect(await stateOf(id)).toBe('completed')
  })

  it('is done for all, however many there are, though one of them cannot be', async () => {
    const parcels: number[] = []
    for (let at = 0; at < 103; at += 1) parcels.push(await bought())
    const at = clock.now()
    await app.db
      .updateTable('store_orders')
      .set({ state: 'delivered', posted_at: at, delivered_at: at })
      .where('id', 'in', parcels)
      .execute()
    // a parcel of the centre without lines: what is held for it cannot be given to anybody
    const [broken, ...others] = parcels as [number, ...number[]]
    await app.db.deleteFrom('order_lines').where('store_order_id', '=', broken).execute()
    await app.db.updateTable('store_orders').set({ store_id: null }).where('id', '=', broken).execute()
    clock.advance(8 * DAY_MS)
    await scheduleRepeated(app, jobs)
    await workOnce(app, jobs)
    expect(new Set(await Promise.all(others.map(stateOf)))).toEqual(new Set(['completed']))
    expect([await stateOf(broken), await sumOfAll(app.db)]).toEqual(['delivered', 0])
  })

  it('and could not be done is tried again by itself', async () => {
    await scheduleRepeated(app, jobs)
    await workOnce(app, jobs)
    const part = await partOf(await placed())
    await steer('/fail-next', { times: 1000, status: 503 })
    clock.advance(31 * MINUTE_MS)
    await workOnce(app, jobs)
    // while the provider cannot be asked, the order may have been paid
    expect(await stateOf(part)).toBe('awaiting_payment')
    await steer('/fail-next', { times: 0 })
    clock.advance(MINUTE_MS)
    await workOnce(app, jobs)
    expect([await stateOf(part), await sumOfAll(app.db)]).toEqual(['expired', 0])
  })
})
