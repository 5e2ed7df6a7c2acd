import { describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from '@bra/demo/people'
import { DAY_MS } from '../../../platform/clock.ts'
import { statementCounter } from '../../../testing/count-statements.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle } from '../../../testing/test-people.ts'
import { flushSeen } from './index.ts'

const { app, get, post, as, clock } = await testApp()
const countStatements = statementCounter(app.database.pool)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const enter = async (email: string, headers = {}) =>
  (await post('/api/login', { email, password: demoPassword }, headers)).body.token as string
const statusOf = async (token: string) => (await get('/api/v1/users/current-user', bearer(token))).status
const refresh = (token: string) => post('/api/v1/refresh', {}, bearer(token))
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36' }

describe('a session', () => {
  it('costs a signed-in request one statement more than a visitor, even when it was not seen for long', async () => {
    const marina = await as('buyer')
    const page = '/api/v1/1/banners'
    await get(page)
    const asVisitor = await countStatements(() => get(page))
    expect(await countStatements(() => get(page, marina.headers))).toBe(asVisitor + 1)
    clock.advance(10 * 60_000)
    expect(await countStatements(() => get(page, marina.headers))).toBe(asVisitor + 1)
    await flushSeen(app)
    const { body } = await marina.get('/api/v1/auth/sessions')
    expect(body.sessions[0].last_seen_at).toBe(clock.now().toISOString())
  })

  it('is refreshed to another token and thirty more days', async () => {
    const old = await enter(demoAccounts.buyer.email)
    clock.advance(20 * DAY_MS)
    const { status, body } = await refresh(old)
    expect(status).toBe(200)
    expect(body.token).not.toBe(old)
    expect(Date.parse(body.expires_at)).toBe(clock.now().getTime() + 30 * DAY_MS)
    clock.advance(31_000)
    expect(await statusOf(old)).toBe(401)
    expect((await refresh(old)).status).toBe(401)
    clock.advance(20 * DAY_MS)
    expect(await statusOf(body.token)).toBe(200)
  })

  it('refreshed by several tabs at once throws none of them out', async () => {
    const old = await enter(demoAccounts.buyer.email)
    const answers = await Promise.all([refresh(old), refresh(old), refresh(old)])
    clock.advance(10_000)
    const late = await refresh(old)
    const tokens = [...answers, late].map(({ body }) => body.token as string)
    expect(new Set(tokens).size).toBe(1)
    clock.advance(60_000)
    expect(await statusOf(tokens[0]!)).toBe(200)
    const { body } = await get('/api/v1/auth/sessions', bearer(tokens[0]!))
    expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
  })

  it('that ended is not refreshed, nor is none at all', async () => {
    const token = await enter(demoAccounts.buyer.email)
    await post('/api/v1/auth/logout', {}, bearer(token))
    expect((await refresh(token)).status).toBe(401)
    expect((await post('/api/v1/refresh')).status).toBe(401)
    const forgotten = await enter(demoAccounts.buyer.email)
    clock.advance(30 * DAY_MS)
    expect((await refresh(forgotten)).status).toBe(401)
  })

  it('knows an operator, and a supplier by the store', async () => {
    for (const [who, role] of [
      ['buyer', 'client'],
      ['seller', 'supplier'],
      ['operator', 'admin'],
    ] as const) {
      const person = await as(who)
      expect((await person.get('/api/v1/users/current-user')).body.role).toBe(role)
    }
    const { body } = await post('/api/login', { email: demoAccounts.seller.email, password: demoPassword })
    expect(body.user.role).toBe('supplier')
  })
})

describe('the devices of a person', () => {
  const email = 'debora.pinho@bracards.example'

  it('are listed, the one that asks first', async () => {
    const first = await enter(email, firefox)
    clock.advance(60_000)
    await enter(email, phone)
    const { body } = await get('/api/v1/auth/sessions', bearer(first))
    expect(body.sessions).toMatchObject([
      { device: 'Firefox no Linux', address: '127.0.0.1', current: true },
      { device: 'Chrome no Android', current: false },
    ])
  })

  it('are ended one by one, by their owner alone', async () => {
    const token = await enter(email, firefox)
    const { body } = await get('/api/v1/auth/sessions', bearer(token))
    const other = body.sessions.find(({ current }: { current: boolean }) => !current)
    const stranger = await as('buyer')
    const refused = await stranger.remove(`/api/v1/auth/sessions/${other.id}`)
    expect(refused).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
    const debora = await as(email)
    expect((await debora.remove(`/api/v1/auth/sessions/${other.id}`)).status).toBe(200)
    expect((await debora.remove(`/api/v1/auth/sessions/${other.id}`)).status).toBe(404)
    expect((await debora.remove('/api/v1/auth/sessions/nada')).status).toBe(422)
  })

  it('are all signed out at once, and counted', async () => {
    const beatriz = 'beatriz.camargo@bracards.example'
    const tokens = [await enter(beatriz, firefox), await enter(beatriz, phone), await enter(beatriz, phone)]
    const link = await post('/api/v1/auth/sso-token', {}, bearer(tokens[0]!))
    const { body } = await post('/api/v1/auth/logout-everywhere', {}, bearer(tokens[0]!))
    expect(body).toEqual({ error: false, message: 'Você saiu de 3 aparelhos.' })
    for (const token of tokens) expect(await statusOf(token)).toBe(401)
    expect((await post('/api/v1/auth/sso', { token: link.body.token })).status).toBe(410)
    expect((await post('/api/v1/auth/logout-everywhere')).status).toBe(401)
  })

  it('are announced when they end, so that their tabs follow', async () => {
    const announced = async () =>
      (
        await app.db.selectFrom('events').select('data').where('name', '=', 'session_revoked').orderBy('id').execute()
      ).map(({ data }) => data)
    const before = (await announced()).length
    const caio = await as('caio.brito@bracards.example')
    await caio.post('/api/v1/auth/logout')
    const again = await as('caio.brito@bracards.example')
    await again.post('/api/v1/auth/logout-everywhere')
    expect((await announced()).slice(before)).toEqual([
      { userId: caio.id, sessionId: expect.any(Number) },
      { userId: caio.id, sessionId: null },
    ])
  })

  it('are told to the owner when they are new, and not when they are known or the first', async () => {
    const igor = 'igor.valadares@bracards.example'
    for (const headers of [firefox, firefox, phone, phone]) await enter(igor, headers)
    const mails = await mailsTo(app, igor)
    expect(mails).toMatchObject([
      { template: 'new_sign_in', details: { name: 'Igor', device: 'Chrome no Android', address: '127.0.0.1' } },
    ])
    const notices = await app.db.selectFrom('notices').selectAll().where('user_id', '=', mails[0]!.user_id!).execute()
    expect(notices).toMatchObject([{ kind: 'security', link: '/my-account?aba=seguranca' }])
  })

  it('are kept for six months after they ended, as are the security events', async () => {
    const rows = () => app.db.selectFrom('sessions').selectAll().execute()
    const events = () => app.db.selectFrom('security_events').selectAll().execute()
    await settle(app)
    expect((await rows()).length).toBeGreaterThan(5)
    clock.advance(190 * DAY_MS)
    const marina = await as('buyer')
    await runNow('delete_old_security_records')
    expect(await events()).toMatchObject([{ user_id: marina.id, kind: 'signed_in' }])
    expect((await rows()).length).toBeGreaterThan(5)
    clock.advance(30 * DAY_MS)
    await runNow('delete_old_sessions')
    expect(await rows()).toMatchObject([{ user_id: marina.id }])
  })
})

async function runNow(name: string) {
  const job = { name, data: '{}', key: null, run_at: clock.now(), last_error: null }
  await app.transaction((tx) => tx.insertInto('jobs').values(job).execute())
  await settle(app)
}
