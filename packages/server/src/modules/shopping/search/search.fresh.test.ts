import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { refreshProductStats } from '../../stores/listings/index.ts'

const app = await testApp()
const { db } = app.app
const [first, second] = await db
  .selectFrom('product_stats')
  .select('product_id as id')
  .where('type', '=', 'tcg')
  .where('offers', '>', 3)
  .orderBy('offers', 'desc')
  .limit(2)
  .execute()
const id = first!.id
const show = async (product = id, asked: object = { order: 'price' }) =>
  (await app.post(`/api/v1/1/products-show/${product}`, asked)).body
const offersOf = async (product = id) => (await show(product)).offers as { id: number; price_cents: number }[]
const categoryOf = async () =>
  db.selectFrom('products').select(['category_id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()

describe('what is remembered of a product', () => {
  it('follows the price of an offer as soon as it is committed', async () => {
    const [cheapest] = await offersOf()
    for (const cents of [7, 5]) {
      await db.updateTable('listings').set({ price_cents: cents }).where('id', '=', cheapest!.id).execute()
      await app.app.transaction((tx) => refreshProductStats(tx, [id]))
      const page = await show()
      expect(page.offers[0]).toMatchObject({ id: cheapest!.id, price_cents: cents })
      expect(page.product.price_low).toBe(cents)
      const listed = (await app.post('/api/v1/1/products/paginate', { type: 'filter', price_max: cents })).body
      expect(listed.products).toMatchObject([{ id, price_low: cents }])
    }
  })

  it('says the same list again, and another one as soon as a card, a count or a name in it is another', async () => {
    const list = async () =>
      (await app.post('/api/v1/1/products/paginate', { type: 'tcg', order: 'price_low', facets: true, uf: 'PB' })).body
    const before = await list()
    expect(await list()).toEqual(before)
    // products that other tests ask for have to stay on sale
    const isOther = (product: { id: number }) => ![id, second!.id].includes(product.id)
    const { id: listed, categories: collection } = before.products.findLast(isOther)
    const shown = async () => (await list()).products.find((product: { id: number }) => product.id === listed)

    await db.updateTable('products').set({ name: 'Outro nome' }).where('id', '=', listed).execute()
    expect((await shown()).name).toBe('Outro nome')

    await db.updateTable('categories').set({ name: 'Outra coleção' }).where('id', '=', collection.id).execute()
    expect((await shown()).categories.name).toBe('Outra coleção')
    expect(JSON.stringify((await list()).facets)).toContain('Outra coleção')

    await db
      .updateTable('listings')
      .set({ quantity: 0, bra_center_quantity: 0 })
      .where('product_id', '=', listed)
      .execute()
    await app.app.transaction((tx) => refreshProductStats(tx, [listed]))
    expect(await shown()).toBeUndefined()
  })

  it('follows what cards count of offers, whoever counted it', async () => {
    await show()
    await db.updateTable('product_stats').set({ offers: 4321 }).where('product_id', '=', id).execute()
    expect((await show()).product.offers).toBe(4321)
  })

  it('keeps lists in order: by sales as soon as something is sold, by price as soon as a price is another', async () => {
    const list = async (order: string) =>
      (await app.post('/api/v1/1/products/paginate', { type: 'tcg', search: 'zyzzyx', order })).body.products.map(
        (product: { id: number }) => product.id,
      )
    const both = [id, second!.id]
    await db
      .updateTable('products')
      .set({ name: sql`name || ' zyzzyx'` })
      .where('id', 'in', both)
      .execute()
    const sell = (product: number, monthly_sales: number) =>
      db
        .insertInto('product_sales_stats')
        .values({ product_id: product, type: 'tcg', monthly_sales })
        .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ monthly_sales }))
        .execute()
    for (const [best, other] of [both, both.toReversed()]) {
      await sell(best!, 9000)
      await sell(other!, 8000)
      expect(await list('sales')).toEqual([best, other])
      expect(await list('relevance')).toEqual([best, other])
      for (const [product, price_cents] of [
        [best!, 2],
        [other!, 3],
      ] as const) {
        const shown = (await show(product)).product.standard_offer
        await db.updateTable('listings').set({ price_cents }).where('id', '=', shown.id).execute()
      }
      expect(await list('price_low')).toEqual([best, other])
    }
  })

  it('drops an offer that is sold out, with its counts', async () => {
    const before = await show()
    const gone = before.offers[0]
    await db.updateTable('listings').set({ quantity: 0, bra_center_quantity: 0 }).where('id', '=', gone.id).execute()
    const after = await show()
    expect(after.paginate.total).toBe(before.paginate.total - 1)
    expect(after.offers.map((offer: { id: number }) => offer.id)).not.toContain(gone.id)
    const countOf = (page: typeof before) =>
      page.chips.languages.find((chip: { value: string }) => chip.value === gone.language)?.count ?? 0
    expect(countOf(after)).toBe(countOf(before) - 1)
  })

  it('follows its own comment, and leaves other products as they are', async () => {
    const [mine] = await offersOf()
    const others = await offersOf(second!.id)
    await db.updateTable('listings').set({ comment: 'Com um risco no verso' }).where('id', '=', mine!.id).execute()
    expect((await offersOf())[0]).toMatchObject({ id: mine!.id, comment: 'Com um risco no verso' })
    expect(await offersOf(second!.id)).toEqual(others)
  })
})

describe('what is remembered of a store', () => {
  const storeOf = async () => (await show(id, { uf: 'SP' })).offers[0]

  it('follows its name, its terms and its rating', async () => {
    const { store } = await storeOf()
    const read = async () =>
      (await show(id, { uf: 'SP' })).offers.find((offer: { store: { id: number } }) => offer.store.id === store.id)
    await db
      .updateTable('stores')
      .set({ name: 'Loja de outro nome', posts_in_days: 9, free_shipping_over_cents: 1 })
      .where('id', '=', store.id)
      .execute()
    expect(await read()).toMatchObject({
      store: { name: 'Loja de outro nome', posts_in_days: 9 },
      freight: { cents: 0, free: true },
    })
    await db
      .updateTable('store_stats')
      .set({ rating: 1.1, sales_count: 500 })
      .where('store_id', '=', store.id)
      .execute()
    expect((await read()).store.rating).toBe(1.1)
    const rated = (await show(id, { order: 'rating' })).offers.map(
      (offer: { store: { rating: number | null } }) => offer.store.rating ?? -1,
    )
    expect(rated).toEqual(rated.toSorted((a: number, b: number) => b - a))
  })
})

describe('what is remembered of the catalogue', () => {
  it('follows the names of neighbours, collections and the product itself', async () => {
    const { next, product } = await show()
    await db.updateTable('products').set({ name: 'Vizinha, a Nova' }).where('id', '=', next.id).execute()
    expect((await show()).next.name).toBe('Vizinha, a Nova')
    const { category_id } = await categoryOf()
    await db.updateTable('categories').set({ name: 'Coleção rebatizada' }).where('id', '=', category_id).execute()
    expect((await show()).product.categories.name).toBe('Coleção rebatizada')
    await db.updateTable('products').set({ text: 'Um texto novo' }).where('id', '=', product.id).execute()
    expect((await show()).product.text).toBe('Um texto novo')
  })

  it('names another printing once it is one of the same card, and no longer than that', async () => {
    const versionsOf = async () => (await show()).versions.map((version: { id: number }) => version.id)
    const { card_key } = await db
      .selectFrom('products')
      .select('card_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const stranger = second!.id
    const makeCard = (key: string | null) =>
      db.updateTable('products').set({ card_key: key }).where('id', '=', stranger).execute()
    await makeCard(card_key)
    expect(await versionsOf()).toContain(stranger)
    await makeCard('ninguém')
    expect(await versionsOf()).not.toContain(stranger)
    expect((await show(stranger)).versions).toEqual([])
  })

  it('suggests a collection and a store by their new names as soon as these are committed', async () => {
    const suggested = async (typed: string) => (await app.get(`/api/v1/1/products-by-api/${typed}`)).body
    const { category_id } = await categoryOf()
    const [{ store }] = (await show()).offers
    for (const typed of ['zumbizinho', 'quermesse'])
      expect(await suggested(typed)).toMatchObject({ categories: [], stores: [] })
    await db.updateTable('categories').set({ name: 'Zumbizinho' }).where('id', '=', category_id).execute()
    await db.updateTable('stores').set({ name: 'Quermesse' }).where('id', '=', store.id).execute()
    expect((await suggested('zumbizinho')).categories).toMatchObject([{ id: category_id, name: 'Zumbizinho' }])
    expect((await suggested('quermesse')).stores).toMatchObject([{ id: store.id, name: 'Quermesse' }])
  })

  it('finds a card by its new printed reference as soon as it is committed', async () => {
    const found = async () =>
      (await app.get(`/api/v1/1/find-by-rdc/${encodeURIComponent('ZZZ 901')}`)).body.products.map(
        (product: { id: number }) => product.id,
      )
    expect(await found()).toEqual([])
    await db.updateTable('products').set({ reference: 'zzz901' }).where('id', '=', id).execute()
    expect(await found()).toEqual([id])
  })
})
