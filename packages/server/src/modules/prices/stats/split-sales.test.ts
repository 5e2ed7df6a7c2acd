import { describe, expect, it } from 'vitest'
import { DAY_MS, daysBefore } from '../../../platform/clock.ts'
import { splitOrders } from '../../../testing/split-order.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle, staySignedIn } from '../../../testing/test-people.ts'
import { refreshSummaries } from './index.ts'

const test = await testApp()
const { app, clock, get } = test
const { seller, deckBox, parcelsOf, bought, emptied, posted } = await splitOrders(test)
await staySignedIn(app)
clock.advance(61 * DAY_MS)
// imported sales keep the store from being a new one, whose rates are not shown
await app.db
  .updateTable('sales')
  .set({ sold_at: daysBefore(clock.now(), 90) })
  .where('store_id', '=', deckBox.store_id)
  .where('order_line_id', 'is', null)
  .execute()

const buy = async () => {
  await emptied()
  const [first, ...others] = (await parcelsOf(await bought())).map(({ id }) => id)
  return { first: first!, others }
}
const post = async (ids: number[]) => {
  for (const [at, id] of ids.entries())
    expect((await posted(id, `${'ABCDEF'[at]}B123456785BR`)).status, String(id)).toBe(200)
}
const cancel = async (ids: number[]) => {
  for (const id of ids)
    expect((await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock' })).status).toBe(200)
}
const rates = async () => {
  await settle(app)
  await app.transaction((tx) => refreshSummaries(tx, clock.now()))
  const {
    on_time_rate: onTime,
    cancellation_rate: cancelled,
    honour_rate: honour,
  } = (await get(`/api/v1/stores/${deckBox.store_id}`)).body
  return { onTime, cancelled, honour }
}

describe('the rates of a store', () => {
  it('count a sale in several parcels once: late if one of them is, and in time when all are posted', async () => {
    const [inTime, late] = [await buy(), await buy()]
    await post([inTime.first, ...inTime.others])
    await post(late.others)
    expect(await rates()).toMatchObject({ onTime: 1, cancelled: 0 })
    clock.advance(20 * DAY_MS)
    expect(await rates()).toMatchObject({ onTime: 0.5 })
    await post([late.first])
    expect(await rates()).toMatchObject({ onTime: 0.5, cancelled: 0 })
  })

  it('count a sale as cancelled when all its parcels are; of a part, the units lower how it honours sales', async () => {
    clock.advance(61 * DAY_MS)
    const [whole, part] = [await buy(), await buy()]
    await cancel([whole.first, ...whole.others])
    await post(part.others)
    expect(await rates()).toMatchObject({ onTime: null, cancelled: 0.5 })
    const { honour } = await rates()
    await cancel([part.first])
    const after = await rates()
    expect(after).toMatchObject({ onTime: 1, cancelled: 0.5 })
    expect(after.honour).toBeLessThan(honour)
  })

  it('count a sale as late if its buyer gave up a part that came too late', async () => {
    clock.advance(61 * DAY_MS)
    const { first, others } = await buy()
    await post(others)
    clock.advance(20 * DAY_MS)
    const gone = { store_order_id: first, action: 'cancel', reason: 'too_late' }
    expect((await (await test.as('buyer')).post('/api/v1/order/cancel-parcel', gone)).status).toBe(200)
    expect(await rates()).toMatchObject({ onTime: 0, cancelled: 0 })
  })
})
