import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '@bra/demo/people'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo, statusesOf } from '../../../testing/test-people.ts'

const { app, post, as, clock } = await testApp()
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + steps * 30 })
const signIn = (email: string, code?: string) => post('/api/login', { email, password: demoPassword, code })
const base = '/api/v1/auth/second-factor'

/** Turns the second factor of a person on; a minute later, so that its first code is over. */
async function turnOn(email: string) {
  const person = await as(email)
  const { body } = await person.post(base, { password: demoPassword })
  const confirmed = await person.post(`${base}/confirm`, { code: codeOf(body.secret) })
  clock.advance(60_000)
  return { person, email, secret: body.secret as string, recovery: confirmed.body.recovery_codes as string[] }
}

describe('turning a second factor on', () => {
  it('asks for the password, then for a first code, and shows ten recovery codes once', async () => {
    const email = 'ana.luz@bracards.example'
    const ana = await as(email)
    expect((await ana.post(base, { password: 'nao-era-esta' })).body.code).toBe('password_wrong')
    const started = await ana.post(base, { password: demoPassword })
    expect(started.body.otpauth).toMatch(/^otpauth:\/\/totp\/Bra%20Cards.*issuer=Bra(%20|\+)Cards/)
    expect((await signIn(email)).status).toBe(200)

    expect((await ana.post(`${base}/confirm`, { code: '000000' })).body.code).toBe('second_factor_wrong')
    const confirmed = await ana.post(`${base}/confirm`, { code: codeOf(started.body.secret) })
    expect(confirmed.body.recovery_codes).toHaveLength(10)
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10)
    expect((await ana.get('/api/v1/users/current-user')).body.second_factor).toBe(true)
    expect((await mailsTo(app, email)).at(-1)).toMatchObject({
      template: 'second_factor_changed',
      details: { on: true },
    })
    expect((await ana.post(base, { password: demoPassword })).body.code).toBe('second_factor_on')
    expect((await ana.post(`${base}/confirm`, { code: '123456' })).body.code).toBe('second_factor_on')
  })

  it('keeps the secret encrypted and the recovery codes hashed', async () => {
    const { person, secret, recovery } = await turnOn('caio.brito@bracards.example')
    const factor = await app.db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirst()
    expect(factor!.secret).not.toContain(secret)
    const hashes = await app.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', person.id)
      .execute()
    expect(hashes).toHaveLength(10)
    expect(JSON.stringify(hashes)).not.toContain(recovery[0]!.slice(0, 5))
  })

  it('is for who is signed in, and begins at the beginning', async () => {
    for (const call of ['', '/confirm', '/disable', '/recovery-codes']) {
      expect((await post(`${base}${call}`, { password: 'x', code: '123456' })).status).toBe(401)
    }
    const marina = await as('buyer')
    expect((await marina.post(`${base}/confirm`, { code: '123456' })).body.code).toBe('second_factor_off')
    expect((await marina.post(`${base}/disable`, { password: demoPassword })).body.code).toBe('second_factor_off')
    expect((await marina.post(`${base}/recovery-codes`, { password: demoPassword })).body.code).toBe(
      'second_factor_off',
    )
    expect((await marina.post(`${base}/confirm`, { code: '12' })).status).toBe(422)
  })

  it('is confirmed once of two at once', async () => {
    const joao = await as('joao.meireles@bracards.example')
    const { body } = await joao.post(base, { password: demoPassword })
    const confirm = () => joao.post(`${base}/confirm`, { code: codeOf(body.secret) })
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    expect(statusesOf(answers)).toEqual([200, 409, 409])
  })
})

describe('signing in with a second factor', () => {
  it('asks for the code only after the right password', async () => {
    const { email, secret } = await turnOn('beatriz.camargo@bracards.example')
    const wrong = await post('/api/login', { email, password: 'nao-era-esta', code: codeOf(secret) })
    expect(wrong.body.code).toBe('login_refused')
    expect((await signIn(email)).body).toMatchObject({ code: 'second_factor_required' })
    expect((await signIn(email, '000000')).body).toMatchObject({ code: 'second_factor_wrong' })
    const code = codeOf(secret)
    expect((await signIn(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  it('takes the code of the step before and after, each once, and none that is older', async () => {
    const { email, secret } = await turnOn('debora.pinho@bracards.example')
    expect((await signIn(email, codeOf(secret, -2))).status).toBe(401)
    expect((await signIn(email, codeOf(secret, -1))).status).toBe(200)
    expect((await signIn(email, codeOf(secret, -1))).status).toBe(401)
    expect((await signIn(email, codeOf(secret, 1))).status).toBe(200)
    expect((await signIn(email, codeOf(secret))).status).toBe(401)
    clock.advance(60_000)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(email, codeOf(secret))))
    expect(statusesOf(answers)).toEqual([200, 401, 401])
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recovery, person } = await turnOn('igor.valadares@bracards.example')
    expect((await signIn(email, recovery[0]!.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await signIn(email, recovery[0])).body.code).toBe('second_factor_wrong')
    const answers = await Promise.all([1, 2, 3].map(() => signIn(email, recovery[1])))
    expect(statusesOf(answers)).toEqual([200, 401, 401])
    const { body } = await person.get('/api/v1/auth/security-events')
    expect(body.events.filter(({ kind }: { kind: string }) => kind === 'recovery_code_used')).toHaveLength(2)
  })

  it('counts wrong codes as failures, and asking without one does not forget them', async () => {
    const { email, secret } = await turnOn('joelma.nazare@bracards.example')
    for (let at = 0; at < 5; at += 1) {
      expect((await signIn(email)).body.code).toBe('second_factor_required')
      expect((await signIn(email, '000000')).body.code).toBe('second_factor_wrong')
    }
    expect((await signIn(email, codeOf(secret))).status).toBe(429)
  })
})

describe('a second factor that is on', () => {
  it('gives new recovery codes to its owner, and those before enter no more', async () => {
    const { person, email, secret, recovery } = await turnOn('neide.figueiredo@bracards.example')
    const renew = (proof: object) => person.post(`${base}/recovery-codes`, { password: demoPassword, ...proof })
    expect((await renew({ password: 'nao-era-esta' })).status).toBe(422)
    expect((await renew({})).body.code).toBe('second_factor_required')
    expect((await renew({ code: '000000' })).body.code).toBe('second_factor_wrong')
    const { body } = await renew({ code: codeOf(secret) })
    expect((await signIn(email, recovery[3])).status).toBe(401)
    expect((await signIn(email, body.recovery_codes[3])).status).toBe(200)
  })

  it('ends for its owner alone, also with a recovery code, and is then asked for no more', async () => {
    const { person, email, recovery } = await turnOn('rafael.wisniewski@bracards.example')
    const end = (proof: object) => person.post(`${base}/disable`, { password: demoPassword, ...proof })
    expect((await end({ password: 'nao-era-esta' })).status).toBe(422)
    expect((await end({})).body.code).toBe('second_factor_required')
    expect((await end({ code: recovery[0] })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
    expect((await mailsTo(app, email)).find(({ details }) => details.on === false)).toBeDefined()
  })
})
