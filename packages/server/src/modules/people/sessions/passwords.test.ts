import { describe, expect, it } from 'vitest'
import { demoPassword } from '@bra/demo/people'
import { statementCounter } from '../../../testing/count-statements.ts'
import { turnOnSecondFactor } from '../../../testing/second-factor.ts'
import { testApp } from '../../../testing/test-app.ts'
import { codeMailedTo, mailsTo, newPerson, settle, statusesOf, wrongCode } from '../../../testing/test-people.ts'

const { app, server, post, as, clock } = await testApp()
const countStatements = statementCounter(app.database.pool)
const password = 'berimbau-e-agogo'
const signIn = async (email: string, typed: string) => (await post('/api/login', { email, password: typed })).status

describe('changing the password', () => {
  const email = 'ana.luz@bracards.example'
  const change = (body: object) => ({ current: demoPassword, password, ...body })

  it('asks for the one in use, and refuses a bad one at its field', async () => {
    const ana = await as(email)
    const wrong = await ana.post('/api/v1/auth/change-password', change({ current: 'nao-era-esta' }))
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'password_wrong', fields: { current: 'Senha incorreta.' } },
    })
    const bad = await ana.post('/api/v1/auth/change-password', change({ password: 'Corinthians1' }))
    expect(bad.body.fields.password).toContain('fácil de adivinhar')
    const short = await ana.post('/api/v1/auth/change-password', change({ password: 'curta' }))
    expect(short.body.fields.password).toContain('ao menos 10')
    expect((await post('/api/v1/auth/change-password', change({}))).status).toBe(401)
  })

  it('ends the other sessions, keeps this one, and tells the owner', async () => {
    const [here, there] = [await as(email), await as(email)]
    const { status, body } = await here.post('/api/v1/auth/change-password', change({}))
    expect({ status, error: body.error }).toEqual({ status: 200, error: false })
    expect((await there.get('/api/v1/users/current-user')).status).toBe(401)
    expect((await here.get('/api/v1/users/current-user')).status).toBe(200)
    expect(await signIn(email, demoPassword)).toBe(401)
    expect(await signIn(email, password)).toBe(200)
    const mails = await mailsTo(app, email)
    expect(mails.map(({ template }) => template)).toContain('password_changed')
    const events = (await here.get('/api/v1/auth/security-events')).body.events
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('password_changed')
  })

  it('is not a way to guess the one in use', async () => {
    const ana = await as('joao.meireles@bracards.example')
    const guess = () => ana.post('/api/v1/auth/change-password', change({ current: 'nao-era-esta' }))
    const answers = await Promise.all(Array.from({ length: 8 }, guess))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  it('is no way to guess it from many networks either, and what is right is no guess', async () => {
    const nazira = await as('nazira.toledo@bracards.example')
    const from = async (remoteAddress: string, current: string) =>
      (
        await server.inject({
          ...{ method: 'POST', url: '/api/v1/auth/change-password', headers: nazira.headers, remoteAddress },
          payload: change({ current, password: demoPassword }),
        })
      ).statusCode
    const statuses: number[] = []
    for (let at = 0; at < 19; at += 1) statuses.push(await from(`198.51.100.${at}`, 'nao-era-esta'))
    for (let at = 0; at < 3; at += 1) statuses.push(await from(`203.0.113.${at}`, demoPassword))
    expect(statuses).not.toContain(429)
    expect(await from('198.51.100.50', 'nao-era-esta')).toBe(422)
    expect(await from('198.51.100.51', 'nao-era-esta')).toBe(429)
  })

  it('happens once of two changes at once', async () => {
    const caio = await as('caio.brito@bracards.example')
    const answers = await Promise.all(
      ['zabumba-triangulo', 'sanfona-pifano-1'].map((typed) =>
        caio.post('/api/v1/auth/change-password', change({ password: typed })),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 422])
  })
})

describe('recovering the password', () => {
  const email = 'beatriz.camargo@bracards.example'
  const forget = (address: string) => post('/api/v1/auth/forgot-password', { email: address })
  const reset = (body: object) => post('/api/v1/auth/reset-password', { email, password, ...body })

  it('answers a known and an unknown e-mail alike, with as many statements, and mails only the known one', async () => {
    let [known, unknown] = [{}, {}]
    const forKnown = await countStatements(async () => (known = (await forget(email)).body))
    const forUnknown = await countStatements(async () => (unknown = (await forget('ninguem@bracards.example')).body))
    expect(unknown).toEqual(known)
    expect(forUnknown).toBe(forKnown)
    await settle(app)
    expect(await mailsTo(app, email)).toMatchObject([{ template: 'reset_password', details: { name: 'Beatriz' } }])
    expect(await mailsTo(app, 'ninguem@bracards.example')).toEqual([])
  })

  it('with a wrong code is refused as for an unknown e-mail, and the try stays counted', async () => {
    const code = await codeMailedTo(app, email)
    const wrong = await reset({ token: wrongCode(code) })
    const unknown = await reset({ email: 'ninguem@bracards.example', token: code })
    for (const { status, body } of [wrong, unknown]) {
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'code_wrong', fields: { token: expect.stringContaining('Código incorreto') } })
    }
    const row = await app.db.selectFrom('email_codes').select('attempts').where('email', '=', email).executeTakeFirst()
    expect(row).toEqual({ attempts: 1 })
    expect((await reset({ token: code, password: 'curta' })).body.fields.password).toContain('ao menos 10')
    expect((await reset({ token: code, password: 'beatriz.camargo1' })).body.code).toBe('password_personal')
  })

  it('sets the new one with one use of the code, ends every session and tells the owner', async () => {
    const before = await as(email)
    const code = await codeMailedTo(app, email)
    const answers = await Promise.all([reset({ token: code }), reset({ token: code })])
    expect(statusesOf(answers)).toEqual([200, 422])
    expect((await before.get('/api/v1/users/current-user')).status).toBe(401)
    expect(await signIn(email, password)).toBe(200)
    expect((await mailsTo(app, email)).filter(({ template }) => template === 'password_changed')).toHaveLength(1)
    const events = (await (await as(email)).get('/api/v1/auth/security-events')).body.events
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('password_reset')
  })

  it('opens an account again that somebody guesses at', async () => {
    const debora = 'debora.pinho@bracards.example'
    const signInFrom = async (remoteAddress: string, typed: string) => {
      const payload = { email: debora, password: typed }
      return (await server.inject({ method: 'POST', url: '/api/login', remoteAddress, payload })).statusCode
    }
    for (let host = 1; host <= 20; host += 1) await signInFrom(`10.0.0.${host}`, 'nao-era-esta')
    expect(await signInFrom('10.0.0.99', demoPassword)).toBe(429)
    await forget(debora)
    await settle(app)
    const body = { email: debora, token: await codeMailedTo(app, debora), password }
    expect((await post('/api/v1/auth/reset-password', body)).status).toBe(200)
    expect(await signInFrom('10.0.0.99', password)).toBe(200)
  })

  it('lets the owner of a mailbox in whose address somebody else had registered and locked', async () => {
    const stranger = newPerson('invadida', 100_200_331, { password: demoPassword })
    await post('/api/register', { user: stranger })
    await turnOnSecondFactor({ app, clock }, await as(stranger.email))
    const entered = await post('/api/login', { email: stranger.email, password: demoPassword })
    expect(entered.body.code).toBe('second_factor_required')
    await forget(stranger.email)
    await settle(app)
    const body = { email: stranger.email, token: await codeMailedTo(app, stranger.email), password }
    expect((await post('/api/v1/auth/reset-password', body)).status).toBe(200)
    expect(await signIn(stranger.email, password)).toBe(200)
  })

  it('keeps the second factor of an owner whose mailbox somebody reads', async () => {
    const benedito = 'benedito.prado@bracards.example'
    await turnOnSecondFactor({ app, clock }, await as(benedito))
    await forget(benedito)
    await settle(app)
    await post('/api/v1/auth/reset-password', { email: benedito, token: await codeMailedTo(app, benedito), password })
    expect((await post('/api/login', { email: benedito, password })).body.code).toBe('second_factor_required')
  })

  it('is slowed down for one person at one address', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => reset({ email: 'igor.valadares@bracards.example', token: '123456' })),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3)
    const asks = await Promise.all(Array.from({ length: 8 }, () => forget('igor.valadares@bracards.example')))
    expect(asks.filter(({ status }) => status === 429)).toHaveLength(3)
    await settle(app)
    expect(await mailsTo(app, 'igor.valadares@bracards.example')).toHaveLength(1)
  })
})
