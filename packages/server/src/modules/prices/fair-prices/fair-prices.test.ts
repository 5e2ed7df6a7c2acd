import { describe, expect, it } from 'vitest'
import { statementCounter } from '../../../testing/count-statements.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, post } = await testApp()
const statementsOf = statementCounter(app.database.pool)
const { product_id } = await app.db
  .selectFrom('product_sales_stats')
  .select('product_id')
  .where('type', '=', 'tcg')
  .orderBy('monthly_sales', 'desc')
  .executeTakeFirstOrThrow()
const variant = { product_id, condition: 'NM', language: 'PT', finish: 'normal' }
const priced = (variants: object[]) => post('/api/v1/1/fair-prices', { variants })

describe('fair prices', () => {
  it('come in the order asked, each with its evidence and the cheapest of the same on sale', async () => {
    const { status, body } = await priced([variant, { ...variant, condition: 'D' }, { ...variant, finish: 'jumbo' }])
    expect([status, body.prices.length]).toEqual([200, 3])
    const [known, worn, never] = body.prices
    expect(known.fair).toMatchObject({ ...variant, basis: 'variant', estimated: false })
    expect(known.fair.low_cents).toBeLessThanOrEqual(known.fair.median_cents)
    expect(known.fair.median_cents).toBeLessThanOrEqual(known.fair.high_cents)
    expect(worn.fair.price_cents).toBeLessThan(known.fair.price_cents)
    expect(never).toEqual({ fair: null, lowest_cents: null, offers: 0 })
    const cheapest = await app.db
      .selectFrom('listings')
      .select('price_cents')
      .where('product_id', '=', product_id)
      .where('condition', '=', 'NM')
      .where('language', '=', 'PT')
      .where('finish', '=', 'normal')
      .where('on_sale', '=', true)
      .orderBy('price_cents')
      .executeTakeFirst()
    expect(known.lowest_cents).toBe(cheapest?.price_cents ?? null)
  })

  it('know the cheapest of the same extras in whichever order they are told', async () => {
    const offer = await app.db
      .selectFrom('listings')
      .select(['id', 'product_id'])
      .where('on_sale', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    const copy = { condition: 'HP', language: 'KO', finish: 'normal', grade: null } as const
    const changed = { ...copy, extras: ['promo' as const, 'assinada' as const], price_cents: 4321 }
    await app.db.updateTable('listings').set(changed).where('id', '=', offer.id).execute()
    const asked = { ...variant, ...copy, product_id: offer.product_id, extras: ['assinada', 'promo'] }
    expect((await priced([asked])).body.prices[0]).toMatchObject({ lowest_cents: 4321, offers: 1 })
  })

  it('leave out the offers of the store that compares itself with others', async () => {
    const offer = await app.db
      .selectFrom('listings')
      .select(['id', 'product_id', 'store_id'])
      .where('on_sale', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    const copy = { condition: 'HP', language: 'RU', finish: 'normal', grade: null, extras: [] } as const
    const alone = { ...copy, extras: [], price_cents: 1234 }
    await app.db.updateTable('listings').set(alone).where('id', '=', offer.id).execute()
    const asked = { variants: [{ ...copy, product_id: offer.product_id }] }
    const by = async (store?: number) =>
      (await post('/api/v1/1/fair-prices', { ...asked, ...(store && { besides_store: store }) })).body.prices[0]
    expect(await by()).toMatchObject({ lowest_cents: 1234, offers: 1 })
    expect(await by(offer.store_id)).toMatchObject({ lowest_cents: null, offers: 0 })
    expect((await post('/api/v1/1/fair-prices', { ...asked, besides_store: 'a' })).status).toBe(422)
  })

  it('of a hundred take one statement, and more are refused', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...variant, product_id: at + 1 }))
    expect(await statementsOf(() => priced(many))).toBe(1)
    expect((await priced([...many, variant])).status).toBe(422)
    expect((await priced([])).status).toBe(422)
    expect((await priced([{ ...variant, condition: 'linda' }])).body.fields).toHaveProperty('variants.0.condition')
  })

  it('of a product that is not there are none', async () => {
    expect((await priced([{ ...variant, product_id: 999_999 }])).body.prices[0].fair).toBeNull()
  })
})
