import { randomUUID } from 'node:crypto'

import { money } from '@bra/contract/trade/format'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '@bra/demo/people'
import { turnOnSecondFactor } from '../../../testing/second-factor.ts'
import { addAccount } from '../../../testing/new-seller.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { chargeWithdrawals, giveStore, purseOf } from '../../../testing/wallets.ts'
import { paydayAfter, paydayFrom } from './paydays.ts'

const { app, as, clock } = await testApp()
const severino = await as('seller')
const joelma = await as('joelma.nazare@bracards.example')
const store = await storeOf(app, severino.id)
await chargeWithdrawals(app, 367)
const DOCUMENT = '98276634000176'
const terms = async () => (await severino.get(`/api/v1/store-wallet/${store}/cash-out`)).body.cash_out
const ask = (cents: number, change: object = {}) =>
  severino.post('/api/v1/store-withdrawals', {
    store_id: store,
    cents,
    key: randomUUID(),
    password: demoPassword,
    ...change,
  })
const hours = (count: number) => clock.advance(count * 3_600_000)
const setStatus = (status: 'open' | 'suspended' | 'closed') =>
  app.db.updateTable('stores').set({ status }).where('id', '=', store).execute()

beforeEach(async () => {
  await app.db.deleteFrom('withdrawals').execute()
  await app.db.deleteFrom('bank_accounts').execute()
  await addAccount(severino, DOCUMENT)
})

describe('what may be taken out', () => {
  it('is what was released two days ago and longer, told with its rules before anything is typed', async () => {
    const before = await terms()
    await giveStore(app, store, { cents: 50_000, daysAgo: 5 })
    await giveStore(app, store, { cents: 7000, daysAgo: 1 })
    const now = await terms()
    expect(now).toMatchObject({
      available_cents: before.available_cents + 57_000,
      minimum_cents: 2000,
      fee_cents: 367,
      min_days: 2,
      account: { bank_name: 'Banco do Brasil S.A.', account_end: '169-6' },
      obstacle: null,
    })
    expect(now.withdrawable_cents).toBe(before.withdrawable_cents + 50_000)
    expect(now.maturing.at(-1).cents).toBe(7000)
    hours(25)
    expect((await terms()).withdrawable_cents).toBe(before.withdrawable_cents + 57_000)
  })

  it('is more than its fee, also where the rule asks for less', async () => {
    const set = (value: string) =>
      app.db.updateTable('parameters').set({ value }).where('code', '=', 'withdrawal_minimum').execute()
    await giveStore(app, store, { cents: 50_000 })
    await set('100')
    expect(await terms()).toMatchObject({ minimum_cents: 368, fee_cents: 367 })
    expect((await ask(367)).body.code).toBe('withdrawal_too_small')
    await set('2000')
  })

  it('is the owner’s business alone', async () => {
    expect((await joelma.get(`/api/v1/store-wallet/${store}/cash-out`)).body.code).toBe('store_not_found')
    expect((await joelma.get(`/api/v1/store-withdrawals/${store}`)).status).toBe(404)
    const stolen = { store_id: store, cents: 5000, key: randomUUID(), password: demoPassword }
    expect((await joelma.post('/api/v1/store-withdrawals', stolen)).status).toBe(404)
  })
})

describe('asking for a withdrawal', () => {
  it('takes the amount out of the balance at once, its fee for the house, and tells the owner', async () => {
    await giveStore(app, store, { cents: 50_000 })
    const before = await purseOf(app, store)
    const { status, body } = await ask(10_000)
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      state: 'requested',
      cents: 10_000,
      fee_cents: 367,
      net_cents: 9633,
      can_cancel: true,
    })
    const after = await purseOf(app, store)
    expect(after).toEqual({
      store: before.store - 10_000,
      withdrawing: before.withdrawing + 9633,
      bank: before.bank,
      fees: before.fees + 367,
    })
    const mails = await mailsTo(app, 'vendedor@bracards.example')
    expect(mails.at(-1)).toMatchObject({ template: 'store_news', details: { title: 'Saque pedido' } })
    const listed = (await severino.get(`/api/v1/store-withdrawals/${store}`)).body
    expect(listed.withdrawals).toEqual([body.result])
  })

  it('is read in the statement as what goes to the bank and its fee, and so is what came of it', async () => {
    await giveStore(app, store, { cents: 50_000 })
    const { id } = (await ask(10_000)).body.result
    const opened = async (figure: string) => {
      const path = `/api/v1/store-wallet/${store}/statement`
      const [line] = (await severino.get(`${path}?figure=${figure}&limit=1`)).body.lines
      const { withdrawal_id, parts } = (await severino.get(`${path}/${line.id}?figure=${figure}`)).body
      return [withdrawal_id, parts]
    }
    expect(await opened('available')).toEqual([
      id,
      [
        { part: 'amount', cents: -9633 },
        { part: 'fee', cents: -367 },
      ],
    ])
    expect(await opened('withdrawing')).toEqual([id, [{ part: 'amount', cents: 9633 }]])
    await severino.post('/api/v1/store-withdrawals/cancel', { id })
    expect(await opened('available')).toEqual([
      id,
      [
        { part: 'amount', cents: 9633 },
        { part: 'fee', cents: 367 },
      ],
    ])
  })

  it('is one withdrawal, however often the same wish is told', async () => {
    await giveStore(app, store, { cents: 50_000 })
    const before = await purseOf(app, store)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(5000, { key })))
    expect(new Set(answers.map(({ body }) => body.result.id)).size).toBe(1)
    expect((await purseOf(app, store)).store).toBe(before.store - 5000)
  })

  it('is refused where the same wish names another amount', async () => {
    await giveStore(app, store, { cents: 50_000 })
    const key = randomUUID()
    const { id } = (await ask(5000, { key })).body.result
    const again = await ask(6000, { key })
    expect([again.status, again.body.code]).toEqual([409, 'withdrawal_other_amount'])
    expect((await ask(5000, { key })).body.result.id).toBe(id)
  })

  it('costs what its owner was shown, and goes to the account that was shown, or is refused', async () => {
    await giveStore(app, store, { cents: 50_000 })
    const { fee_cents, account } = await terms()
    const shown = { fee_cents, bank_account_id: account.id }
    for (const other of [{ fee_cents: fee_cents - 1 }, { bank_account_id: account.id - 1 }]) {
      const { status, body } = await ask(5000, { ...shown, ...other })
      expect([status, body.code]).toEqual([409, 'withdrawal_terms_changed'])
    }
    expect((await ask(5000, shown)).body.result.fee_cents).toBe(fee_cents)
  })

  it.each([
    [1999, 'withdrawal_too_small'],
    [0, 'invalid_input'],
    [99_000_000, 'withdrawal_too_large'],
  ])('refuses %i cents', async (cents, code) => {
    const { status, body } = await ask(cents)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, code, ['cents']])
  })

  it('refuses what was released yesterday', async () => {
    const { withdrawable_cents: ripe } = await terms()
    await giveStore(app, store, { cents: 30_000, daysAgo: 1 })
    expect((await ask(ripe + 30_000)).body.code).toBe('withdrawal_too_large')
  })

  it('waits for the one before, and refuses the same amount again within ten minutes', async () => {
    await giveStore(app, store, { cents: 90_000 })
    const first = (await ask(4000)).body.result
    expect((await ask(4100)).body.code).toBe('withdrawal_under_way')
    await app.db.updateTable('withdrawals').set({ state: 'sent' }).where('id', '=', first.id).execute()
    expect((await ask(4000)).body.code).toBe('withdrawal_repeated')
    hours(1)
    expect((await ask(4000)).status).toBe(200)
  })

  it('asks for the password again, and for the code of a second factor where one is on', async () => {
    await giveStore(app, store, { cents: 50_000 })
    expect((await ask(5000, { password: '' })).body.fields).toEqual({ password: 'Digite sua senha.' })
    expect((await ask(5000, { password: 'nao-era-esta' })).body.fields).toEqual({ password: 'Senha incorreta.' })
    const codeOf = await turnOnSecondFactor({ app, clock }, severino)
    expect((await ask(5000)).body.code).toBe('second_factor_required')
    expect((await ask(5000, { code: '000000' })).body.code).toBe('second_factor_wrong')
    const wish = { key: randomUUID(), code: codeOf() }
    const { body } = await ask(5000, wish)
    expect(body.result.state).toBe('requested')
    expect((await ask(5000, wish)).body.result.id).toBe(body.result.id)
    await app.db.deleteFrom('second_factors').execute()
  })

  it('needs an account under the document of the store', async () => {
    await app.db.deleteFrom('bank_accounts').execute()
    expect((await ask(5000)).body.code).toBe('bank_account_missing')
    await addAccount(severino, DOCUMENT)
    await app.db.updateTable('bank_accounts').set({ holder_document: '52998224725' }).execute()
    expect((await terms()).obstacle_text).toContain('outro CPF ou CNPJ')
    expect((await ask(5000)).body.code).toBe('bank_account_other_document')
  })

  it('waits a day when the account has just changed, of which the owner is told by mail', async () => {
    await giveStore(app, store, { cents: 50_000 })
    await addAccount(severino, DOCUMENT, { bank_code: '260', agency: '0001', account: '5216125', account_digit: '0' })
    const mails = await mailsTo(app, 'vendedor@bracards.example')
    expect(mails.at(-1)!.details).toMatchObject({ title: 'Conta bancária alterada' })
    expect((await ask(5000)).body.code).toBe('withdrawal_account_new')
    hours(24)
    expect((await ask(5000)).status).toBe(200)
  })

  it('is closed to a store that is suspended', async () => {
    await giveStore(app, store, { cents: 50_000 })
    await setStatus('suspended')
    expect((await ask(5000)).body.code).toBe('withdrawal_suspended')
    await setStatus('open')
  })

  it('takes the last centavo out of a closed store, below the minimum and without a fee', async () => {
    await giveStore(app, store, { cents: 120 - (await purseOf(app, store)).store })
    expect((await ask(120)).body.code).toBe('withdrawal_too_small')
    await setStatus('closed')
    expect(await terms()).toMatchObject({ minimum_cents: 1, fee_cents: 0, withdrawable_cents: 120, obstacle: null })
    const { body } = await ask(120)
    expect(body.result).toMatchObject({ cents: 120, fee_cents: 0, net_cents: 120 })
    expect((await purseOf(app, store)).store).toBe(0)
    await severino.post('/api/v1/store-withdrawals/cancel', { id: body.result.id })
    await setStatus('open')
  })

  it('brings a centavo at least where the fee is above the minimum', async () => {
    await giveStore(app, store, { cents: 50_000 })
    const least = (value: string) =>
      app.db.updateTable('parameters').set({ value }).where('code', '=', 'withdrawal_minimum').execute()
    await least('100')
    expect((await ask(367)).body.fields).toEqual({ cents: `O saque mínimo é de ${money(368)}.` })
    expect((await ask(368)).body.result.net_cents).toBe(1)
    await least('2000')
  })

  it('may be taken back by its owner while it waits, with its fee', async () => {
    await giveStore(app, store, { cents: 50_000 })
    const before = await purseOf(app, store)
    const { id } = (await ask(6000)).body.result
    expect((await joelma.post('/api/v1/store-withdrawals/cancel', { id })).status).toBe(404)
    expect((await severino.post('/api/v1/store-withdrawals/cancel', { id })).body.result.state).toBe('cancelled')
    expect(await purseOf(app, store)).toEqual(before)
    expect((await severino.post('/api/v1/store-withdrawals/cancel', { id })).body.code).toBe('withdrawal_over')
    expect((await ask(6000)).status).toBe(200)
  })
})

describe('the days of withdrawals', () => {
  const blocked = new Set(['2026-11-20', '2026-12-25'])
  it.each([
    ['2026-11-19T15:00:00Z', '2026-11-19', '2026-11-23'],
    ['2026-11-20T15:00:00Z', '2026-11-23', '2026-11-24'],
    ['2026-11-21T15:00:00Z', '2026-11-23', '2026-11-24'],
    // still Wednesday in Brasília
    ['2026-12-24T02:59:00Z', '2026-12-23', '2026-12-24'],
    ['2026-12-24T15:00:00Z', '2026-12-24', '2026-12-28'],
  ])('asked for at %s it goes on %s and is there on %s', (at, sent, there) => {
    const day = paydayFrom(new Date(at), blocked)
    expect([day, paydayAfter(day, blocked)]).toEqual([sent, there])
  })
})

it('an account cannot be closed while its stores have money', async () => {
  const open = await Promise.all(app.personal.map(async (module) => module.open?.(app.db, severino.id) ?? []))
  const matters = open.flat().map((matter) => matter['pt-BR'])
  expect(matters.join()).toMatch(/na carteira/)
})
