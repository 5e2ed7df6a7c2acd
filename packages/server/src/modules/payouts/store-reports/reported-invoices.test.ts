import { expect, it } from 'vitest'
import { taxWorld } from '../../../testing/tax-world.ts'

const { app, seller, person, offer, ofPerson, bought, ready } = await taxWorld()
await ready()
await app.db.updateTable('parameters').set({ value: '1' }).where('code', '=', 'invoice_needed').execute()

const reported = async (id: number, of = offer, who = seller) => {
  const { orders } = (await who.get(`/api/v1/store-reports/${of.store_id}/orders`)).body
  return orders.find((order: { id: number }) => order.id === id)
}
const noteOf = async (id: number, who = seller) => {
  const [{ model, series, number, access_key: key }] = (await who.get(`/api/v1/stores-order/${id}`)).body.invoices
  return { model, series, number, key }
}
async function issued(of = offer, who = seller) {
  const id = await bought(of)
  await who.post('/api/v1/store-order-invoice', { id })
  await who.post('/api/v1/send-nf-to-sefaz', { id })
  return id
}

it('a paid order is reported with series, number and key of its NF-e', async () => {
  const id = await issued()
  const { invoice } = await reported(id)
  expect(invoice).toEqual(await noteOf(id))
  expect(invoice.key).toHaveLength(44)
})

it('the order of a person is reported with its DC-e', async () => {
  const id = await issued(ofPerson, person)
  const { invoice } = await reported(id, ofPerson, person)
  expect(invoice).toEqual({ ...(await noteOf(id, person)), model: 99 })
})

it('an order has no note before it is issued, nor after it is cancelled', async () => {
  const id = await bought()
  expect((await reported(id)).invoice).toBeNull()
  const other = await issued()
  await seller.post('/api/v1/store-order-cancel-nf', { id: other, reason: 'O comprador desistiu da compra.' })
  expect((await reported(other)).invoice).toBeNull()
})
