import { DAY_MS } from '../../../platform/clock.ts'
import { codeMailedTo, mailsTo, newPerson, settle, statusesOf, wrongCode } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { describe, expect, it } from 'vitest'

const { app, post, get, as, clock } = await testApp()
const register = (person: object) => post('/api/register', { user: person })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const me = async (token: string) => (await get('/api/v1/users/current-user', bearer(token))).body

describe('registering', () => {
  it('opens an account and a session, and mails a code', async () => {
    const { status, body } = await register(newPerson('zulmira', 100_200_301, { accepts_marketing: true }))
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ name: 'Zulmira', email: 'zulmira@bracards.example', role: 'client' })
    expect(await me(body.token)).toMatchObject({
      cpf: expect.stringMatching(/^100200301/),
      adult: true,
      is_activated: false,
    })
    const [mail] = await mailsTo(app, 'zulmira@bracards.example')
    expect(mail).toMatchObject({
      template: 'confirm_email',
      details: { name: 'Zulmira', code: expect.stringMatching(/^\d{6}$/) },
    })
    const events = await app.db.selectFrom('events').select(['data']).where('name', '=', 'registered').execute()
    expect(events).toEqual([{ data: { userId: body.user.id, acceptsMarketing: true } }])
  })

  it('stores the password as Argon2id, and the token and the code as hashes', async () => {
    const { body } = await register(newPerson('guardada', 100_200_302))
    const code = await codeMailedTo(app, 'guardada@bracards.example')
    const rows = await Promise.all([
      app.db.selectFrom('users').selectAll().where('id', '=', body.user.id).executeTakeFirstOrThrow(),
      app.db.selectFrom('sessions').selectAll().where('user_id', '=', body.user.id).execute(),
      app.db.selectFrom('email_codes').selectAll().where('user_id', '=', body.user.id).execute(),
    ])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[2]).toHaveLength(1)
    expect(rows[2][0]!.code_hash).not.toContain(code)
    expect(rows[1][0]!.token_hash.toString('latin1')).not.toContain(body.token)
  })

  it.each([
    ['a link for a name', { name: 'Você ganhou! Veja golpe.example' }, 'user.name', 'Escreva só o nome'],
    ['a link for a last name', { last_name: 'https://GOLPE.COM/premio' }, 'user.last_name', 'Escreva só o nome'],
    ['a taken e-mail', { email: 'Compradora@BraCards.example' }, 'user.email', 'Este e-mail já tem uma conta'],
    ['a CPF that does not exist', { cpf: '111.111.111-11' }, 'user.cpf', 'Este CPF não existe'],
    ['a short CPF', { cpf: '123' }, 'user.cpf', 'Digite os 11 números'],
    ['a child', { birth_date: '2015-01-01' }, 'user.birth_date', 'É preciso ter 16 anos'],
    ['someone not born yet', { birth_date: '2030-01-01' }, 'user.birth_date', 'Confira a data'],
    ['someone too old', { birth_date: '1890-01-01' }, 'user.birth_date', 'Confira a data'],
    ['a common password', { password: 'Corinthians' }, 'user.password', 'fácil de adivinhar'],
    ['one letter again and again', { password: 'aaaaaaaaaaaaaa' }, 'user.password', 'fácil de adivinhar'],
    ['a password with the name', { password: 'eu-sou-zulmira!' }, 'user.password', 'seu nome'],
    ['a short password', { password: 'curta' }, 'user.password', 'ao menos 10'],
    ['no consent', { accepts_terms: false }, 'user.accepts_terms', 'aceitar os termos'],
  ])('refuses %s and says why at the field', async (_, change, field, message) => {
    const { status, body } = await register(newPerson('recusada', 100_200_303, change))
    expect(status).toBe(422)
    expect(body.fields[field]).toContain(message)
    expect(await mailsTo(app, 'recusada@bracards.example')).toEqual([])
  })

  it('says in its sentence what is wrong when it is one thing, and at the fields when there are several', async () => {
    const one = await register(newPerson('uma', 100_200_304, { cpf: '11111111111' }))
    expect(one.body).toMatchObject({ code: 'cpf_invalid', message: 'Este CPF não existe. Confira os números.' })
    const several = await register(newPerson('varias', 100_200_304, { cpf: '11111111111', birth_date: '2020-01-01' }))
    expect(several.body.code).toBe('invalid_input')
    expect(Object.keys(several.body.fields)).toEqual(['user.cpf', 'user.birth_date'])
  })

  it('takes names as people have them', async () => {
    const names = { name: 'Maria D’Ávila Sant’Anna', last_name: 'A. Silva-Prado Jr.' }
    expect((await register(newPerson('davila', 100_200_317, names))).status).toBe(200)
  })

  it('gives one CPF to one account', async () => {
    await register(newPerson('primeira', 100_200_305))
    const { status, body } = await register(newPerson('segunda', 100_200_305))
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'cpf_taken',
      fields: { 'user.cpf': expect.stringContaining('já tem uma conta') },
    })
  })

  it('makes one account of many requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(newPerson('gemea', 100_200_306))))
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)!.body.code).toBe('email_taken')
  })

  it('lets who is sixteen in, but not buy or sell', async () => {
    const { body } = await register(newPerson('jovem', 100_200_307, { birth_date: '2010-11-21' }))
    expect(await me(body.token)).toMatchObject({ adult: false })
    const tomorrow = await register(newPerson('quase', 100_200_308, { birth_date: '2010-11-22' }))
    expect(tomorrow.body.code).toBe('too_young')
  })

  it('is slowed down from one address', async () => {
    const flood = async () => (await register(newPerson('nova', 1, { email: 'compradora@bracards.example' }))).status
    const statuses: number[] = []
    for (let at = 0; at < 32 && !statuses.includes(429); at += 1) statuses.push(await flood())
    expect(statuses.at(-1)).toBe(429)
    clock.advance(60 * 60_000 + 1)
    expect(await flood()).toBe(422)
  })
})

describe('confirming the e-mail', () => {
  const validate = (token: string, code: string) => post('/api/validate-token', { token: code }, bearer(token))

  it('takes the mailed code once', async () => {
    const { body } = await register(newPerson('confirma', 100_200_310))
    const code = await codeMailedTo(app, 'confirma@bracards.example')
    const right = await validate(body.token, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(right.body).toEqual({ erro: false, message: 'Seu e-mail foi confirmado.', is_activated: true })
    expect(await me(body.token)).toMatchObject({ is_activated: true })
    expect((await validate(body.token, code)).body.erro).toBe(true)
    expect((await post('/api/token', {}, bearer(body.token))).body.code).toBe('email_confirmed')
  })

  it('counts wrong codes, and after five takes no right one', async () => {
    const { body } = await register(newPerson('erra', 100_200_311))
    const code = await codeMailedTo(app, 'erra@bracards.example')
    for (let at = 0; at < 5; at += 1) {
      const answer = await validate(body.token, wrongCode(code))
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ erro: true, is_activated: false })
    }
    expect((await validate(body.token, code)).body.erro).toBe(true)
  })

  it('lets no more than five of many tries at once through, and one use of many', async () => {
    const { body } = await register(newPerson('paralela', 100_200_312))
    const code = await codeMailedTo(app, 'paralela@bracards.example')
    const uses = await Promise.all(Array.from({ length: 4 }, () => validate(body.token, code)))
    expect(uses.filter((answer) => !answer.body.erro)).toHaveLength(1)

    const other = await register(newPerson('paralela2', 100_200_313))
    const otherCode = await codeMailedTo(app, 'paralela2@bracards.example')
    await Promise.all(Array.from({ length: 12 }, () => validate(other.body.token, wrongCode(otherCode))))
    const row = await app.db
      .selectFrom('email_codes')
      .select('attempts')
      .where('user_id', '=', other.body.user.id)
      .executeTakeFirstOrThrow()
    expect(row.attempts).toBe(5)
  })

  it('ends after fifteen minutes, and with the next code', async () => {
    const { body } = await register(newPerson('vence', 100_200_314))
    const first = await codeMailedTo(app, 'vence@bracards.example')
    clock.advance(61_000)
    const sent = await post('/api/token', { email: 'vence@bracards.example' }, bearer(body.token))
    expect(sent.body).toMatchObject({ error: false, message: expect.stringContaining('Enviamos um código') })
    const second = await codeMailedTo(app, 'vence@bracards.example')
    expect((await validate(body.token, first)).body.erro).toBe(first !== second)
    clock.advance(15 * 60_000)
    expect((await validate(body.token, second)).body.erro).toBe(true)
  })

  it('is sent again after a minute, and six times an hour at most', async () => {
    const { body } = await register(newPerson('repete', 100_200_315))
    const again = () => post('/api/token', {}, bearer(body.token))
    const early = await again()
    expect(early.body).toMatchObject({ error: true, message: expect.stringContaining('Aguarde 60 segundos') })
    expect(Date.parse(early.body.resend_at)).toBe(clock.now().getTime() + 60_000)
    for (let at = 0; at < 5; at += 1) {
      clock.advance(61_000)
      expect((await again()).body.error).toBe(false)
    }
    clock.advance(61_000)
    expect((await again()).body.message).toMatch(/Aguarde \d+ minutos/)
    expect(await mailsTo(app, 'repete@bracards.example')).toHaveLength(6)
  })

  it('is for the own e-mail, and for who is signed in', async () => {
    const marina = await as('buyer')
    expect((await marina.post('/api/token', { email: 'outra@bracards.example' })).body.code).toBe('email_not_yours')
    expect((await post('/api/token')).status).toBe(401)
    expect((await post('/api/validate-token', { token: '123456' })).status).toBe(401)
    expect((await marina.post('/api/validate-token', { token: '12' })).status).toBe(422)
  })

  it('forgets old codes', async () => {
    clock.advance(2 * DAY_MS)
    await app.transaction((tx) =>
      tx
        .insertInto('jobs')
        .values({ name: 'delete_old_codes', data: '{}', key: null, run_at: clock.now(), last_error: null })
        .execute(),
    )
    await settle(app)
    expect(await app.db.selectFrom('email_codes').selectAll().execute()).toEqual([])
  })
})
