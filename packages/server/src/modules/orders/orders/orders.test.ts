import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { staySignedIn } from '../../../testing/test-people.ts'

const { app, as } = await testApp()
const buyer = await as('joao.meireles@bracards.example')
const stranger = await as('joelma.nazare@bracards.example')
const seller = await as('seller')
await staySignedIn(app)

const [offer] = await offersOfSeller(app, seller.id, 1)

/** Buys a card of this name and code. */
async function bought(name: string, code: string) {
  const order = await paidOrder(app, { userId: buyer.id, offers: [offer!] })
  await app.db.updateTable('order_lines').set({ name, code }).where('store_order_id', 'in', order.parcels).execute()
  return order
}

const found = async (asked: object, person = buyer) => {
  const { body } = await person.post('/api/v1/paginate-order', asked)
  const ids: number[] = body.products.map(({ order_id: id }: { order_id: number }) => id)
  expect(body.paginate.total).toBe(ids.length)
  return ids
}

describe('the orders of a buyer', () => {
  it('are found by number, card and store, and by nobody else', async () => {
    const [first, second] = [await bought('Boitatá', 'BDN-014'), await bought('Saci-Pererê', 'BDN-033')]
    expect(await found({})).toEqual([second.orderId, first.orderId])
    expect(await found({ search: `Pedido nº ${first.orderId}` })).toEqual([first.orderId])
    expect(await found({ search: `#${first.orderId}` })).toEqual([first.orderId])
    expect(await found({ search: `boitata #${first.orderId}` })).toEqual([first.orderId])
    expect(await found({ search: `boitata #${second.orderId}` })).toEqual([])
    expect(await found({ search: 'boitata 014' })).toEqual([first.orderId])
    expect(await found({ search: 'toca boitata' })).toEqual([first.orderId])
    expect(await found({ search: `boitata ${second.orderId}00` })).toEqual([])
    expect(await found({ search: 'toca saci' })).toEqual([second.orderId, first.orderId])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ search: String(first.orderId) }, stranger)).toEqual([])
  })

  it('are told apart by how they stand', async () => {
    const { orderId, parcels } = await bought('Iara', 'AGE-035')
    expect(await found({ standing: 'under_way' })).toContain(orderId)
    expect(await found({ standing: 'over' })).toEqual([])
    await app.db.updateTable('store_orders').set({ state: 'refunded' }).where('id', '=', parcels[0]!).execute()
    expect(await found({ standing: 'over' })).toEqual([orderId])
    expect(await found({ standing: 'over', search: 'boitatá' })).toEqual([])
    expect(await found({ standing: 'under_way' })).not.toContain(orderId)
    const { status, body } = await buyer.post('/api/v1/paginate-order', { standing: 'lost' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['standing']])
  })
})
