import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'

const { app, as } = await testApp()
const marina = await as('buyer')
const seller = await as('seller')
const operator = await as('operator')
await staySignedIn(app)
const offer = (await offersOfSeller(app, seller.id, 1))[0]!

const bought = async (center = false) => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [{ ...offer, center }] })
  return { orderId, id: parcels[0]! }
}
const ask = (path: string, body: object) => marina.post(`/api/v1/order/${path}`, body)
const move = (id: number, body: object) => seller.post('/api/v1/store-order-move', { id, ...body })
const parcel = async (orderId: number) => (await marina.get(`/api/v1/orders/${orderId}`)).body.store_orders[0]
const lastMail = async () => (await mailsTo(app, 'compradora@bracards.example')).at(-1)!.details
const address = (await seller.get(`/api/v1/address-default-store/${offer.store_id}`)).body.address
const posting = { move: 'post', tracking_code: 'AA123456785BR' }

describe('a parcel that is given back', () => {
  const regretted = async () => {
    const order = await bought()
    await move(order.id, posting)
    await ask('confirm-delivery', { store_order_id: order.id })
    await ask('cancel-parcel', { store_order_id: order.id, reason: 'changed_mind' })
    return order
  }

  it('says on its page and by mail where to send it, as long as it is to be sent', async () => {
    const before = await bought()
    expect((await parcel(before.orderId)).place).toBeNull()
    const { orderId, id } = await regretted()
    const { place } = await parcel(orderId)
    expect(place).toMatch(/^Toca do Saci, /)
    for (const part of [address.address, address.number, address.city, address.postcode.slice(0, 5)])
      expect(place).toContain(part)
    expect((await lastMail()).facts).toContainEqual(['Envie para', place])
    expect((await parcel(orderId)).return_tracking).toBeNull()
    await ask('send-back', { store_order_id: id, tracking_code: 'BB 123456785 BR' })
    const code = 'BB123456785BR'
    expect((await parcel(orderId)).return_tracking).toMatchObject({ code, url: expect.stringContaining(code) })
    await move(id, { move: 'take_back' })
    expect((await parcel(orderId)).place).toBeNull()
  })

  it('goes to the centre where the centre sent it', async () => {
    const { orderId, id } = await bought(true)
    await operator.post(`/api/v1/admin/centre-parcels/${id}/move`, posting)
    await ask('confirm-delivery', { store_order_id: id })
    await ask('cancel-parcel', { store_order_id: id, reason: 'changed_mind' })
    const { place } = await parcel(orderId)
    expect(place).toMatch(/^Bra Center, .*Osasco – SP, 06233-903$/)
    expect((await lastMail()).facts).toContainEqual(['Envie para', place])
  })

  it('may be taken back by its store from the hand of the buyer, who gets everything back', async () => {
    const { orderId, id } = await regretted()
    expect((await seller.get(`/api/v1/stores-order/${id}`)).body.actions).toEqual(['take_back'])
    expect((await move(id, { move: 'take_back' })).body.result.state).toBe('returned')
    expect(await parcel(orderId)).toMatchObject({ state: 'returned', refund: { cents: 2480 }, actions: ['review'] })
    const held = await balancesOf(app.db, [`escrow:${id}`])
    expect([...held.values(), await sumOfAll(app.db)]).toEqual([0, 0])
  })
})

describe('a parcel that its buyer fetches', () => {
  it('says where from the payment on, and a mail tells that it is ready', async () => {
    const { orderId, id } = await bought()
    await app.db
      .updateTable('store_orders')
      .set({ shipping: sql`jsonb_set(shipping, '{code}', '"retirada"')` })
      .where('id', '=', id)
      .execute()
    const { place } = await parcel(orderId)
    expect(place).toContain(address.address)
    await move(id, { move: 'pick' })
    await move(id, { move: 'pack' })
    expect(await lastMail()).toMatchObject({
      title: 'Seu pacote está pronto para retirar',
      facts: [['Retire em', place]],
    })
    await move(id, { move: 'post' })
    expect((await parcel(orderId)).place).toBe(place)
    await ask('confirm-delivery', { store_order_id: id })
    expect((await parcel(orderId)).place).toBeNull()
  })

  it('is told of once it is ready only where it is to be fetched', async () => {
    const { id } = await bought()
    await move(id, { move: 'pick' })
    await move(id, { move: 'pack' })
    expect((await lastMail()).title).not.toBe('Seu pacote está pronto para retirar')
  })

  it('is promised so in the contract, with the place', async () => {
    const by = { code: 'retirada', name: 'Retirada na loja' } as const
    const { orderId } = await paidOrder(app, { userId: marina.id, offers: [offer], by })
    const { place } = await parcel(orderId)
    expect((await lastMail()).sellers).toMatchObject([{ shipping: 'Retirada na loja', pick_up: place }])
    await bought()
    expect((await lastMail()).sellers).toMatchObject([{ shipping: 'PAC', pick_up: null }])
  })
})
