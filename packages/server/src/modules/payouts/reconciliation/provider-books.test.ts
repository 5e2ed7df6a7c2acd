import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { buyingWorld } from '../../../testing/buying-world.ts'
import { testApp } from '../../../testing/test-app.ts'
import { testNow } from '../../../testing/test-now.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { paymentProvider } from '../../money/payments/index.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'
import { postFees } from './booked-fees.ts'
import { providerBooksJobs } from './provider-books.jobs.ts'

// the stand-in of the provider stamps its books with the time of this machine
vi.useFakeTimers({ toFake: ['Date'], now: testNow })
afterAll(() => void vi.useRealTimers())
const test = await testApp()
const { app, as, clock } = test
const { bought, boughtByCard, attemptOf, steer } = await buyingWorld(test)
const operator = await as('operator')
const HOUR_MS = 3_600_000

const pass = (ms: number) => {
  clock.advance(ms)
  vi.setSystemTime(clock.now())
}
const read = () => providerBooksJobs.read_provider_books!.run(app, {})
const feesOf = async (orderId: number) => {
  const { postings } = (await operator.get(`/api/v1/admin/ledger?order_id=${orderId}`)).body
  return (postings as { kind: string; lines: { account: string; cents: number }[] }[])
    .filter(({ kind }) => kind === 'provider_fee')
    .map(({ lines }) => lines.find(({ account }) => account === 'fees')!.cents)
    .toReversed()
}
const differences = async () =>
  app.db
    .selectFrom('reconciliation_differences')
    .select(['kind', 'order_id', 'ours_cents', 'theirs_cents'])
    .where('resolved_at', 'is', null)
    .execute()
const reconcile = async () => {
  const until = new Date(clock.now().getTime() - 2 * HOUR_MS)
  await app.db.deleteFrom('reconciliations').execute()
  await app.db.insertInto('reconciliations').values({ provider: 'pagarme', until }).execute()
  pass(3 * HOUR_MS)
  await reconciliationJobs.reconcile_payments!.run(app, {})
}
const rateOf = (cents: number, rate: number) => Math.round((cents * rate) / 10_000)

beforeEach(() => app.db.deleteFrom('reconciliation_differences').execute())

describe('the fee of the provider', () => {
  it('is posted once, against the fees of the house, however often the books are read', async () => {
    await read()
    const before = (await balancesOf(app.db, ['fees'])).get('fees')!
    const { id, total } = await bought()
    for (let times = 0; times < 3; times += 1) {
      pass(60_000)
      await read()
    }
    const fee = rateOf(total, 119)
    expect(await feesOf(id)).toEqual([-fee])
    expect((await balancesOf(app.db, ['fees'])).get('fees')).toBe(before - fee)
    expect(await sumOfAll(app.db)).toBe(0)
  })

  it('of a card is one for each instalment, and an advance costs its own later', async () => {
    const { id, total } = await boughtByCard(3)
    const { charge_id: charge } = await attemptOf(id)
    pass(60_000)
    await read()
    const each = Math.floor(total / 3)
    const fees = [total - 2 * each, each, each].map((cents) => -rateOf(cents, 419))
    expect(await feesOf(id)).toEqual(fees)
    pass(10 * DAY_MS)
    await steer(`/charges/${charge}/anticipate`, { cents: 55 })
    await read()
    await read()
    expect(await feesOf(id)).toEqual([...fees, -55])
  })

  it('is kept with a part, and given back with the whole of a card', async () => {
    const { id, total } = await boughtByCard(1)
    const { charge_id, payment_id } = await attemptOf(id)
    const payment = { id: payment_id!, chargeId: charge_id! }
    await paymentProvider(app).refund(payment, 100, 'a part by hand')
    await read()
    const fee = rateOf(total, 419)
    expect(await feesOf(id)).toEqual([-fee])
    const other = await boughtByCard(1)
    const whole = await attemptOf(other.id)
    await paymentProvider(app).refund({ id: whole.payment_id!, chargeId: whole.charge_id! }, other.total, 'all by hand')
    await read()
    expect(await feesOf(other.id)).toEqual([-rateOf(other.total, 419), rateOf(other.total, 419)])
    await app.db.deleteFrom('reconciliations').execute()
  })

  it('is caught up with after a stop of days', async () => {
    await read()
    const { id, total } = await bought()
    pass(5 * DAY_MS)
    expect(await feesOf(id)).toEqual([])
    await read()
    expect(await feesOf(id)).toEqual([-rateOf(total, 119)])
  })

  it('waits while the provider cannot be read', async () => {
    const { id, total } = await bought()
    await steer('/fail-next', { times: 1 })
    await expect(read()).rejects.toThrow('Pagar.me answered 500')
    expect(await feesOf(id)).toEqual([])
    await read()
    expect(await feesOf(id)).toEqual([-rateOf(total, 119)])
  })

  it('sums to zero with what the provider owes, to the centavo, in whichever amounts and order it is told', async () => {
    const { id: orderId } = await bought()
    let times = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 12 }), async (amounts) => {
        times += 1
        const fees = amounts
          .map((cents, at) => ({ key: `property fee:${times}:${at}`, orderId, cents }))
          .filter(({ cents }) => cents !== 0)
        const before = await balancesOf(app.db, ['fees', 'provider'])
        await postFees(app, fees.slice(0, 4))
        await postFees(app, fees.toReversed())
        await postFees(app, fees)
        const after = await balancesOf(app.db, ['fees', 'provider'])
        const all = fees.reduce((sum, { cents }) => sum + cents, 0)
        expect(after.get('fees')! - before.get('fees')!).toBe(0 - all)
        expect(after.get('provider')! - before.get('provider')!).toBe(all)
      }),
      { numRuns: 25 },
    )
    expect(await sumOfAll(app.db)).toBe(0)
  })
})

describe('the reconciliation', () => {
  it('posts a fee that nobody has read, and then agrees', async () => {
    const { id, total } = await bought()
    await reconcile()
    expect(await feesOf(id)).toEqual([-rateOf(total, 119)])
    expect((await differences()).filter(({ order_id: of }) => of === id)).toEqual([])
  })

  it('tells of a fee that was changed after it was posted, until it agrees again', async () => {
    const { id } = await boughtByCard(1)
    const { charge_id: charge } = await attemptOf(id)
    await steer(`/charges/${charge}/anticipate`, { cents: 30 })
    await read()
    const ours = -(await feesOf(id)).reduce((sum, cents) => sum + cents, 0)
    await steer(`/charges/${charge}/anticipate`, { cents: 31 })
    await reconcile()
    const ofThis = async () => (await differences()).filter(({ order_id: of }) => of === id)
    const told = { kind: 'fee', order_id: id, ours_cents: ours, theirs_cents: ours + 1 }
    expect(await ofThis()).toEqual([told])
    const { groups } = (await operator.get('/api/v1/admin/inbox')).body
    const { items } = groups.find(({ kind }: { kind: string }) => kind === 'difference')
    expect(items).toContainEqual(
      expect.objectContaining({ title: `Pedido nº ${id}`, detail: expect.stringContaining('Taxa') }),
    )
    await reconcile()
    expect(await ofThis()).toEqual([told])
    await steer(`/charges/${charge}/anticipate`, { cents: 30 })
    await reconcile()
    expect(await ofThis()).toEqual([])
  })
})
