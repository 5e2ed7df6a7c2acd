import { afterAll, describe, expect, it, vi } from 'vitest'
import { beforeProvider } from '../../../testing/before-provider.ts'
import { homeOf, orderByPix, setOnSale } from '../../../testing/buying.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { type Person, testApp } from '../../../testing/test-app.ts'
import { testNow } from '../../../testing/test-now.ts'
import { staySignedIn } from '../../../testing/test-people.ts'
import { type Account, balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { paymentProvider } from '../../money/payments/index.ts'
import { marina as payer, newCharge, pix } from '../../money/payments/providers/suite.ts'
import { reconciliationJobs } from './reconciliation.jobs.ts'

// the stand-in of the provider stamps its charges with the time of this machine
vi.useFakeTimers({ toFake: ['Date'], now: testNow })
afterAll(() => void vi.useRealTimers())
const { app, as, clock, sandbox, post } = await testApp()
const marina = await as('buyer')
const operator = await as('operator')
await staySignedIn(app)
const home = await homeOf(app, marina.id)
const [offer] = await offersOfSeller(app, (await as('seller')).id, 1)
const steer = steering(sandbox.url, 'pagarme')
const provider = paymentProvider(app)

const HOUR_MS = 3_600_000
clock.advance(2 * HOUR_MS)
/** Compares all charges of this test, and what differed half a day ago. */
async function reconcile() {
  const until = new Date(testNow.getTime() - 1000)
  await app.db.updateTable('reconciliations').set({ until }).execute()
  await compareAgain()
}
/** Compares again what differed. */
async function compareAgain(by = app) {
  const compared_at = new Date(clock.now().getTime() - 12 * HOUR_MS)
  await app.db.updateTable('reconciliation_differences').set({ compared_at }).execute()
  await reconciliationJobs.reconcile_payments!.run(by, {})
}
await reconciliationJobs.reconcile_payments!.run(app, {})

interface Shown {
  id: number
  kind: string
  order_id: number | null
  ours_cents: number
  theirs_cents: number
  settled: { by: string; reason: string } | null
}
const shown = async (filter = 'open') =>
  (await operator.get(`/api/v1/admin/differences?filter=${filter}`)).body.differences as Shown[]
const settle = ({ id, ours_cents, theirs_cents }: Shown, change: object = {}, by: Person = operator) =>
  by.post(`/api/v1/admin/differences/${id}/settle`, {
    ...{ ours_cents, theirs_cents, reason: 'Devolvido no painel do provedor' },
    ...change,
  })
const held = async (...accounts: Account[]) => [...(await balancesOf(app.db, accounts)).values()]

/** An order that is paid, and of which everything agrees. */
const paid = async () => {
  await setOnSale(app, offer!.id)
  const id = await orderByPix(marina, home, { id: offer!.id })
  const { payment_id: paymentId, charge_id: chargeId } = await app.db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  await steer(`/charges/${chargeId}/pay`)
  await reconcile()
  expect(await shown()).toEqual([])
  return { id, at: { id: paymentId!, chargeId: chargeId! } }
}
/** Money was given back at the provider without us. */
const differing = async () => {
  const { id, at } = await paid()
  await provider.refund(at, 100, `by hand ${id}`)
  await reconcile()
  const [found] = await shown()
  expect(found).toMatchObject({ kind: 'refunded', order_id: id, ours_cents: 0, theirs_cents: 100, settled: null })
  return { id, at, found: found! }
}

describe('a difference that an operator settles', () => {
  it('stays so where that happens while it is compared once more', async () => {
    const { id, at } = await paid()
    for (const cents of [30, 80]) {
      await steer(`/charges/${at.chargeId}/anticipate`, { cents })
      await reconcile()
    }
    await provider.refund(at, 100, `by hand beside a fee ${id}`)
    await compareAgain()
    const found = (await shown()).find(({ kind }) => kind === 'refunded')!
    const meanwhile = await beforeProvider(app, async ({ searchParams: of }) => {
      if (!of.has('charge_id')) return
      clock.advance(1000)
      await settle(found)
    })
    await compareAgain(meanwhile)
    expect((await shown()).map(({ kind }) => kind)).toEqual(['fee'])
    await settle((await shown())[0]!)
  })

  it('is in the ledger and the register of acts, and over until something else differs', async () => {
    const { id, at, found } = await differing()
    const before = await held('provider', 'losses')
    const { status, body } = await settle(found)
    expect([status, body.message]).toEqual([200, 'Diferença de R$\u00a01,00 lançada no livro.'])
    expect(await held('provider', 'losses')).toEqual([before[0]! + 100, before[1]! - 100])
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=order:${id}`)).body
    expect(acts).toMatchObject([
      { kind: 'difference_settled', reason: 'Devolvido no painel do provedor', detail: { cents: 100 } },
    ])
    await reconcile()
    expect(await shown()).toEqual([])
    expect((await shown('settled')).find((one) => one.id === found.id)?.settled).toMatchObject({
      reason: 'Devolvido no painel do provedor',
    })
    const alone = (await operator.get(`/api/v1/admin/differences?id=${found.id}`)).body
    expect(alone).toMatchObject({ differences: [{ id: found.id }], paginate: { total: 1 }, until: expect.any(String) })
    await provider.refund(at, 50, `by hand once more ${id}`)
    await reconcile()
    const [again] = await shown()
    expect(again).toMatchObject({ id: found.id, ours_cents: 100, theirs_cents: 150 })
    await settle(again!)
    expect([await shown(), await held('losses'), await sumOfAll(app.db)]).toEqual([[], [before[1]! - 150], 0])
  })

  it('is settled once, as it was seen and still is, and by operators alone', async () => {
    const { found } = await differing()
    expect((await settle(found, { theirs_cents: 99 })).body.code).toBe('difference_changed')
    expect((await settle(found, { reason: '' })).body.fields).toEqual({ reason: 'Diga o motivo.' })
    expect((await settle(found, {}, marina)).status).toBe(403)
    expect((await marina.get('/api/v1/admin/differences')).status).toBe(403)
    const body = { ours_cents: 0, theirs_cents: 100, reason: 'Ninguém' }
    expect((await post(`/api/v1/admin/differences/${found.id}/settle`, body)).status).toBe(401)
    expect((await settle({ ...found, id: 999_999 })).body.code).toBe('difference_not_found')
    const answers = await Promise.all([settle(found), settle(found), settle(found)])
    expect(answers.map(({ body }): string => body.code ?? 'done').toSorted()).toEqual([
      'difference_over',
      'difference_over',
      'done',
    ])
  })

  it('is not settled by figures that the ledger has left behind', async () => {
    const { found } = await differing()
    await app.db.updateTable('reconciliation_differences').set({ ours_cents: 1 }).where('id', '=', found.id).execute()
    expect((await settle({ ...found, ours_cents: 1 })).body.code).toBe('difference_changed')
    await reconcile()
    expect((await settle((await shown())[0]!)).status).toBe(200)
  })

  it('may be money that is no order’s', async () => {
    const asked = newCharge(await provider.keepPayer(payer), pix)
    await steer(`/charges/${(await provider.charge(asked, asked.code)).chargeId}/pay`)
    await reconcile()
    const [found] = await shown()
    expect(found).toMatchObject({ kind: 'unknown', order_id: null, ours_cents: 0, theirs_cents: 4000 })
    const before = await held('provider', 'losses')
    expect((await settle(found!)).status).toBe(200)
    expect(await held('provider', 'losses')).toEqual([before[0]! - 4000, before[1]! + 4000])
    await reconcile()
    expect(await shown()).toEqual([])
  })

  it('may be a fee that changed after it was posted', async () => {
    const { id, at } = await paid()
    for (const cents of [30, 80]) {
      await steer(`/charges/${at.chargeId}/anticipate`, { cents })
      await reconcile()
    }
    const [found] = await shown()
    expect([found!.kind, found!.order_id, found!.theirs_cents - found!.ours_cents]).toEqual(['fee', id, 50])
    const before = await held('provider', 'fees')
    expect((await settle(found!)).status).toBe(200)
    expect(await held('provider', 'fees')).toEqual([before[0]! + 50, before[1]! - 50])
    await reconcile()
    expect(await shown()).toEqual([])
  })

  it('may be an answer that nobody understands, of which nothing is posted', async () => {
    const { id, at } = await paid()
    await steer(`/charges/${at.chargeId}/status`, { status: 'whatever' })
    await reconcile()
    const [found] = await shown()
    expect(found).toMatchObject({ kind: 'unread', order_id: id, ours_cents: 0, theirs_cents: 0 })
    const before = await held('provider')
    expect((await settle(found!)).body.message).toBe('Diferença encerrada.')
    await reconcile()
    expect([await shown(), await held('provider')]).toEqual([[], before])
    await steer(`/charges/${at.chargeId}/status`, { status: 'paid' })
  })
})
