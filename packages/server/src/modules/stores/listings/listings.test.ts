import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { setStoreOpen } from './index.ts'
import { promotionJobs } from './promotions.jobs.ts'

const { app, clock, get, post } = await testApp()
const storeId = (await get('/api/v1/stores/toca-do-saci')).body.id as number
const ofStore = (asked: object = {}) => post('/api/v1/show-products-store', { store_id: storeId, ...asked })
const productId = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

interface ListedOffer {
  id: number
  price_cents: number
  condition: string
  product: { id: number; name: string; categories: { id: number } }
}

describe('the offers of a store', () => {
  it('come with their products and what the store has of each collection', async () => {
    const { status, body } = await ofStore({ per_page: 30 })
    expect(status).toBe(200)
    expect(body.products).toHaveLength(30)
    expect(body.showing).toBe(30)
    expect(body.store).toMatchObject({ slug: 'toca-do-saci', offers_count: body.availableCount })
    expect(body.total).toBe(body.availableCount)
    expect(body.pausedCount).toBeGreaterThan(0)
    expect(body.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(body.total)
  })

  it.each(['price_low', 'price_high', 'sales', 'views', 'number', 'name', 'newest'])(
    'in the order %s are all there, each once',
    async (order) => {
      const first = await ofStore({ order, per_page: 96 })
      const ids: number[] = first.body.products.map((row: ListedOffer) => row.id)
      for (let page = 2; page <= first.body.paginate.last_page; page++) {
        ids.push(...(await ofStore({ order, per_page: 96, page })).body.products.map((row: ListedOffer) => row.id))
      }
      expect(new Set(ids).size).toBe(first.body.total)
      expect(ids).toHaveLength(first.body.total)
    },
  )

  it('are sorted by price', async () => {
    const prices = (await ofStore({ order: 'price_high' })).body.products.map((row: ListedOffer) => row.price_cents)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
  })

  it('are filtered by collection, condition and words, and counted with the filter', async () => {
    const { body: all } = await ofStore()
    const [collection] = all.categories
    const { body: some } = await ofStore({ category_id: collection.id })
    expect(some.total).toBe(collection.count)
    expect(some.products.every((row: ListedOffer) => row.product.categories.id === collection.id)).toBe(true)
    const conditionsOf = async (condition: string) => {
      const { body } = await ofStore({ condition, per_page: 96 })
      expect(body.products).toHaveLength(Math.min(body.total, 96))
      return [...new Set<string>(body.products.map((row: ListedOffer) => row.condition))]
    }
    // this condition or a better one
    const fromMp = await conditionsOf('MP')
    expect(fromMp).toEqual(expect.arrayContaining(['MP', 'NM']))
    expect(fromMp.filter((condition) => !['M', 'NM', 'SP', 'MP'].includes(condition))).toEqual([])
    expect((await conditionsOf('M')).filter((condition) => condition !== 'M')).toEqual([])
    const { body: named } = await ofStore({ search: 'CURUPIRA', type: 'tcg' })
    expect(named.total).toBeGreaterThan(0)
    for (const row of named.products) expect(row.product.name).toMatch(/curupira/i)
  })

  it('vanish while the store is on vacation, and come back', async () => {
    const before = (await ofStore()).body
    const boitata = await productId('BDN-017')
    const statsOf = () =>
      app.db.selectFrom('product_stats').selectAll().where('product_id', '=', boitata).executeTakeFirstOrThrow()
    const offered = await statsOf()
    await app.transaction((tx) => setStoreOpen(tx, app, { storeId, open: false }))
    const closed = (await ofStore()).body
    expect(closed).toMatchObject({ products: [], total: 0, pausedCount: before.availableCount + before.pausedCount })
    expect((await statsOf()).stores).toBe(offered.stores - 1)
    await app.transaction((tx) => setStoreOpen(tx, app, { storeId, open: true }))
    expect((await ofStore()).body).toEqual(before)
    expect(await statsOf()).toEqual(offered)
  })

  it('refuse an unknown store and an unknown order', async () => {
    const unknown = await ofStore({ store_id: 999_999 })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Não encontramos esta loja.'])
    const wrong = await ofStore({ order: 'luck', page: -1 })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.fields)).toEqual(['page', 'order'])
  })

  it('of a page far beyond the last are none', async () => {
    expect((await ofStore({ page: 10_000 })).body).toMatchObject({ products: [], showing: 0 })
  })
})

describe('the conditions of a product', () => {
  it('come best first, with words, count and lowest price', async () => {
    const { body } = await post('/api/v1/1/conditions-by-product-id', { id: await productId('BDN-004') })
    const counts = body.conditions.map((condition: { count: number }) => condition.count)
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(26)
    expect(body.conditions.find((row: { condition: string }) => row.condition === 'NM').name).toBe('Praticamente Nova')
    expect(Math.min(...body.conditions.map((row: { price_low: number }) => row.price_low))).toBe(9600)
  })

  it('of an unknown product are refused', async () => {
    const { status, body } = await post('/api/v1/1/conditions-by-product-id', { id: 999_999 })
    expect([status, body.message]).toEqual([404, 'Não encontramos este produto.'])
    expect((await post('/api/v1/1/conditions-by-product-id', { id: 'x' })).status).toBe(422)
  })
})

describe('promotions', () => {
  it('that are over are not told, and those that run have offers', async () => {
    const { body } = await get('/api/v1/promotions')
    expect(body.promotions.map((row: { title: string }) => row.title)).toEqual(
      expect.arrayContaining(['Semana do Redemoinho', 'Mesa posta']),
    )
    const now = app.clock.now().getTime()
    for (const { ends_at } of body.promotions) expect(Date.parse(ends_at)).toBeGreaterThan(now)
    const running = body.promotions.filter((promotion: { running: boolean }) => promotion.running)
    for (const { offers_count } of running) expect(offers_count).toBeGreaterThan(0)
  })

  it('are told one by one, those that are over too', async () => {
    const { promotions } = (await get('/api/v1/promotions')).body
    const [first] = promotions
    expect((await get(`/api/v1/promotions/${first.id}`)).body).toEqual(first)
    const told = await Promise.all([1, 2, 3, 4].map(async (id) => (await get(`/api/v1/promotions/${id}`)).body))
    expect(told.find(({ title }) => title === 'Fogueira de Caatinga')).toMatchObject({ running: false, ended: true })
  })

  it('give every price back when they end, and say no longer what it was before', async () => {
    const offers = () =>
      app.db
        .selectFrom('listings')
        .select(['id', 'product_id', 'price_cents', 'regular_price_cents', 'promotion_id'])
        .orderBy('id')
    const { promotions } = (await get('/api/v1/promotions')).body
    const { id, ends_at } = promotions[0]
    const reduced = await offers().where('promotion_id', '=', id).execute()
    const others = await offers().where('promotion_id', '!=', id).execute()
    clock.advance(Date.parse(ends_at) - clock.now().getTime())
    await promotionJobs.end_promotions!.run(app, {})

    const byId = new Map((await offers().execute()).map((offer) => [offer.id, offer]))
    for (const offer of reduced)
      expect(byId.get(offer.id)).toMatchObject({
        price_cents: offer.regular_price_cents,
        regular_price_cents: null,
        promotion_id: null,
      })
    for (const offer of others) expect(byId.get(offer.id)).toEqual(offer)
    const { product_id } = reduced[0]!
    const { body } = await post(`/api/v1/1/products-show/${product_id}`)
    const onSale = [...byId.values()].filter((offer) => offer.product_id === product_id)
    expect(onSale.map((offer) => offer.price_cents)).toContain(body.product.price_low)
  })

  it('that never were are not found', async () => {
    const { status, body } = await get('/api/v1/promotions/999')
    expect([status, body.message]).toEqual([404, 'Não encontramos esta promoção.'])
    expect((await get('/api/v1/promotions/x')).status).toBe(422)
  })
})
