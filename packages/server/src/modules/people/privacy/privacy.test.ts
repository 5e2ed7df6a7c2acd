import { unchanged } from '@bra/contract/kit/saying'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { tell } from '../notices/index.ts'
import { closeDueAccounts } from './privacy.closure.ts'
import { privacyListeners } from './privacy.events.ts'

const { app, as, get, post, clock, ask } = await testApp()

/** The code of the last mail of this kind to the person. */
async function lastCode(userId: number) {
  const mail = await app.db
    .selectFrom('mails')
    .select('details')
    .where('user_id', '=', userId)
    .where('template', '=', 'disable_account')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (mail.details as { code: string }).code
}

async function askToClose(email: string) {
  const person = await as(email)
  await person.post('/api/token', { purpose: 'disable' })
  const answer = await person.post('/api/unable', { token: await lastCode(person.id), reason: 'Parei de jogar.' })
  return { person, answer }
}

describe('consents', () => {
  it('are kept with the version of the text and the time', async () => {
    const joao = await as('joao.meireles@bracards.example')
    await privacyListeners.registered!(app, { userId: joao.id, acceptsMarketing: true })
    const { consents } = (await joao.get('/api/v1/consents')).body
    expect(
      consents.map((consent: { document: string; accepted: boolean }) => [consent.document, consent.accepted]),
    ).toEqual([
      ['terms', true],
      ['privacy', true],
      ['marketing', true],
      ['analytics', false],
    ])
    for (const { version, decided_at } of consents) {
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(decided_at).toBe(clock.now().toISOString())
    }
  })

  it('are taken back when they are optional, and never when the account rests on them', async () => {
    const joao = await as('joao.meireles@bracards.example')
    const given = await joao.post('/api/v1/consents', { document: 'marketing', accepted: false })
    expect([given.status, given.body.message]).toEqual([200, 'Salvo com sucesso.'])
    const refused = await joao.post('/api/v1/consents', { document: 'terms', accepted: false })
    expect([refused.status, refused.body.code]).toEqual([422, 'consent_required'])
    const { consents } = (await joao.get('/api/v1/consents')).body
    expect(consents[2]).toMatchObject({ document: 'marketing', accepted: false, accepted_version: null })
    expect((await joao.post('/api/v1/consents', { document: 'cookies', accepted: true })).status).toBe(422)
  })

  it('of news by mail are the very switch that stands among the notices', async () => {
    const joao = await as('joao.meireles@bracards.example')
    const news = async () => {
      const { preferences } = (await joao.get('/api/v1/notification-preferences')).body
      const { consents } = (await joao.get('/api/v1/consents')).body
      const chosen = preferences.find(({ kind }: { kind: string }) => kind === 'news')
      return { switched: chosen.by_email, consent: consents[2].accepted, version: consents[2].accepted_version }
    }
    const consents = () => app.db.selectFrom('consents').select('id').where('document', '=', 'marketing').execute()
    const hear = () => privacyListeners.news_by_mail_chosen!(app, { userId: joao.id })
    const version = expect.stringMatching(/^\d{4}-/)
    for (const accepted of [true, false]) {
      await joao.post('/api/v1/consents', { document: 'marketing', accepted })
      expect(await news()).toEqual({ switched: accepted, consent: accepted, version: accepted ? version : null })
    }
    for (const by_email of [true, false]) {
      const before = (await consents()).length
      const preferences = [{ kind: 'news', by_notice: false, by_email }]
      await joao.put('/api/v1/notification-preferences', { preferences })
      expect((await news()).consent).toBe(by_email)
      await hear()
      await hear()
      expect((await consents()).length).toBe(before + 1)
      expect(await news()).toEqual({ switched: by_email, consent: by_email, version: by_email ? version : null })
    }
  })

  it('that were refused when the account was made keep news out of the mail', async () => {
    const debora = await as('debora.pinho@bracards.example')
    await privacyListeners.registered!(app, { userId: debora.id, acceptsMarketing: false })
    const { preferences } = (await debora.get('/api/v1/notification-preferences')).body
    expect(preferences.at(-1)).toEqual({ kind: 'news', by_notice: true, by_email: false, by_push: false })
    const [title, text] = [unchanged('Novidade'), unchanged('Olhe.')]
    const details = { name: 'Débora', title, text, facts: [], link: '/', action: unchanged('Ver') }
    const mail = { key: 'news', template: 'answer_news' as const, details }
    const notice = { userId: debora.id, kind: 'news' as const, title, body: text, link: null }
    await app.transaction((tx) => tell(tx, app, { ...notice, mail }))
    expect(await app.db.selectFrom('mails').select('id').where('key', '=', 'news').execute()).toEqual([])
  })

  it('are nobody else’s to read or give', async () => {
    expect((await get('/api/v1/consents')).status).toBe(401)
    expect((await post('/api/v1/consents', { document: 'marketing', accepted: true })).status).toBe(401)
  })
})

describe('the copy of one’s data', () => {
  it('holds the records of every module, and only the person’s own', async () => {
    const marina = await as('buyer')
    const { files } = (await marina.get('/api/v1/privacy/export')).body
    expect(files).toHaveLength(1)
    const copy = JSON.parse(files[0].content)
    expect(JSON.stringify(copy)).toContain('compradora@bracards.example')
    expect(JSON.stringify(copy)).not.toContain('vendedor@bracards.example')
    expect(JSON.stringify(copy)).not.toMatch(/password|argon2|token_hash/)
    expect(Object.keys(copy.dados)).toContain('Consentimentos')
  })

  it('comes as spreadsheets too, one for each kind, that run no formula', async () => {
    const marina = await as('buyer')
    await marina.post('/api/v1/update-client', { user: { name: '=1+1', last_name: 'Tavares' } })
    const { files } = (await marina.get('/api/v1/privacy/export?format=csv')).body
    expect(files.length).toBeGreaterThan(1)
    for (const { name, content } of files) {
      expect(name).toMatch(/^meus-dados-2026-11-21-[a-z-]+\.csv$/)
      expect(content.startsWith('\uFEFF')).toBe(true)
      expect(content).not.toMatch(/(^|;)=1\+1/m)
    }
  })

  it('is refused to whoever is not signed in', async () => {
    expect((await get('/api/v1/privacy/export')).status).toBe(401)
    expect((await (await as('buyer')).get('/api/v1/privacy/export?format=pdf')).status).toBe(422)
  })
})

describe('closing an account', () => {
  it('is refused without the code that was mailed for it', async () => {
    const ana = await as('ana.luz@bracards.example')
    await ana.post('/api/token', { purpose: 'disable' })
    const code = await lastCode(ana.id)
    const wrong = await ana.post('/api/unable', { token: code === '000000' ? '000001' : '000000' })
    expect([wrong.status, wrong.body.erro]).toEqual([200, true])
    expect((await ana.get('/api/v1/privacy/closure')).body).toMatchObject({ requested_at: null, closes_at: null })
    expect((await post('/api/unable', { token: code })).status).toBe(401)
    expect((await ana.post('/api/unable', { token: 'abc' })).status).toBe(422)
  })

  it('can be taken back within seven days', async () => {
    const { person, answer } = await askToClose('caio.brito@bracards.example')
    expect(answer.body).toMatchObject({ erro: false, error: false })
    const { closes_at } = (await person.get('/api/v1/privacy/closure')).body
    expect(Date.parse(closes_at) - clock.now().getTime()).toBe(7 * DAY_MS)
    expect((await person.remove('/api/v1/privacy/closure')).status).toBe(200)
    clock.advance(7 * DAY_MS)
    await closeDueAccounts(app)
    expect((await person.get('/api/v1/users/current-user')).status).toBe(200)
    expect((await person.remove('/api/v1/privacy/closure')).body.code).toBe('closure_not_found')
  })

  it('erases the person after seven days, in every module, and is told by mail', async () => {
    const { person } = await askToClose('debora.pinho@bracards.example')
    clock.advance(7 * DAY_MS)
    await closeDueAccounts(app)
    expect((await person.get('/api/v1/users/current-user')).status).toBe(401)
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: 'Conta', cpf: null, birth_date: null, phone: null })
    expect(row.email).not.toContain('debora')
    const told = await app.db.selectFrom('mails').select('recipient').where('template', '=', 'account_closed').execute()
    expect(told).toEqual([{ recipient: 'debora.pinho@bracards.example' }])
    await closeDueAccounts(app)
    const { body } = await post('/api/login', { email: 'debora.pinho@bracards.example', password: 'cartas-e-causos' })
    expect(body.code).toBe('login_refused')
  })

  it('waits for money of an order that came to nothing, until it is back', async () => {
    const person = await as('ana.luz@bracards.example')
    const waitsFor = async () => (await person.get('/api/v1/privacy/closure')).body.waits_for
    expect(await waitsFor()).toEqual([])
    const offers = await offersOfSeller(app, (await as('seller')).id, 1)
    const { orderId } = await paidOrder(app, { userId: person.id, offers })
    await app.db.updateTable('store_orders').set({ state: 'expired' }).where('order_id', '=', orderId).execute()
    const paymentIs = (state: 'refunding' | 'refunded') =>
      app.db.updateTable('order_payments').set({ state }).where('order_id', '=', orderId).execute()
    await paymentIs('refunding')
    expect(await waitsFor()).toHaveLength(1)
    await paymentIs('refunded')
    expect(await waitsFor()).toEqual([])
  })

  it('waits for the end of a block, and keeps the CPF taken until then', async () => {
    const operator = await as('operator')
    const { person } = await askToClose('benedito.prado@bracards.example')
    const decide = (decision: string) =>
      operator.post(`/api/v1/admin/members/${person.id}/decide`, { decision, reason: 'Cartão de outra pessoa' })
    const cpf = async () =>
      (await app.db.selectFrom('users').select('cpf').where('id', '=', person.id).executeTakeFirstOrThrow()).cpf
    await decide('block')
    clock.advance(8 * DAY_MS)
    await closeDueAccounts(app)
    expect(await cpf()).toMatch(/^\d{11}$/)
    await decide('unblock')
    const again = await as('benedito.prado@bracards.example')
    expect((await again.get('/api/v1/privacy/closure')).body.waits_for).toEqual([])
    await closeDueAccounts(app)
    expect(await cpf()).toBeNull()
  })

  it('keeps nobody else waiting where one account cannot be erased', async () => {
    const [{ person: first }, { person: second }] = [
      await askToClose('beatriz.camargo@bracards.example'),
      await askToClose('joao.meireles@bracards.example'),
    ]
    clock.advance(7 * DAY_MS)
    const broken = {
      records: async () => ({}),
      forget: async (_: unknown, id: number) => {
        if (id === first.id) throw new Error('not now')
      },
    }
    app.personal.push(broken)
    await closeDueAccounts(app).catch(() => undefined)
    app.personal.pop()
    const signedIn = async () => [
      (await first.get('/api/v1/users/current-user')).status,
      (await second.get('/api/v1/users/current-user')).status,
    ]
    expect(await signedIn()).toEqual([200, 401])
    await closeDueAccounts(app)
    expect(await signedIn()).toEqual([401, 401])
  })

  it('erases nothing where something was opened while it was being closed', async () => {
    const { person } = await askToClose('nazira.toledo@bracards.example')
    clock.advance(7 * DAY_MS)
    let isOpen = false
    const buying = {
      records: async () => ({}),
      forget: async () => void (isOpen = true),
      open: async () => (isOpen ? [unchanged('um pedido')] : []),
    }
    app.personal.push(buying)
    await closeDueAccounts(app)
    expect((await person.get('/api/v1/users/current-user')).body.email).toBe('nazira.toledo@bracards.example')
    expect((await person.get('/api/v1/privacy/closure')).body.requested_at).not.toBeNull()
    app.personal.pop()
    await closeDueAccounts(app)
    expect((await person.get('/api/v1/users/current-user')).status).toBe(401)
  })

  it('is asked for once, however often', async () => {
    const { person } = await askToClose('igor.valadares@bracards.example')
    clock.advance(2 * 60_000)
    const again = await askToClose('igor.valadares@bracards.example')
    expect(again.answer.body.erro).toBe(false)
    const rows = await app.db.selectFrom('account_closures').select('id').where('user_id', '=', person.id).execute()
    expect(rows).toHaveLength(1)
    expect((await ask('DELETE', '/api/v1/privacy/closure')).status).toBe(401)
  })
})
