import { OFFERS_A_PAGE } from '@bra/contract/shopping/search'
import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade/trade'
import { describe, expect, it } from 'vitest'
import { daysBefore } from '../../../platform/clock.ts'
import { flushViews } from '../../prices/stats/index.ts'
import { statementCounter } from '../../../testing/count-statements.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const { db } = app.app
const { product_id: id } = await db
  .selectFrom('product_stats')
  .select('product_id')
  .where('type', '=', 'tcg')
  .orderBy('offers', 'desc')
  .executeTakeFirstOrThrow()
const show = async (asked: object = {}, headers?: Record<string, string>) =>
  (await app.post(`/api/v1/1/products-show/${id}`, asked, headers)).body
const stores = async (asked: object = {}) =>
  (await app.post('/api/v1/1/product-stores', { product_id: id, ...asked })).body

interface Offer {
  id: number
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  price_cents: number
  total_cents: number | null
  freight: { method: string; cents: number; free: boolean; days_min: number; days_max: number } | null
  store: { uf: string; posts_in_days: number; free_shipping_over_cents: number | null; rating: number | null }
}

describe('the page of a product', () => {
  it('shows the product, its offers, and what stands beside it', async () => {
    const body = await show()
    const onSale = await db
      .selectFrom('listings')
      .select('id')
      .where('product_id', '=', id)
      .where('on_sale', '=', true)
      .execute()
    expect(body.product).toMatchObject({
      id,
      offers: onSale.length,
      type: 'tcg',
      business: { slug: expect.any(String) },
    })
    expect(body.paginate.total).toBe(onSale.length)
    expect(body.offers).toHaveLength(Math.min(OFFERS_A_PAGE, onSale.length))
    expect(body.related.length).toBeGreaterThan(0)
    for (const related of body.related) expect(related.categories.id).toBe(body.product.categories.id)
    expect(body.related.map((related: { id: number }) => related.id)).not.toContain(id)
  })

  it('leads to the neighbours by number, and back', async () => {
    const { next } = await show()
    const beyond = (await app.post(`/api/v1/1/products-show/${next.id}`)).body
    expect(beyond.previous.id).toBe(id)
  })

  it('costs no more statements for seven products than for two, if they are asked for at once', async () => {
    const others = await db.selectFrom('products').select('id').where('id', '!=', id).orderBy('id').limit(7).execute()
    const countStatements = statementCounter(app.app.database.pool)
    const shown = () => Promise.all(others.map((other) => app.post(`/api/v1/1/products-show/${other.id}`)))
    // what was committed, pages, cards and offers: once for the first who asks, and once for the others together
    expect(await countStatements(shown)).toBeLessThanOrEqual(2 * 4)
  })

  it('names printings of the same card as its versions', async () => {
    const cards = await db.selectFrom('products').select(['id', 'name']).where('type', '=', 'tcg').execute()
    const [wolf, ...others] = cards.filter(({ name }) => name === 'Lobisomem')
    const { versions } = (await app.post(`/api/v1/1/products-show/${wolf!.id}`)).body
    const idsOf = (some: { id: number }[]) => some.map((one) => one.id).toSorted((a, b) => a - b)
    expect(idsOf(versions)).toEqual(idsOf(others))
    // a card with another text is another card, though its name begins alike
    const moons = cards.find(({ name }) => name === 'Lobisomem, Treze Luas')!
    expect((await app.post(`/api/v1/1/products-show/${moons.id}`)).body.versions).toEqual([])
  })

  it('says that a product does not exist, and what an id is', async () => {
    const unknown = await app.post('/api/v1/1/products-show/999999')
    expect(unknown.status).toBe(404)
    expect(unknown.body).toMatchObject({ code: 'product_not_found', message: 'Não encontramos este produto.' })
    expect((await app.post('/api/v1/1/product-stores', { product_id: 999_999 })).status).toBe(404)
    for (const wrong of ['-1', '0', 'abc', '99999999999'])
      expect((await app.post(`/api/v1/1/products-show/${wrong}`)).status).toBe(422)
  })

  it('is remembered as seen by the guest who looked, and by nobody else', async () => {
    const guest = { 'x-guest-id': 'Abcdefghij0123456789' }
    await show({}, guest)
    await flushViews(app.app)
    expect((await app.get('/api/v1/recently-seen', guest)).body.products[0].id).toBe(id)
    expect((await app.get('/api/v1/recently-seen')).body.products).toEqual([])
    const stranger = { 'x-guest-id': 'Zbcdefghij0123456789' }
    expect((await app.get('/api/v1/recently-seen', stranger)).body.products).toEqual([])
  })

  it('is shown to nobody who asks for it by the number of a person', async () => {
    const buyer = await app.as('buyer')
    await buyer.post(`/api/v1/1/products-show/${id}`)
    await flushViews(app.app)
    expect((await buyer.get('/api/v1/recently-seen')).body.products[0].id).toBe(id)
    const asked = await app.get(`/api/v1/recently-seen?guest_id=user:${buyer.id}`)
    expect([asked.status, asked.body.products]).toEqual([422, undefined])
  })
})

describe('the offers of a product', () => {
  it('stand in the order of price plus freight to the visitor', async () => {
    for (const destination of [{ uf: 'SP' }, { cep: '69900-000' }]) {
      const offers: Offer[] = (await stores({ ...destination, per_page: 96 })).stores
      const totals = offers.map((offer) => offer.total_cents!)
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      for (const { price_cents, total_cents, freight, store } of offers) {
        expect(total_cents).toBe(price_cents + freight!.cents)
        expect(freight!.days_min).toBeGreaterThan(store.posts_in_days)
        expect(freight!.days_max).toBe(freight!.days_min + 2)
      }
    }
  })

  it('are sent by what takes their value, in the order and the sum too', async () => {
    const [offer] = (await stores({ uf: 'SP', order: 'price' })).stores
    const price = (cents: number) =>
      app.app.transaction((tx) =>
        tx.updateTable('listings').set({ price_cents: cents }).where('id', '=', offer.id).execute(),
      )
    await price(9_999_999)
    await db.updateTable('stores').set({ free_shipping_over_cents: null }).where('id', '=', offer.store.id).execute()
    const shown = (await stores({ uf: 'SP', per_page: 96 })).stores.find(({ id }: Offer) => id === offer.id)
    expect(shown.freight).toMatchObject({ method: 'PAC', free: false })
    expect(shown.total_cents).toBe(9_999_999 + shown.freight.cents)
    await price(offer.price_cents)
  })

  it('are compared with what was paid for such a copy, which says nothing of a signed or a graded one', async () => {
    const { stores: offers } = await stores({ per_page: 96 })
    const copyOf = ({ condition, language, finish }: Offer) => ({ condition, language, finish })
    const offer = offers.find((each: Offer & { versus_median: number | null }) => each.versus_median !== null)
    const paid = await db
      .selectFrom('sales')
      .select('unit_price_cents')
      .where('product_id', '=', id)
      .where('is_plain', '=', true)
      .where('sold_at', '>=', daysBefore(app.app.clock.now(), 90))
      .where((row) => row.and(copyOf(offer)))
      .orderBy('unit_price_cents')
      .execute()
    const middle = [Math.floor((paid.length - 1) / 2), Math.ceil((paid.length - 1) / 2)]
    const median = Math.round(middle.reduce((sum, at) => sum + paid[at]!.unit_price_cents, 0) / 2)
    expect(offer.versus_median).toBe(Math.round((offer.price_cents / median - 1) * 100))

    await app.app.transaction((tx) =>
      tx
        .updateTable('listings')
        .set({ extras: ['assinada'] })
        .where('id', '=', offer.id)
        .execute(),
    )
    const signed = (await stores({ per_page: 96 })).stores.find((each: Offer) => each.id === offer.id)
    expect(signed).toMatchObject({ extras: ['assinada'], versus_median: null })
  })

  it('come free from the price on that their store asks for it', async () => {
    const offers: Offer[] = (await stores({ uf: 'SP', per_page: 96 })).stores
    const free = offers.filter(({ price_cents, store }) => price_cents >= (store.free_shipping_over_cents ?? Infinity))
    for (const offer of free) expect(offer.freight).toMatchObject({ free: true, cents: 0 })
    for (const offer of offers.filter((each) => !free.includes(each))) expect(offer.freight!.free).toBe(false)
  })

  it('cost more freight from afar than from the same state', async () => {
    const offers: Offer[] = (await stores({ uf: 'SP', per_page: 96 })).stores
    const paid = offers.filter((offer) => !offer.freight!.free && offer.freight!.method === 'PAC')
    const cheapest = (near: boolean) =>
      Math.min(...paid.filter((offer) => (offer.store.uf === 'SP') === near).map((offer) => offer.freight!.cents))
    expect(cheapest(true)).toBeLessThan(cheapest(false))
  })

  it('have no freight and no total while we do not know where to', async () => {
    const offers: Offer[] = (await stores({ order: 'total' })).stores
    expect(offers.every((offer) => offer.freight === null && offer.total_cents === null)).toBe(true)
    const prices = offers.map((offer) => offer.price_cents)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('are counted for each chip, its own choice left out', async () => {
    const all: Offer[] = (await stores({ per_page: 96 })).stores
    const body = await stores({ filter: { condition: 'NM', languages: ['PT'] }, per_page: 96 })
    const isGood = (offer: Offer) => ['M', 'NM'].includes(offer.condition)
    expect(body.stores.length).toBe(all.filter((offer) => isGood(offer) && offer.language === 'PT').length)
    for (const { value, count } of body.chips.languages)
      expect(count, `${value}`).toBe(all.filter((offer) => isGood(offer) && offer.language === value).length)
    const inPortuguese = all.filter((offer) => offer.language === 'PT')
    const worst = body.chips.conditions.find((chip: { value: string }) => chip.value === 'D')
    expect(worst.count).toBe(inPortuguese.filter((offer) => offer.condition !== 'graded').length)
  })

  it('are cut into pages without a repeat', async () => {
    const { paginate } = await stores({ per_page: 5 })
    const ids: number[] = []
    for (let page = 1; page <= paginate.last_page; page++)
      ids.push(...(await stores({ per_page: 5, page, uf: 'RJ' })).stores.map((offer: Offer) => offer.id))
    expect(ids).toHaveLength(paginate.total)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('refuse an unknown state and a broken CEP in Portuguese', async () => {
    for (const wrong of [{ uf: 'XX' }, { cep: '123' }, { order: 'random' }]) {
      const answer = await app.post('/api/v1/1/product-stores', { product_id: id, ...wrong })
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe('Confira os campos destacados e tente de novo.')
    }
  })
})

describe('the centre', () => {
  it('features what it can send at once, and the stores that take part', async () => {
    const { products, stores: partners } = (await app.get('/api/v1/bra-center-featured')).body
    expect(products.length).toBeGreaterThan(0)
    expect(partners.every((store: { bra_center: boolean }) => store.bra_center)).toBe(true)
  })
})
