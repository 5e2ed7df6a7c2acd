import { afterAll, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { testNow } from '../../../testing/test-now.ts'
import { beforeProvider } from '../../../testing/before-provider.ts'
import { steering } from '../../../testing/steering.ts'
import { homeOf, orderByPix } from '../../../testing/buying.ts'
import { sumOfAll } from '../../money/ledger/index.ts'
import { checkoutListeners } from '../../orders/checkout/checkout.events.ts'
import { type PaymentOutcome, paymentProvider } from '../../money/payments/index.ts'
import { marina as payer, newCharge, pix } from '../../money/payments/providers/suite.ts'
import { refundsJobs } from '../../orders/refunds/refunds.jobs.ts'
import { refundPart } from '../../orders/refunds/refunds.service.ts'
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
const announced = async (id: number): Promise<PaymentOutcome> => {
  const { payment_id: paymentId, charge_id: chargeId, code } = await attemptOf(id)
  const { cents } = (await paymentProvider(app).payment(paymentId!))!
  return { paymentId: paymentId!, chargeId: chargeId!, code, state: 'paid', cents, method: 'pix', refusal: null }
}
const stateOf = async (id: number) => (await marina.get(`/api/v1/orders/${id}`)).body.state
/** Compares only what this test made, because no provider knows the orders of the seed. */
async function reconcile(by = app) {
  const until = new Date(testNow.getTime() - 1000)
  await app.db.updateTable('reconciliations').set({ until }).execute()
  clock.advance(2 * 3_600_000)
  await reconciliationJobs.reconcile_payments!.run(by, {})
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

  it('agree where money goes back while they are compared', async () => {
    const id = await placed()
    await steer(`/charges/${(await attemptOf(id)).charge_id}/pay`)
    await reconcile()
    const { store_orders: parcels } = (await marina.get(`/api/v1/orders/${id}`)).body
    const part = { storeOrderId: parcels[0].id, cents: 100, key: 'while they are compared' }
    let isRefunded = false
    const meanwhile = await beforeProvider(app, async ({ pathname }) => {
      if (isRefunded || !pathname.endsWith('/payables')) return
      isRefunded = true
      await app.transaction((tx) => refundPart(tx, app, part))
      await refundsJobs.make_refunds!.run(app, {})
    })
    await reconcile(meanwhile)
    const ofThis = (await differences()).filter(({ order_id: of }) => of === id)
    expect([isRefunded, ofThis]).toEqual([true, []])
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

  it('agree again once the provider has given back what was nobody’s order', async () => {
    const unknown = async () => (await differences()).filter(({ kind }) => kind === 'unknown')
    const { id: paymentId, chargeId } = (await paymentProvider(app).payment((await unknown())[0]!.payment_id!))!
    await paymentProvider(app).refund({ id: paymentId, chargeId }, 1000, 'by hand, in part')
    clock.advance(12 * 3_600_000)
    await reconcile()
    expect(await unknown()).toMatchObject([{ theirs_cents: 3000, resolved_at: null }])
    await paymentProvider(app).refund({ id: paymentId, chargeId }, 3000, 'by hand, the rest')
    clock.advance(12 * 3_600_000)
    await reconcile()
    expect(await unknown()).toMatchObject([{ resolved_at: expect.any(Date) }])
  })
})

/** Items of the inbox with this in their title. */
const shown = async (words: string) => {
  const { groups } = (await (await as('operator')).get('/api/v1/admin/inbox')).body
  const items = groups.find(({ kind }: { kind: string }) => kind === 'difference')?.items ?? []
  return (items as { title: string; detail: string }[]).filter(({ title }) => title.includes(words))
}

describe('a difference that waits', () => {
  it('says in the inbox what differs', async () => {
    await app.db.deleteFrom('reconciliation_differences').execute()
    const id = await placed()
    const now = clock.now()
    const found = {
      provider: 'pagarme',
      payment_id: null,
      order_id: id,
      found_at: now,
      compared_at: now,
      resolved_at: null,
    }
    const refunded = { kind: 'refunded' as const, ours_cents: 500, theirs_cents: 0 }
    const missing = { kind: 'missing' as const, ours_cents: 0, theirs_cents: 0 }
    for (const one of [refunded, missing])
      await app.db
        .insertInto('reconciliation_differences')
        .values({ ...found, ...one })
        .execute()
    expect((await shown(`nº ${id}`)).map(({ detail }) => detail.replaceAll('\u00a0', ' '))).toEqual([
      'Devolvido: No livro R$ 5,00, no provedor R$ 0,00',
      'O provedor não conhece este pagamento',
    ])
  })
})

describe('an answer that nobody understands', () => {
  const HOUR_MS = 3_600_000
  const open = async () => (await differences()).filter(({ kind, resolved_at: at }) => kind === 'unread' && at === null)

  it('of one payment is a difference, which keeps no other, until it is understood again', async () => {
    await app.db.deleteFrom('reconciliation_differences').execute()
    const provider = paymentProvider(app)
    const asked = newCharge(await provider.keepPayer(payer), pix)
    const strange = await provider.charge(asked, asked.code)
    const [id, other] = [await placed(), await placed()]
    const { charge_id: chargeId } = await attemptOf(id)
    await steer(`/charges/${chargeId}/pay`)
    await steer(`/charges/${(await attemptOf(other)).charge_id}/pay`)
    for (const charge of [chargeId, strange.chargeId]) await steer(`/charges/${charge}/status`, { status: 'whatever' })
    await reconcile()
    expect([await stateOf(id), await stateOf(other)]).toEqual(['awaiting_payment', 'paid'])
    const unread = { kind: 'unread', ours_cents: 0, theirs_cents: 0, resolved_at: null }
    expect((await open()).toSorted((a, b) => Number(a.order_id) - Number(b.order_id))).toEqual([
      { ...unread, order_id: null, payment_id: strange.id },
      { ...unread, order_id: id, payment_id: null },
    ])
    expect(await shown(`nº ${id}`)).toMatchObject([{ detail: 'O que o provedor responde não pôde ser lido' }])
    await steer(`/charges/${chargeId}/status`, { status: 'paid' })
    await steer(`/charges/${strange.chargeId}/status`, { status: 'pending' })
    clock.advance(12 * HOUR_MS)
    await reconcile()
    expect([await stateOf(id), await open()]).toEqual(['paid', []])
  })

  it('by which the comparison stops for hours waits for an operator', async () => {
    await reconcile()
    expect(await shown('atrasada')).toEqual([])
    clock.advance(6 * HOUR_MS)
    expect(await shown('atrasada')).toMatchObject([{ title: 'Conferência com o provedor atrasada' }])
    await reconcile()
    expect(await shown('atrasada')).toEqual([])
  })
})

describe('a provider that answers few calls at a time', () => {
  const HOUR_MS = 3_600_000
  const pass = (ms: number) => {
    clock.advance(ms)
    vi.setSystemTime(clock.now())
  }
  /** Returns after how many runs it is done, if the provider answers so many calls in each. */
  async function turns(calls: number) {
    for (let turn = 1; turn <= 12; turn += 1) {
      await steer('/fail-next', { times: 100, status: 429, after: calls })
      const isDone = await reconciliationJobs.reconcile_payments!.run(app, {}).then(
        () => true,
        () => false,
      )
      await steer('/fail-next', { times: 0 })
      if (isDone) return turn
    }
    return Infinity
  }
  const open = async () => (await differences()).filter(({ resolved_at: at }) => at === null)

  it('is compared with piece by piece, of what was asked for before and moved since', async () => {
    await app.db.deleteFrom('reconciliation_differences').execute()
    const ids: number[] = []
    for (let nth = 0; nth < 5; nth += 1) ids.push(await placed())
    pass(10_000)
    await app.db.updateTable('reconciliations').set({ until: clock.now() }).execute()
    for (const id of ids) {
      await steer(`/charges/${(await attemptOf(id)).charge_id}/pay`)
      await checkoutListeners.payment_settled!(app, await announced(id))
      pass(HOUR_MS)
    }
    pass(HOUR_MS)
    expect(await turns(5)).toBeLessThan(12)
    expect(await open()).toEqual([])
  })

  it('is asked again of what did not agree, a few at a time as well', async () => {
    const ids: number[] = []
    for (let nth = 0; nth < 5; nth += 1) ids.push(await placed())
    for (const id of ids) {
      const { charge_id: chargeId, payment_id: paymentId } = await attemptOf(id)
      await steer(`/charges/${chargeId}/pay`)
      await paymentProvider(app).refund({ id: paymentId!, chargeId: chargeId! }, 100, `by hand ${id}`)
    }
    pass(2 * HOUR_MS)
    await reconciliationJobs.reconcile_payments!.run(app, {})
    expect(await open()).toHaveLength(5)
    await app.db.updateTable('reconciliation_differences').set({ ours_cents: 1 }).execute()
    pass(12 * HOUR_MS)
    await app.db
      .updateTable('reconciliations')
      .set({ until: new Date(clock.now().getTime() - HOUR_MS) })
      .execute()
    expect(await turns(3)).toBeLessThan(12)
    expect((await open()).map(({ ours_cents: ours }) => ours)).toEqual([0, 0, 0, 0, 0])
  })
})
