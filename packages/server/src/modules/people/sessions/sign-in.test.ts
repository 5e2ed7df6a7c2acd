import { describe, expect, it } from 'vitest'
import { demoPassword } from '@bra/demo/people'
import { DAY_MS } from '../../../platform/clock.ts'
import { statementCounter } from '../../../testing/count-statements.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, settle } from '../../../testing/test-people.ts'

const { app, server, as, clock } = await testApp()
const countStatements = statementCounter(app.database.pool)
const HOUR_MS = 60 * 60_000
const owner = 'joelma.nazare@bracards.example'
const stranger = 'joao.meireles@bracards.example'

async function signIn(email: string, password: string, { from = '203.0.113.7', agent = 'curl' } = {}) {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: from,
    headers: { 'user-agent': agent },
    payload: { email, password },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const wrongly = (email: string, from?: string) => signIn(email, 'outra-senha-qualquer', { from })
async function failTimes(times: number, email: string, from?: string) {
  for (let at = 0; at < times; at += 1) expect((await wrongly(email, from)).status).toBe(401)
}

describe('guessing a password', () => {
  it('has to wait after five failures, whatever the case of the letters', async () => {
    await failTimes(5, owner)
    const waiting = await wrongly(owner.toUpperCase())
    expect(waiting.status).toBe(429)
    expect(waiting.body.message).toContain('Aguarde')
    expect(Number(waiting.headers['retry-after'])).toBe(30)
    expect((await signIn(owner, demoPassword)).status).toBe(429)
  })

  it('waits twice as long each time, and is forgotten after an hour of silence', async () => {
    clock.advance(30_000)
    expect((await wrongly(owner)).status).toBe(401)
    expect(Number((await wrongly(owner)).headers['retry-after'])).toBe(60)
    clock.advance(60_000)
    expect((await wrongly(owner)).status).toBe(401)
    clock.advance(HOUR_MS + 1)
    await failTimes(5, owner)
    clock.advance(HOUR_MS + 1)
  })

  it('is forgotten after a success', async () => {
    await failTimes(4, owner)
    expect((await signIn(owner, demoPassword)).status).toBe(200)
    await failTimes(5, owner)
    clock.advance(HOUR_MS + 1)
  })

  it('is counted even when many guesses arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrongly(stranger, '198.51.100.9')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('from everywhere slows the account down, but not for its owner at a known address', async () => {
    expect((await signIn(stranger, demoPassword, { from: '192.0.2.50' })).status).toBe(200)
    for (let host = 1; host <= 20; host += 1) await wrongly(stranger, `10.0.0.${host}`)
    expect((await wrongly(stranger, '10.0.0.99')).status).toBe(429)
    expect((await signIn(stranger, demoPassword, { from: '10.0.0.98' })).status).toBe(429)
    expect((await signIn(stranger, demoPassword, { from: '192.0.2.50' })).status).toBe(200)
    clock.advance(HOUR_MS + 1)
  })

  it('of many accounts from one address is slowed down, known or not', async () => {
    const guesses = Array.from({ length: 52 }, (_, at) => wrongly(`pessoa${at}@bracards.example`, '2001:db8::1'))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await wrongly('ainda@bracards.example', '2001:db8::2')).status).toBe(429)
    expect((await wrongly('ainda@bracards.example', '2001:db8:0:1::2')).status).toBe(401)
  })

  it('writes as many statements for an unknown e-mail as for a known one', async () => {
    const statementsOf = (email: string) => countStatements(() => wrongly(email, '198.51.100.77'))
    const known = await statementsOf('ana.luz@bracards.example')
    expect(known).toBeGreaterThan(3)
    expect(await statementsOf('ninguem@bracards.example')).toBe(known)
  })

  it('is told to the owner once a day by mail, and shown among the security events', async () => {
    const email = 'caio.brito@bracards.example'
    for (const from of ['203.0.113.20', '203.0.113.21']) await failTimes(5, email, from)
    await settle(app)
    expect((await mailsTo(app, email)).map(({ template }) => template)).toEqual(['sign_in_blocked'])
    clock.advance(DAY_MS)
    await failTimes(5, email, '203.0.113.22')
    await settle(app)
    expect(await mailsTo(app, email)).toHaveLength(2)
    const caio = await as(email)
    const { body } = await caio.get('/api/v1/auth/security-events')
    expect(body.events.filter(({ kind }: { kind: string }) => kind === 'sign_in_refused')).toHaveLength(15)
    expect(body.paginate).toMatchObject({ total: 16, last_page: 1 })
  })
})
