import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { deliverEvents, listenerJobs } from '../../../platform/events.ts'
import { workOnce } from '../../../platform/jobs.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { staySignedIn } from '../../../testing/test-people.ts'
import { statsListeners } from './stats.events.ts'

const { app, as, clock, post } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
await staySignedIn(app)

const offer = (await offersOfSeller(app, seller.id, 1))[0]!
const { store_id: otherStore } = await app.db
  .selectFrom('listings')
  .innerJoin('stores', 'stores.id', 'listings.store_id')
  .select('listings.store_id')
  .where('stores.owner_id', 'not in', [seller.id, marina.id])
  .executeTakeFirstOrThrow()
const hearers = { stats: statsListeners }

/** Buys one unit of the product and returns the parcel. */
async function bought(by: number, { store = offer.store_id, cents = 54_321 } = {}) {
  const offers = [{ ...offer, store_id: store }]
  const { parcels } = await paidOrder(app, { userId: by, offers, quantity: 1, unitCents: cents })
  await hear()
  return parcels[0]!
}
async function hear() {
  await deliverEvents(app, hearers)
  await workOnce(app, listenerJobs(hearers))
}
const asked = { id: offer.product_id, days: 365, condition: 'NM', finish: 'normal' }
const counted = async () => (await post('/api/v1/1/product-stats-price', asked)).body.summary?.sales ?? 0
const told = async () => (await post('/api/v1/1/product-history-order', { id: offer.product_id })).body.paginate.total
const cancel = (id: number) =>
  seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock', comment: 'Molhou na loja.' })

describe('the price of a product', () => {
  it('hears a buyer once a day, whatever the store, while the history tells every sale', async () => {
    const [before, sales] = [await counted(), await told()]
    await bought(marina.id)
    await bought(marina.id)
    await bought(marina.id, { store: otherStore, cents: 1 })
    expect(await counted()).toBe(before + 1)
    expect(await told()).toBe(sales + 3)
    const { body } = await post('/api/v1/1/product-stats-price', { ...asked, by: 'day' })
    expect(body.summary.min).toBeGreaterThan(1)
  })

  it('hears the same buyer and store again after a month without a purchase', async () => {
    clock.advance(20 * DAY_MS)
    const before = await counted()
    await bought(marina.id)
    expect(await counted()).toBe(before)
    clock.advance(31 * DAY_MS)
    const later = await counted()
    await bought(marina.id)
    expect(await counted()).toBe(later + 1)
  })

  it('hears the later purchase where the earlier one was given back', async () => {
    clock.advance(31 * DAY_MS)
    const before = await counted()
    const first = await bought(marina.id)
    clock.advance(1000)
    await bought(marina.id)
    expect(await counted()).toBe(before + 1)
    expect((await cancel(first)).status).toBe(200)
    await hear()
    expect(await counted()).toBe(before + 1)
  })

  it('never hears what an owner buys from the own store', async () => {
    const before = await counted()
    await bought(seller.id)
    expect(await counted()).toBe(before)
  })
})
