import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, dayInBrazil } from '../../../platform/clock.ts'
import { cards, signing, storeOf } from '../../../testing/signing.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'

const world = await testApp()
const { app, as, clock } = world
const severino = await as('seller')
const storeId = await storeOf(app, severino.id)
const { runJobs, preview, sign, newest, byCard, attempts, payPix, hear, planOfStore, steer } = signing(
  world,
  severino,
  storeId,
)
const call = (path: string, body: object) => severino.post(`/api/v1/${path}`, body)
const titles = async () => (await mailsTo(app, 'vendedor@bracards.example')).map(({ details }) => String(details.title))
const today = () => dayInBrazil(clock.now())

/** Lets the jobs run on each day until this one, as they do in a shop that is up. */
async function until(day: string) {
  while (today() < day) {
    clock.advance(DAY_MS)
    await staySignedIn(app)
    await runJobs()
  }
}
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Names the card on file at the provider otherwise, as if it were gone there; returns what it was called. */
async function renameCard(id: number, name: string) {
  const card = await app.db.selectFrom('saved_cards').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await app.db.updateTable('saved_cards').set({ provider_card_id: name }).where('id', '=', id).execute()
  return card.provider_card_id
}

beforeEach(async () => {
  await staySignedIn(app)
  await app.db.deleteFrom('failed_tries').execute()
  const live = await newest()
  if (live && !live.ended_at) await call('disable-signature', { id: live.id })
  await runJobs()
  await app.db.updateTable('stores').set({ plan_id: null }).execute()
  await app.db.updateTable('signature_bills').set({ taken_back_at: null }).execute()
})

describe('a signature that is paid by card', () => {
  it('renews by itself on its day, every month, also if the shop was down on that day', async () => {
    await sign('feirante', await byCard())
    const first = await newest()
    await until(first.period_end)
    const second = await newest()
    expect(second).toMatchObject({ state: 'active', period_start: first.period_end, bill: null })
    clock.advance(33 * DAY_MS)
    await staySignedIn(app)
    await runJobs()
    const third = await newest()
    expect(third).toMatchObject({ state: 'active', period_start: second.period_end })
    expect([await planOfStore(), await sumOfAll(app.db)]).toEqual(['feirante', 0])
    const paid = await app.db
      .selectFrom('signature_bills')
      .select('bill_id')
      .where('signature_id', '=', third.id)
      .execute()
    expect(paid).toHaveLength(3)
  })

  it('is not ended because the shop was down: its ten days begin when it can be paid', async () => {
    await sign('feirante', await byCard())
    const before = await newest()
    await call('pagarme/subscriptions', { signature_id: before.id, ...(await byCard(cards.declined)) })
    clock.advance(45 * DAY_MS)
    await staySignedIn(app)
    await runJobs()
    expect(await newest()).toMatchObject({ state: 'overdue', grace_until: daysFrom(today(), 10) })
    expect(await planOfStore()).toBe('feirante')
  })

  it('whose card is of no use is told at once, keeps its plan ten days, and then has the free one', async () => {
    await sign('feirante', await byCard())
    const { id, period_end: end, card } = await newest()
    const name = await renameCard(card.id, 'card_gone')
    await until(end)
    expect(await newest()).toMatchObject({
      state: 'overdue',
      grace_until: daysFrom(end, 10),
      bill: { kind: 'renewal' },
    })
    expect((await titles()).at(-1)).toBe('O cartão do plano Feirante foi recusado')
    await until(daysFrom(end, 10))
    expect(await planOfStore()).toBe('feirante')
    await until(daysFrom(end, 11))
    expect([(await newest()).state, await planOfStore()]).toEqual(['cancelled', null])
    const tries = await app.db
      .selectFrom('bill_payments as p')
      .innerJoin('signature_bills as b', 'b.bill_id', 'p.bill_id')
      .select('p.id')
      .where('b.signature_id', '=', id)
      .where('b.kind', '=', 'renewal')
      .execute()
    expect(tries).toHaveLength(1)
    expect((await titles()).at(-1)).toBe('O plano Feirante terminou')
    await renameCard(card.id, name)
  })

  it('that was refused for now is tried four times in ten days', async () => {
    await sign('feirante', await byCard())
    const { period_end: end } = await newest()
    const later = await call('pagarme/subscriptions', {
      signature_id: (await newest()).id,
      ...(await byCard(cards.declined)),
    })
    expect(later.body.error).toBe(false)
    await until(daysFrom(end, 11))
    const bill = await app.db
      .selectFrom('signature_bills')
      .selectAll()
      .where('signature_id', '=', (await newest()).id)
      .where('kind', '=', 'renewal')
      .executeTakeFirstOrThrow()
    expect([bill.card_tries, (await attempts(bill.bill_id)).map(({ state }) => state)]).toEqual([
      4,
      ['refused', 'refused', 'refused', 'refused'],
    ])
  })

  it('is overdue until it is paid by hand, and its days do not move', async () => {
    await sign('feirante', await byCard())
    const before = await newest()
    await call('pagarme/subscriptions', { signature_id: before.id, ...(await byCard(cards.declined)) })
    await until(daysFrom(before.period_end, 4))
    const { bill } = await newest()
    expect(await preview('banca')).toMatchObject({ kind: 'pay', cents: 2990 })
    const { body } = await sign('banca', await byCard())
    expect(body.code).toBe('plan_bill_open')
    const paid = await call('signature/pay', { bill_id: bill.id, ...(await byCard()) })
    expect(paid.body.result).toMatchObject({ state: 'active', period_start: before.period_end, bill: null })
    const twice = await call('signature/pay', { bill_id: bill.id, ...(await byCard()) })
    expect(twice.body.code).toBe('plan_bill_over')
  })
})

describe('a signature that is paid by Pix', () => {
  it('gets its code by mail five days before, and begins on its day however early it is paid', async () => {
    await sign('banca')
    await payPix()
    const { period_end: end } = await newest()
    await until(daysFrom(end, -6))
    expect((await newest()).bill).toBe(null)
    await until(daysFrom(end, -5))
    const { bill } = await newest()
    const letter = (await mailsTo(app, 'vendedor@bracards.example')).at(-1)!
    expect(JSON.stringify(letter.details)).toContain(bill.payment.pix.code)
    await payPix()
    expect(await newest()).toMatchObject({ period_end: end, bill: null })
    await until(end)
    expect(await newest()).toMatchObject({ state: 'active', period_start: end })
  })

  it('that changes its plan after paying early gets that payment back, and pays the new price', async () => {
    await sign('feirante')
    await payPix()
    const { period_end: end } = await newest()
    await until(daysFrom(end, -4))
    await payPix()
    await sign('banca', await byCard())
    expect((await newest()).plan.code).toBe('banca')
    await runJobs()
    expect((await newest()).bill).toMatchObject({ kind: 'renewal', cents: 7990, due_on: end })
    expect((await balancesOf(app.db, [`subscriber:${severino.id}`])).get(`subscriber:${severino.id}`)).toBe(0)
  })
})

describe('the end of a period', () => {
  it('of a scheduled end brings the free plan, and nothing is charged', async () => {
    await sign('feirante', await byCard())
    const { id, period_end: end } = await newest()
    await call('cancel-due-date', { id })
    await until(end)
    expect([(await newest()).state, await planOfStore()]).toEqual(['expired', null])
    expect((await severino.get('/api/v1/signatures-expired')).body.erro).toBe(true)
  })

  it('brings the smaller plan that was chosen', async () => {
    await sign('banca', await byCard())
    const { period_end: end } = await newest()
    await sign('feirante')
    await until(end)
    expect(await newest()).toMatchObject({ plan: { code: 'feirante' }, price_cents: 2990, next_plan: null })
    expect(await planOfStore()).toBe('feirante')
  })
})

describe('a payment that its holder disputes', () => {
  it('rests the plan while the bank decides, and gives it back if we win', async () => {
    await sign('banca', await byCard())
    const bill = await app.db
      .selectFrom('signature_bills')
      .select('bill_id')
      .orderBy('bill_id', 'desc')
      .executeTakeFirstOrThrow()
    const [attempt] = await attempts(bill.bill_id)
    await steer(`/charges/${attempt!.charge_id}/dispute`)
    await hear(attempt!.payment_id!)
    expect([(await newest()).paused, await planOfStore()]).toEqual([true, null])
    await steer(`/charges/${attempt!.charge_id}/dispute/win`)
    await hear(attempt!.payment_id!, 2)
    expect([(await newest()).paused, await planOfStore(), await sumOfAll(app.db)]).toEqual([false, 'banca', 0])
  })

  it('rests the plan until its period ends if the money is lost', async () => {
    await sign('banca', await byCard())
    const { period_end: end } = await newest()
    const bill = await app.db
      .selectFrom('signature_bills')
      .select('bill_id')
      .orderBy('bill_id', 'desc')
      .executeTakeFirstOrThrow()
    const [attempt] = await attempts(bill.bill_id)
    for (const [index, path] of ['dispute', 'dispute/lose'].entries()) {
      await steer(`/charges/${attempt!.charge_id}/${path}`)
      await hear(attempt!.payment_id!, index + 1)
    }
    expect([(await newest()).paused, await planOfStore(), await sumOfAll(app.db)]).toEqual([true, null, 0])
    expect((await attempts(bill.bill_id))[0]!.state).toBe('charged_back')
    expect(await preview('galpao')).toMatchObject({ kind: 'pay', cents: 0 })
    await until(end)
    expect(await newest()).toMatchObject({ state: 'expired', bill: null })
    expect((await titles()).at(-1)).toBe('O plano Banca terminou')
  })
})
