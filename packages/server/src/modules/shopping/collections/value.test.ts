import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, clock } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const url = '/api/v1/userCollections'
const productOf = async (code: string) =>
  app.db.selectFrom('products').select(['id', 'category_id']).where('code', '=', code).executeTakeFirstOrThrow()
const add = (body: object) => joao.post(`${url}/add_to_collection`, body)
const near = { condition: 'NM', language: 'PT', finish: 'normal' } as const
const value = async () => (await joao.get(`${url}/value`)).body

/** Gives a product exactly these sales (days ago, cents) and these offers (condition, cents). */
async function market(code: string, sold: [daysAgo: number, cents: number][], asked: ['NM' | 'MP', number][] = []) {
  const { id } = await productOf(code)
  const store = await app.db
    .selectFrom('stores')
    .select(['id', 'uf'])
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  await app.transaction(async (tx) => {
    await tx.deleteFrom('sales').where('product_id', '=', id).execute()
    await tx.deleteFrom('listings').where('product_id', '=', id).execute()
    for (const [daysAgo, unit_price_cents] of sold) {
      const sold_at = new Date(clock.now().getTime() - daysAgo * DAY_MS)
      const sale = { product_id: id, store_id: store.id, ...near, quantity: 1, unit_price_cents, uf: 'SP', sold_at }
      await tx.insertInto('sales').values(sale).execute()
    }
    for (const [condition, price_cents] of asked) {
      const rank = condition === 'NM' ? 5 : 3
      const offer = { store_id: store.id, product_id: id, ...near, condition, condition_rank: rank, price_cents }
      const rest = { quantity: 1, store_open: true, uf: store.uf, created_at: clock.now(), updated_at: clock.now() }
      const none = { grade: null, promotion_id: null, regular_price_cents: null, comment: null }
      await tx
        .insertInto('listings')
        .values({ ...offer, ...rest, ...none })
        .execute()
    }
  })
  return id
}

beforeEach(() => app.transaction((tx) => tx.deleteFrom('collection_items').where('user_id', '=', joao.id).execute()))

describe('the value of a collection', () => {
  it('is told of many dear cards, too', async () => {
    const dear = await market('PAS-001', [], [['NM', 90_000_000]])
    await add({ product_id: dear, ...near, quantity: 9999, paid_cents: 100_000_000 })
    expect(await value()).toMatchObject({ value_cents: 9999 * 90_000_000, paid_cents: 9999 * 100_000_000 })
  })

  it('is the median of the last sales of each variant, else the lowest offer that is as good, else unknown', async () => {
    const sold = await market(
      'PAS-001',
      [
        [10, 900],
        [20, 1000],
        [30, 1400],
      ],
      [['NM', 300]],
    )
    const offered = await market(
      'PAS-002',
      [
        [10, 5000],
        [12, 5000],
      ],
      [
        ['MP', 400],
        ['NM', 700],
      ],
    )
    const unknown = await market('PAS-003', [])
    await add({ product_id: sold, ...near, quantity: 2, paid_cents: 800 })
    await add({ product_id: offered, ...near, condition: 'SP' })
    await add({ product_id: unknown, ...near, quantity: 3 })
    expect(await value()).toMatchObject({
      value_cents: 2 * 1000 + 700,
      paid_cents: 1600,
      cards: 6,
      products: 3,
      evidence: { by_sales: 2, by_offer: 1, unpriced: 3 },
    })
    const { items } = (await joao.get(`${url}?vision=tenho`)).body
    expect(items.map((entry: { item: { valued_by: string } }) => entry.item.valued_by)).toEqual([
      'sales',
      'offer',
      null,
    ])
  })

  it('over a year follows prices from the day each card came in, and ends today', async () => {
    const id = await market('PAS-004', [
      [300, 1000],
      [200, 1000],
      [100, 2000],
      [3, 3000],
      [2, 3000],
      [1, 3000],
    ])
    await add({ product_id: id, ...near, quantity: 2, acquired_on: '2026-03-02' })
    const { weeks, value_cents } = await value()
    expect(weeks).toHaveLength(53)
    expect(weeks.at(-1)).toEqual({ day: '2026-11-21', value_cents })
    const on = (day: string) => weeks.findLast((week: { day: string }) => week.day <= day).value_cents
    expect([on('2026-02-20'), on('2026-03-03'), on('2026-06-30'), on('2026-09-30'), on('2026-11-21')]).toEqual([
      0, 2000, 2000, 4000, 6000,
    ])
  })

  it('of nobody is nothing', async () => {
    const nothing = await value()
    expect(nothing).toMatchObject({ value_cents: 0, cards: 0, evidence: { unpriced: 0 } })
    expect(new Set(nothing.weeks.map((week: { value_cents: number }) => week.value_cents))).toEqual(new Set([0]))
  })
})

describe('a set that was begun', () => {
  it('tells how much of it is there, and what the rest costs now', async () => {
    const { sets } = (await marina.get(`${url}/sets`)).body
    expect(sets.map((set: { category: { code: string } }) => set.category.code)).toEqual(['BDN', 'AGE', 'CEV'])
    expect(sets[0]).toMatchObject({ owned: 114, total: 123, extras_owned: 0, extras_total: 3, missing: 9 })
    const { items } = (await marina.get(`${url}?vision=faltam&category_id=${sets[0].category.id}`)).body
    const prices = items.map((entry: { product: { price_low: number | null } }) => entry.product.price_low)
    expect(sets[0].cost_cents).toBe(prices.reduce((sum: number, price: number | null) => sum + (price ?? 0), 0))
    expect(sets[0].without_offer).toBe(prices.filter((price: number | null) => price === null).length)
  })

  it('counts what is beyond its printed size for itself', async () => {
    const ana = await as('ana.luz@bracards.example')
    for (const code of ['BDN-001', 'BDN-121', 'BDN-123'])
      await ana.post(`${url}/add_to_collection`, { product_id: (await productOf(code)).id, ...near })
    const { sets } = (await ana.get(`${url}/sets`)).body
    expect(sets).toMatchObject([{ owned: 3, total: 123, extras_owned: 2, extras_total: 3, missing: 120 }])
  })
})
