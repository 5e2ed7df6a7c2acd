import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { deliverEvents, listenerJobs } from '../../../platform/events.ts'
import { workOnce } from '../../../platform/jobs.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { staySignedIn } from '../../../testing/test-people.ts'
import { refreshSummaries } from './index.ts'
import { statsListeners } from './stats.events.ts'

const { app, as, clock, post } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
await staySignedIn(app)

const offer = (await offersOfSeller(app, seller.id, 1))[0]!
const hearers = { stats: statsListeners }

async function hear() {
  await deliverEvents(app, hearers)
  await workOnce(app, listenerJobs(hearers))
  await app.transaction((tx) => refreshSummaries(tx, clock.now()))
}
const bought = async (quantity = 2) => {
  const order = await paidOrder(app, { userId: marina.id, offers: [offer], quantity, unitCents: 54_321 })
  return { ...order, id: order.parcels[0]! }
}
const told = async () => (await post('/api/v1/1/product-history-order', { id: offer.product_id })).body
const soldThisMonth = async () =>
  (
    await app.db
      .selectFrom('product_sales_stats')
      .select('monthly_sales')
      .where('product_id', '=', offer.product_id)
      .executeTakeFirst()
  )?.monthly_sales ?? 0
const cancel = (id: number) =>
  seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock', comment: 'Molhou na loja.' })

describe('what is bought here', () => {
  it('is a sale once it is paid: in the history, the chart, the price and the units of the month', async () => {
    const [before, units] = [await told(), await soldThisMonth()]
    clock.advance(1000)
    await bought()
    await hear()
    const after = await told()
    expect(after.paginate.total).toBe(before.paginate.total + 1)
    const day = clock.now().toISOString()
    expect(after.sales[0]).toMatchObject({ quantity: 2, unit_price_cents: 54_321, uf: 'SP', condition: 'NM' })
    expect(after.sales[0].sold_at.slice(0, 10)).toBe(day.slice(0, 10))
    expect(await soldThisMonth()).toBe(units + 2)
    const { body } = await post('/api/v1/1/product-stats-price', { id: offer.product_id, days: 30, by: 'day' })
    expect(body.points.at(-1).max).toBe(54_321)
  })

  it('counts the units that its store found', async () => {
    clock.advance(1000)
    const { id } = await bought()
    await hear()
    const { id: line } = await app.db
      .selectFrom('order_lines')
      .select('id')
      .where('store_order_id', '=', id)
      .executeTakeFirstOrThrow()
    await seller.post('/api/v1/store-order-lacking', { id, lines: [{ line_id: line, quantity: 1 }] })
    await hear()
    expect((await told()).sales[0]).toMatchObject({ quantity: 1, unit_price_cents: 54_321 })
  })

  it('is one sale however often it is heard, and none once its money goes back', async () => {
    const before = await told()
    const { id, orderId } = await bought()
    await hear()
    await statsListeners.sale_changed!(app, { orderId })
    expect((await told()).paginate.total).toBe(before.paginate.total + 1)
    expect((await cancel(id)).status).toBe(200)
    await hear()
    expect(await told()).toEqual(before)
  })

  it('says nothing of the price where it was graded or signed, and is in the history with just what it was', async () => {
    const paid = async () => (await post('/api/v1/1/product-stats-price', { id: offer.product_id })).body
    const grade = { company: 'PSA', grade: 9.5 }
    const certificate = '12345678'
    clock.advance(1000)
    const [before, prices, units] = [await told(), await paid(), await soldThisMonth()]
    const { orderId } = await bought()
    await app.db
      .updateTable('order_lines')
      .set({ extras: ['assinada'], grade: { ...grade, certificate } })
      .where('store_order_id', 'in', (query) =>
        query.selectFrom('store_orders').select('id').where('order_id', '=', orderId),
      )
      .execute()
    await hear()
    expect(await paid()).toEqual(prices)
    const after = await told()
    expect(after.paginate.total).toBe(before.paginate.total + 1)
    expect(after.sales[0]).toMatchObject({ extras: ['assinada'], grade, quantity: 2, unit_price_cents: 54_321 })
    expect(JSON.stringify(after)).not.toContain(certificate)
    expect(after.sales.slice(1, 3)).toEqual(before.sales.slice(0, 2))
    expect(await soldThisMonth()).toBe(units + 2)
  })
})

describe('what is known of a store', () => {
  const facts = async () => {
    await hear()
    const row = await app.db
      .selectFrom('store_stats')
      .selectAll()
      .where('store_id', '=', offer.store_id)
      .executeTakeFirstOrThrow()
    return { ...row, on_time_rate: Number(row.on_time_rate), cancellation_rate: Number(row.cancellation_rate) }
  }
  const move = (id: number) =>
    seller.post('/api/v1/store-order-move', { id, move: 'post', tracking_code: 'AA123456785BR' })

  it('counts orders, not the lines of them', async () => {
    const before = await facts()
    const { id } = await bought()
    const line = await app.db
      .selectFrom('order_lines')
      .selectAll()
      .where('store_order_id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: _, in_parcel: _units, ...rest } = line
    await app.db
      .insertInto('order_lines')
      .values({ ...rest, grade: null })
      .execute()
    const after = await facts()
    expect(after.sales_count).toBe(before.sales_count + 1)
    expect(after.orders_60d).toBe(before.orders_60d + 1)
  })

  it('is how it posts and what it calls off, of the last sixty days', async () => {
    await app.db.deleteFrom('sales').where('order_line_id', 'is', null).execute()
    clock.advance(61 * DAY_MS)
    const [onTime, late, calledOff] = [await bought(), await bought(), await bought()]
    await move(onTime.id)
    await cancel(calledOff.id)
    clock.advance(20 * DAY_MS)
    await move(late.id)
    const now = await facts()
    expect(now).toMatchObject({ orders_60d: 2, on_time_rate: 0.5 })
    expect(now.cancellation_rate).toBeCloseTo(1 / 3)
    clock.advance(61 * DAY_MS)
    expect(await facts()).toMatchObject({ orders_60d: 0, on_time_rate: 0, cancellation_rate: 0 })
  })

  it('is on time with a pick-up that lay ready in time, whenever its buyer comes, or never', async () => {
    clock.advance(61 * DAY_MS)
    const [fetched, waiting, calledOff, late] = [await bought(), await bought(), await bought(), await bought()]
    const parcels = [fetched, waiting, calledOff, late].map(({ id }) => id)
    const shipping = sql<string>`jsonb_set(shipping, '{code}', '"retirada"')`
    await app.db.updateTable('store_orders').set({ shipping }).where('id', 'in', parcels).execute()
    const step = (id: number, to: string) => seller.post('/api/v1/store-order-move', { id, move: to })
    for (const { id } of [fetched, waiting, calledOff]) for (const to of ['pick', 'pack']) await step(id, to)
    clock.advance(20 * DAY_MS)
    await step(fetched.id, 'post')
    await marina.post('/api/v1/order/cancel-parcel', { store_order_id: calledOff.id, reason: 'too_late' })
    expect(await facts()).toMatchObject({ orders_60d: 3, cancellation_rate: 0 })
    expect((await facts()).on_time_rate).toBeCloseTo(2 / 3)
    for (const to of ['pick', 'pack']) await step(late.id, to)
    expect((await facts()).on_time_rate).toBeCloseTo(2 / 3)
  })
})
