import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { buyingWorld } from '../../../testing/buying-world.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle, staySignedIn } from '../../../testing/test-people.ts'
import { holdPaidParcels, insertDispute, makeByBank } from '../../orders/chargebacks/chargebacks.queries.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'
import { paymentProvider } from '../../money/payments/index.ts'
import { checkoutJobs } from '../../orders/checkout/checkout.jobs.ts'
import { refundsJobs } from '../../orders/refunds/refunds.jobs.ts'

const test = await testApp()
const { app, as, clock, post } = test
const { marina, seller, steer, attemptOf, boughtByCard } = await buyingWorld(test)
const operator = await as('operator')
await staySignedIn(app)
const MINUTE_MS = 60_000

const parcelOf = (orderId: number) =>
  app.db.selectFrom('store_orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
const makeRefunds = () => refundsJobs.make_late_refunds!.run(app, {})
const timesAsked = async (orderId: number) =>
  (
    await app.db
      .selectFrom('order_refunds as r')
      .innerJoin('store_orders as so', 'so.id', 'r.store_order_id')
      .select('r.refusals')
      .where('so.order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).refusals
const settleBy = (id: number, cents: number, by = operator) =>
  by.post(`/api/v1/admin/refunds/${id}/settle`, { held_cents: cents, reason: 'Pix do banco' })
const hold = (id: number, held = true, by = operator) => by.post(`/api/v1/admin/refunds/${id}/hold`, { held })
const shownHeld = async (id: number) => (await operator.get(`/api/v1/admin/orders/${id}`)).body.held_cents
const shown = async (id: number) => (await operator.get(`/api/v1/admin/orders/${id}`)).body.refused_cents
const waits = async (id: number) => {
  const { groups } = (await operator.get('/api/v1/admin/inbox')).body
  const items = groups.find(({ kind }: { kind: string }) => kind === 'refund')?.items ?? []
  return (items as { id: number }[]).some((item) => item.id === id)
}

/** A parcel was sent and given back, and its charge stays charged back: the provider refuses every refund of it. */
async function returned() {
  const { id, total } = await boughtByCard()
  const { charge_id: charge } = await attemptOf(id)
  const { id: parcel } = await parcelOf(id)
  await app.db.updateTable('store_orders').set({ state: 'returning' }).where('id', '=', parcel).execute()
  await steer(`/charges/${charge}/dispute`)
  await steer(`/charges/${charge}/dispute/win`)
  await settle(app)
  await app.db.updateTable('payment_disputes').set({ state: 'won' }).execute()
  expect((await seller.post('/api/v1/store-order-move', { id: parcel, move: 'take_back' })).status).toBe(200)
  return { id, total, parcel }
}

describe('a refund that the provider refuses', () => {
  it('is asked for again at once, then more and more seldom', async () => {
    const { id } = await returned()
    for (let turn = 0; turn < 60; turn += 1, clock.advance(MINUTE_MS)) await makeRefunds()
    expect(await timesAsked(id)).toBe(12)
    for (let day = 0; day < 20; day += 1, clock.advance(DAY_MS)) await makeRefunds()
    expect(await timesAsked(id)).toBe(31)
  })

  it('is shown to operators too where nobody understands what the provider answers', async () => {
    const { id, total } = await returned()
    await steer(`/charges/${(await attemptOf(id)).charge_id}/status`, { status: 'em_analise' })
    clock.advance(DAY_MS)
    for (let turn = 0; turn < 10; turn += 1) await makeRefunds()
    expect([await timesAsked(id), await shown(id)]).toEqual([10, total])
    expect((await hold(id)).status).toBe(200)
  })

  it('is shown to operators too where the provider has not answered for a day, and made once it does', async () => {
    // refunds that other tests owe are not asked for
    await app.db.updateTable('order_refunds').set({ held_at: clock.now() }).where('state', '=', 'intended').execute()
    const { id, total } = await boughtByCard()
    const { payment_id: payment } = await attemptOf(id)
    await seller.post('/api/v1/store-order-cancel', { id: (await parcelOf(id)).id, reason: 'other' })
    const silent = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) {
        await steer('/fail-next', { times: 1 })
        await makeRefunds()
        // the provider answers about other payments
        await paymentProvider(app).payment(payment!)
      }
    }
    await silent(12)
    expect([await timesAsked(id), await shown(id)]).toEqual([0, 0])
    clock.advance(DAY_MS)
    await silent(10)
    expect([await timesAsked(id), await shown(id), (await hold(id)).status]).toEqual([10, total, 200])
    expect((await hold(id, false)).status).toBe(200)
    await makeRefunds()
    expect([await shown(id), (await parcelOf(id)).state, await sumOfAll(app.db)]).toEqual([0, 'cancelled', 0])
  })

  it('is settled by an operator who gave the money back another way, once, with a reason that the buyer reads', async () => {
    const { id, total, parcel } = await returned()
    expect((await hold(id)).body.code).toBe('refund_not_refused')
    expect(await shown(id)).toBe(0)
    for (let turn = 0; turn < 10; turn += 1) await makeRefunds()
    expect(await shown(id)).toBe(total)
    clock.advance(DAY_MS)
    await makeRefunds()
    expect(await waits(id)).toBe(true)
    const before = await balancesOf(app.db, ['provider', 'outside'])
    expect((await settleBy(id, total)).body.code).toBe('refund_not_held')
    expect((await hold(id)).status).toBe(200)
    expect((await settleBy(id, total - 1)).body.code).toBe('refund_sum_changed')
    expect(await shownHeld(id)).toBe(total)

    const answers = await Promise.all([settleBy(id, total), settleBy(id, total)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect([await waits(id), await shown(id), (await parcelOf(id)).state]).toEqual([false, 0, 'refunded'])
    const after = await balancesOf(app.db, ['provider', 'outside', `buyer:${marina.id}`, `escrow:${parcel}`])
    expect(after.get('provider')).toBe(before.get('provider'))
    expect(after.get('outside')).toBe(before.get('outside')! + total)
    expect([after.get(`escrow:${parcel}`), await sumOfAll(app.db)]).toEqual([0, 0])
    const [told] = (await mailsTo(app, 'compradora@bracards.example')).filter(({ key }) =>
      key?.startsWith(`parcel ${parcel}: refund`),
    )
    expect(told!.details).toMatchObject({ title: 'Seu dinheiro foi devolvido', facts: [['Motivo', 'Pix do banco']] })
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=order:${id}`)).body
    expect(acts).toMatchObject([
      { kind: 'refund_settled', reason: 'Pix do banco', detail: { cents: total } },
      { kind: 'refund_held', reason: null, detail: { cents: total } },
    ])
    clock.advance(DAY_MS)
    await makeRefunds()
    expect((await balancesOf(app.db, ['provider'])).get('provider')).toBe(before.get('provider'))
  })

  it('is asked for no more while an operator holds it, and again once the hold is over', async () => {
    const { id, total } = await returned()
    for (let turn = 0; turn < 10; turn += 1) await makeRefunds()
    expect((await hold(id, false)).body.code).toBe('refund_not_held')
    expect((await hold(id)).status).toBe(200)
    expect([(await hold(id)).status, await shownHeld(id)]).toEqual([409, total])
    clock.advance(3 * DAY_MS)
    await makeRefunds()
    expect(await timesAsked(id)).toBe(10)
    expect((await hold(id, false)).status).toBe(200)
    expect([await shownHeld(id), (await settleBy(id, total)).body.code]).toEqual([0, 'refund_not_held'])
    await makeRefunds()
    expect(await timesAsked(id)).toBe(11)
  })

  it('of a payment that was not kept is settled the same way', async () => {
    const { id, total } = await boughtByCard()
    const { charge_id: charge } = await attemptOf(id)
    await steer(`/charges/${charge}/status`, { status: 'chargedback' })
    await app.db
      .updateTable('order_payments')
      .set({ state: 'refunding', paid_cents: total, owed_cents: total })
      .where('order_id', '=', id)
      .execute()
    expect((await hold(id)).body.code).toBe('refund_not_refused')
    for (let turn = 0; turn < 10; turn += 1) await checkoutJobs.refund_late_payments!.run(app, {})
    expect([await shown(id), (await hold(id)).status]).toEqual([total, 200])
    const { refund_refusals: before } = await attemptOf(id)
    clock.advance(DAY_MS)
    await checkoutJobs.refund_late_payments!.run(app, {})
    expect((await attemptOf(id)).refund_refusals).toBe(before)
    expect((await settleBy(id, total)).status).toBe(200)
    expect([(await attemptOf(id)).state, await shown(id), await sumOfAll(app.db)]).toEqual(['refunded', 0, 0])
  })

  it('is settled by operators alone', async () => {
    expect((await post('/api/v1/admin/refunds/1/settle', { held_cents: 1, reason: 'Pix do banco' })).status).toBe(401)
    expect((await post('/api/v1/admin/refunds/1/hold', { held: true })).status).toBe(401)
    expect([(await settleBy(1, 1, marina)).status, (await hold(1, true, marina)).status]).toEqual([403, 403])
    expect((await settleBy(999_999, 1)).body.code).toBe('refund_not_held')
    expect((await hold(999_999)).body.code).toBe('refund_not_refused')
  })
})

it('a refund that is made while its dispute is lost waits in no circle with it', async () => {
  const { id, total: cents } = await boughtByCard()
  const { id: payment_id } = await attemptOf(id)
  await seller.post('/api/v1/store-order-cancel', { id: (await parcelOf(id)).id, reason: 'other' })
  const dispute = await app.transaction(
    async (tx) => (await insertDispute(tx, { payment_id, cents, opened_at: clock.now() }))!,
  )
  const won = { state: 'won' as const, decided_at: clock.now() }
  await app.db.updateTable('payment_disputes').set(won).where('id', '=', dispute.id).execute()
  let making: Promise<void>
  await app.transaction(async (tx) => {
    await holdPaidParcels(tx, id)
    making = makeRefunds()
    // the first transaction that waits has looked for a deadlock by then, and found none
    await setTimeout(1500)
    await makeByBank(tx, { orderId: id, dispute }, clock.now())
  })
  await making!
  expect(await sumOfAll(app.db)).toBe(0)
})
