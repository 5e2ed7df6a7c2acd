import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '@bra/demo/people'
import { DAY_MS, dayInBrazil, weekdayInBrazil } from '../../../platform/clock.ts'
import { addAccount } from '../../../testing/new-seller.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { steering } from '../../../testing/steering.ts'
import { mailsTo, settle, staySignedIn } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { testNow } from '../../../testing/test-now.ts'
import { chargeWithdrawals, giveStore, purseOf } from '../../../testing/wallets.ts'
import { sumOfAll } from '../../money/ledger/index.ts'
import { payoutProvider } from '../../money/payments/index.ts'
import { reconciliationJobs } from '../reconciliation/reconciliation.jobs.ts'
import { payoutsJobs } from './payouts.jobs.ts'
import { take } from './look-up.service.ts'
import { sendWithdrawals } from './send.service.ts'

// the stand-in of the provider stamps what it makes with the time of this machine
vi.useFakeTimers({ toFake: ['Date'], now: testNow })
afterAll(() => void vi.useRealTimers())
const { app, as, clock, sandbox, post } = await testApp()
const severino = await as('seller')
const odete = await as('operator')
const store = await storeOf(app, severino.id)
const steer = steering(sandbox.url, 'pagarme')
await steer('/banks-wait')
await staySignedIn(app)
await chargeWithdrawals(app, 367)

/** The clock of the provider moves with ours. */
const pass = (ms: number) => {
  clock.advance(ms)
  vi.setSystemTime(clock.now())
}
let times = 0
const asked = async () => {
  times += 1
  const body = { store_id: store, cents: 10_000 + times, key: randomUUID(), password: demoPassword }
  return (await severino.post('/api/v1/store-withdrawals', body)).body.result.id as number
}
const row = (id: number) => app.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** The withdrawal as its owner reads it. */
const read = async (id: number) =>
  (await severino.get(`/api/v1/store-withdrawals/${store}`)).body.withdrawals.find(
    (one: { id: number }) => one.id === id,
  )
const sent = async () => {
  const id = await asked()
  await settle(app)
  return { id, payout: (await row(id)).payout_id! }
}
const atProvider = async () =>
  (await (await fetch(`${sandbox.url}/__sandbox/pagarme/withdrawals`)).json()) as {
    id: string
    metadata: { code: string }
  }[]
const HEAR = '/api/webhooks/pagarme'
const tell = (type: string, id: string, event: string = randomUUID()) => post(HEAR, { id: event, type, data: { id } })
/** Runs the jobs, which a running server starts by its own clock. */
const later = async (ms: number) => {
  pass(ms)
  for (const name of ['send_due_withdrawals', 'look_up_withdrawals', 'take_home_late'] as const)
    await payoutsJobs[name]!.run(app, {})
  await settle(app)
}
/** Forward to the next Tuesday. */
const toTuesday = () => {
  do pass(DAY_MS)
  while (weekdayInBrazil(clock.now()) !== 2)
}
const inbox = async () => {
  const { groups } = (await odete.get('/api/v1/admin/inbox')).body
  const { items } = groups.find(({ kind }: { kind: string }) => kind === 'withdrawal') ?? { items: [] }
  return items.map((item: { id: number }) => item.id)
}
const reasonMailed = async () => (await mailsTo(app, 'vendedor@bracards.example')).at(-1)!.details

beforeEach(async () => {
  toTuesday()
  await app.db.updateTable('withdrawals').set({ state: 'cancelled' }).where('state', '=', 'requested').execute()
  await app.db.deleteFrom('bank_accounts').where('user_id', '=', severino.id).execute()
  await addAccount(severino, '98276634000176')
  await giveStore(app, store, { cents: 100_000 })
})

describe('a withdrawal', () => {
  it('goes to the bank of the store through the provider, and is there once the bank has it', async () => {
    const before = await purseOf(app, store)
    const { id, payout } = await sent()
    const { cents, fee_cents: fee, payee_id: payee, state } = await row(id)
    expect(state).toBe('sent')
    expect(await payoutProvider(app).payout(payee!, payout)).toMatchObject({ cents: cents - fee, state: 'waiting' })
    expect((await severino.post('/api/v1/store-withdrawals/cancel', { id })).body.code).toBe('withdrawal_over')
    await steer(`/withdrawals/${payout}/pay`)
    await tell('transfer.paid', payout)
    await settle(app)
    expect(await purseOf(app, store)).toEqual({
      ...{ store: before.store - cents, withdrawing: before.withdrawing },
      ...{ bank: before.bank + cents - fee, fees: before.fees + fee },
    })
    expect(await reasonMailed()).toMatchObject({ title: 'Saque na conta' })
  })

  it('waits for a day on which banks work', async () => {
    pass(4 * DAY_MS)
    expect(weekdayInBrazil(clock.now())).toBe(6)
    const { id } = await sent()
    expect((await row(id)).state).toBe('requested')
    await later(DAY_MS)
    expect((await row(id)).state).toBe('requested')
    await later(DAY_MS)
    expect((await row(id)).state).toBe('sent')
  })

  it('is not made up for on a weekend, nor on a day that was blocked after it was asked for', async () => {
    pass(3 * DAY_MS)
    expect(weekdayInBrazil(clock.now())).toBe(5)
    const id = await asked()
    pass(DAY_MS)
    await later(60_000)
    expect((await row(id)).state).toBe('requested')
    pass(2 * DAY_MS)
    const day = dayInBrazil(clock.now())
    await app.db.insertInto('block_dates').values({ day, name: 'Luto oficial' }).execute()
    await later(60_000)
    expect((await row(id)).state).toBe('requested')
    await later(DAY_MS)
    expect((await row(id)).state).toBe('sent')
  })

  it('waits while the store is suspended or its owner blocked, and goes by itself once that ends', async () => {
    const id = await asked()
    const decide = (move: string) =>
      odete.post('/api/v1/admin/stores/decide', { id: store, move, reason: 'Fraude apurada nas vendas.' })
    const block = (blocked_at: Date | null) =>
      app.db.updateTable('users').set({ blocked_at }).where('id', '=', severino.id).execute()
    await decide('suspend')
    await later(60_000)
    expect((await row(id)).state).toBe('requested')
    await later(7 * DAY_MS)
    expect(await inbox()).not.toContain(id)
    await decide('reopen')
    await block(clock.now())
    await later(60_000)
    expect(await row(id)).toMatchObject({ state: 'requested', sending_at: null })
    await block(null)
    await later(60_000)
    expect((await row(id)).state).toBe('sent')
  })

  it('is made once, wherever the line is cut while it is given to the provider', async () => {
    for (const after of [0, 1, 2, 3, 4, 5, 6]) {
      const id = await asked()
      await steer('/time-out-next', { times: 1, lose: 'line', after })
      await settle(app)
      await steer('/time-out-next', { times: 0 })
      // a day later the provider has forgotten the keys
      await steer('/forget-keys')
      await later(60_000)
      const { code, state } = await row(id)
      expect([after, state]).toEqual([after, 'sent'])
      expect((await atProvider()).filter(({ metadata }) => metadata.code === code)).toHaveLength(1)
    }
  })

  it('that may be with the bank is not given back because the provider refuses to say what it knows of it', async () => {
    const turns = [
      { made: 6, refused: 0 },
      { made: 5, refused: 1 },
    ]
    for (const { made, refused } of turns) {
      const id = await asked()
      const before = await purseOf(app, store)
      // the provider makes it, and its answer is lost
      await steer('/time-out-next', { times: 1, lose: 'line', after: made })
      await settle(app)
      const { code } = await row(id)
      expect((await atProvider()).filter(({ metadata }) => metadata.code === code)).toHaveLength(1)
      await steer('/fail-next', { times: 1, status: 400, after: refused })
      await later(60_000)
      expect([refused, (await row(id)).state, await purseOf(app, store)]).toEqual([refused, 'requested', before])
      await later(60_000)
      const { state, payout_id: payout } = await row(id)
      expect(state).toBe('sent')
      await steer(`/withdrawals/${payout}/pay`)
      await tell('transfer.paid', payout!)
      await settle(app)
    }
  })

  it('goes out also where the provider has paid out thousands of others long ago', async () => {
    const of = (path: string, init?: RequestInit) =>
      fetch(`${sandbox.url}/pagarme/core/v5${path}`, {
        ...{ headers: { authorization: `Basic ${btoa('sk_test_bra:')}`, 'content-type': 'application/json' } },
        ...init,
      })
    const { id: ours } = (await (await of('/recipients/default')).json()) as { id: string }
    const body = JSON.stringify({
      amount: 1,
      source_id: ours,
      target_id: ours,
      metadata: { code: 'hand over another' },
    })
    for (let made = 0; made < 3001; made += 1) await of('/transfers/recipients', { method: 'POST', body })
    pass(7 * DAY_MS)
    const { id } = await sent()
    expect((await row(id)).state).toBe('sent')
  })

  it('waits, and is shown to operators, while our own account at the provider is empty', async () => {
    await steer('/our-balance', { cents: 0 })
    const { id } = await sent()
    expect(await row(id)).toMatchObject({ state: 'requested', failure: null })
    expect(await inbox()).not.toContain(id)
    await later(2 * 3_600_000)
    expect(await inbox()).toContain(id)
    await steer('/our-balance', { cents: 100_000_000 })
    await later(60_000)
    expect((await row(id)).state).toBe('sent')
    expect(await inbox()).not.toContain(id)
  })

  it('is sent once by two workers at the same time', async () => {
    const id = await asked()
    await Promise.all([sendWithdrawals(app), sendWithdrawals(app), sendWithdrawals(app)])
    await later(60_000)
    const { code, state } = await row(id)
    expect(state).toBe('sent')
    expect((await atProvider()).filter(({ metadata }) => metadata.code === code)).toHaveLength(1)
  })
})

describe('a withdrawal that comes to nothing', () => {
  it('is the store’s again with its fee when the provider refuses it, and the owner reads why', async () => {
    const before = await purseOf(app, store)
    await app.db.updateTable('bank_accounts').set({ holder_name: '' }).where('user_id', '=', severino.id).execute()
    const { id } = await sent()
    expect(await read(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('não aceitou') })
    expect(await purseOf(app, store)).toEqual(before)
    expect(await reasonMailed()).toMatchObject({ title: 'O saque voltou para a carteira' })
  })

  it('is noticed by the clock when nobody tells that the bank refused it', async () => {
    const before = await purseOf(app, store)
    const { id, payout } = await sent()
    await steer(`/withdrawals/${payout}/fail`, { quietly: true })
    await later(60_000)
    expect((await row(id)).state).toBe('sent')
    await later(6 * 60_000)
    expect(await row(id)).toMatchObject({ state: 'failed', home_at: expect.any(Date) })
    expect(await purseOf(app, store)).toEqual(before)
  })

  it('is noticed days after the bank had it, when nobody tells that it was sent back', async () => {
    const before = await purseOf(app, store)
    const { id, payout } = await sent()
    await steer(`/withdrawals/${payout}/pay`)
    await tell('transfer.paid', payout)
    await later(DAY_MS)
    expect((await row(id)).state).toBe('paid')
    await steer(`/withdrawals/${payout}/return`, { quietly: true })
    await later(3 * DAY_MS)
    expect(await read(id)).toMatchObject({ state: 'returned', failure: expect.stringContaining('devolveu') })
    expect(await purseOf(app, store)).toEqual(before)
    expect((await row(id)).home_at).not.toBeNull()
  })

  it('is credited once, whatever is told how often and in which order', async () => {
    const before = await purseOf(app, store)
    const { id, payout } = await sent()
    await steer(`/withdrawals/${payout}/pay`, { quietly: true })
    await steer(`/withdrawals/${payout}/return`, { quietly: true })
    const events = ['transfer.returned', 'transfer.paid', 'transfer.processing', 'transfer.returned']
    for (const type of events) {
      await tell(type, payout, `one ${type}`)
      await tell(type, payout, `two ${type}`)
      await settle(app)
    }
    await tell('transfer.paid', 'with_of_nobody')
    await later(DAY_MS)
    expect((await row(id)).state).toBe('returned')
    expect(await purseOf(app, store)).toEqual(before)
    expect(await sumOfAll(app.db)).toBe(0)
  })
})

describe('the operator', () => {
  const waiting = async () =>
    (await odete.get('/api/v1/admin/withdrawals')).body.withdrawals.map(({ id }: { id: number }) => id)

  it('finds what failed, and what is late, until it was handled', async () => {
    const { id, payout } = await sent()
    expect(await waiting()).not.toContain(id)
    await later(6 * DAY_MS)
    expect(await waiting()).toContain(id)
    expect(await inbox()).toContain(id)
    const handle = (reason: string) => odete.post('/api/v1/admin/withdrawals/handle', { id, reason })
    expect((await handle('Ainda está a caminho.')).body.code).toBe('withdrawal_not_failed')
    await steer(`/withdrawals/${payout}/fail`, { quietly: true })
    const looked = await odete.post('/api/v1/admin/withdrawals/look-up', { id })
    expect(looked.body.result).toMatchObject({
      state: 'failed',
      store: { id: store },
      owner: { email: 'vendedor@bracards.example' },
    })
    expect(await waiting()).toContain(id)
    expect((await handle(' ')).body.fields).toEqual({ reason: 'Diga o motivo.' })
    expect((await handle('A agência tem um dígito a mais.')).body.result.handled_at).not.toBeNull()
    const [told] = (await severino.get('/api/v1/notices')).body.notices
    expect(told).toMatchObject({ title: 'Conferimos o seu saque' })
    expect(told.body).toContain('A agência tem um dígito a mais.')
    const mailed = (await mailsTo(app, 'vendedor@bracards.example')).filter(
      ({ key }) => key === `withdrawal ${id}: handled to ${severino.id}`,
    )
    expect(mailed).toMatchObject([{ details: { text: told.body } }])
    expect((await odete.get('/api/v1/admin/acts?per_page=1')).body.acts[0]).toMatchObject({
      kind: 'withdrawal_handled',
      reason: 'A agência tem um dígito a mais.',
    })
    expect(await waiting()).not.toContain(id)
    const alone = (await odete.get(`/api/v1/admin/withdrawals?id=${id}`)).body
    expect(alone).toMatchObject({ withdrawals: [{ id, state: 'failed' }], paginate: { total: 1 } })
    expect((await odete.post('/api/v1/admin/withdrawals/look-up', { id: 999_999 })).body.code).toBe(
      'withdrawal_not_found',
    )
    expect((await severino.get('/api/v1/admin/withdrawals')).status).toBe(403)
  })

  it('finds what came back and cannot be taken home, also once its failure was handled, until that was too', async () => {
    const { id, payout } = await sent()
    await steer(`/withdrawals/${payout}/fail`, { quietly: true })
    const payee = (await row(id)).payee_id!
    await app.db.updateTable('withdrawals').set({ payee_id: 're_gone' }).where('id', '=', id).execute()
    await app.transaction((tx) => take(tx, app, { id, state: 'failed' }))
    const handle = (reason: string) => odete.post('/api/v1/admin/withdrawals/handle', { id, reason })
    await handle('A agência tem um dígito a mais.')
    await later(3_600_000)
    expect(await inbox()).not.toContain(id)
    await later(DAY_MS)
    expect(await inbox()).toContain(id)
    const [shown] = (await odete.get('/api/v1/admin/withdrawals')).body.withdrawals
    expect(shown).toMatchObject({ id, is_stranded: true, handled_at: expect.any(String) })
    const before = (await severino.get('/api/v1/notices')).body.notices.length
    expect((await handle('Trazido de volta no painel do provedor.')).body.error).toBe(false)
    expect([await inbox(), await waiting()]).not.toContainEqual(expect.arrayContaining([id]))
    expect((await severino.get('/api/v1/notices')).body.notices).toHaveLength(before)
    const { acts } = (await odete.get('/api/v1/admin/acts?per_page=1')).body
    expect(acts[0]).toMatchObject({ kind: 'withdrawal_handled', reason: 'Trazido de volta no painel do provedor.' })
    await app.db.updateTable('withdrawals').set({ payee_id: payee }).where('id', '=', id).execute()
    await later(60_000)
    expect((await row(id)).home_at).not.toBeNull()
  })

  it('is told to come again when the provider is silent', async () => {
    const { id } = await sent()
    await steer('/fail-next', { times: 1 })
    expect((await odete.post('/api/v1/admin/withdrawals/look-up', { id })).body.code).toBe('payments_unavailable')
  })
})

describe('the reconciliation', () => {
  const differences = () =>
    app.db
      .selectFrom('reconciliation_differences')
      .select(['payment_id', 'ours_cents', 'theirs_cents', 'resolved_at'])
      .where('kind', '=', 'withdrawn')
      .execute()
  const reconcile = async () => {
    const until = new Date(clock.now().getTime() - DAY_MS)
    await app.db.deleteFrom('reconciliations').execute()
    await app.db.insertInto('reconciliations').values({ provider: 'pagarme', until }).execute()
    pass(2 * 3_600_000)
    await reconciliationJobs.reconcile_payments!.run(app, {})
  }

  it('takes what nobody told, and tells where provider and ledger differ', async () => {
    const { id, payout } = await sent()
    await steer(`/withdrawals/${payout}/fail`, { quietly: true })
    await reconcile()
    expect((await row(id)).state).toBe('failed')
    expect(await differences()).toEqual([])
    const other = await sent()
    const real = (await row(other.id)).payout_id!
    await app.db.updateTable('withdrawals').set({ payout_id: 'with_gone' }).where('id', '=', other.id).execute()
    await reconcile()
    expect(await differences()).toMatchObject([{ payment_id: 'with_gone', theirs_cents: 0, resolved_at: null }])
    const { withdrawal_id, ours_cents, theirs_cents, ...found } = (await odete.get('/api/v1/admin/differences')).body
      .differences[0]
    expect([withdrawal_id, ours_cents]).toEqual([other.id, (await row(other.id)).cents - 367])
    const before = await purseOf(app, store)
    const seen = { ours_cents, theirs_cents, reason: 'O banco não recebeu' }
    expect((await odete.post(`/api/v1/admin/differences/${found.id}/settle`, seen)).status).toBe(200)
    pass(12 * 3_600_000)
    await reconcile()
    expect(await differences()).toMatchObject([{ payment_id: 'with_gone', resolved_at: expect.any(Date) }])
    expect([await purseOf(app, store), await sumOfAll(app.db)]).toEqual([before, 0])
    await app.db.updateTable('withdrawals').set({ payout_id: real }).where('id', '=', other.id).execute()
  })
})
