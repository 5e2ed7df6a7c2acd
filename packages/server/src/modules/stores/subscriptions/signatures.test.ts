import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { cards, signing, storeOf } from '../../../testing/signing.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle, staySignedIn } from '../../../testing/test-people.ts'
import { balancesOf, sumOfAll } from '../../money/ledger/index.ts'

const world = await testApp()
const { app, as, clock } = world
const severino = await as('seller')
const marina = await as('buyer')
const storeId = await storeOf(app, severino.id)
const { runJobs, preview, sign, newest, byCard, attempts, payPix, hear, planOfStore, steer } = signing(
  world,
  severino,
  storeId,
)
const earned = async () => (await balancesOf(app.db, ['plans'])).get('plans')!
const call = (path: string, body: object) => severino.post(`/api/v1/${path}`, body)

beforeEach(async () => {
  await app.db.updateTable('stores').set({ plan_id: null }).execute()
  await staySignedIn(app)
  await app.db.deleteFrom('failed_tries').execute()
  const live = await newest()
  if (live && !live.ended_at) await call('disable-signature', { id: live.id })
  await settle(app)
  await app.db.updateTable('signature_bills').set({ taken_back_at: null }).execute()
})

describe('a plan', () => {
  it('paid by Pix is in force from the payment on, once, however often the provider tells', async () => {
    const before = await earned()
    const { body } = await sign('banca')
    expect([body.error, body.result.state, body.result.bill.cents]).toEqual([false, 'pending', 7990])
    expect(body.result.bill.payment.pix.code).toMatch(/^000201/)
    expect(await planOfStore()).toBe(null)
    await payPix()
    const [attempt] = await attempts(body.result.bill.id)
    await hear(attempt!.payment_id!, 31)
    const signature = await newest()
    expect(signature).toMatchObject({ state: 'active', plan: { code: 'banca' }, bill: null, method: 'pix' })
    expect([await planOfStore(), (await earned()) - before, await sumOfAll(app.db)]).toEqual(['banca', 7990, 0])
  })

  it('paid by card is in force at once, and renews by that card', async () => {
    const { body } = await sign('feirante', await byCard())
    expect(body.result).toMatchObject({ state: 'active', method: 'card', card: { last_four: '0010' } })
    expect(await planOfStore()).toBe('feirante')
  })

  it('whose card is refused says why, and is paid by another one', async () => {
    const { body } = await sign('feirante', await byCard(cards.declined))
    expect(body.result).toMatchObject({ state: 'pending', bill: { payment: { state: 'refused' } } })
    expect(body.result.bill.payment.refusal).toContain('Saldo ou limite insuficiente')
    const paid = await call('signature/pay', { bill_id: body.result.bill.id, ...(await byCard()) })
    expect(paid.body.result.state).toBe('active')
  })

  it('is charged once by two tabs: the second one gets the new preview', async () => {
    const { token } = await preview('feirante')
    const asked = { store_id: storeId, plan: 'feirante', preview: token, method: 'pix' }
    const [one, other] = await Promise.all([call('create-signature', asked), call('create-signature', asked)])
    expect([one, other].filter(({ body }) => body.error)).toHaveLength(1)
    const refused = one.body.error ? one : other
    expect(refused.body).toMatchObject({ result: null, changed: { kind: 'first' } })
    expect(refused.body.changed.token).not.toBe(token)
    expect(refused.body.message).toContain('Nada foi cobrado')
  })

  it('keeps the Pix that waits however often it is asked for, and a card takes its place', async () => {
    const { bill } = (await sign('feirante')).body.result
    for (let times = 0; times < 3; times += 1) {
      const { body } = await call('signature/pay', { bill_id: bill.id, method: 'pix' })
      expect(body.result.bill.payment.pix.code).toBe(bill.payment.pix.code)
    }
    expect(await attempts(bill.id)).toHaveLength(1)
    const byOther = await call('signature/pay', { bill_id: bill.id, ...(await byCard()) })
    expect(byOther.body.result.state).toBe('active')
    await runJobs()
    const states = (await attempts(bill.id)).map(({ state, to_call_off: toCallOff }) => [state, toCallOff])
    expect(states).toEqual([
      ['expired', false],
      ['paid', false],
    ])
  })

  it('of which nobody paid the Pix that day is given up, and money that comes after all goes back', async () => {
    const { body } = await sign('feirante')
    const [attempt] = await attempts(body.result.bill.id)
    await steer(`/charges/${attempt!.charge_id}/pay`)
    clock.advance(DAY_MS)
    await app.db.updateTable('bill_payments').set({ state: 'expired' }).where('id', '=', attempt!.id).execute()
    await runJobs()
    await hear(attempt!.payment_id!)
    await runJobs()
    const states = (await attempts(body.result.bill.id)).map(({ state }) => state)
    expect([states, await planOfStore(), await sumOfAll(app.db)]).toEqual([['refunded'], null, 0])
    expect((await balancesOf(app.db, [`subscriber:${severino.id}`])).get(`subscriber:${severino.id}`)).toBe(0)
  })

  it('that does not exist, or of a store of somebody else, is refused in words', async () => {
    const none = await severino.get(`/api/v1/signature-preview?store_id=${storeId}&plan=ouro`)
    expect([none.status, none.body.message]).toEqual([404, 'Não encontramos este plano.'])
    const strange = await marina.get(`/api/v1/signature-preview?store_id=${storeId}&plan=banca`)
    expect(strange.status).toBe(404)
    const { token } = await preview('banca')
    const asked = { store_id: storeId, plan: 'banca', preview: token, method: 'pix' }
    expect((await marina.post('/api/v1/create-signature', asked)).status).toBe(404)
    const numbered = await call('create-signature', { ...asked, card_id: 1, method: '4000 0000 0000 0010' })
    expect(numbered.status).toBe(422)
  })
})

describe('a dearer plan', () => {
  it('costs the days that are left, and begins today', async () => {
    await sign('feirante', await byCard())
    const { period_start: start, period_end: end } = await newest()
    clock.advance(18 * DAY_MS)
    const shown = await preview('banca')
    const days = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS)
    const sum = Math.round((18 * 2990 + (days - 18) * 7990) / days) - 2990
    expect(shown).toMatchObject({ kind: 'upgrade', cents: sum, next_on: end, next_cents: 7990 })
    expect(shown.lines.reduce((all: number, { cents }: { cents: number }) => all + cents, 0)).toBe(sum)
    const { body } = await sign('banca', await byCard())
    expect(body.result).toMatchObject({ plan: { code: 'banca' }, price_cents: 7990, period_end: end })
    expect(body.result.take_back).toMatchObject({ plan: { code: 'feirante' }, cents: sum })
    expect(await planOfStore()).toBe('banca')
  })

  it('is taken back within seven days, once in twelve months, as if nothing had been', async () => {
    await sign('feirante', await byCard())
    clock.advance(8 * DAY_MS)
    const before = await earned()
    const { body } = await sign('galpao', await byCard())
    const back = await call('disable-signature', { id: body.result.id, take_back: true })
    expect(back.body.result).toMatchObject({ state: 'active', plan: { code: 'feirante' }, take_back: null })
    await settle(app)
    expect([await planOfStore(), (await earned()) - before, await sumOfAll(app.db)]).toEqual(['feirante', 0, 0])
    const again = await sign('galpao', await byCard())
    expect(again.body.result).toMatchObject({ plan: { code: 'galpao' }, take_back: null, refund_until: null })
    const second = await call('disable-signature', { id: body.result.id, take_back: true })
    expect([second.status, second.body.code]).toEqual([409, 'nothing_to_take_back'])
  })

  it('after a scheduled end lets the signature go on, and says so before', async () => {
    await sign('feirante', await byCard())
    const { id } = await newest()
    await call('cancel-due-date', { id })
    expect(await preview('banca')).toMatchObject({ kind: 'upgrade', resumes: true })
    expect((await sign('banca', await byCard())).body.result.state).toBe('active')
  })

  it('whose Pix is not paid leaves the plan as it was, and another choice calls it off', async () => {
    await sign('feirante', await byCard())
    const first = (await sign('banca')).body.result
    expect([first.plan.code, first.bill.kind]).toEqual(['feirante', 'upgrade'])
    const second = (await sign('galpao')).body.result
    expect(second.bill.id).not.toBe(first.bill.id)
    expect((await attempts(first.bill.id)).map(({ state }) => state)).toEqual(['expired'])
    await runJobs()
    expect((await attempts(first.bill.id))[0]!.to_call_off).toBe(false)
    await payPix()
    expect((await newest()).plan.code).toBe('galpao')
  })
})

describe('a signature', () => {
  it('that changes to a smaller plan keeps the old one until the period ends', async () => {
    await sign('banca', await byCard())
    expect(await preview('feirante')).toMatchObject({ kind: 'later', cents: 0, next_cents: 2990 })
    const { body } = await sign('feirante')
    expect(body.result).toMatchObject({ plan: { code: 'banca' }, next_plan: { code: 'feirante' } })
    expect((await sign('banca')).body.result.next_plan).toBe(null)
  })

  it('ends at the due date, and goes on if that is undone before', async () => {
    await sign('banca', await byCard())
    const { id } = await newest()
    const ends = await call('cancel-due-date', { id })
    expect(ends.body.result.state).toBe('cancellation_scheduled')
    const goesOn = await call('cancel-due-date', { id, undo: true })
    expect(goesOn.body.result.state).toBe('active')
    await call('subscriber-plans/cancel', { user_id: severino.id })
    expect((await newest()).state).toBe('cancellation_scheduled')
  })

  it('that ends at once within seven days is paid back, and later is not', async () => {
    const before = await earned()
    await sign('banca', await byCard())
    const { id } = await newest()
    const early = await call('disable-signature', { id })
    expect(early.body.message).toBe('Assinatura encerrada. Devolvemos R$ 79,90.'.replace('$ ', '$\u00A0'))
    await settle(app)
    expect([await planOfStore(), (await earned()) - before]).toEqual([null, 0])
    await sign('banca', await byCard())
    clock.advance(9 * DAY_MS)
    const late = await call('disable-signature', { id: (await newest()).id })
    expect([late.body.message, (await earned()) - before]).toEqual(['Assinatura encerrada.', 7990])
    const told = (await severino.get('/api/v1/signatures-expired')).body
    expect([told.erro, told.message]).toEqual([true, expect.stringContaining('nada foi apagado')])
  })

  it('changes the card that renews it, or is paid by Pix from then on', async () => {
    await sign('banca')
    await payPix()
    const { id } = await newest()
    const card = await call('pagarme/subscriptions', { signature_id: id, ...(await byCard()) })
    expect(card.body).toMatchObject({ error: false, result: { method: 'card', card: { last_four: '0010' } } })
    const pix = await call('pagarme/subscriptions', { signature_id: id, method: 'pix' })
    expect(pix.body.result).toMatchObject({ method: 'pix', card: null })
  })

  it('is neither seen nor touched by others', async () => {
    await sign('banca', await byCard())
    const { id } = await newest()
    expect((await marina.get('/api/v1/signatures')).body.signatures).toEqual([])
    for (const path of ['disable-signature', 'cancel-due-date'])
      expect((await marina.post(`/api/v1/${path}`, { id })).status, path).toBe(404)
    const card = { signature_id: id, method: 'pix' }
    expect((await marina.post('/api/v1/pagarme/subscriptions', card)).status).toBe(404)
    const theirs = await marina.post('/api/v1/subscriber-plans/cancel', { user_id: severino.id })
    expect(theirs.status).toBe(403)
    expect((await newest()).state).toBe('active')
  })
})
