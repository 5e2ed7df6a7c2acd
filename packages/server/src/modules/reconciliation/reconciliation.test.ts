import { afterAll, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { steering } from '../../testing/steering.ts'
import { homeOf, orderByPix } from '../../testing/buying.ts'
import { sumOfAll } from '../ledger/index.ts'
import { paymentProvider } from '../payments/index.ts'
import { marina as payer, newCharge, pix } from '../payments/providers/suite.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'

// the stand-in of the provider stamps its charges with the time of this machine
vi.useFakeTimers({ toFake: ['Date'], now: testNow })
afterAll(() => void vi.useRealTimers())
const { app, as, clock, sandbox, server } = await testApp()
const marina = await as('buyer')
const home = await homeOf(app, marina.id)
const { id: offer } = await app.db
  .selectFrom('listings as l')
  .innerJoin('products as p', 'p.id', 'l.product_id')
  .select('l.id')
  .where('l.on_sale', '=', true)
  .where('l.quantity', '>', 3)
  .where('p.type', '=', 'tcg')
  .orderBy('l.id')
  .limit(1)
  .executeTakeFirstOrThrow()

const steer = steering(sandbox.url, 'pagarme')
const placed = () => orderByPix(marina, home, { id: offer })
const attemptOf = (id: number) =>
  app.db.selectFrom('order_payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body.state
/** What this test made, and nothing of the seeded world, which no provider knows. */
async function reconcile() {
  const until = new Date(testNow.getTime() - 1000)
  await app.db.updateTable('reconciliations').set({ until }).execute()
  clock.advance(2 * 3_600_000)
  await reconciliationJobs.reconcile_payments!.run(app, {})
}
const differences = () =>
  app.db
    .selectFrom('reconciliation_differences')
    .select(['kind', 'order_id', 'payment_id', 'ours_cents', 'theirs_cents', 'resolved_at'])
    .orderBy('id')
    .execute()

describe('the provider’s charges and the ledger', () => {
  it('begin to be compared on the first day, and are so up to an hour ago', async () => {
    await reconciliationJobs.reconcile_payments!.run(app, {})
    const { until } = await app.db.selectFrom('reconciliations').select('until').executeTakeFirstOrThrow()
    expect(until).toEqual(new Date(clock.now().getTime() - 3_600_000))
    expect(await differences()).toEqual([])
  })

  it('agree once a payment that nobody told us of is taken', async () => {
    const id = await placed()
    await steer(`/charges/${(await attemptOf(id)).charge_id}/pay`)
    expect(await stateOf(id)).toBe('awaiting_payment')
    await reconcile()
    expect([await stateOf(id), await differences(), await sumOfAll(app.db)]).toEqual(['paid', [], 0])
  })

  it('differ where money went back without us, in one row however often it is found', async () => {
    const id = await placed()
    const { charge_id: chargeId, payment_id: paymentId } = await attemptOf(id)
    await steer(`/charges/${chargeId}/pay`)
    await reconcile()
    await paymentProvider(app).refund({ id: paymentId!, chargeId: chargeId! }, 100, 'by hand')
    await reconcile()
    await reconcile()
    expect(await differences()).toEqual([
      { kind: 'refunded', order_id: id, payment_id: null, ours_cents: 0, theirs_cents: 100, resolved_at: null },
    ])
    const metrics = (await server.inject('/metrics')).body
    expect(metrics).toContain('payment_differences_open{kind="refunded"} 1')
    expect(metrics).toContain('payment_differences_open{kind="missing"} 0')
    await app.db.deleteFrom('reconciliation_differences').execute()
  })

  it('differ where the provider has money of nobody’s order', async () => {
    const provider = paymentProvider(app)
    const asked = newCharge(await provider.keepPayer(payer), pix)
    const { id, chargeId } = await provider.charge(asked, asked.code)
    await steer(`/charges/${chargeId}/pay`)
    await reconcile()
    const unknown = (await differences()).filter(({ kind }) => kind === 'unknown')
    expect(unknown).toMatchObject([{ payment_id: id, ours_cents: 0, theirs_cents: 4000, resolved_at: null }])
  })
})
