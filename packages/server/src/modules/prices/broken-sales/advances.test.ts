import { expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { allowAdvances, soldBeforeRise } from '../../../testing/risen-sales.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { type Person, testApp } from '../../../testing/test-app.ts'
import { settle, staySignedIn } from '../../../testing/test-people.ts'
import { giveStore, purseOf } from '../../../testing/wallets.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { buyersOfStore } from './advances.queries.ts'
import { brokenSalesJobs } from './broken-sales.jobs.ts'

const { app, as, clock } = await testApp()
const [marina, other, seller] = [await as('buyer'), await as('joelma.nazare@bracards.example'), await as('seller')]
await staySignedIn(app)
const offers = await offersOfSeller(app, seller.id, 9)
const storeId = offers[0]!.store_id
const setBalance = async (cents: number) =>
  giveStore(app, storeId, { cents: cents - (await purseOf(app, storeId)).store })
const pay = () => brokenSalesJobs.pay_owed_credit!.run(app, {})
await setBalance(0)

const { id: firstBuyer } = await app.db
  .selectFrom('users')
  .select('id')
  .where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('orders as o')
          .innerJoin('store_orders as so', 'so.order_id', 'o.id')
          .select('o.id')
          .whereRef('o.user_id', '=', 'users.id')
          .where('so.store_id', '=', storeId),
      ),
    ),
  )
  .where('id', 'not in', [marina.id, other.id, seller.id])
  .executeTakeFirstOrThrow()

const given = async () => -(await balancesOf(app.db, ['losses'])).get('losses')!

async function completed(userId: number) {
  const { parcels } = await paidOrder(app, { userId, offers: [offers[1]!] })
  await app.db.updateTable('store_orders').set({ state: 'completed' }).where('id', '=', parcels[0]!).execute()
}

/** The store breaks a sale for which it owes R$ 2,00. */
async function breakSale(at: number, buyer: Person = marina) {
  const offer = offers[at]!
  const { id, orderId } = await soldBeforeRise(
    { app, clock },
    { userId: buyer.id, offer, unitCents: 1000, risenTo: 1300 },
  )
  await seller.post('/api/v1/store-order-cancel', { id, reason: 'out_of_stock' })
  await settle(app)
  return async () => (await buyer.get(`/api/v1/orders/${orderId}/broken-sales`)).body.broken[0]
}

it('a store that sold to few people has no advance: its buyer waits for its balance, and is told of no credit', async () => {
  await allowAdvances(app, { buyers: (await buyersOfStore(app.db, storeId)) + 1 })
  const told = async () =>
    (await marina.get('/api/v1/notices')).body.notices.map(({ title }: { title: string }) => title)
  const sale = await breakSale(0)
  // purchases of its owner are no history
  await completed(seller.id)
  await pay()
  expect(await sale()).toMatchObject({ credit_cents: 200, credited_cents: 0 })
  expect(await told()).not.toContain('Você recebeu um crédito')
  await setBalance(1000)
  await pay()
  expect(await sale()).toMatchObject({ credited_cents: 200 })
  expect((await purseOf(app, storeId)).store).toBe(800)
  expect(await told()).toContain('Você recebeu um crédito')
})

it('a store has advances once enough people have bought there', async () => {
  await setBalance(0)
  const sale = await breakSale(2)
  expect(await sale()).toMatchObject({ credited_cents: 0 })
  await completed(firstBuyer)
  await pay()
  expect(await sale()).toMatchObject({ credited_cents: 200 })
})

it('a store has a month’s limit, and no other advance until it has paid', async () => {
  await setBalance(10_000)
  await pay()
  await setBalance(0)
  clock.advance(31 * DAY_MS)
  await allowAdvances(app, { store: 300 })
  const before = await given()
  const [first, second] = [await breakSale(4), await breakSale(5, other)]
  expect([await first(), await second()]).toMatchObject([{ credited_cents: 200 }, { credited_cents: 100 }])
  clock.advance(31 * DAY_MS)
  await pay()
  expect((await given()) - before).toBe(300)
  await setBalance(1000)
  await pay()
  expect([await first(), await second()]).toMatchObject([{ credited_cents: 200 }, { credited_cents: 200 }])
  expect(await given()).toBe(before)
  expect((await purseOf(app, storeId)).store).toBe(600)
})

it('a buyer has a month’s limit over all stores', async () => {
  await setBalance(0)
  clock.advance(31 * DAY_MS)
  await allowAdvances(app, { buyer: 50 })
  expect(await (await breakSale(6))()).toMatchObject({ credited_cents: 50 })
  expect(await (await breakSale(7, other))()).toMatchObject({ credited_cents: 50 })
  expect(await sumOfAll(app.db)).toBe(0)
})
