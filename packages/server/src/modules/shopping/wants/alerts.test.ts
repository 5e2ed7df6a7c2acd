import type { Extra } from '@bra/contract/trade/trade'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'
import { refreshAfter, setStoreOpen } from '../../stores/listings/index.ts'
import { tellWanters } from './alerts.service.ts'

const { app, as, clock } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const severino = await as('seller')
const { id: productId } = await app.db
  .selectFrom('products')
  .select('id')
  .where('code', '=', 'BDN-121')
  .executeTakeFirstOrThrow()
const stores = await app.db
  .selectFrom('stores')
  .select(['id', 'uf', 'owner_id'])
  .where('status', '=', 'open')
  .orderBy('id')
  .execute()
const store = stores.find(({ owner_id }) => owner_id !== severino.id)!
const ownStore = stores.find(({ owner_id }) => owner_id === severino.id)!
const HOUR = 60 * 60_000

/** Puts the product on sale in a store, and refreshes what depends on it, as saving an offer does. */
const offer = (
  price_cents: number,
  change: { store?: typeof store; condition?: 'NM' | 'MP'; quantity?: number; extras?: Extra[] } = {},
) =>
  app.transaction(async (tx) => {
    const { id: store_id, uf } = change.store ?? store
    const condition = change.condition ?? 'NM'
    const variant = { store_id, product_id: productId, condition, language: 'PT', finish: 'cosmos' } as const
    const row = {
      ...variant,
      condition_rank: condition === 'NM' ? 5 : 3,
      price_cents,
      quantity: change.quantity ?? 1,
      uf,
      extras: change.extras ?? [],
    }
    await tx.deleteFrom('listings').where('store_id', '=', store_id).where('product_id', '=', productId).execute()
    const none = { grade: null, promotion_id: null, regular_price_cents: null, comment: null }
    const dates = { created_at: clock.now(), updated_at: clock.now() }
    await tx
      .insertInto('listings')
      .values({ ...row, ...none, ...dates, store_open: true })
      .execute()
    await refreshAfter(tx, app, [variant])
  })
const change = (price_cents: number) =>
  app.transaction(async (tx) => {
    const mine = tx.updateTable('listings').set({ price_cents }).where('store_id', '=', store.id)
    await mine.where('product_id', '=', productId).execute()
    await refreshAfter(tx, app, [{ store_id: store.id, product_id: productId }])
  })
const deliver = () => settle(app)
const noticesOf = (userId: number) =>
  app.db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'wants')
    .orderBy('id')
    .execute()
const mailsOf = (userId: number) => app.db.selectFrom('mails').selectAll().where('user_id', '=', userId).execute()
const want = (person: typeof joao, limits: object = {}) =>
  person.post('/api/v1/wants', { product_id: productId, limit_cents: 5000, condition: 'SP', ...limits })

beforeEach(async () => {
  await app.transaction(async (tx) => {
    await tx.deleteFrom('wants').execute()
    await tx.deleteFrom('standards').execute()
    await tx.deleteFrom('notices').execute()
    await tx.deleteFrom('mails').execute()
    await tx.deleteFrom('jobs').execute()
    await tx.deleteFrom('events').execute()
    await tx.deleteFrom('listings').where('product_id', '=', productId).execute()
  })
})

describe('an offer that fits a want', () => {
  it('is told once behind the bell and by mail, with a way to it', async () => {
    await want(joao)
    await offer(4900)
    await deliver()
    await deliver()
    const notices = await noticesOf(joao.id)
    expect(notices).toHaveLength(1)
    expect(notices[0]!.title).toContain('49,00')
    expect(notices[0]!.body).toContain('Praticamente Nova, Português, Cosmos')
    expect(notices[0]!.link).toMatch(new RegExp(`^/product/${productId}-`))
    expect(await mailsOf(joao.id)).toMatchObject([
      {
        template: 'want_found',
        recipient: 'joao.meireles@bracards.example',
        details: { price_cents: 4900, limit_cents: 5000 },
      },
    ])
  })

  it('is not told where it is dearer, worse, painted over, sold out, in another language or not asked for', async () => {
    await want(joao, { languages: ['PT'] })
    for (const each of [
      () => offer(5100),
      () => offer(4000, { condition: 'MP' }),
      () => offer(4000, { quantity: 0 }),
      () => offer(4000, { extras: ['alterada'] }),
    ]) {
      await each()
      await deliver()
    }
    await want(joao, { languages: ['JP'] })
    await offer(4000)
    await deliver()
    await want(joao, { notify: false })
    await offer(3000)
    await deliver()
    await want(joao, { active: false })
    await offer(2000)
    await deliver()
    expect(await noticesOf(joao.id)).toEqual([])
  })

  it('follows, where the want names no copy, the standard of the person', async () => {
    const any = { condition: null }
    const standard = { condition: 'NM', languages: ['PT'], finishes: ['cosmos'], posts_in_days: null }
    await joao.put('/api/v1/standard', standard)
    await want(joao, any)
    await offer(4000, { condition: 'MP' })
    await deliver()
    expect(await noticesOf(joao.id)).toEqual([])
    expect((await joao.get('/api/v1/wants')).body.wants[0]).toMatchObject({ fitting: 0, best: null })
    await offer(4500)
    await deliver()
    expect(await noticesOf(joao.id)).toHaveLength(1)
    await joao.put('/api/v1/standard', { ...standard, languages: ['JP'] })
    await change(3000)
    clock.advance(2 * HOUR)
    await deliver()
    expect(await noticesOf(joao.id)).toHaveLength(1)
  })

  it('follows the usual standard of whoever has chosen none', async () => {
    await want(joao, { condition: null })
    await offer(4000, { condition: 'MP' })
    await deliver()
    expect(await noticesOf(joao.id)).toEqual([])
    await offer(4500)
    await deliver()
    expect(await noticesOf(joao.id)).toHaveLength(1)
  })

  it('follows the want, where that names a copy, whatever the standard is', async () => {
    await joao.put('/api/v1/standard', { condition: 'M', languages: ['JP'], finishes: [], posts_in_days: 1 })
    await want(joao, { condition: 'MP' })
    await offer(4000, { condition: 'MP' })
    await deliver()
    expect(await noticesOf(joao.id)).toHaveLength(1)
  })

  it('that was there when the want was saved is no news', async () => {
    await offer(4900)
    await want(joao)
    await app.transaction((tx) => refreshAfter(tx, app, [{ store_id: store.id, product_id: productId }]))
    await deliver()
    expect(await noticesOf(joao.id)).toEqual([])
  })

  it('of a store that is away is told when the store is back', async () => {
    await want(joao)
    await offer(4900)
    await app.transaction((tx) => setStoreOpen(tx, app, { storeId: store.id, open: false }))
    await deliver()
    expect(await noticesOf(joao.id)).toEqual([])
    await app.transaction((tx) => setStoreOpen(tx, app, { storeId: store.id, open: true }))
    await deliver()
    expect(await noticesOf(joao.id)).toHaveLength(1)
  })

  it('is not told to the person whose store it is', async () => {
    await want(severino)
    await offer(4900, { store: ownStore })
    await deliver()
    expect(await noticesOf(severino.id)).toEqual([])
    await offer(4800)
    await deliver()
    expect(await noticesOf(severino.id)).toHaveLength(1)
  })

  it('is told again only when it gets cheaper, and not within the hour', async () => {
    await want(joao)
    await offer(4900)
    await deliver()
    for (const price of [4700, 4500, 4600]) {
      await change(price)
      await deliver()
    }
    expect(await noticesOf(joao.id)).toHaveLength(1)
    clock.advance(HOUR)
    await deliver()
    const after = await noticesOf(joao.id)
    expect(after).toHaveLength(2)
    expect(after[1]!.title).toContain('46,00')
    clock.advance(2 * HOUR)
    await change(4900)
    await deliver()
    expect(await noticesOf(joao.id)).toHaveLength(2)
  })

  it('is told as the person chose', async () => {
    await want(joao)
    const choice = { user_id: joao.id, kind: 'wants', by_notice: true, by_email: false } as const
    await app.db.insertInto('notification_preferences').values(choice).execute()
    await offer(4900)
    await deliver()
    await app.db.deleteFrom('notification_preferences').execute()
    expect([(await noticesOf(joao.id)).length, (await mailsOf(joao.id)).length]).toEqual([1, 0])
  })

  it('in any edition is told to who takes any', async () => {
    const ofCode = (code: string) => app.db.selectFrom('products').select(['id', 'card_key']).where('code', '=', code)
    const { card_key } = await ofCode('BDN-121').executeTakeFirstOrThrow()
    const { id: other } = await ofCode('CEB-010').executeTakeFirstOrThrow()
    await app.db.updateTable('products').set({ card_key }).where('id', '=', other).execute()
    await joao.post('/api/v1/wants', { product_id: other, limit_cents: 150, any_edition: true })
    const bia = await as('beatriz.camargo@bracards.example')
    await bia.post('/api/v1/wants', { product_id: other, limit_cents: 150 })
    await offer(140)
    await deliver()
    expect([(await noticesOf(joao.id)).length, (await noticesOf(bia.id)).length]).toEqual([1, 0])
  })

  it('is told once when several processes hear of it at the same moment', async () => {
    await want(joao)
    await offer(4900)
    await Promise.all([1, 2, 3, 4].map(() => tellWanters(app, [productId])))
    expect(await noticesOf(joao.id)).toHaveLength(1)
    expect(await mailsOf(joao.id)).toHaveLength(1)
  })
})
