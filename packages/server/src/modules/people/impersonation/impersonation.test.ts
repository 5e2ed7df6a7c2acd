import { addressOf, fillPath } from '@bra/contract/kit/api'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { allBindings } from '../../../create-app.ts'
import { accessTable } from '../../../testing/access-table.ts'
import { belongings } from '../../../testing/belongings.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as, ask, clock } = await testApp()
const operator = await as('operator')
const marina = await as('buyer')
const seller = await as('seller')

const start = (id: number, by = operator) =>
  by.post('/api/v1/admin/acting', { user_id: id, reason: 'Ela não vê o pedido' })
async function acting(id: number) {
  const { body } = await start(id)
  const headers = { authorization: `Bearer ${body.session.token}` }
  return { id: body.id as number, headers, get: (url: string) => ask('GET', url, undefined, headers) }
}
const acts = async (id: number) =>
  (await operator.get(`/api/v1/admin/acts?subject=user:${id}`)).body.acts as {
    kind: string
    reason: string | null
    detail: Record<string, unknown>
  }[]
const secure = async () => (await marina.get('/api/v1/auth/security-events')).body.events

const offer = await app.db.selectFrom('listings').select('id').where('on_sale', '=', true).limit(1).executeTakeFirst()
await marina.post('/api/v1/add-to-cart', { id: offer!.id })
const of = await belongings(app, marina.id, seller.id)
const bindings = allBindings()
const rowOf = (name: string) => {
  const { params, body } = accessTable[name]?.input?.(of) ?? {}
  const { endpoint } = bindings.find((binding) => `${binding.endpoint.method} ${binding.endpoint.path}` === name)!
  return { endpoint, url: fillPath(addressOf(endpoint), params), body }
}
const personal = Object.keys(accessTable).filter((name) => rowOf(name).endpoint.access !== 'admin')
const reads = personal.filter((name) => {
  const { method, reads: isReading, writes: isWriting } = rowOf(name).endpoint
  return isReading || (method === 'GET' && !isWriting)
})
const writes = personal.filter((name) => !reads.includes(name))

describe('an operator who acts as a person', () => {
  it('leaves a trace: in the record that nobody changes, and where the person sees it', async () => {
    const before = (await secure()).length
    const visit = await acting(marina.id)
    expect((await visit.get('/api/v1/users/current-user')).body).toMatchObject({ name: 'Marina', role: 'client' })
    expect((await operator.remove(`/api/v1/admin/acting/${visit.id}`)).status).toBe(200)
    expect((await visit.get('/api/v1/users/current-user')).status).toBe(401)

    const [end, begin] = await acts(marina.id)
    expect(begin).toMatchObject({
      kind: 'acting_started',
      reason: 'Ela não vê o pedido',
      detail: { session: visit.id, address: '127.0.0.1' },
    })
    expect(end).toMatchObject({ kind: 'acting_ended', detail: { session: visit.id, after: 'Encerrado' } })
    const events = await secure()
    expect(events).toHaveLength(before + 1)
    expect(events[0]).toMatchObject({ kind: 'seen_by_operator', device: 'Equipe da Bra Cards', address: '' })
  })

  it('is out after half an hour, which is written down too', async () => {
    const visit = await acting(seller.id)
    clock.advance(29 * 60_000)
    expect((await visit.get('/api/v1/own-stores')).status).toBe(200)
    clock.advance(2 * 60_000)
    expect((await visit.get('/api/v1/own-stores')).status).toBe(401)
    await app.transaction((tx) =>
      tx
        .insertInto('jobs')
        .values({ name: 'note_ends_of_acting', data: '{}', key: null, run_at: clock.now() })
        .execute(),
    )
    await settle(app)
    await settle(app)
    const told = (await acts(seller.id)).filter(({ kind }) => kind === 'acting_ended')
    expect(told).toMatchObject([{ detail: { session: visit.id, after: 'Tempo esgotado' } }])
    const { rows } = await sql`select from events where name = 'session_revoked' and data = ${JSON.stringify({
      ...{ userId: seller.id, sessionId: visit.id },
    })}::jsonb`.execute(app.db)
    expect(rows).toHaveLength(1)
  })

  it('stands neither among the devices of the person nor for one that is known', async () => {
    const devices = async () => (await marina.get('/api/v1/auth/sessions')).body.sessions.length as number
    const before = await devices()
    await acting(marina.id)
    expect(await devices()).toBe(before)
  })

  it('acts as nobody of the operation, nobody blocked, and nobody without a reason', async () => {
    expect((await start(operator.id)).body.code).toBe('acting_refused')
    expect((await start(999_999)).body.code).toBe('member_not_found')
    const unsaid = await operator.post('/api/v1/admin/acting', { user_id: marina.id, reason: '' })
    expect(unsaid.body.fields).toEqual({ reason: 'Diga o motivo.' })
  })

  it('is an operator: nobody else may, nor end what another began', async () => {
    expect((await start(marina.id, seller)).status).toBe(403)
    const visit = await acting(marina.id)
    expect((await marina.remove(`/api/v1/admin/acting/${visit.id}`)).status).toBe(403)
    expect((await operator.remove(`/api/v1/admin/acting/${of.session}`)).body.code).toBe('acting_not_found')
  })

  it('is out as soon as no operator any more', async () => {
    const visit = await acting(marina.id)
    const become = (role: 'client' | 'admin') =>
      app.transaction((tx) => tx.updateTable('users').set({ role }).where('id', '=', operator.id).execute())
    await become('client')
    expect((await visit.get('/api/v1/users/current-user')).status).toBe(401)
    await become('admin')
  })

  it('is out, too, once she has left all devices or has a new password', async () => {
    const beatriz = await as('beatriz.camargo@bracards.example')
    const reason = 'Entrou na equipe'
    await operator.post(`/api/v1/admin/members/${beatriz.id}/decide`, { decision: 'make_operator', reason })
    const other = await as('beatriz.camargo@bracards.example')
    const { body } = await start(marina.id, other)
    const seen = () =>
      ask('GET', '/api/v1/users/current-user', undefined, { authorization: `Bearer ${body.session.token}` })
    expect((await seen()).status).toBe(200)
    await other.post('/api/v1/auth/logout-everywhere')
    expect((await seen()).status).toBe(401)
    clock.advance(60_000)
    await settle(app)
    expect((await acts(marina.id))[0]).toMatchObject({ kind: 'acting_ended', detail: { session: body.id } })
  })

  it('has nothing of the operation', async () => {
    const visit = await acting(marina.id)
    expect((await visit.get('/api/v1/admin/inbox')).status).toBe(403)
  })
})

describe('acting as a seller', () => {
  let visit: Awaited<ReturnType<typeof acting>>
  beforeAll(async () => void (visit = await acting(seller.id)))
  const countRows = async () =>
    (
      await app.db
        .selectFrom('events')
        .select(({ fn }) => fn.countAll().as('n'))
        .execute()
    )[0]!.n

  it.each(writes)('refuses %s', async (name) => {
    const before = await countRows()
    const { endpoint, url, body } = rowOf(name)
    const answer = await ask(endpoint.method, url, endpoint.method === 'GET' ? undefined : (body ?? {}), visit.headers)
    expect([answer.status, answer.body.code]).toEqual([403, 'acting_read_only'])
    expect(await countRows()).toBe(before)
  })

  it.each(reads)('allows %s', async (name) => {
    const { endpoint, url, body } = rowOf(name)
    const answer = await ask(endpoint.method, url, endpoint.method === 'GET' ? undefined : (body ?? {}), visit.headers)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body?.code).not.toBe('acting_read_only')
  })

  it('writes nothing through a call that is open to all', async () => {
    const views = () => app.db.selectFrom('product_views').selectAll().execute()
    const before = await views()
    await ask('POST', '/api/v1/1/product-viewed', { product_id: of.product, id: of.product }, visit.headers)
    expect(await views()).toEqual(before)
    const forgot = await ask(
      'POST',
      '/api/v1/auth/forgot-password',
      { email: 'compradora@bracards.example' },
      visit.headers,
    )
    expect(forgot.body.code).toBe('acting_read_only')
  })
})
