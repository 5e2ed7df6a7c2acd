import { describe, expect, it } from 'vitest'
import { allowAdvances, soldBeforeRise } from '../../../testing/risen-sales.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { type Person, testApp } from '../../../testing/test-app.ts'
import { settle, staySignedIn } from '../../../testing/test-people.ts'
import { giveStore, purseOf } from '../../../testing/wallets.ts'
import { sumOfAll } from '../../money/ledger/index.ts'
import { brokenSalesJobs } from './broken-sales.jobs.ts'
import { countOfStores } from '../stats/store-summaries.queries.ts'

const { app, as, clock, get } = await testApp()
const [marina, seller, stranger] = [await as('buyer'), await as('seller'), await as('joelma.nazare@bracards.example')]
await staySignedIn(app)
await allowAdvances(app)
const offers = await offersOfSeller(app, seller.id, 8)
const PAID = 1000

const sold = (offer: (typeof offers)[number], cents: number, units = 1) =>
  soldBeforeRise({ app, clock }, { userId: marina.id, offer, unitCents: PAID, risenTo: cents, units })
const cancel = async (id: number, reason = 'wrong_price', by: Person = seller) => {
  const answer = await by.post('/api/v1/store-order-cancel', { id, reason })
  await settle(app)
  return answer
}
const brokenOf = async (orderId: number, by: Person = marina) =>
  (await by.get(`/api/v1/orders/${orderId}/broken-sales`)).body.broken
/** Sets what the store's balance holds. */
const setBalance = async ({ store_id: id }: (typeof offers)[number], cents: number) =>
  giveStore(app, id, { cents: cents - (await purseOf(app, id)).store })
const inEnglish = async ({ headers }: Person): Promise<{ id: number; body: string }[]> =>
  (await get('/api/v1/notices', { ...headers, cookie: 'lang=en' })).body.notices
const creditOfBuyer = async () => (await marina.get('/api/v1/my-credit')).body.credit
const listing = (id: number) =>
  app.db
    .selectFrom('listings')
    .select(['status', 'unconfirmed_since', 'quantity'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('a sale that a store does not send', () => {
  it('keeps its reason and what the market did since, for the buyer', async () => {
    const { id, orderId } = await sold(offers[0]!, 1100)
    expect(await brokenOf(orderId)).toEqual([])
    expect((await cancel(id)).status).toBe(200)
    expect(await brokenOf(orderId)).toEqual([
      expect.objectContaining({
        ...{ store_order_id: id, units: 1, reason: 'wrong_price', paid_cents: PAID },
        ...{ market_then_cents: PAID, market_now_cents: 1100 },
      }),
    ])
    expect((await listing(offers[0]!.id)).unconfirmed_since).toBeNull()
    expect((await stranger.get(`/api/v1/orders/${orderId}/broken-sales`)).status).toBe(404)
  })

  it('is foretold to the store with the limit, and to nobody else', async () => {
    const { id } = await sold(offers[1]!, 1500)
    const { body } = await seller.get(`/api/v1/store-order-market/${id}`)
    expect(body).toMatchObject({
      pauses_from: 2000,
      cards: [{ paid_cents: PAID, market_then_cents: PAID, market_now_cents: 1500, credit_cents: 200 }],
    })
    expect((await stranger.get(`/api/v1/store-order-market/${id}`)).status).toBe(404)
  })

  it('pauses the card after a rise of a fifth until the store has counted it', async () => {
    const offer = offers[2]!
    const { id } = await sold(offer, 1200)
    await cancel(id)
    expect(await listing(offer.id)).toMatchObject({ status: 'paused', unconfirmed_since: clock.now() })
    const { body: told } = await seller.get('/api/v1/notices')
    expect(told.notices[0]).toMatchObject({ title: 'Confirme o estoque de uma carta' })
    const [english] = await inEnglish(seller)
    expect(english!.body).toContain('The card is paused until you confirm how many you have.')
    const wake = { store_id: offer.store_id, changes: [{ id: offer.id, status: 'available' }] }
    const { body } = await seller.post('/api/v1/product-store-save-many', wake)
    expect(body.refused[0]).toMatchObject({ code: 'stock_unconfirmed' })
    const list = await seller.post('/api/v1/product-store-list', { store_id: offer.store_id, unconfirmed: true })
    expect(list.body.products).toMatchObject([{ id: offer.id, unconfirmed: true }])
    const count = { store_id: offer.store_id, id: offer.id, quantity: 2 }
    expect((await stranger.post('/api/v1/product-store-confirm-stock', count)).status).toBe(404)
    const counted = await seller.post('/api/v1/product-store-confirm-stock', count)
    expect(counted.body.result).toMatchObject({ quantity: 2, status: 'available', unconfirmed: false })
    expect((await seller.post('/api/v1/product-store-confirm-stock', count)).body.code).toBe('stock_not_asked')
  })

  it('pauses nothing where the market is thin, and nothing when the buyer asked for it', async () => {
    const { id } = await sold(offers[3]!, 3000)
    await app.db.deleteFrom('sales').where('product_id', '=', offers[3]!.product_id).execute()
    await cancel(id, 'out_of_stock')
    expect((await listing(offers[3]!.id)).unconfirmed_since).toBeNull()
    const asked = await sold(offers[4]!, 3000)
    await marina.post('/api/v1/order/cancel-parcel', { store_order_id: asked.id, reason: 'changed_mind' })
    await cancel(asked.id)
    expect(await brokenOf(asked.orderId)).toEqual([])
    expect((await listing(offers[4]!.id)).unconfirmed_since).toBeNull()
  })

  it('gives the buyer what the units cost more now, at most a fifth of their price', async () => {
    await setBalance(offers[6]!, 5000)
    const { cents: had } = await creditOfBuyer()
    const { id, orderId } = await sold(offers[6]!, 1300, 3)
    await cancel(id)
    expect(await brokenOf(orderId)).toMatchObject([{ units: 3, credit_cents: 600, credited_cents: 600 }])
    const now = await creditOfBuyer()
    expect(now.cents - had).toBe(600)
    expect(now.moves[0]).toMatchObject({ kind: 'given', order_id: orderId, cents: 600 })
    const { notices } = (await marina.get('/api/v1/notices')).body
    const told = notices.find(({ title }: { title: string }) => title === 'Você recebeu um crédito')
    const english = (await inEnglish(marina)).find(({ id }) => id === told.id)!
    expect(english.body).toMatch(/rose since the purchase\. You received R\$\s6,00 of credit\./)
    const { notices: toStore } = (await seller.get('/api/v1/notices')).body
    expect(toStore.map(({ title }: { title: string }) => title)).toContain('O comprador recebeu um crédito')
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('is paid whole at once by the house, which takes from the balance of the store once that has it', async () => {
    const { cents: had } = await creditOfBuyer()
    const pay = () => brokenSalesJobs.pay_owed_credit!.run(app, {})
    await setBalance(offers[7]!, 50)
    const { id, orderId } = await sold(offers[7]!, 1300)
    await cancel(id)
    expect(await brokenOf(orderId)).toMatchObject([{ credit_cents: 200, credited_cents: 200 }])
    expect((await creditOfBuyer()).cents - had).toBe(200)
    await pay()
    expect((await purseOf(app, offers[7]!.store_id)).store).toBe(0)
    await setBalance(offers[7]!, 1000)
    await pay()
    await pay()
    expect(await brokenOf(orderId)).toMatchObject([{ credited_cents: 200 }])
    expect((await purseOf(app, offers[7]!.store_id)).store).toBe(850)
    expect((await creditOfBuyer()).cents - had).toBe(200)
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('counts the cards that were missing in a parcel that was sent', async () => {
    const { id, orderId } = await sold(offers[5]!, 1000, 3)
    const line = await app.db
      .selectFrom('order_lines')
      .select('id')
      .where('store_order_id', '=', id)
      .executeTakeFirstOrThrow()
    const lack = (quantity: number) =>
      seller.post('/api/v1/store-order-lacking', { id, lines: [{ line_id: line.id, quantity }] })
    await lack(1)
    await settle(app)
    await lack(2)
    await settle(app)
    expect(await brokenOf(orderId)).toMatchObject([{ units: 2, reason: null }])
  })

  it('lowers the honour rate that buyers see at the store', async () => {
    await app.transaction((tx) => countOfStores(tx, clock.now()))
    const { body } = await get(`/api/v1/stores/${offers[0]!.store_id}`)
    expect(body.honour_rate).toBeLessThan(1)
    expect(body.honour_rate).toBeGreaterThan(0)
  })
})
