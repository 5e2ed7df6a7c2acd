import { beforeEach, expect, it } from 'vitest'
import { emit } from '../../../platform/events.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const other = await as('joelma.nazare@bracards.example')
const [offer, second] = await offersOfSeller(app, seller.id)
const store_id = offer!.store_id

const path = `/api/v1/store-stock-alerts/${store_id}`
const choose = (threshold: unknown, who = seller) => who.put('/api/v1/store-stock-alerts', { store_id, threshold })
const alerts = async () => (await seller.get(path)).body
const restock = (quantity: number, { id } = offer!) =>
  seller.post('/api/v1/product-store-save-many', { store_id, changes: [{ id, quantity }] })
const notices = () =>
  app.db
    .selectFrom('notices')
    .select(['body', 'link'])
    .where('user_id', '=', seller.id)
    .where('title', '=', 'Estoque baixo')
    .orderBy('id')
    .execute()

/** Sells offers that are left with `left` units. */
async function sold(left: number, offers = [offer!]) {
  const ids = offers.map(({ id }) => id)
  await app.db.updateTable('listings').set({ quantity: left }).where('id', 'in', ids).execute()
  const [first, ...others] = offers
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [first!], quantity: 1 })
  const lines = app.db.selectFrom('order_lines').selectAll().where('store_order_id', '=', parcels[0]!)
  const { id: _, in_parcel: __, ...line } = await lines.executeTakeFirstOrThrow()
  for (const { id, product_id } of others)
    await app.db
      .insertInto('order_lines')
      .values({ ...line, listing_id: id, product_id })
      .execute()
  const announce = () => app.transaction(async (tx) => emit(tx, app, 'sale_changed', { orderId }))
  await announce()
  await settle(app)
  return { again: () => announce().then(() => settle(app)) }
}

beforeEach(async () => {
  await choose(null)
  await app.db.deleteFrom('notices').where('user_id', '=', seller.id).execute()
})

it('a store that chose no threshold hears nothing', async () => {
  await sold(1)
  expect(await notices()).toEqual([])
  expect(await alerts()).toEqual({ threshold: null, offers: [], total: 0 })
})

it('a sale that takes an offer to the threshold is told once, and stands in the list and the dashboard', async () => {
  expect((await choose(2)).body.message).toBe('Aviso guardado.')
  await sold(3)
  expect(await notices()).toEqual([])
  const sale = await sold(2)
  await sale.again()
  await sold(1)
  const told = await notices()
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ link: `/my-store/dashboard/${store_id}` })
  expect(told[0]!.body).toMatch(/ ficou com 2 unidades\.$/)
  expect(await alerts()).toMatchObject({ threshold: 2, total: 1, offers: [{ id: offer!.id, quantity: 1 }] })
  expect((await seller.get(`/api/v1/store-dashboard/${store_id}`)).body.todo.low_stock).toBe(1)
})

it('an offer that was restocked is told of again', async () => {
  await choose(2)
  await sold(0)
  await restock(9)
  await settle(app)
  expect((await alerts()).total).toBe(0)
  await sold(1)
  expect((await notices()).map(({ body }) => body.replace(/.* ficou/, 'ficou'))).toEqual([
    'ficou sem estoque.',
    'ficou com 1 unidade.',
  ])
})

it('several offers of one sale come in one notice', async () => {
  await choose(2)
  await sold(2, [offer!, second!])
  expect((await notices()).map(({ body }) => body)).toEqual(['2 ofertas ficaram com poucas unidades.'])
})

it('an offer is put away from the list, and is not told of again meanwhile', async () => {
  await choose(2)
  await sold(2)
  await seller.post('/api/v1/store-stock-alerts/put-away', { store_id, ids: [offer!.id] })
  await sold(1)
  expect((await alerts()).total).toBe(0)
  expect(await notices()).toHaveLength(1)
})

it('a lower threshold takes away what stands above it', async () => {
  await choose(5)
  await sold(4)
  await choose(3)
  expect((await alerts()).total).toBe(0)
})

it('refuses what is no number of units, and other people', async () => {
  for (const wrong of [-1, 1000, 'dois']) expect((await choose(wrong)).status).toBe(422)
  const nothing = { store_id, ids: [] }
  expect((await seller.post('/api/v1/store-stock-alerts/put-away', nothing)).status).toBe(422)
  for (const { status } of [
    await other.get(path),
    await choose(1, other),
    await other.post('/api/v1/store-stock-alerts/put-away', { store_id, ids: [offer!.id] }),
  ])
    expect(status).toBe(404)
})
