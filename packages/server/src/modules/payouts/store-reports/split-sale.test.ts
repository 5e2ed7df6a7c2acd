import { beforeEach, describe, expect, it } from 'vitest'
import { dayInBrazil } from '../../../platform/clock.ts'
import { splitOrders } from '../../../testing/split-order.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'
import { refreshSummaries } from '../../prices/stats/index.ts'

const test = await testApp()
const { app, as, clock } = test
const { marina, seller, deckBox, parcelsOf, bought, emptied } = await splitOrders(test)
const operator = await as('operator')
const store = deckBox.store_id
beforeEach(emptied)

/** Units of the last sales of the product, the smallest first. */
async function soldUnits(last: number) {
  const { sales } = (await seller.post('/api/v1/1/product-history-order', { id: deckBox.product_id })).body
  const units = sales.slice(0, last).map(({ quantity }: { quantity: number }) => quantity)
  return units.toSorted((a: number, b: number) => a - b)
}

describe('a sale in several parcels', () => {
  it('counts as one in what the store reads of its sales', async () => {
    const month = dayInBrazil(clock.now()).slice(0, 7)
    const counts = async () => {
      await settle(app)
      await app.transaction((tx) => refreshSummaries(tx, clock.now()))
      const report = (await seller.get(`/api/v1/store-reports/${store}`)).body
      const dashboard = (await seller.get(`/api/v1/store-dashboard/${store}`)).body
      const history = await seller.post('/api/v1/1/product-history-order', { id: deckBox.product_id })
      return [
        report.months.find((one: { month: string }) => one.month === month)?.orders ?? 0,
        dashboard.days.find((one: { on: string }) => one.on === dayInBrazil(clock.now()))?.orders ?? 0,
        (await seller.get(`/api/v1/stores/${store}`)).body.sales_count,
        history.body.paginate.total,
      ] as number[]
    }
    const before = await counts()
    await bought()
    // two offers of the product were bought, one of which goes in several parcels
    expect((await counts()).map((count, at) => count - before[at]!)).toEqual([1, 1, 1, 2])
    expect(await soldUnits(2)).toEqual([3, 29])
  })

  it('is one sale of what is left of it when one of its parcels is cancelled', async () => {
    clock.advance(60_000)
    const id = await bought()
    const [first] = await parcelsOf(id)
    await seller.post('/api/v1/store-order-cancel', { id: first!.id, reason: 'out_of_stock' })
    await settle(app)
    const left = await app.db
      .selectFrom('order_lines as l')
      .innerJoin('store_orders as so', 'so.id', 'l.store_order_id')
      .select(({ fn }) => fn.sum<number>('l.quantity').as('units'))
      .where('so.order_id', '=', id)
      .where('so.id', '<>', first!.id)
      .groupBy('l.listing_id')
      .execute()
    const units = left.map((offer) => offer.units).toSorted((a, b) => a - b)
    expect(await soldUnits(units.length)).toEqual(units)
  })

  it('is a line for each parcel in the file of orders, in the picking list, in messages and for operators', async () => {
    const id = await bought()
    const parcels = await parcelsOf(id)
    const named = (of: { part: number; parts: number }) => [of.part, of.parts]
    const all = parcels.map(named)
    const { orders } = (await seller.get(`/api/v1/store-reports/${store}/orders`)).body
    const ofSale = orders.filter((one: { order_id: number }) => one.order_id === id)
    expect(ofSale.map(named).toReversed()).toEqual(all)
    const others = parcels.slice(1).map((one) => one.id)
    const { body: picking } = await seller.get(`/api/v1/store-order-picking/${parcels[0]!.id}?with=${others.join(',')}`)
    expect(picking.orders.map(named)).toEqual(expect.arrayContaining(all))
    await marina.post('/api/v1/order-messages', { store_order_id: parcels[1]!.id, body: 'Pode caprichar?' })
    const { conversations } = (await seller.get(`/api/v1/store-messages/${store}`)).body
    expect(named(conversations.find((one: { order_id: number }) => one.order_id === id))).toEqual(all[1])
    expect((await seller.get('/api/v1/notices')).body.notices[0].title).toBe(
      `Marina escreveu sobre o pedido ${id} (pacote 2 de ${parcels.length})`,
    )
    const found = (await operator.get(`/api/v1/admin/orders?q=${id}`)).body.orders[0]
    expect(found.parcels.map(named)).toEqual(all)
    expect((await operator.get(`/api/v1/admin/orders/${id}`)).body.parcels.map(named)).toEqual(all)
  })

  it('waits for an operator once, with the parcels that are meant', async () => {
    const id = await bought()
    const parcels = await parcelsOf(id)
    await app.db
      .updateTable('store_orders')
      .set({ post_by: new Date(clock.now().getTime() - 60 * 86_400_000) })
      .where('id', '=', parcels[1]!.id)
      .execute()
    const { groups } = (await operator.get('/api/v1/admin/inbox')).body
    const items = groups.flatMap((group: { items: { id: number; title: string; detail: string }[] }) => group.items)
    const told = items.filter(({ title }: { title: string }) => title === `Pedido nº ${id}`)
    expect(told).toHaveLength(1)
    expect(told[0].detail).toContain(`(pacote 2 de ${parcels.length}) · Postar até`)
  })
})
