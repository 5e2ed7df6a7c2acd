import { describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from '@bra/demo/people'
import { testApp } from '../../../testing/test-app.ts'
import { turnOnSecondFactor } from '../../../testing/second-factor.ts'
import { mailsTo, newPerson } from '../../../testing/test-people.ts'

const { app, as, clock, get, post } = await testApp()
const operator = await as('operator')
const marina = await as('buyer')
const list = async (query: string) => (await operator.get(`/api/v1/admin/members?${query}`)).body
const namesOf = ({ members }: { members: { name: string }[] }) => members.map(({ name }) => name)
const decide = (id: number, decision: string, reason = 'Compras com cartão de outra pessoa') =>
  operator.post(`/api/v1/admin/members/${id}/decide`, { decision, reason })
const enter = (email: string) => post('/api/login', { email, password: demoPassword })

describe('people', () => {
  it('are found by words of their name, by e-mail and by a whole CPF', async () => {
    expect(namesOf(await list('q=tavares marina'))).toEqual(['Marina Tavares'])
    expect(namesOf(await list(`q=${demoAccounts.seller.email}`))).toEqual(['Severino Guedes'])
    const { cpf } = await app.db.selectFrom('users').select('cpf').where('id', '=', marina.id).executeTakeFirstOrThrow()
    const written = cpf!.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-')
    expect(namesOf(await list(`q=${written}`))).toEqual(['Marina Tavares'])
    expect(namesOf(await list(`q=${cpf!.slice(0, 9)}`))).toEqual([])
  })

  it('are listed by role and state, page by page', async () => {
    expect(namesOf(await list('role=admin'))).toEqual(['Odete Paranhos'])
    const suppliers = await list('role=supplier&per_page=2')
    expect(suppliers.members.map(({ role }: { role: string }) => role)).toEqual(['supplier', 'supplier'])
    expect(suppliers.paginate.total).toBeGreaterThan(20)
    expect((await list('state=blocked')).members).toEqual([])
    expect((await operator.get('/api/v1/admin/members?state=asleep')).status).toBe(422)
  })

  it('are shown with their stores, orders, security events and consents', async () => {
    await marina.post('/api/v1/consents', { document: 'marketing', accepted: true })
    const { body } = await operator.get(`/api/v1/admin/members/${marina.id}`)
    expect(body).toMatchObject({ name: 'Marina Tavares', role: 'client', state: 'active', stores: [] })
    expect(body.last_orders.length).toBeGreaterThan(0)
    expect(body.orders).toBeGreaterThanOrEqual(body.last_orders.length)
    expect(body.security[0]).toMatchObject({ kind: 'signed_in' })
    expect(body.consents).toContainEqual(expect.objectContaining({ document: 'marketing', accepted: true }))
    const { id } = await as('seller')
    expect((await operator.get(`/api/v1/admin/members/${id}`)).body.stores).toHaveLength(1)
    expect((await operator.get('/api/v1/admin/members/999999')).body.code).toBe('member_not_found')
  })

  it('are told to operators alone', async () => {
    for (const url of ['/api/v1/admin/members', `/api/v1/admin/members/${marina.id}`]) {
      expect((await get(url)).status).toBe(401)
      expect((await marina.get(url)).status).toBe(403)
    }
    const own = await marina.post(`/api/v1/admin/members/${marina.id}/decide`, {
      decision: 'make_operator',
      reason: 'Eu quero',
    })
    expect(own.status).toBe(403)
  })
})

describe('a person who has lost the second key', () => {
  const ana = 'ana.luz@bracards.example'

  it('enters with the password again once an operator has taken it off, and is told', async () => {
    const person = await as(ana)
    expect((await decide(person.id, 'end_second_factor')).body.code).toBe('member_decided')
    await turnOnSecondFactor({ app, clock }, person)
    expect((await enter(ana)).body.code).toBe('second_factor_required')
    const { status, body } = await decide(person.id, 'end_second_factor', 'Perdeu o celular; conferimos o documento')
    expect([status, body.result.second_factor, body.result.sessions]).toEqual([200, false, 0])
    expect((await enter(ana)).status).toBe(200)
    const mails = await mailsTo(app, ana)
    expect(mails.filter(({ template }) => template === 'second_factor_changed').at(-1)!.details.on).toBe(false)
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=user:${person.id}`)).body
    expect(acts[0]).toMatchObject({ kind: 'second_factor_ended', reason: 'Perdeu o celular; conferimos o documento' })
  })
})

describe('a person who is blocked', () => {
  const caio = 'caio.brito@bracards.example'

  it('is out at once, cannot enter, is told why, and enters again when it ends', async () => {
    const person = await as(caio)
    const { status, body } = await decide(person.id, 'block')
    expect([status, body.result.state, body.result.sessions]).toEqual([200, 'blocked', 0])
    expect((await person.get('/api/v1/users/current-user')).status).toBe(401)
    expect(await enter(caio)).toMatchObject({ status: 403, body: { code: 'account_blocked' } })
    expect(namesOf(await list('state=blocked'))).toEqual(['Caio Brito'])
    expect((await decide(person.id, 'block')).body.code).toBe('member_decided')
    expect((await decide(person.id, 'make_operator')).body.code).toBe('member_blocked')

    expect((await decide(person.id, 'unblock', 'Era engano do banco')).status).toBe(200)
    expect((await enter(caio)).status).toBe(200)
    const mails = (await mailsTo(app, caio)).slice(0, 2).map(({ template, details }) => [template, details.reason])
    expect(mails).toEqual([
      ['account_blocked', 'Compras com cartão de outra pessoa'],
      ['account_unblocked', 'Era engano do banco'],
    ])
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=user:${person.id}`)).body
    expect(acts.map(({ kind }: { kind: string }) => kind)).toEqual(['account_unblocked', 'account_blocked'])
  })

  it('learns it only with the right password', async () => {
    const ana = await as('ana.luz@bracards.example')
    await decide(ana.id, 'block')
    const wrong = await post('/api/login', { email: 'ana.luz@bracards.example', password: 'nao-e-esta-senha' })
    expect(wrong.body.code).toBe('login_refused')
  })

  it('is no operator, and is never without a reason', async () => {
    expect((await decide(marina.id, 'block', '  ')).body.fields).toEqual({ reason: 'Diga o motivo.' })
    expect((await decide(operator.id, 'block')).body.code).toBe('member_yourself')
  })
})

describe('operators', () => {
  const beatriz = 'beatriz.camargo@bracards.example'

  it('are made and unmade by each other, and enter anew as what they are', async () => {
    const before = await as(beatriz)
    expect((await decide(before.id, 'make_operator', 'Entrou na equipe')).body.result.role).toBe('admin')
    expect((await before.get('/api/v1/admin/inbox')).status).toBe(401)
    const made = await as(beatriz)
    expect((await made.get('/api/v1/admin/inbox')).status).toBe(200)
    expect((await decide(made.id, 'block')).body.code).toBe('member_is_operator')
    expect((await decide(made.id, 'unmake_operator', 'Saiu da equipe')).status).toBe(200)
    expect((await (await as(beatriz)).get('/api/v1/admin/inbox')).status).toBe(403)
  })

  it('are no account whose e-mail nobody has confirmed: anybody may have registered it', async () => {
    const { body } = await post('/api/register', { user: newPerson('novata', 100_200_321) })
    expect((await decide(body.user.id, 'make_operator', 'Entrou na equipe')).body.code).toBe('member_unconfirmed')
  })

  it('of whom two unmake each other at once leave one', async () => {
    const other = await as(beatriz)
    await decide(other.id, 'make_operator', 'Voltou')
    const again = await as(beatriz)
    const answers = await Promise.all([
      decide(again.id, 'unmake_operator', 'Um dos dois'),
      again.post(`/api/v1/admin/members/${operator.id}/decide`, { decision: 'unmake_operator', reason: 'Um dos dois' }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const left = await app.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
    expect(left).toHaveLength(1)
  })

  it('cannot close the account of the last of them', async () => {
    const { id, email } = await app.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    const last = await as(email)
    expect(last.id).toBe(id)
    const { body } = await last.get('/api/v1/privacy/closure')
    expect(body.waits_for.join()).toContain('a operação, que ficaria sem ninguém')
  })
})
