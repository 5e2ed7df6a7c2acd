import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { onSale, setOnSale } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const marina = await as('buyer')
const store = (await get('/api/v1/stores/toca-do-saci')).body
const path = '/api/v1/show-products-store'
const stock = (asked: object = {}) => ({ store_id: store.id, per_page: 96, ...asked })

interface Row {
  id: number
  price_cents: number
  at_store: number
  versus_median: number | null
  product: { id: number; categories: { id: number } }
}
const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

const cards = await app.db
  .selectFrom('listings as l')
  .select(['l.id', 'l.product_id', 'l.product_category_id', 'l.condition', 'l.language', 'l.finish'])
  .where('l.store_id', '=', store.id)
  .where('l.on_sale', '=', true)
  .where('l.product_type', '=', 'tcg')
  .where('l.grade', 'is', null)
  .where(sql<boolean>`l.extras = '{}'`)
  .orderBy('l.created_at')
  .limit(3)
  .execute()
const [first, second] = cards as [(typeof cards)[number], (typeof cards)[number]]
/** Wants exactly this copy. */
const want = (person: typeof joao, { product_id, condition, language, finish }: typeof first, more: object = {}) =>
  person.post('/api/v1/wants', { product_id, condition, languages: [language], finish, ...more })

beforeEach(async () => {
  for (const table of ['wants', 'carts', 'collection_items'] as const)
    await app.db.deleteFrom(table).where('user_id', 'in', [joao.id, marina.id]).execute()
  for (const { id } of [first, second]) await setOnSale(app, id)
})

describe('the offers of a store', () => {
  it('come with their price against the median paid, as on the page of the product', async () => {
    const rows: Row[] = (await post(path, stock())).body.products
    const known = rows.find(({ versus_median: percent }) => percent !== null)!
    const { body } = await post('/api/v1/1/product-stores', { product_id: known.product.id, per_page: 96 })
    const same = body.stores.find(({ id }: Row) => id === known.id)
    expect(same.versus_median).toBe(known.versus_median)
  })

  it('say how many the store sends itself', async () => {
    await setOnSale(app, first.id, { bra_center_quantity: 4 })
    const { body } = await post(path, stock({ product_id: first.product_id }))
    expect(body.products.find(({ id }: Row) => id === first.id)).toMatchObject({ quantity: 10, at_store: 6 })
  })

  it('that a person seeks can be shown alone, or before all others on every page', async () => {
    await want(joao, first)
    const alone = await joao.post(path, stock({ mine: 'wanted' }))
    expect([alone.status, alone.body.total, idsOf(alone.body.products)]).toEqual([200, 1, [first.id]])
    const all = (await post(path, stock())).body
    const pages = []
    for (let page = 1; page <= 3; page++)
      pages.push((await joao.post(path, stock({ wanted_first: true, per_page: 5, page }))).body)
    const shown = pages.flatMap(({ products }) => idsOf(products))
    const others = idsOf(all.products).filter((id) => id !== first.id)
    expect(shown).toEqual([first.id, ...others.slice(0, 14)])
    expect(pages[0].total).toBe(all.total)
  })

  it('that do not fit the limits of a want are not what the person seeks', async () => {
    await want(joao, first, { limit_cents: 489 })
    expect((await joao.post(path, stock({ mine: 'wanted' }))).body.total).toBe(0)
    await want(joao, first, { limit_cents: 490 })
    expect((await joao.post(path, stock({ mine: 'wanted' }))).body.total).toBe(1)
  })

  it('that a person lacks are those of the sets that they have begun', async () => {
    const lacking = () => joao.post(path, stock({ mine: 'missing' }))
    expect((await lacking()).body.total).toBe(0)
    await joao.post('/api/v1/userCollections/add_to_collection', { product_id: first.product_id, condition: 'NM' })
    const { products } = (await lacking()).body
    expect(products.length).toBeGreaterThan(0)
    for (const { product } of products as Row[]) {
      expect(product.categories.id).toBe(first.product_category_id)
      expect(product.id).not.toBe(first.product_id)
    }
  })

  it('are refused in words where nobody has lists, or none is meant', async () => {
    for (const asked of [{ mine: 'wanted' }, { mine: 'missing' }, { wanted_first: true }]) {
      const { status, body } = await post(path, stock(asked))
      expect([status, body.message]).toEqual([401, 'Entre na sua conta para continuar.'])
    }
    expect((await joao.post(path, stock({ mine: 'tudo' }))).status).toBe(422)
    expect((await joao.post(path, stock({ store_id: 999_999, mine: 'wanted' }))).body.code).toBe('store_not_found')
  })

  it('of a store on vacation are seen, and cannot be bought', async () => {
    const before = (await post(path, stock())).body
    const away = (status: 'vacation' | 'open') =>
      app.transaction(async (tx) => {
        await tx.updateTable('stores').set({ status }).where('id', '=', store.id).execute()
        await tx
          .updateTable('listings')
          .set({ store_open: status === 'open' })
          .where('store_id', '=', store.id)
          .execute()
      })
    await want(joao, first)
    await away('vacation')
    const { body } = await post(path, stock())
    expect([body.total, idsOf(body.products)]).toEqual([before.total, idsOf(before.products)])
    expect((await joao.post('/api/v1/add-to-cart', { id: first.id })).body.code).toBe('offer_unavailable')
    expect((await parcel(joao)).body).toMatchObject({ own: false, completing: null })
    await away('open')
  })
})

describe('the marks of offers', () => {
  const marks = (person: typeof joao, ids: number[]) => person.post('/api/v1/storefronts/marks', { ids })

  it('say what a person seeks, in any printing where any will do, and what they lack', async () => {
    const ids = [second.id, ...idsOf((await post(path, stock({ per_page: 95 }))).body.products)]
    expect((await marks(joao, ids)).body).toEqual({ wanted: [], missing: [] })
    await want(joao, second)
    await joao.post('/api/v1/userCollections/add_to_collection', { product_id: first.product_id, condition: 'NM' })
    const { body } = await marks(joao, ids)
    expect(body.wanted).toEqual([second.id])
    const lacking = idsOf((await joao.post(path, stock({ mine: 'missing' }))).body.products)
    expect(new Set(body.missing)).toEqual(new Set(ids.filter((id) => lacking.includes(id))))
  })

  it('of any edition are on every printing of the card', async () => {
    const printing = await app.db
      .selectFrom('products as p')
      .innerJoin('products as other', (join) => join.onRef('other.card', '=', 'p.card').onRef('other.id', '<>', 'p.id'))
      .innerJoin('listings as l', 'l.product_id', 'other.id')
      .select(['p.id', 'l.id as listing_id'])
      .where('p.type', '=', 'tcg')
      .where('l.on_sale', '=', true)
      .where(sql<boolean>`l.extras = '{}'`)
      .executeTakeFirstOrThrow()
    await joao.post('/api/v1/wants', { product_id: printing.id })
    expect((await marks(joao, [printing.listing_id])).body.wanted).toEqual([])
    await joao.post('/api/v1/wants', { product_id: printing.id, any_edition: true })
    expect((await marks(joao, [printing.listing_id])).body.wanted).toEqual([printing.listing_id])
  })

  it('are of the person who asks, and of nobody else', async () => {
    await want(joao, first)
    expect((await marks(marina, [first.id])).body.wanted).toEqual([])
    const visitor = await post('/api/v1/storefronts/marks', { ids: [first.id] })
    expect([visitor.status, visitor.body.message]).toEqual([401, 'Entre na sua conta para continuar.'])
    expect((await joao.post('/api/v1/storefronts/marks', { ids: ['x'] })).status).toBe(422)
  })
})

const CEP = '01310100'
const parcel = (person: { post: typeof post }, asked: object = {}) =>
  person.post('/api/v1/storefronts/parcel', { store_id: store.id, cep: CEP, ...asked })

describe('a parcel from a store', () => {
  const freeFrom = (cents: number | null) =>
    app.db.updateTable('stores').set({ free_shipping_over_cents: cents }).where('id', '=', store.id).execute()

  it('shows a visitor from when on freight is free, and what it costs for one card', async () => {
    await freeFrom(18_000)
    const { status, body } = await parcel({ post })
    expect(status).toBe(200)
    expect(body).toMatchObject({ own: false, cep: CEP, free_from_cents: 18_000, mine: null, completing: null })
    expect(body.one_card.cents).toBeGreaterThan(0)
    const without = await parcel({ post }, { cep: undefined })
    expect(without.body).toMatchObject({ cep: null, one_card: null, free_from_cents: 18_000 })
    await freeFrom(null)
    expect((await parcel({ post })).body.free_from_cents).toBeNull()
  })

  it('is completed by what the person seeks here, for just what the cart then says', async () => {
    await freeFrom(1400)
    await joao.post('/api/v1/add-to-cart', { id: first.id, cep: CEP, bra_center: false })
    await want(joao, second, { quantity: 2 })
    const { body } = await parcel(joao)
    expect(body.mine.wanted).toBe(1)
    expect(body.completing).toMatchObject({
      items: [{ id: second.id, quantity: 2, price_cents: onSale.price_cents, product: { id: second.product_id } }],
      others: 0,
      goods_cents: 980,
      freight_cents: 0,
    })
    const items = body.completing.items.map(({ id, quantity }: { id: number; quantity: number }) => ({ id, quantity }))
    const groupOf = (answer: { body: { result: { groups: { freight_cents: number; goods_cents: number }[] } } }) =>
      answer.body.result.groups[0]!
    const before = groupOf(await joao.get(`/api/v1/active-cart/${joao.id}?cep=${CEP}`))
    expect(before.freight_cents).toBe(body.completing.freight_before_cents)
    const after = groupOf(await joao.post('/api/v1/cart/fill', { items, cep: CEP }))
    expect(after).toMatchObject({ goods_cents: 1470, freight_cents: 0 })
    expect((await parcel(joao)).body.completing).toBeNull()
    await freeFrom(null)
  })

  it('tells of the freight without a rule, and of none without a place', async () => {
    await want(joao, first)
    const { completing } = (await parcel(joao)).body
    expect(completing).toMatchObject({ freight_before_cents: 0, goods_cents: 490 })
    expect(completing.freight_cents).toBeGreaterThan(0)
    await app.db.updateTable('addresses').set({ is_default: false }).where('user_id', '=', joao.id).execute()
    const nowhere = await parcel(joao, { cep: undefined })
    expect(nowhere.body.completing).toMatchObject({ freight_before_cents: null, freight_cents: null })
  })

  it('offers nothing that lies in the centre alone, or whose stock is gone', async () => {
    await want(joao, first)
    await setOnSale(app, first.id, { bra_center_quantity: 10 })
    expect((await parcel(joao)).body.completing).toBeNull()
    await setOnSale(app, first.id, { quantity: 0 })
    expect((await parcel(joao)).body.completing).toBeNull()
  })

  it('is nothing in one’s own store, and nobody sees what another seeks', async () => {
    await want(joao, first)
    expect((await parcel(await as('seller'))).body).toMatchObject({ own: true, completing: null })
    expect((await parcel(marina)).body).toMatchObject({ own: false, mine: { wanted: 0 }, completing: null })
  })

  it('is refused in words for a store that nobody sees, and for a CEP that is none', async () => {
    expect((await parcel({ post }, { store_id: 999_999 })).body.message).toBe('Não encontramos esta loja.')
    const { status, body } = await parcel({ post }, { cep: '123' })
    expect([status, body.fields]).toEqual([422, { cep: 'Digite os 8 números do CEP.' }])
  })
})
