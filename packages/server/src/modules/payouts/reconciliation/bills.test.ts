import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { testApp } from '../../../testing/test-app.ts'
import { testNow } from '../../../testing/test-now.ts'
import { settle as settleAll, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { billsJobs } from '../../money/bills/bills.jobs.ts'
import { paymentProvider } from '../../money/payments/index.ts'
import { readPayment } from '../../money/payments/webhooks.service.ts'
import { providerBooksJobs } from './provider-books.jobs.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'

// the stand-in of the provider stamps its charges with the time of this machine
vi.useFakeTimers({ toFake: ['Date'], now: testNow })
afterAll(() => void vi.useRealTimers())
const { app, as, clock, sandbox } = await testApp()
const [seller, operator] = [await as('seller'), await as('operator')]
await staySignedIn(app)
const storeId = await storeOf(app, seller.id)
const steer = steering(sandbox.url, 'pagarme')
const provider = paymentProvider(app)
const HOUR_MS = 3_600_000
let begun = clock.now()
const PRICE = 2990

const pass = (ms: number) => {
  clock.advance(ms)
  vi.setSystemTime(clock.now())
}
/** Signs a plan by Pix, as if the store had signed none before. */
async function signed() {
  const over = { state: 'expired' as const, ended_at: clock.now() }
  await app.db.updateTable('signatures').set(over).where('store_id', '=', storeId).execute()
  const asked = { store_id: storeId, plan: 'feirante' }
  const { token } = (await seller.get(`/api/v1/signature-preview?store_id=${storeId}&plan=feirante`)).body
  const { body } = await seller.post('/api/v1/create-signature', { ...asked, preview: token, method: 'pix' })
  const billId: number = body.result.bill.id
  const { payment_id: id, charge_id: chargeId } = await attemptOf(billId)
  return { signatureId: body.result.id as number, billId, at: { id: id!, chargeId: chargeId! } }
}
/** Signs a plan and pays it; the provider tells us. */
async function paid() {
  const bill = await signed()
  await steer(`/charges/${bill.at.chargeId}/pay`)
  await readPayment(app, bill.at.id)
  await settleAll(app)
  expect((await attemptOf(bill.billId)).state).toBe('paid')
  return bill
}
const attemptOf = (billId: number) =>
  app.db.selectFrom('bill_payments').selectAll().where('bill_id', '=', billId).executeTakeFirstOrThrow()
const held = async () => [...(await balancesOf(app.db, ['provider', 'plans', 'fees', 'losses'])).values()]
const read = () => providerBooksJobs.read_provider_books!.run(app, {})
/** Compares what happened since then, by default all of this test, and again what differed. */
async function reconcile(until = begun) {
  await app.db.deleteFrom('reconciliations').execute()
  await app.db.insertInto('reconciliations').values({ provider: 'pagarme', until }).execute()
  pass(2 * HOUR_MS)
  await again()
}
/** Compares again what differed, half a day later. */
async function again() {
  pass(13 * HOUR_MS)
  await reconciliationJobs.reconcile_payments!.run(app, {})
}
interface Shown {
  id: number
  kind: string
  order_id: number | null
  payment_id: string | null
  ours_cents: number
  theirs_cents: number
}
const shown = async () => (await operator.get('/api/v1/admin/differences')).body.differences as Shown[]
const settle = ({ id, ours_cents, theirs_cents }: Shown) =>
  operator.post(`/api/v1/admin/differences/${id}/settle`, { ours_cents, theirs_cents, reason: 'Visto no painel' })
const seen = async () =>
  (await shown()).map(({ kind, order_id: orderId, payment_id: paymentId, ours_cents: ours, theirs_cents: theirs }) => ({
    ...{ kind, orderId, paymentId, ours, theirs },
  }))

beforeEach(async () => {
  await app.db.deleteFrom('reconciliation_settlements').execute()
  await app.db.deleteFrom('reconciliation_differences').execute()
  pass(24 * HOUR_MS)
  begun = clock.now()
})

describe('the payment of a plan', () => {
  it('leaves no difference, and its fee is posted once', async () => {
    const [provider0, plans0, fees0] = await held()
    await paid()
    const fee = Math.round((PRICE * 119) / 10_000)
    for (let times = 0; times < 3; times += 1) {
      pass(60_000)
      await read()
    }
    await reconcile()
    await again()
    expect((await held()).slice(0, 3)).toEqual([provider0! - PRICE + fee, plans0! + PRICE, fees0! - fee])
    expect([await shown(), await sumOfAll(app.db)]).toEqual([[], 0])
  })

  it('is taken over by the comparison if nobody told us of it', async () => {
    const { billId, at } = await signed()
    await steer(`/charges/${at.chargeId}/pay`)
    expect((await attemptOf(billId)).state).toBe('pending')
    await reconcile()
    expect([(await attemptOf(billId)).state, await shown(), await sumOfAll(app.db)]).toEqual(['paid', [], 0])
    const { signatures } = (await seller.get(`/api/v1/signatures?store_id=${storeId}`)).body
    expect(signatures[0]).toMatchObject({ state: 'active', plan: { code: 'feirante' } })
  })

  it('of another sum goes back by itself, and nothing differs', async () => {
    const { billId, at } = await signed()
    await steer(`/charges/${at.chargeId}/pay`, { cents: PRICE - 100 })
    await reconcile()
    expect([(await attemptOf(billId)).state, await shown(), await sumOfAll(app.db)]).toEqual(['refunded', [], 0])
  })

  it('differs where money went back without us, until an operator settles it', async () => {
    const { at } = await paid()
    await reconcile()
    expect(await shown()).toEqual([])
    await provider.refund(at, 100, 'a plan by hand')
    await reconcile()
    await again()
    const refunded = { kind: 'refunded', orderId: null, paymentId: at.id }
    expect(await seen()).toEqual([{ ...refunded, ours: 0, theirs: 100 }])
    const [provider0, , , losses0] = await held()
    const [found] = await shown()
    await app.db.updateTable('reconciliation_differences').set({ ours_cents: 1 }).execute()
    expect((await settle({ ...found!, ours_cents: 1 })).body.code).toBe('difference_changed')
    await again()
    expect((await settle(found!)).body.message).toBe('Diferença de R$\u00a01,00 lançada no livro.')
    const [provider1, , , losses1] = await held()
    expect([provider1! - provider0!, losses1! - losses0!]).toEqual([100, -100])
    await reconcile()
    expect([await shown(), await sumOfAll(app.db)]).toEqual([[], 0])
    await provider.refund(at, 50, 'a plan by hand once more')
    await reconcile()
    expect(await seen()).toEqual([{ ...refunded, ours: 100, theirs: 150 }])
  })

  it('is compared on the day on which it goes back, however long ago it was asked for', async () => {
    const { signatureId, billId, at } = await paid()
    pass(48 * HOUR_MS)
    await seller.post('/api/v1/disable-signature', { id: signatureId })
    await billsJobs.refund_bills!.run(app, {})
    expect((await attemptOf(billId)).state).toBe('refunded')
    // a code that the provider has never heard of
    const { code } = await attemptOf(billId)
    const setCode = (to: string) =>
      app.db.updateTable('bill_payments').set({ code: to }).where('bill_id', '=', billId).execute()
    await setCode(randomUUID())
    await reconcile(new Date(clock.now().getTime() - 1000))
    const of = { orderId: null, paymentId: at.id }
    expect(await seen()).toEqual(
      expect.arrayContaining([
        { ...of, kind: 'missing', ours: 0, theirs: 0 },
        { ...of, kind: 'charged', ours: PRICE, theirs: 0 },
        { ...of, kind: 'refunded', ours: PRICE, theirs: 0 },
      ]),
    )
    await setCode(code)
    await again()
    expect([await shown(), await sumOfAll(app.db)]).toEqual([[], 0])
  })

  it('is never money of nobody, also where the provider’s answer is not understood', async () => {
    const { billId, at } = await signed()
    await steer(`/charges/${at.chargeId}/pay`)
    await steer(`/charges/${at.chargeId}/status`, { status: 'whatever' })
    await reconcile()
    expect(await seen()).toEqual([{ kind: 'unread', orderId: null, paymentId: at.id, ours: 0, theirs: 0 }])
    await steer(`/charges/${at.chargeId}/status`, { status: 'paid' })
    await again()
    expect([(await attemptOf(billId)).state, await shown(), await sumOfAll(app.db)]).toEqual(['paid', [], 0])
  })

  it('tells of a fee that changed after it was posted, until an operator settles it', async () => {
    const { at } = await paid()
    for (const cents of [30, 80]) {
      await steer(`/charges/${at.chargeId}/anticipate`, { cents })
      await read()
    }
    await reconcile()
    const [found] = await shown()
    expect([found!.kind, found!.payment_id, found!.theirs_cents - found!.ours_cents]).toEqual(['fee', at.id, 50])
    const [provider0, , fees0] = await held()
    expect((await settle(found!)).status).toBe(200)
    const [provider1, , fees1] = await held()
    expect([provider1! - provider0!, fees1! - fees0!]).toEqual([50, -50])
    await reconcile()
    expect([await shown(), await sumOfAll(app.db)]).toEqual([[], 0])
  })

  it('that a bank took back is in the ledger once the books say so, and nothing differs', async () => {
    const { billId, at } = await paid()
    await steer(`/charges/${at.chargeId}/dispute`)
    for (let times = 0; times < 3; times += 1) await read()
    const notices = await app.db.selectFrom('notices').select('title').where('user_id', '=', seller.id).execute()
    expect(notices.filter(({ title }) => JSON.stringify(title).includes('Feirante contestado'))).toHaveLength(1)
    await reconcile()
    expect([(await attemptOf(billId)).state, await shown()]).toEqual(['paid', []])
    await steer(`/charges/${at.chargeId}/dispute/lose`)
    await reconcile()
    expect([(await attemptOf(billId)).state, await shown(), await sumOfAll(app.db)]).toEqual(['charged_back', [], 0])
    await steer(`/charges/${at.chargeId}/dispute/win`)
    await reconcile()
    expect([(await attemptOf(billId)).state, await shown(), await sumOfAll(app.db)]).toEqual(['paid', [], 0])
  })
})
