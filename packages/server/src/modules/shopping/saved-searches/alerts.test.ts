import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { followSearches, noticeNews, tellDueSearches } from './alerts.service.ts'
import { offering } from '../../../testing/offering.ts'

const { app, as, clock } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const { product, offer, withdraw } = await offering(app, joao.id)
const url = '/api/v1/saved-searches'
const query = { search: product.name, price_max: 5000 }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const others = await app.db
  .selectFrom('products')
  .select('id')
  .where('type', '=', 'tcg')
  .where('id', '<>', product.id)
  .where(({ not, exists, selectFrom }) =>
    not(exists(selectFrom('listings').select('listings.id').whereRef('product_id', '=', 'products.id'))),
  )
  .orderBy('id')
  .limit(6)
  .execute()

const save = async (change: object = {}) => {
  const { status, body } = await joao.post(url, { name: 'Minha busca', query, alert: 'hourly', ...change })
  expect(status).toBe(200)
  return body.search as { id: number }
}
const told = () =>
  app.db
    .selectFrom('notices')
    .select(['title', 'body', 'link', 'kind'])
    .where('user_id', '=', joao.id)
    .orderBy('id')
    .execute()
const mailed = () => app.db.selectFrom('mails').selectAll().where('user_id', '=', joao.id).orderBy('id').execute()

beforeEach(async () => {
  await withdraw()
  await app.transaction(async (tx) => {
    for (const table of ['saved_searches', 'saved_search_progress', 'notices', 'mails', 'jobs', 'events'] as const)
      await tx.deleteFrom(table).execute()
    const ids = others.map(({ id }) => id)
    await tx.deleteFrom('listings').where('product_id', 'in', ids).execute()
    await tx.deleteFrom('notification_preferences').execute()
  })
  await noticeNews(app)
})

describe('news of a saved search', () => {
  it('is told once behind the bell and by mail, with a link that opens the search', async () => {
    const { id } = await save()
    await offer(6000)
    await followSearches(app)
    expect(await told()).toEqual([])
    await offer(4900)
    await followSearches(app)
    await followSearches(app)
    expect(await told()).toEqual([
      {
        kind: 'wants',
        title: '1 novidade em “Minha busca”',
        body: `${product.name} por R$\u00a049,00.`,
        link: `/filter-products/${encodeURIComponent(product.name)}?preco=-50&busca=${id}`,
      },
    ])
    const [mail, ...more] = await mailed()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      template: 'search_news',
      details: { search: 'Minha busca', count: 1, products: [{ name: product.name, price_cents: 4900 }] },
    })
  })

  it('is what fits now: what was sold before the hour was over is not told', async () => {
    await save()
    await offer(4900)
    await noticeNews(app)
    await withdraw()
    await tellDueSearches(app)
    expect(await told()).toEqual([])
    await offer(4900)
    await followSearches(app)
    expect(await told()).toHaveLength(1)
  })

  it('waits an hour after the last notice, or a day, and is told at once then', async () => {
    await save({ query: { type: 'tcg', price_max: 100 }, name: 'Por um real' })
    await offer(100)
    await followSearches(app)
    for (const { id } of others) await offer(90, id)
    await followSearches(app)
    expect(await told()).toHaveLength(1)
    clock.advance(HOUR + MINUTE)
    await followSearches(app)
    const [, second] = await told()
    expect(second).toMatchObject({ title: '6 novidades em “Por um real”' })
    expect(second!.body).toMatch(/^(.+ por R\$\u00a00,90\. ){5}E mais 1\.$/)
    await joao.put(`${url}/${(await joao.get(url)).body.searches[0].id}`, { alert: 'daily' })
    await offer(50)
    await followSearches(app)
    clock.advance(22 * HOUR)
    await followSearches(app)
    expect(await told()).toHaveLength(2)
    clock.advance(2 * HOUR)
    await followSearches(app)
    expect(await told()).toHaveLength(3)
  })

  it('is not told again when an offer comes back, unless it costs a tenth less', async () => {
    await save()
    await offer(4900)
    await followSearches(app)
    await withdraw()
    clock.advance(2 * HOUR)
    await offer(4600)
    await followSearches(app)
    expect(await told()).toHaveLength(1)
    await offer(4400)
    await followSearches(app)
    expect(await told()).toHaveLength(2)
  })

  it('is not told of a search without alert, that was looked at meanwhile, or whose alert was off', async () => {
    const { id } = await save({ alert: 'off' })
    await offer(4900)
    await followSearches(app)
    expect(await told()).toEqual([])
    await joao.put(`${url}/${id}`, { alert: 'hourly' })
    await followSearches(app)
    expect(await told()).toEqual([])
    await offer(4000)
    await noticeNews(app)
    await joao.post(`${url}/${id}/look`)
    await tellDueSearches(app)
    expect(await told()).toEqual([])
  })

  it('follows the preferences of the person and ends with the account', async () => {
    await joao.put('/api/v1/notification-preferences', {
      preferences: [{ kind: 'wants', by_notice: true, by_email: false }],
    })
    await save()
    await offer(4900)
    await followSearches(app)
    expect([(await told()).length, (await mailed()).length]).toEqual([1, 0])
    await app.db.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', joao.id).execute()
    clock.advance(2 * HOUR)
    await offer(3000)
    await followSearches(app)
    expect(await told()).toHaveLength(1)
    await app.db.updateTable('users').set({ disabled_at: null }).where('id', '=', joao.id).execute()
  })

  it('is found although nothing was compared for hours', async () => {
    await save()
    clock.advance(5 * HOUR)
    await offer(4900)
    await app.db.deleteFrom('product_changes').execute()
    await followSearches(app)
    expect(await told()).toHaveLength(1)
  })

  it('is found by words that meant something else before the card existed', async () => {
    await save({ query: { search: 'boitata zzzzz', price_max: 5000 } })
    await app.db.updateTable('products').set({ name: 'Boitatá Zzzzz' }).where('id', '=', product.id).execute()
    await offer(4900)
    await followSearches(app)
    expect((await told()).map(({ body }) => body)).toEqual(['Boitatá Zzzzz por R$\u00a049,00.'])
    await app.db.updateTable('products').set({ name: product.name }).where('id', '=', product.id).execute()
  })
})

describe('two processes and a crash', () => {
  it('tell of the same news once', async () => {
    await save()
    await offer(4900)
    await Promise.all(Array.from({ length: 6 }, () => followSearches(app)))
    await Promise.all(Array.from({ length: 6 }, () => tellDueSearches(app)))
    expect([(await told()).length, (await mailed()).length]).toEqual([1, 1])
  })

  it('lose no news that comes while others are told of', async () => {
    await save({ query: { type: 'tcg', price_max: 100 } })
    for (const { id } of others) {
      await offer(90, id)
      await Promise.all([followSearches(app), offer(95), followSearches(app), withdraw(), followSearches(app)])
      clock.advance(HOUR + MINUTE)
      await followSearches(app)
    }
    const words = (await told()).map(({ body }) => body.split(' por ').length - 1)
    expect(words.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(others.length)
    const { told: kept } = await app.db.selectFrom('saved_searches').select('told').executeTakeFirstOrThrow()
    const known = Array.from({ length: kept!.length / 8 }, (_, at) => Buffer.from(kept!).readInt32BE(at * 8))
    expect(others.filter(({ id }) => !known.includes(id))).toEqual([])
  })

  it('tell later what a process could not tell before it died', async () => {
    await save()
    await offer(4900)
    const dying = {
      ...app,
      transaction: () => Promise.reject(new Error('the process died')),
    } as unknown as typeof app
    await expect(noticeNews(dying)).rejects.toThrow('died')
    await noticeNews(app)
    await expect(tellDueSearches(dying)).rejects.toThrow('died')
    expect(await told()).toEqual([])
    await followSearches(app)
    expect(await told()).toHaveLength(1)
  })
})
