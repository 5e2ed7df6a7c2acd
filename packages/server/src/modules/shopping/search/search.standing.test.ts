import { isInStandard, readStandard } from '@bra/contract/trade/standard'
import { flaws } from '@bra/contract/trade/trade'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, post } = await testApp()

interface Offer {
  id: number
  condition: 'NM'
  language: 'PT'
  finish: 'normal'
  extras: string[]
  price_cents: number
}
/** The card with most offers, and the store with most of them. */
const { product_id: product } = await app.db
  .selectFrom('product_stats')
  .select('product_id')
  .where('type', '=', 'tcg')
  .orderBy('offers', 'desc')
  .executeTakeFirstOrThrow()
const { store_id: store } = await app.db
  .selectFrom('listings')
  .select('store_id')
  .where('on_sale', '=', true)
  .groupBy('store_id')
  .orderBy((row) => row.fn.countAll(), 'desc')
  .executeTakeFirstOrThrow()
const written = ['NM.PT..', 'NM.EN..', 'SP.PT-EN.normal.', 'D...']
const asking = (standard?: string) => (standard ? { cookie: `standard=${standard}` } : undefined)
const isInside = (standard: string, offer: Offer) =>
  isInStandard(readStandard(standard)!, offer) &&
  !offer.extras.some((extra) => (flaws as readonly string[]).includes(extra))
/** False once an offer outside was seen: no offer inside may follow it. */
const isSorted = (inside: boolean[]) => inside.every((each, at) => at === 0 || !each || inside[at - 1])

describe('a standard that somebody chose', () => {
  it.each(written)('%s: rules the table of offers on all its pages, and names what lies outside', async (standard) => {
    for (const order of ['total', 'price', 'rating', 'condition']) {
      const headers = asking(standard)
      const { body } = await post(`/api/v1/1/products-show/${product}`, { order, cep: '01310100' }, headers)
      const rest = await post(
        '/api/v1/1/product-stores',
        { product_id: product, order, cep: '01310100', page: 2, per_page: body.paginate.per_page },
        headers,
      )
      const offers = [...body.offers, ...rest.body.stores] as Offer[]
      const inside = offers.map((offer) => isInside(standard, offer))
      expect(isSorted(inside)).toBe(true)
      const { standing } = body
      expect(inside.filter(Boolean).length).toBeLessThanOrEqual(standing.inside)
      expect(standing.inside + (standing.outside?.count ?? 0)).toBe(body.paginate.total)
      for (const offer of offers.slice(standing.inside))
        expect(offer.price_cents).toBeGreaterThanOrEqual(standing.outside.price_cents)
    }
  })

  it.each(written.slice(0, 3))('%s: puts what is inside first in the stock of a store', async (standard) => {
    const { body } = await post('/api/v1/show-products-store', { store_id: store, per_page: 96 }, asking(standard))
    const cards = (body.products as (Offer & { product: { type: string } })[]).filter(
      ({ product: { type } }) => type === 'tcg',
    )
    const inside = cards.map((offer) => isInside(standard, offer))
    expect(isSorted(inside)).toBe(true)
  })
})

it('without a chosen standard the table has the order that was asked for', async () => {
  const { body } = await post(`/api/v1/1/products-show/${product}`, { order: 'price' })
  expect(body.standing).toBeNull()
  const prices = (body.offers as Offer[]).map(({ price_cents: cents }) => cents)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})
