import { randomUUID } from 'node:crypto'
import { afterAll, expect, it, vi } from 'vitest'
import { demoPassword } from '@bra/demo/people'
import { DAY_MS, weekdayInBrazil } from '../../../platform/clock.ts'
import { beforeProvider } from '../../../testing/before-provider.ts'
import { addAccount } from '../../../testing/new-seller.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller, storeOf } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { testNow } from '../../../testing/test-now.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { giveStore, purseOf } from '../../../testing/wallets.ts'
import { insertDispute } from '../../orders/chargebacks/chargebacks.queries.ts'
import { completeParcel } from '../../orders/parcels/parcels.ends.ts'
import { payoutsJobs } from './payouts.jobs.ts'

// the stand-in of the provider stamps what it makes with the time of this machine
vi.useFakeTimers({ toFake: ['Date'], now: testNow })
afterAll(() => void vi.useRealTimers())
const { app, as, clock, sandbox } = await testApp()
const marina = await as('buyer')
const severino = await as('seller')
await staySignedIn(app)
await addAccount(severino, '98276634000176')
const [offer] = await offersOfSeller(app, severino.id, 1)
const store = offer!.store_id
const SATURDAY = 6

const pass = (ms: number) => {
  clock.advance(ms)
  vi.setSystemTime(clock.now())
}
const saturday = () => {
  do pass(DAY_MS)
  while (weekdayInBrazil(clock.now()) !== SATURDAY)
}
const terms = async () => (await severino.get(`/api/v1/store-wallet/${store}/cash-out`)).body.cash_out
const sold = async () => {
  const { orderId, parcels } = await paidOrder(app, { userId: marina.id, offers: [offer!], unitCents: 20_000 })
  await app.transaction(async (tx) => {
    const delivered = { state: 'delivered' as const, delivered_at: clock.now() }
    await tx.updateTable('store_orders').set(delivered).where('id', '=', parcels[0]!).execute()
    await completeParcel(tx, app, parcels[0]!)
  })
  return orderId
}
const asked = async (cents: number) => {
  const body = { store_id: store, cents, key: randomUUID(), password: demoPassword }
  return (await severino.post('/api/v1/store-withdrawals', body)).body.result.id as number
}
const disputed = async (orderId: number, cents: number) => {
  const { id: payment_id } = await app.db
    .selectFrom('order_payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await app.transaction((tx) => insertDispute(tx, { payment_id, cents, opened_at: clock.now() }))
}
const stateOf = async (id: number) =>
  (await severino.get(`/api/v1/store-withdrawals/${store}`)).body.withdrawals.find(
    (one: { id: number }) => one.id === id,
  )

it('what was disputed before the day on which banks work does not leave the wallet', async () => {
  const orderId = await sold()
  pass(5 * DAY_MS)
  saturday()
  const before = await purseOf(app, store)
  const { withdrawable_cents: all } = await terms()
  const id = await asked(all)
  await disputed(orderId, 10_000)
  pass(3 * DAY_MS)
  await payoutsJobs.send_due_withdrawals!.run(app, {})
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled', failure: expect.stringContaining('contestado') })
  expect(await purseOf(app, store)).toEqual(before)
  expect((await terms()).withdrawable_cents).toBe(all - 10_000)
  const mails = await mailsTo(app, 'vendedor@bracards.example')
  expect(mails.at(-1)?.details).toMatchObject({ title: 'O saque voltou para a carteira' })

  const rest = await asked(all - 10_000)
  await payoutsJobs.send_due_withdrawals!.run(app, {})
  expect((await stateOf(rest)).state).toBe('sent')
})

it('what the provider may have been asked for already is neither called off nor taken back', async () => {
  const orderId = await sold()
  pass(7 * DAY_MS)
  const before = await purseOf(app, store)
  const { withdrawable_cents: all, fee_cents: fee } = await terms()
  const id = await asked(all)
  await steering(sandbox.url, 'pagarme')('/fail-next', { times: 1 })
  await payoutsJobs.send_due_withdrawals!.run(app, {})
  expect((await stateOf(id)).state).toBe('requested')
  await disputed(orderId, 10_000)
  expect((await severino.post('/api/v1/store-withdrawals/cancel', { id })).body.code).toBe('withdrawal_over')
  await payoutsJobs.send_due_withdrawals!.run(app, {})
  expect((await stateOf(id)).state).toBe('sent')
  const after = await purseOf(app, store)
  expect([before.store - after.store, after.withdrawing - before.withdrawing]).toEqual([all, all - fee])
})

it('what waits for its turn stays where its store is suspended while another is sent', async () => {
  const joelma = await as('joelma.nazare@bracards.example')
  const other = await storeOf(app, joelma.id)
  const { document } = await app.db
    .selectFrom('stores')
    .select('document')
    .where('id', '=', other)
    .executeTakeFirstOrThrow()
  await addAccount(joelma, document)
  saturday()
  for (const id of [store, other]) await giveStore(app, id, { cents: 90_000 })
  const body = { store_id: other, cents: 5000, key: randomUUID(), password: demoPassword }
  const first = (await joelma.post('/api/v1/store-withdrawals', body)).body.result.id as number
  const id = await asked(5000)
  const suspends = await beforeProvider(app, async () => {
    await app.db.updateTable('stores').set({ status: 'suspended' }).where('id', '=', store).execute()
  })
  pass(3 * DAY_MS)
  await payoutsJobs.send_due_withdrawals!.run(suspends, {})
  const sendingOf = (one: number) =>
    app.db.selectFrom('withdrawals').select(['state', 'sending_at']).where('id', '=', one).executeTakeFirstOrThrow()
  expect(await sendingOf(first)).toMatchObject({ sending_at: clock.now() })
  expect(await sendingOf(id)).toEqual({ state: 'requested', sending_at: null })
})
