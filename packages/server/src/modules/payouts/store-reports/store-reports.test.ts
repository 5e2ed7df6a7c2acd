import { expect, it } from 'vitest'
import { DAY_MS, dayInBrazil } from '../../../platform/clock.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { testApp } from '../../../testing/test-app.ts'
import { staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf } from '../../money/ledger/index.ts'
import { completeParcel } from '../../orders/parcels/parcels.ends.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
const severino = await as('seller')
const joelma = await as('joelma.nazare@bracards.example')
await staySignedIn(app)
const [offer] = await offersOfSeller(app, severino.id, 1)
const store = offer!.store_id
const month = () => dayInBrazil(clock.now()).slice(0, 7)

const months = async (query = '') => (await severino.get(`/api/v1/store-reports/${store}${query}`)).body
const thisMonth = async () =>
  (await months()).months.find((one: { month: string }) => one.month === month()) ?? { orders: 0 }
const orders = async (query = '') => (await severino.get(`/api/v1/store-reports/${store}/orders${query}`)).body
const sold = async (unitCents: number) => {
  const { parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!], unitCents, quantity: 2 })
  return parcels[0]!
}
const complete = (id: number) =>
  app.transaction(async (tx) => {
    const delivered = { state: 'delivered' as const, delivered_at: clock.now() }
    await tx.updateTable('store_orders').set(delivered).where('id', '=', id).execute()
    await completeParcel(tx, app, id)
  })

it('a month tells what was sold, given back, kept by the house and released, as the ledger has it', async () => {
  const before = await thisMonth()
  const id = await sold(10_000)
  const parcel = await app.db.selectFrom('store_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const paid = await thisMonth()
  expect(paid.orders - before.orders).toBe(1)
  expect(paid.units - before.units).toBe(2)
  expect(paid.goods_cents - before.goods_cents).toBe(parcel.goods_cents)
  expect(paid.freight_cents - before.freight_cents).toBe(parcel.freight_cents)
  expect(paid.released_cents).toBe(before.released_cents)
  const [line] = await app.db.selectFrom('order_lines').select('id').where('store_order_id', '=', id).execute()
  await severino.post('/api/v1/store-order-lacking', { id, lines: [{ line_id: line!.id, quantity: 1 }] })
  await complete(id)
  const ended = await thisMonth()
  expect(ended.refunded_cents - before.refunded_cents).toBe(10_000)
  const [commission, released] = [
    ended.commission_cents - before.commission_cents,
    ended.released_cents - before.released_cents,
  ]
  expect(commission).toBeGreaterThan(0)
  expect(commission + released).toBe(parcel.goods_cents + parcel.freight_cents - 10_000)
  const [row] = (await orders()).orders
  expect(row).toMatchObject({ id, units: 2, state: 'completed', refunded_cents: 10_000, commission_cents: commission })
})

it('the games of a year tell what was sold of each, without what lacked', async () => {
  const { name } = await app.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('businesses', 'businesses.id', 'categories.business_id')
    .select('businesses.name')
    .where('products.id', '=', offer!.product_id)
    .executeTakeFirstOrThrow()
  const soldOf = async () =>
    (await months()).games.find((one: { name: string }) => one.name === name) ?? { units: 0, goods_cents: 0 }
  const before = await soldOf()
  const id = await sold(700)
  expect(await soldOf()).toEqual({ name, units: before.units + 2, goods_cents: before.goods_cents + 1400 })
  const [line] = await app.db.selectFrom('order_lines').select('id').where('store_order_id', '=', id).execute()
  await severino.post('/api/v1/store-order-lacking', { id, lines: [{ line_id: line!.id, quantity: 1 }] })
  expect(await soldOf()).toEqual({ name, units: before.units + 1, goods_cents: before.goods_cents + 700 })
})

it('all months together make the balance, credit to buyers included', async () => {
  const { years } = await months()
  let [balance, credits] = [0, 0]
  for (const year of years)
    for (const one of (await months(`?year=${year}`)).months) {
      credits += one.credits_cents
      balance += one.released_cents - one.labels_cents - one.disputes_cents - one.credits_cents - one.withdrawn_cents
    }
  expect(credits).toBeGreaterThan(0)
  expect((await balancesOf(app.db, [`store:${store}`])).get(`store:${store}`)).toBe(balance)
})

it('a year is asked for, and months without anything are left out', async () => {
  const { year, years } = await months()
  expect(years[0]).toBe(year)
  expect((await months(`?year=${year - 20}`)).months).toEqual([])
  expect((await severino.get(`/api/v1/store-reports/${store}?year=abc`)).status).toBe(422)
})

it('orders are those paid on the days asked for, page by page', async () => {
  const first = await sold(1000)
  const today = dayInBrazil(clock.now())
  clock.advance(2 * DAY_MS)
  const second = await sold(1000)
  const ids = async (query: string) => (await orders(query)).orders.map(({ id }: { id: number }) => id)
  expect(await ids(`?from=${dayInBrazil(clock.now())}`)).toEqual([second])
  expect(await ids(`?from=${today}&to=${today}`)).toContain(first)
  expect(await ids(`?from=${today}&to=${today}`)).not.toContain(second)
  const page = await orders('?limit=1')
  expect([page.orders.length, page.more]).toEqual([1, true])
  expect(await ids(`?limit=1&before=${page.orders[0].id}`)).not.toContain(page.orders[0].id)
  expect((await severino.get(`/api/v1/store-reports/${store}/orders?from=31-12-2026`)).status).toBe(422)
})

it('strangers read neither', async () => {
  expect((await joelma.get(`/api/v1/store-reports/${store}`)).status).toBe(404)
  expect((await joelma.get(`/api/v1/store-reports/${store}/orders`)).status).toBe(404)
})
