import { DAY_MS } from '../../../platform/clock.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { addMembers } from '../../../testing/members.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { taxWorld } from '../../../testing/tax-world.ts'
import { describe, expect, it } from 'vitest'
import { taxSetupJobs } from './tax-setup.jobs.ts'

const world = await taxWorld()
const { app, as, seller, person, marina, certificate, addCertificate, save, steer, clock, bought, document } = world
const setup = async (who = seller) => (await who.get('/api/v1/tax-setup')).body.setup

describe('the tax set-up of a seller', () => {
  it('says what is missing, with the usual values of the trade', async () => {
    expect(await setup()).toMatchObject({
      ...{ model: 55, environment: 2, series: 1, ncm_cards: '95044000', origin: 0, missing: ['certificate'] },
      ...{ certificate: null, tried: false },
    })
    expect(await setup(person)).toMatchObject({ model: 99, missing: [] })
    expect((await marina.get('/api/v1/tax-setup')).status).toBe(403)
  })

  it('takes the certificate of the company alone, and never shows its key', async () => {
    expect((await addCertificate('YWJj')).body.fields).toEqual({
      file: 'Este arquivo não é um certificado A1. Escolha um .pfx ou .p12.',
    })
    expect((await addCertificate(certificate(), 'errada')).body.code).toBe('tax_certificate_password')
    expect((await addCertificate(certificate({ cnpj: '33000167000101' }))).body.code).toBe('tax_certificate_other')
    const over = certificate({ until: new Date(clock.now().getTime() - DAY_MS) })
    expect((await addCertificate(over)).body.code).toBe('tax_certificate_old')
    const { body } = await addCertificate()
    expect(body).toMatchObject({
      message: 'O certificado foi guardado.',
      result: { missing: [], certificate: { cnpj: document } },
    })
    expect(JSON.stringify(body)).not.toMatch(/PRIVATE|sealed/)
    const row = await app.db.selectFrom('tax_certificates').selectAll().executeTakeFirstOrThrow()
    expect(row.sealed).not.toContain('PRIVATE')
  })

  it('tries a made-up sale without any order, and keeps nothing of it', async () => {
    const attempt = async (who = seller) => (await who.post('/api/v1/tax-setup/trial')).body
    const kept = async () => {
      const { invoices, ledger, numbers } = await app.db
        .selectNoFrom((row) => [
          row.selectFrom('invoices').select(row.fn.countAll().as('n')).as('invoices'),
          row.selectFrom('ledger_lines').select(row.fn.countAll().as('n')).as('ledger'),
          row
            .selectFrom('invoice_numbers')
            .select(row.fn.countAll().as('n'))
            .where('environment', '=', 1)
            .as('numbers'),
        ])
        .executeTakeFirstOrThrow()
      return [invoices, ledger, numbers].map(Number)
    }
    const before = await kept()
    await steer('/down', { value: true })
    expect((await attempt()).code).toBe('invoice_service_down')
    await steer('/down', { value: false })
    expect(await setup()).toMatchObject({ tried: false })
    const now = clock.now().getTime() - Date.now()
    await steer('/clock', { value: now + 40 * DAY_MS })
    expect(await attempt()).toMatchObject({
      message: expect.stringMatching(/^A Secretaria da Fazenda recusou a nota de teste: ./),
      result: { tried: false },
    })
    await steer('/clock', { value: now })
    expect(await attempt()).toMatchObject({
      message: 'O documento de teste foi autorizado. A produção está liberada.',
      result: { tried: true, environment: 2, next_number: 1 },
    })
    expect(await kept()).toEqual(before)
    expect((await attempt(person)).code).toBe('tax_company_missing')
    expect((await marina.post('/api/v1/tax-setup/trial')).status).toBe(403)
    await app.db.updateTable('tax_setups').set({ tried_at: null }).execute()
  })

  it('opens production once a document was authorised in the test environment', async () => {
    const { body } = await save({ environment: 1 })
    expect([body.code, body.fields.environment]).toEqual([
      'tax_trial_first',
      'Emita antes uma nota no ambiente de testes. Depois dela a produção é liberada.',
    ])
    const id = await bought()
    await seller.post('/api/v1/store-order-invoice', { id })
    const sent = await seller.post('/api/v1/send-nf-to-sefaz', { id })
    expect(sent.body.message).toBe('O documento de teste foi autorizado. A produção está liberada.')
    expect((await save({ environment: 1 })).body.result).toMatchObject({ environment: 1, tried: true })
  })

  it('makes operators write the table of approximate taxes, which notes lack until then', async () => {
    const operator = await as('operator')
    const groups = async () => (await operator.get('/api/v1/admin/inbox')).body.groups
    expect(await groups()).toContainEqual({
      ...{ kind: 'tax_table', count: 1 },
      items: [expect.objectContaining({ title: 'Tributos aproximados', detail: expect.stringContaining('12.741') })],
    })
    const value = '95044000 13,45 22,35 18; IBPT 26.2.A de 01-10-2026'
    await operator.put('/api/v1/admin/parameters/approximate_taxes', { value, reason: 'Tabela do IBPT' })
    expect(await groups()).not.toContainEqual(expect.objectContaining({ kind: 'tax_table' }))
  })

  it('refuses what cannot be right', async () => {
    const { body } = await save({ ncm_cards: '9504', series: 0, origin: 9, cfop_inside: '6102', pis: 2001 })
    expect(Object.keys(body.fields).toSorted()).toEqual(['cfop_inside', 'ncm_cards', 'origin', 'pis', 'series'])
    expect(body.fields.ncm_cards).toBe('Digite os 8 números do NCM.')
  })

  it('is saved in every regime, with and without the rates that only the normal one shows', async () => {
    const regimes = [
      ['simples', false],
      ['simples', true],
      ['mei', false],
      ['normal', false],
    ] as const
    const of = (tax_regime: (typeof regimes)[number][0]) =>
      app.db.updateTable('companies').set({ tax_regime }).where('user_id', '=', seller.id).execute()
    await save({ pis: 165, cofins: 760 })
    for (const [regime, exceeds] of regimes)
      for (const environment of [2, 1]) {
        await of(regime)
        const { status, body } = await save({ environment, exceeds_limit: exceeds, pis: undefined, cofins: undefined })
        expect([status, body.result]).toMatchObject([
          200,
          { environment, exceeds_limit: exceeds, pis: 165, cofins: 760 },
        ])
      }
    await of('normal')
    await save({ environment: 1 })
  })

  it('goes on with the number that its owner says, and never with one that has passed', async () => {
    const issuedNumber = async () => {
      const id = await bought()
      const { body } = await seller.post('/api/v1/store-order-invoice', { id })
      return [body.result.invoices[0].series, body.result.invoices[0].number]
    }
    await save({ environment: 1, series: 7, next_number: '1250' })
    expect((await setup()).next_number).toBe(1250)
    expect([await issuedNumber(), await issuedNumber()]).toEqual([
      [7, 1250],
      [7, 1251],
    ])
    for (const passed of [1, 1250, 1251]) {
      const { body } = await save({ environment: 1, series: 7, next_number: passed })
      expect([body.code, Object.keys(body.fields)]).toEqual(['tax_number_used', ['next_number']])
    }
    expect((await save({ environment: 1, series: 7, next_number: '' })).body.result.next_number).toBe(1252)
    await save({ environment: 1, series: 7, next_number: 1252 })
    expect(await issuedNumber()).toEqual([7, 1252])
    await save({ environment: 1, series: 8 })
    expect(await issuedNumber()).toEqual([8, 1])
    for (const none of [0, -1, 1_000_000_000, 'dez'])
      expect((await save({ environment: 1, next_number: none })).status).toBe(422)
    await save({ environment: 1, series: 1 })
  })

  it('asks the authority whether its service works', async () => {
    const service = async () => (await seller.get('/api/v1/tax-setup/service')).body
    expect(await service()).toEqual({ running: true, message: 'O serviço da Secretaria da Fazenda está no ar.' })
    await steer('/down', { value: true })
    expect((await service()).running).toBe(false)
    await steer('/down', { value: false })
  })

  it('is that of the company, for whoever may change the settings of its store', async () => {
    const storeId = await storeOf(app, seller.id)
    const ask = async () => (await marina.get('/api/v1/tax-setup')).body
    await addMembers(app, [{ store_id: storeId, user_id: marina.id, rights: ['documents'] }])
    expect((await ask()).code).toBe('forbidden')
    await addMembers(app, [{ store_id: storeId, user_id: marina.id, rights: ['settings'] }])
    expect((await ask()).setup).toEqual(await setup())
    const { body } = await marina.post('/api/v1/tax-setup', { ...(await ask()).setup, ncm_goods: '39269090' })
    expect(body.message).toBe('Atualizado com sucesso!')
    expect(await setup()).toEqual(body.result)
    await addMembers(app, [])
  })

  it('warns of a certificate that ends, once a week, until another is kept', async () => {
    const run = () => taxSetupJobs.warn_of_certificates!.run(app, {})
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow()
    await app.db
      .updateTable('tax_certificates')
      .set({ valid_until: new Date(clock.now().getTime() + 20 * DAY_MS) })
      .execute()
    const told = async () => (await mailsTo(app, email)).filter(({ template }) => template === 'store_news').length
    const before = await told()
    await run()
    await run()
    expect((await told()) - before).toBe(1)
    await addCertificate()
    await run()
    expect((await told()) - before).toBe(1)
  })

  it('is taken away with the certificate, and then nothing is issued', async () => {
    expect((await seller.post('/api/v1/tax-setup/certificate/remove')).body.result.missing).toEqual(['certificate'])
    const id = await bought()
    expect((await seller.post('/api/v1/store-order-invoice', { id })).body.code).toBe('tax_certificate_missing')
  })
})
