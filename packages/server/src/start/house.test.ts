import { fileURLToPath } from 'node:url'
import { drawMail } from '@bra/web/src/entry-mails.tsx'
import { refusals } from '@bra/contract/refusals'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { seedWorld } from '@bra/demo/seed'
import { createApp, openModules } from '../create-app.ts'
import { buildServer } from '../http.ts'
import { importCatalogue, importFormats } from '../modules/catalogue/imports/index.ts'
import { makeOperator } from '../modules/office/users/index.ts'
import { fixedClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { quotesFor } from '../modules/stores/shipping/index.ts'
import { newPerson, settle } from '../testing/test-people.ts'
import { chooseProviders } from '../providers.ts'
import { testNow } from '../testing/test-now.ts'

const config = readConfig({
  NODE_ENV: 'test',
  SEED: 'false',
  RATE_LIMIT: '0',
  PUSHER_PORT: '0',
  VIACEP_BASE_URL: 'http://127.0.0.1:9',
  SECRET_KEY: 'chave-dos-testes-com-mais-de-32-letras',
})
const database = await openDatabase({ dir: 'memory://' })
await migrate(database.pool)
const log = pino({ level: 'silent' })
const providers = chooseProviders(config, null)
const app = createApp({ config, database, clock: fixedClock(testNow), log, providers, drawMail })
await openModules(app)
const server = await buildServer(app)
afterAll(async () => {
  await server.close()
  await database.close()
})

const ask = async (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) => {
  const answer = await server.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
const rows = async (table: 'plans' | 'faq' | 'categories' | 'static_texts' | 'shipping_rates') =>
  (await database.pool.query(`select * from ${table}`)).rows

describe('a shop that begins without the demo world', () => {
  it('quotes freight', async () => {
    const parcel = {
      origin: 'SP' as const,
      destination: 'RJ' as const,
      originCep: '01310100',
      destinationCep: '20040002',
      items: [{ quantity: 1, grams: 2, cents: 1000, isCard: true, sides: null }],
      valueCents: 1000,
      sendsLetters: false,
      allowsPickup: false,
      storeId: null,
    }
    const [quotes] = await quotesFor(app, [parcel])
    expect(quotes!.map(({ code }) => code)).toEqual(['mini', 'pac', 'sedex'])
  })

  it('lists no product until there is one', async () => {
    for (const asked of [{ facets: true }, { condition: 'NM', order: 'price_low', facets: true }, { page: 9 }]) {
      const { status, body } = await ask('POST', '/api/v1/1/products/paginate', { type: 'tcg', ...asked })
      expect(status).toBe(200)
      expect(body).toMatchObject({ products: [], paginate: { total: 0 } })
    }
  })

  it('has plans, texts that invent no company, questions and categories for goods', async () => {
    const { plans } = (await ask('GET', '/api/v1/plans')).body
    expect(plans[0]).toMatchObject({ code: 'gratis', audience: 'seller' })
    expect((await ask('GET', '/api/v1/static_text/termos')).status).toBe(200)
    const footer = (await ask('GET', '/api/v1/static_text/rodape')).body
    expect(JSON.stringify(footer)).not.toMatch(/CNPJ|bracards\.example/)
    expect((await ask('GET', '/api/v1/faq')).body.faq.length).toBeGreaterThan(20)
    expect((await ask('GET', '/api/v1/1/categories')).status).toBe(200)
    expect((await rows('categories')).map(({ code }) => code)).toContain('SLV')
  })

  it('keeps the consents of whoever registers', async () => {
    const { status, body } = await ask('POST', '/api/register', { user: newPerson('zulmira', 100_200_301) })
    expect(status).toBe(200)
    await settle(app)
    const headers = { authorization: `Bearer ${body.token}` }
    const { consents } = (await ask('GET', '/api/v1/consents', undefined, headers)).body
    const accepted = consents.filter((consent: { accepted: boolean }) => consent.accepted)
    expect(accepted.map(({ document }: { document: string }) => document)).toEqual(['terms', 'privacy'])
  })

  it('leaves at the next start what the operator has changed and removed', async () => {
    await database.pool.query(`update static_texts set body = 'Nossos termos.' where code = 'termos'`)
    await database.pool.query(`delete from plans where code = 'feirante'`)
    await database.pool.query(`delete from faq where slug = 'idade'`)
    await database.pool.query(`delete from shipping_rates where method = 'carta'`)
    await database.pool.query(`delete from categories where code = 'DAD'`)
    const tables = ['plans', 'faq', 'categories', 'static_texts', 'shipping_rates'] as const
    const before = await Promise.all(tables.map(rows))
    await openModules(app)
    expect(await Promise.all(tables.map(rows))).toEqual(before)
  })

  it('brings no question back to an operator who has removed all of them', async () => {
    const questions = await rows('faq')
    await database.pool.query('delete from faq')
    await openModules(app)
    expect((await ask('GET', '/api/v1/faq')).body.faq).toEqual([])
    for (const { topic, slug, question, answer, position } of questions)
      await database.pool.query(
        'insert into faq (topic, slug, question, answer, position) values ($1, $2, $3, $4, $5)',
        [...[topic, slug, question, answer, position]],
      )
  })
})

describe('npm run operator', () => {
  const me = async (email: string, password: string) => {
    const { body } = await ask('POST', '/api/login', { email, password })
    return (await ask('GET', '/api/v1/users/current-user', undefined, { authorization: `Bearer ${body.token}` })).body
  }

  it('makes an account whose password is set with the code', async () => {
    const { done, code } = await makeOperator(app, 'chefe@loja.example')
    expect(done).toBe('made')
    const chosen = { email: 'chefe@loja.example', token: code, password: 'pandeiro e zabumba' }
    expect((await ask('POST', '/api/v1/auth/reset-password', chosen)).status).toBe(200)
    expect(await me(chosen.email, chosen.password)).toMatchObject({ role: 'admin' })
    expect(await makeOperator(app, chosen.email)).toEqual({ done: 'nothing', code: null })
  })

  it('gives another code as long as the first one was not used', async () => {
    const first = await makeOperator(app, 'outra@loja.example')
    const second = await makeOperator(app, 'outra@loja.example')
    expect(second).toEqual({ done: 'nothing', code: expect.stringMatching(/^\d{6}$/) })
    const chosen = { email: 'outra@loja.example', password: 'pandeiro e zabumba' }
    const stale = first.code === second.code ? '' : first.code
    expect((await ask('POST', '/api/v1/auth/reset-password', { ...chosen, token: stale })).status).toBe(422)
    expect((await ask('POST', '/api/v1/auth/reset-password', { ...chosen, token: second.code })).status).toBe(200)
  })

  it('raises an account that is there, ends its sessions and writes it down', async () => {
    const person = newPerson('raimundo', 100_200_302)
    const { body } = await ask('POST', '/api/register', { user: person })
    await database.pool.query(`update users set email_confirmed_at = now() where email = $1`, [person.email])
    expect((await makeOperator(app, person.email)).done).toBe('raised')
    const headers = { authorization: `Bearer ${body.token}` }
    expect((await ask('GET', '/api/v1/users/current-user', undefined, headers)).status).toBe(401)
    expect(await me(person.email, person.password)).toMatchObject({ role: 'admin' })
    const { rows: acts } = await database.pool.query(`select kind, reason from operator_acts order by id desc limit 1`)
    expect(acts).toEqual([{ kind: 'operator_made', reason: 'Comando npm run operator' }])
  })

  it('takes an account whose e-mail nobody has confirmed from whoever registered it', async () => {
    const stranger = newPerson('chefia', 100_200_303)
    const { body } = await ask('POST', '/api/register', { user: stranger })
    const headers = { authorization: `Bearer ${body.token}` }
    const { body: link } = await ask('POST', '/api/v1/auth/sso-token', {}, headers)
    const { code } = await makeOperator(app, stranger.email)
    expect((await ask('POST', '/api/login', { email: stranger.email, password: stranger.password })).status).toBe(401)
    expect((await ask('POST', '/api/v1/auth/sso', { token: link.token })).body.code).toBe('entry_link_refused')
    const chosen = { email: stranger.email, token: code, password: 'triangulo e sanfona' }
    expect((await ask('POST', '/api/v1/auth/reset-password', chosen)).status).toBe(200)
    expect(await me(chosen.email, chosen.password)).toMatchObject({ role: 'admin', second_factor: false })
  })

  it('raises nobody who is kept out', async () => {
    await database.pool.query(`update users set role = 'client', blocked_at = now() where email like 'raimundo@%'`)
    await expect(makeOperator(app, newPerson('raimundo', 100_200_302).email)).rejects.toThrow(
      refusals.member_blocked[1],
    )
  })
})

describe('the demo world', () => {
  it('is put beside a catalogue that was imported before the first start', async () => {
    const empty = await openDatabase({ dir: 'memory://' })
    await migrate(empty.pool)
    const other = createApp({ config, database: empty, clock: fixedClock(testNow), log, providers, drawMail })
    const path = fileURLToPath(new URL('../modules/catalogue/imports/fixtures/pokemon-tcg-data', import.meta.url))
    const readings = importFormats['pokemon-tcg-data']!.read(path, { total: 0, done: 0 })
    await importCatalogue(other, readings, { onBad: () => undefined, onChunk: () => undefined })
    await seedWorld(other.db, { now: testNow, size: 'small' })
    const { rows: sources } = await empty.pool.query('select distinct source from products order by source')
    expect(sources).toEqual([{ source: 'causos' }, { source: 'pokemon-tcg-data' }])
    const { rows: stores } = await empty.pool.query('select count(*)::int as count from stores')
    expect(stores[0].count).toBeGreaterThan(20)
    await empty.close()
  })

  it('stays away from a shop in which people have accounts', async () => {
    await seedWorld(app.db, { now: testNow, size: 'small' })
    const { rows: stores } = await database.pool.query('select id from stores')
    expect(stores).toEqual([])
  })
})
