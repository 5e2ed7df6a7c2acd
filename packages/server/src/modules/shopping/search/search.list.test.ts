import { conditionRank } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../platform/db.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const list = async (asked: object) => (await app.post('/api/v1/1/products/paginate', { type: 'filter', ...asked })).body
const idsOf = (body: { products: { id: number }[] }) => body.products.map((product) => product.id)

interface Offer {
  product_id: number
  condition: string
  condition_rank: number | null
  language: string
  finish: string
  price_cents: number
  uf: string
  bra_center_quantity: number
}
interface ProductRow {
  id: number
  category_id: number
  rarity: string | null
  elements: string[]
  offers: Offer[]
}

let rows: ProductRow[] = []

beforeAll(async () => {
  const { db } = app.app
  const offers = await db.selectFrom('listings').selectAll().where('on_sale', '=', true).execute()
  const slugs = new Map((await db.selectFrom('elements').selectAll().execute()).map((each) => [each.id, each.slug]))
  const products = await db
    .selectFrom('products as p')
    .leftJoin('rarities as r', 'r.id', 'p.rarity_id')
    .select(['p.id', 'p.category_id', 'p.element_ids', 'r.slug as rarity'])
    .execute()
  rows = products.map((product) => ({
    ...product,
    elements: product.element_ids.map((id) => slugs.get(id)!),
    offers: offers.filter((offer) => offer.product_id === product.id),
  }))
})

/** Counts the naive way: for each product, whether one offer is all that is asked. */
const recount = (ofProduct: (row: ProductRow) => boolean, ofOffer: (offer: Offer) => boolean) =>
  rows.filter((row) => ofProduct(row) && row.offers.some(ofOffer)).length

const isNearMint = (offer: Offer) => (offer.condition_rank ?? 0) >= conditionRank.NM
const filters: {
  name: string
  asked: object
  product: (row: ProductRow) => boolean
  offer: Record<string, (offer: Offer) => boolean>
}[] = [
  { name: 'a condition', asked: { condition: 'NM' }, product: () => true, offer: { condition: isNearMint } },
  {
    name: 'a condition, two languages and a finish',
    asked: { condition: 'NM', languages: ['PT', 'EN'], finishes: ['foil'] },
    product: () => true,
    offer: {
      condition: isNearMint,
      language: (offer) => ['PT', 'EN'].includes(offer.language),
      finish: (offer) => offer.finish === 'foil',
    },
  },
  {
    name: 'a rarity, a state and a price',
    asked: { rarities: ['rara', 'epica'], ufs: ['SP', 'MG'], price_min: 300, price_max: 4000 },
    product: (row) => ['rara', 'epica'].includes(row.rarity ?? ''),
    offer: {
      uf: (offer) => ['SP', 'MG'].includes(offer.uf),
      price: (offer) => offer.price_cents >= 300 && offer.price_cents <= 4000,
    },
  },
  {
    name: 'an element and the centre',
    asked: { elements: ['fogo'], bra_center: true },
    product: (row) => row.elements.includes('fogo'),
    offer: { centre: (offer) => offer.bra_center_quantity > 0 },
  },
]

/** Fifty collections of one rare card each. */
async function manyCollections(tx: Tx) {
  const from = tx.selectFrom('products as p').innerJoin('rarities as r', 'r.id', 'p.rarity_id')
  const card = await from.selectAll('p').where('r.slug', '=', 'rara').executeTakeFirstOrThrow()
  const { business_id } = await tx
    .selectFrom('categories')
    .select('business_id')
    .where('id', '=', card.category_id)
    .executeTakeFirstOrThrow()
  const made = Array.from({ length: 50 }, (_, at) => ({ source: 'many', source_id: `${at}`, slug: `many-${at}` }))
  const rows = made.map((one) => ({ ...one, business_id, type: card.type, name: one.slug, code: one.slug }))
  const categories = await tx.insertInto('categories').values(rows).returning('id').execute()
  const { rarity_id, type, name, created_at, updated_at } = card
  const same = { rarity_id, type, name, created_at, updated_at }
  await tx
    .insertInto('products')
    .values(made.map((one, at) => ({ ...same, ...one, code: one.slug, category_id: categories[at]!.id })))
    .execute()
}

const values = (options: { value: string; count: number }[]) =>
  Object.fromEntries(options.map((option) => [option.value, option.count]))

describe('a list filtered by', () => {
  it.each(filters)(
    '$name holds on one and the same offer, and counts its facets exactly',
    async ({ asked, product, offer }) => {
      const body = await list({ ...asked, facets: true, per_page: 96 })
      const met = (but?: string) => (each: Offer) =>
        Object.entries(offer).every(([part, test]) => part === but || test(each))
      expect(body.paginate.total).toBe(recount(product, met()))
      expect(body.paginate.total).toBeGreaterThan(0)
      for (const [language, count] of Object.entries(values(body.facets.languages)))
        expect(count, language).toBe(recount(product, (each) => met('language')(each) && each.language === language))
      for (const [finish, count] of Object.entries(values(body.facets.finishes)))
        expect(count, finish).toBe(recount(product, (each) => met('finish')(each) && each.finish === finish))
      for (const [uf, count] of Object.entries(values(body.facets.ufs)))
        expect(count, uf).toBe(recount(product, (each) => met('uf')(each) && each.uf === uf))
      for (const [condition, rank] of Object.entries(conditionRank))
        expect(values(body.facets.conditions)[condition] ?? 0, condition).toBe(
          recount(product, (each) => met('condition')(each) && (each.condition_rank ?? 0) >= rank),
        )
      expect(body.facets.bra_center).toBe(
        recount(product, (each) => met('centre')(each) && each.bra_center_quantity > 0),
      )
      const prices = rows
        .filter(product)
        .flatMap((row) => row.offers.filter(met('price')))
        .map((each) => each.price_cents)
      expect(body.facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
    },
  )

  it.each([
    ['brands', 'brand_id'],
    ['leagues', 'league_id'],
  ] as const)(
    '%s are facets: counted under their names without their own choice, and several mean any',
    async (facet, column) => {
      const sealed = await app.app.db
        .selectFrom('products as p')
        .innerJoin('tags as t', 't.id', `p.${column}`)
        .select(['t.slug', 't.name', (row) => row.fn.countAll<number>().as('count')])
        .groupBy(['t.slug', 't.name'])
        .orderBy('t.name')
        .execute()
      expect(sealed.length).toBeGreaterThan(1)
      const options = sealed.map(({ slug, name, count }) => ({ value: slug, label: name, count }))
      expect((await list({ facets: true })).facets[facet]).toEqual(options)
      const [first, second] = options
      const body = await list({ [facet]: [first!.value, second!.value], facets: true })
      expect(body.paginate.total).toBe(first!.count + second!.count)
      expect(body.facets[facet]).toEqual(options)
      expect((await list({ [facet]: ['nenhuma'] })).paginate.total).toBe(0)
    },
  )

  it('categories, rarities and elements leaves out its own choice when it counts', async () => {
    const category = rows.find((row) => row.rarity === 'rara')!.category_id
    const body = await list({ categories: [category], rarities: ['rara'], elements: ['agua'], facets: true })
    const isRare = (row: ProductRow) => row.rarity === 'rara'
    const isWater = (row: ProductRow) => row.elements.includes('agua')
    for (const [id, count] of Object.entries(values(body.facets.categories)))
      expect(count).toBe(rows.filter((row) => isRare(row) && isWater(row) && row.category_id === Number(id)).length)
    for (const [slug, count] of Object.entries(values(body.facets.rarities)))
      expect(count).toBe(
        rows.filter((row) => row.rarity === slug && isWater(row) && row.category_id === category).length,
      )
    for (const [slug, count] of Object.entries(values(body.facets.elements)))
      expect(count).toBe(
        rows.filter((row) => row.elements.includes(slug) && isRare(row) && row.category_id === category).length,
      )
  })

  it('a rarity counts every collection that has it, the fullest ones by name', async () => {
    await app.app.transaction(manyCollections)
    const counted = await app.app.db
      .selectFrom('products as p')
      .innerJoin('rarities as r', 'r.id', 'p.rarity_id')
      .select((row) => ['p.category_id as id', row.fn.countAll<number>().as('count')])
      .where('r.slug', '=', 'rara')
      .groupBy('p.category_id')
      .execute()
    const { facets } = await list({ rarities: ['rara'], facets: true })
    await app.app.transaction(async (tx) => {
      await tx.deleteFrom('products').where('source', '=', 'many').execute()
      await tx.deleteFrom('categories').where('source', '=', 'many').execute()
    })
    const named = facets.categories.map((option: { value: string; count: number }) => [+option.value, option.count])
    expect(named).toHaveLength(40)
    expect(Object.fromEntries([...named, ...facets.other_categories])).toEqual(
      Object.fromEntries(counted.map(({ id, count }) => [id, count])),
    )
    const least = Math.min(...named.map(([, count]: [number, number]) => count))
    for (const [, count] of facets.other_categories) expect(count).toBeLessThanOrEqual(least)
  })

  it('nothing that exists is empty, keeps the applied values and tells which filter to drop', async () => {
    const body = await list({ rarities: ['rara', 'nenhuma'], price_min: 900_000_000, facets: true })
    expect(body.products).toEqual([])
    expect(body.facets.rarities).toContainEqual(expect.objectContaining({ value: 'rara', count: 0 }))
    expect(body.relax).toEqual({ filter: 'price', count: rows.filter((row) => row.rarity === 'rara').length })
  })
})

describe('the pages of a list', () => {
  it.each(['relevance', 'price_low', 'price_high', 'sales', 'views', 'number', 'newest', 'name'])(
    'by %s follow one another without a repeat',
    async (order) => {
      const whole: number[] = []
      for (let page = 1; whole.length < 200; page++) {
        const ids = idsOf(await list({ order, page, per_page: 50 }))
        whole.push(...ids)
      }
      expect(new Set(whole).size).toBe(whole.length)
      expect(idsOf(await list({ order, per_page: 96 }))).toEqual(whole.slice(0, 96))
    },
  )

  it('by number go through one set after the other', async () => {
    const codes: string[] = []
    const numbers = new Map<string, number[]>()
    for (let page = 1; page <= 4; page++) {
      const { products } = await list({ type: 'tcg', order: 'number', page, per_page: 96 })
      for (const { categories, card_number: number } of products) {
        codes.push(categories.code)
        numbers.set(categories.code, [...(numbers.get(categories.code) ?? []), Number(number)])
      }
    }
    expect(codes.filter((code, at) => code !== codes[at - 1])).toEqual([...numbers.keys()])
    expect(numbers.size).toBeGreaterThan(2)
    for (const ofSet of numbers.values()) expect(ofSet).toEqual(ofSet.toSorted((one, other) => one - other))
  })

  it('of certain offers tell prices, offers and stores of those alone, and stand in the order of them', async () => {
    const { rows } = await sql<Record<'price_low' | 'price_high' | 'offers' | 'stores', number>>`
      select min(price_cents) price_low, max(price_cents) price_high, count(*)::int offers,
        count(distinct store_id)::int stores
      from listings where on_sale and condition in ('M', 'NM') and language = 'EN'
      group by product_id
      order by coalesce(min(price_cents) filter (where not extras && '{alterada,misprint}'), min(price_cents)), product_id
      limit 24`.execute(app.app.db)
    const asked = { condition: 'NM', languages: ['EN'], order: 'price_low' }
    const { products } = await list(asked)
    expect(products).toMatchObject(rows)
    const { products: dearest } = await list({ ...asked, order: 'price_high', per_page: 24 })
    const highest = dearest.map(({ price_high: high }: { price_high: number }) => high)
    expect(highest).toEqual(highest.toSorted((a: number, b: number) => b - a))
    expect(highest[0]).toBeGreaterThan(rows.at(-1)!.price_high)
  })

  it('below the home shelves leave out what stands on them', async () => {
    const shelf = async (type: string) =>
      idsOf((await app.post('/api/v1/1/HighAndLowCards', { type, per_page: 10 })).body)
    const shelved = [
      ...(await shelf('product_sales_stats.monthly_sales')),
      ...(await shelf('product_views_summaries.monthly_views')),
    ]
    const below = idsOf(await list({ type: 'after_initial_rank', per_page: 96 }))
    expect(shelved.length).toBeGreaterThan(0)
    expect(below.filter((id) => shelved.includes(id))).toEqual([])
  })

  it('below the home shelves lack nothing in a new shop, whose shelves are empty', async () => {
    const { db } = app.app
    const sold = await db.selectFrom('product_sales_stats').selectAll().execute()
    const seen = await db.selectFrom('product_views_summaries').selectAll().execute()
    await sql`delete from product_sales_stats`.execute(db)
    await sql`delete from product_views_summaries`.execute(db)
    const below = await list({ type: 'after_initial_rank' })
    await db.insertInto('product_sales_stats').values(sold).execute()
    await db.insertInto('product_views_summaries').values(seen).execute()
    expect(below.paginate.total).toBe(rows.length)
  })

  it('of cards and of accessories hold no other goods', async () => {
    for (const type of ['tcg', 'acs']) {
      const { products } = await list({ type })
      expect(new Set(products.map((product: { type: string }) => product.type))).toEqual(new Set([type]))
    }
  })

  it('refuse negative, huge and nonsensical numbers in Portuguese', async () => {
    for (const wrong of [{ page: -1 }, { page: 1e9 }, { per_page: 0 }, { per_page: 'x' }, { price_min: -5 }]) {
      const answer = await app.post('/api/v1/1/products/paginate', { type: 'filter', ...wrong })
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe('Confira os campos destacados e tente de novo.')
    }
    const last = await list({ page: 10_000 })
    expect(last.products).toEqual([])
    expect(last.paginate.total).toBe(rows.length)
  })
})

describe('a list', () => {
  it('of promotions names the cheapest offer of one that runs, and what it cost before', async () => {
    const { products } = await list({ promotion: 0, per_page: 96 })
    expect(products.length).toBeGreaterThan(0)
    for (const { id, promotion } of products) {
      const offer = await app.app.db
        .selectFrom('listings')
        .select(['price_cents', 'regular_price_cents'])
        .where('product_id', '=', id)
        .where('promotion_id', '=', promotion.id)
        .where('on_sale', '=', true)
        .orderBy('price_cents')
        .executeTakeFirstOrThrow()
      expect(promotion.price_cents).toBe(offer.price_cents)
      expect(promotion.regular_price_cents).toBe(offer.regular_price_cents)
      expect(promotion.discount_percent).toBe(Math.round(100 - (100 * offer.price_cents) / offer.regular_price_cents!))
    }
  })

  it('of one promotion names the offers of that one, though another has a cheaper one', async () => {
    const { products } = await list({ promotion: 0, per_page: 96 })
    const [product] = products
    const other = products.find((each: typeof product) => each.promotion.id !== product.promotion.id).promotion.id
    const offers = app.app.db.selectFrom('listings').select('id').where('product_id', '=', product.id)
    const { id } = await offers.where('on_sale', '=', true).where('promotion_id', 'is', null).executeTakeFirstOrThrow()
    await app.app.transaction((tx) =>
      tx
        .updateTable('listings')
        .set({ promotion_id: other, price_cents: 700_000, regular_price_cents: 800_000 })
        .where('id', '=', id)
        .execute(),
    )
    const named = (await list({ promotion: other, per_page: 96 })).products.find(
      (each: typeof product) => each.id === product.id,
    )
    expect(named.promotion).toMatchObject({ id: other, price_cents: 700_000, regular_price_cents: 800_000 })
  })

  it('says what comes with free freight to the visitor', async () => {
    const free = async (uf: string) =>
      (await list({ uf, per_page: 96 })).products.filter((product: { free_shipping: boolean }) => product.free_shipping)
    const [product] = await free('SP')
    const { stores } = (await app.post('/api/v1/1/product-stores', { product_id: product.id, uf: 'SP', per_page: 96 }))
      .body
    expect(stores.some((offer: { freight: { free: boolean } }) => offer.freight.free)).toBe(true)
  })

  it('sees a change as soon as it is committed', async () => {
    const { product_id, price_cents } = rows.find((row) => row.offers.length === 1)!.offers[0]!
    const search = { price_min: 777_777, price_max: 777_777 }
    expect((await list(search)).paginate.total).toBe(0)
    const price = (cents: number) =>
      app.app.transaction((tx) =>
        tx
          .updateTable('listings')
          .set({ price_cents: cents, regular_price_cents: null })
          .where('product_id', '=', product_id)
          .where('on_sale', '=', true)
          .execute(),
      )
    await price(777_777)
    expect(idsOf(await list(search))).toEqual([product_id])
    await price(price_cents)
    expect((await list(search)).paginate.total).toBe(0)
  })
})

it('a visitor without a saved CEP sends an empty state, and gets the list of everybody', async () => {
  const all = idsOf(await list({ on_sale: true }))
  const blank = { search: '', business: null, condition: '', price_min: null, tag: '', promotion: '', order: '' }
  for (const uf of ['', null]) {
    expect(idsOf(await list({ on_sale: true, ...blank, categories: null, uf }))).toEqual(all)
    const stores = await app.post('/api/v1/1/product-stores/', {
      product_id: all[0],
      filter: { condition: '' },
      uf,
      cep: uf,
    })
    expect(stores.status).toBe(200)
    const day = await app.post('/api/v1/free-shipping-day', { uf, cep: uf })
    expect([day.status, day.body]).toEqual([200, (await app.post('/api/v1/free-shipping-day', {})).body])
    expect((await app.post('/api/v1/stores-ranking/', { uf })).status).toBe(200)
  }
  const stores = await app.get('/api/v1/stores?uf=&search=&min_rating=&free_shipping=&bra_center=&order=')
  expect([stores.status, stores.body]).toEqual([200, (await app.get('/api/v1/stores')).body])
})
