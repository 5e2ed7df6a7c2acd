import { describe, expect, it } from 'vitest'
import { importCards, manyGames } from '../../../testing/many-games.ts'
import { putOnSale } from '../../../testing/offer-of.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post } = await testApp()
await importCards(app, manyGames)
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
for (const code of ['M10-146', '2ED-162', 'OP01-003']) await putOnSale(app, { code, cents: 500 }, storeId)

const bought = async (asked: object = {}) =>
  (await post('/api/v1/show-products-store', { store_id: storeId, per_page: 96, ...asked })).body
const codes = (body: { products: { product: { code: string } }[] }) => body.products.map(({ product }) => product.code)

describe('the offers of a store that sells cards of several games', () => {
  it('are those of one game, with its collections alone, if a buyer asks for it', async () => {
    const magic = await bought({ business: 'magic' })
    expect(codes(magic).toSorted()).toEqual(['2ED-162', 'M10-146'])
    expect(magic.total).toBe(2)
    expect(magic.categories.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Magic 2010', 'Unlimited'])
    const searched = await bought({ business: 'magic', search: 'raio' })
    // the Portuguese name of a card finds all its printings
    expect([codes(searched).toSorted(), searched.total]).toEqual([['2ED-162', 'M10-146'], 2])
  })

  it('name every game with the number of its offers', async () => {
    const { games } = await bought({ business: 'magic' })
    expect(games).toContainEqual({ slug: 'magic', name: 'Magic', count: 2 })
    expect(games).toContainEqual({ slug: 'one-piece', name: 'One Piece', count: 1 })
    expect(games[0].slug).toBe('causos')
  })

  it('are none in a game that nobody knows, and a game is a slug', async () => {
    expect(await bought({ business: 'tazos' })).toMatchObject({ products: [], total: 0, categories: [] })
    const wrong = await post('/api/v1/show-products-store', { store_id: storeId, business: 'a'.repeat(200) })
    expect(wrong.status).toBe(422)
  })

  it('are filtered by game in the grid of the seller, and in nobody else’s', async () => {
    const own = async (asked: object = {}) =>
      (await seller.post('/api/v1/product-store-index', { store_id: storeId, with_rows: true, ...asked })).body
    const magic = await own({ business: 'magic' })
    expect(magic.first_rows.map((row: { product: { code: string } }) => row.product.code).toSorted()).toEqual([
      '2ED-162',
      'M10-146',
    ])
    expect(magic.counts.all).toBe(2)
    expect(magic.categories.map(({ name }: { name: string }) => name)).toEqual(['Magic 2010', 'Unlimited'])
    expect(magic.games.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(['causos', 'magic', 'one-piece'])
    const all = await own()
    expect(all.ids.length).toBeGreaterThan(3)
    const stranger = await as('buyer')
    const refused = await stranger.post('/api/v1/product-store-index', { store_id: storeId, business: 'magic' })
    expect(refused.status).toBe(403)
  })
})
