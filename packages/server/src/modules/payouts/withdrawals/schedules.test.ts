import { money } from '@bra/contract/trade/format'
import { beforeEach, expect, it } from 'vitest'
import { DAY_MS, weekdayInBrazil } from '../../../platform/clock.ts'
import { addAccount } from '../../../testing/new-seller.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { giveStore, purseOf } from '../../../testing/wallets.ts'
import { withdrawalsJobs } from './withdrawals.jobs.ts'

const { app, as, clock } = await testApp()
const severino = await as('seller')
const joelma = await as('joelma.nazare@bracards.example')
await staySignedIn(app)
const store = await storeOf(app, severino.id)
const DOCUMENT = '98276634000176'
const [MONDAY, WEDNESDAY, SATURDAY] = [1, 3, 6]

const set = (change: object = {}, who = severino) =>
  who.post('/api/v1/store-wallet/schedule', { store_id: store, rhythm: 'monday', least_cents: 10_000, ...change })
const schedule = async () => (await severino.get(`/api/v1/store-wallet/${store}/schedule`)).body
const withdrawals = async () => (await severino.get(`/api/v1/store-withdrawals/${store}`)).body.withdrawals
const run = () => withdrawalsJobs.withdraw_by_schedule!.run(app, {})
const until = (weekday: number) => {
  do clock.advance(DAY_MS)
  while (weekdayInBrazil(clock.now()) !== weekday)
}
const withdrawable = async () =>
  (await severino.get(`/api/v1/store-wallet/${store}/cash-out`)).body.cash_out.withdrawable_cents as number

beforeEach(async () => {
  for (const table of ['withdrawals', 'withdrawal_schedules', 'bank_accounts'] as const)
    await app.db.deleteFrom(table).execute()
  await addAccount(severino, DOCUMENT)
})

it('a store withdraws all that it can on its day of the week, once, and is told by mail', async () => {
  await giveStore(app, store, { cents: 50_000, daysAgo: 5 })
  expect((await set()).body.result).toEqual({ rhythm: 'monday', least_cents: 10_000, withdrew_on: null })
  until(WEDNESDAY)
  await run()
  expect(await withdrawals()).toEqual([])
  until(MONDAY)
  const [all, before] = [await withdrawable(), await purseOf(app, store)]
  await run()
  await run()
  expect(await withdrawals()).toMatchObject([{ state: 'requested', cents: all }])
  expect((await purseOf(app, store)).store).toBe(before.store - all)
  expect((await schedule()).schedule.withdrew_on).not.toBeNull()
  const mails = await mailsTo(app, 'vendedor@bracards.example')
  expect(mails.at(-1)?.details).toMatchObject({ title: 'Saque automático' })
})

it('a store that named no day withdraws on each day of the week on which there is enough', async () => {
  await giveStore(app, store, { cents: 50_000, daysAgo: 5 })
  until(SATURDAY)
  await set({ rhythm: 'daily', least_cents: (await withdrawable()) + 1 })
  until(MONDAY)
  await run()
  expect(await withdrawals()).toEqual([])
  await giveStore(app, store, { cents: 1, daysAgo: 5 })
  await run()
  expect(await withdrawals()).toHaveLength(1)
})

it('nothing leaves while another withdrawal is under way, or without an account, until that ends', async () => {
  await giveStore(app, store, { cents: 50_000, daysAgo: 5 })
  await set({ rhythm: 'daily' })
  until(MONDAY)
  await app.db.deleteFrom('bank_accounts').execute()
  await run()
  expect(await withdrawals()).toEqual([])
  await addAccount(severino, DOCUMENT)
  await run()
  expect(await withdrawals()).toHaveLength(1)
  await giveStore(app, store, { cents: 50_000, daysAgo: 5 })
  until(MONDAY)
  await run()
  expect(await withdrawals()).toHaveLength(1)
})

it('two processes that look at the same time make one withdrawal', async () => {
  await giveStore(app, store, { cents: 50_000, daysAgo: 5 })
  await set({ rhythm: 'daily' })
  until(MONDAY)
  await Promise.all([run(), run(), run()])
  expect(await withdrawals()).toHaveLength(1)
})

it('the least amount is not below that of a withdrawal by hand, and a schedule ends when it is set to none', async () => {
  const refused = await set({ least_cents: 1999 })
  expect(refused.body.fields).toEqual({ least_cents: `O saque mínimo é de ${money(2000)}.` })
  expect((await set({ rhythm: 'sunday' })).status).toBe(422)
  await set()
  expect((await set({ rhythm: null })).body.result).toBeNull()
  expect(await schedule()).toMatchObject({ schedule: null, minimum_cents: 2000 })
})

it('strangers neither read nor set it', async () => {
  expect((await set({}, joelma)).status).toBe(404)
  expect((await joelma.get(`/api/v1/store-wallet/${store}/schedule`)).status).toBe(404)
})
