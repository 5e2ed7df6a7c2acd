import { describe, expect, it } from 'vitest'
import { modules } from '../../../modules.ts'
import { demoPassword } from '@bra/demo/people'
import { testApp } from '../../../testing/test-app.ts'
import { turnOnSecondFactor } from '../../../testing/second-factor.ts'
import { codeMailedTo, mailsTo, newPerson, settle, wrongCode } from '../../../testing/test-people.ts'

const { app, post, get, as, clock } = await testApp()
const update = '/api/v1/update-client'

describe('the own profile', () => {
  it('changes name and phone', async () => {
    const ana = await as('ana.luz@bracards.example')
    const { status, body } = await ana.post(update, {
      user: { name: ' Ana Clara ', last_name: 'Luz', phone: '(11) 98765-4321' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ error: false, message: 'Atualizado com sucesso' })
    expect(body.user).toMatchObject({ name: 'Ana Clara', phone: '11987654321' })
    const cleared = await ana.post(update, { user: { name: 'Ana', last_name: 'Luz', phone: '' } })
    expect(cleared.body.user.phone).toBeNull()
  })

  it('refuses what is wrong at its field', async () => {
    const ana = await as('ana.luz@bracards.example')
    const refused = async (change: object) => {
      const { status, body } = await ana.post(update, { user: { name: 'Ana', last_name: 'Luz', ...change } })
      expect(status).toBe(422)
      return body.fields as Record<string, string>
    }
    expect(await refused({ name: ' ' })).toEqual({ 'user.name': 'Preencha este campo.' })
    expect(await refused({ phone: '123' })).toEqual({ 'user.phone': 'Digite o telefone com DDD.' })
    const { cpf } = newPerson('x', 100_200_777)
    expect(await refused({ cpf })).toEqual({ 'user.cpf': 'O CPF da conta não pode ser trocado.' })
    expect(await refused({ birth_date: '1980-01-01' })).toMatchObject({
      'user.birth_date': expect.stringContaining('não pode ser trocada'),
    })
  })

  it('takes CPF and birth date while the account has none, and each CPF once', async () => {
    const caio = await as('caio.brito@bracards.example')
    await app.transaction((tx) =>
      tx.updateTable('users').set({ cpf: null, birth_date: null }).where('id', '=', caio.id).execute(),
    )
    const change = (more: object) => caio.post(update, { user: { name: 'Caio', last_name: 'Brito', ...more } })
    const marina = await as('buyer')
    const taken = (await marina.get('/api/v1/users/current-user')).body.cpf
    expect((await change({ cpf: taken })).body).toMatchObject({ code: 'cpf_taken' })
    expect((await change({ cpf: '111.111.111-11' })).body).toMatchObject({ code: 'cpf_invalid' })
    expect((await change({ birth_date: '2020-01-01' })).body).toMatchObject({ code: 'too_young' })
    const { cpf } = newPerson('x', 100_200_778)
    expect((await change({ cpf, birth_date: '1999-12-31' })).body.user).toMatchObject({ cpf, birth_date: '1999-12-31' })
    expect((await change({ cpf, birth_date: '1999-12-31' })).status).toBe(200)
  })

  it('is only the own', async () => {
    expect((await post(update, { user: { name: 'A', last_name: 'B' } })).status).toBe(401)
  })
})

describe('another e-mail', () => {
  const email = 'beatriz.camargo@bracards.example'
  const changed = 'bia@bracards.example'
  const ask = '/api/v1/auth/change-email'

  it('is asked for with the password, and may not be taken', async () => {
    const bia = await as(email)
    expect((await bia.post(ask, { email: changed, password: 'nao-era-esta' })).body.code).toBe('password_wrong')
    expect((await bia.post(ask, { email, password: demoPassword })).body.code).toBe('email_same')
    const taken = await bia.post(ask, { email: 'compradora@bracards.example', password: demoPassword })
    expect(taken.body).toMatchObject({ code: 'email_taken', fields: { email: expect.stringContaining('já tem') } })
    expect((await bia.post(ask, { email: 'nada', password: demoPassword })).status).toBe(422)
    expect((await post(ask, { email: changed, password: demoPassword })).status).toBe(401)
  })

  it('is no way to find out who has an account', async () => {
    const caio = await as('caio.brito@bracards.example')
    const asked = { email: 'compradora@bracards.example', password: demoPassword }
    const statuses = []
    for (let at = 0; at < 12; at += 1) statuses.push((await caio.post(ask, asked)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
  })

  it('takes the second step too where one is on', async () => {
    const nazira = await as('nazira.toledo@bracards.example')
    const codeNow = await turnOnSecondFactor({ app, clock }, nazira)
    const typed = { email: 'naza@bracards.example', password: demoPassword }
    expect((await nazira.post(ask, typed)).body.code).toBe('second_factor_required')
    expect((await nazira.post(ask, { ...typed, code: '000000' })).body.code).toBe('second_factor_wrong')
    expect(await mailsTo(app, typed.email)).toEqual([])
    expect((await nazira.post(ask, { ...typed, code: codeNow() })).body.error).toBe(false)
    expect(await mailsTo(app, typed.email)).toHaveLength(1)
  })

  it('is the account’s once its code comes back, and the old address is told', async () => {
    const bia = await as(email)
    expect((await bia.post(ask, { email: changed, password: demoPassword })).body.error).toBe(false)
    const code = await codeMailedTo(app, changed)
    const validate = (token: string) => bia.post('/api/validate-token', { token, purpose: 'change_email' })
    expect((await validate(wrongCode(code))).body.erro).toBe(true)
    expect((await bia.get('/api/v1/users/current-user')).body.email).toBe(email)
    expect((await validate(code)).body).toMatchObject({ erro: false, is_activated: true })
    expect((await bia.get('/api/v1/users/current-user')).body.email).toBe(changed)
    expect((await mailsTo(app, email)).at(-1)).toMatchObject({ template: 'email_changed', details: { email: changed } })
    const { body } = await bia.get('/api/v1/auth/security-events')
    expect(body.events[0].kind).toBe('email_changed')
  })

  it('that somebody took meanwhile is refused', async () => {
    const debora = await as('debora.pinho@bracards.example')
    await debora.post(ask, { email: 'disputado@bracards.example', password: demoPassword })
    const code = await codeMailedTo(app, 'disputado@bracards.example')
    await post('/api/register', { user: newPerson('disputado', 100_200_779) })
    const { status, body } = await debora.post('/api/validate-token', { token: code, purpose: 'change_email' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ erro: true, message: expect.stringContaining('já tem uma conta') })
  })

  it('ends the codes that were sent to the old one', async () => {
    const igor = await as('igor.valadares@bracards.example')
    await post('/api/v1/auth/forgot-password', { email: 'igor.valadares@bracards.example' })
    await settle(app)
    const reset = await codeMailedTo(app, 'igor.valadares@bracards.example')
    await igor.post(ask, { email: 'igor@bracards.example', password: demoPassword })
    const code = await codeMailedTo(app, 'igor@bracards.example')
    await igor.post('/api/validate-token', { token: code, purpose: 'change_email' })
    const refused = await post('/api/v1/auth/reset-password', {
      email: 'igor@bracards.example',
      token: reset,
      password: 'cavaquinho-de-sete',
    })
    expect(refused.body.code).toBe('code_wrong')
  })
})

describe('what is held of a person', () => {
  const mine = ['security', 'codes', 'accounts', 'sessions'].map((name) => modules[name]!.personal!)
  const recordsOf = async (id: number) =>
    Object.assign({}, ...(await Promise.all(mine.map(({ records }) => records(app.db, id, app))))) as Record<
      string,
      object[]
    >

  it('is told by kind, without secrets', async () => {
    const { body } = await post('/api/register', { user: newPerson('arquivada', 100_200_780) })
    const records = await recordsOf(body.user.id)
    expect(Object.keys(records).sort()).toEqual([
      'Acessos à conta',
      'Conta',
      'Códigos enviados por e-mail',
      'Eventos de segurança',
      'Verificação em duas etapas',
    ])
    expect(records.Conta).toMatchObject([
      { email: 'arquivada@bracards.example', cpf: expect.stringMatching(/^100200780/) },
    ])
    expect(JSON.stringify(records)).not.toMatch(/hash|argon2|secret/)
  })

  it('is forgotten, and nobody enters with it again', async () => {
    const { body } = await post('/api/register', { user: newPerson('esquecida', 100_200_781) })
    const { id } = body.user
    await app.transaction(async (tx) => {
      for (const { forget } of mine) await forget(tx, id, app)
    })
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({
      name: 'Conta',
      last_name: 'encerrada',
      email: `encerrada-${id}@invalid`,
      cpf: null,
      phone: null,
      birth_date: null,
      disabled_at: expect.any(Date),
    })
    expect((await get('/api/v1/users/current-user', { authorization: `Bearer ${body.token}` })).status).toBe(401)
    const login = await post('/api/login', { email: 'esquecida@bracards.example', password: 'pandeiro-e-zabumba' })
    expect(login.status).toBe(401)
    expect((await post('/api/register', { user: newPerson('esquecida', 100_200_781) })).status).toBe(200)
  })
})
