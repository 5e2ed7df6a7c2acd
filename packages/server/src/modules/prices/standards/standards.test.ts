import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { idOfCode, putOnSale } from '../../../testing/offer-of.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const code = 'BDN-121'
const id = await idOfCode(app, code)
const [quick, slow] = await app.db
  .selectFrom('stores')
  .select('id')
  .where('status', '=', 'open')
  .orderBy('id')
  .limit(2)
  .execute()

const mine = { condition: 'SP', languages: ['PT', 'EN'], finishes: ['foil'], posts_in_days: 2 }
const usual = { condition: 'NM', languages: [], finishes: [], posts_in_days: null }

describe('the standard of a person', () => {
  beforeEach(() => app.db.deleteFrom('standards').execute())

  it('is none until it is chosen, and then the last one chosen, of that person alone', async () => {
    expect((await joao.get('/api/v1/standard')).body).toEqual({ standard: null })
    const { status, body } = await joao.put('/api/v1/standard', mine)
    expect([status, body]).toEqual([200, { error: false, message: 'Salvo com sucesso.', standard: mine }])
    await joao.put('/api/v1/standard', { ...mine, condition: 'M' })
    expect((await joao.get('/api/v1/standard')).body.standard).toEqual({ ...mine, condition: 'M' })
    const marina = await as('buyer')
    expect((await marina.get('/api/v1/standard')).body).toEqual({ standard: null })
  })

  it.each([
    ['a condition that cards do not have', { condition: 'lacrado' }, 'condition', 'Escolha uma das opções.'],
    ['an unknown language', { languages: ['XX'] }, 'languages.0', 'Escolha uma das opções.'],
    ['a finish that is left out', { finishes: undefined }, 'finishes', 'Preencha este campo.'],
    ['more days than any store may take', { posts_in_days: 6 }, 'posts_in_days', 'Escolha de 1 a 5 dias úteis.'],
  ])('refuses %s', async (_, wrong, field, message) => {
    const { status, body } = await joao.put('/api/v1/standard', { ...mine, ...wrong })
    expect([status, body.fields[field]]).toEqual([422, message])
  })

  it('is for whoever is signed in', async () => {
    expect((await get('/api/v1/standard')).status).toBe(401)
  })
})

describe('the price of a card', () => {
  const priceFor = (of: { standard_offer: NamedOffer | null; lowest_offer: NamedOffer }) => [
    of.standard_offer?.price_cents,
    of.lowest_offer.price_cents,
  ]
  const asking = (standard: string) => ({ cookie: `standard=${standard}` })
  const listed = async (standard: string, asked: object = {}) => {
    const body = { type: 'filter', search: code, ...asked }
    const { products } = (await post('/api/v1/1/products/paginate', body, asking(standard))).body
    return products.find((product: { id: number }) => product.id === id)
  }

  beforeEach(async () => {
    await app.db.deleteFrom('listings').where('product_id', '=', id).execute()
    await app.db.updateTable('stores').set({ posts_in_days: 1 }).where('id', '=', quick!.id).execute()
    await app.db.updateTable('stores').set({ posts_in_days: 4 }).where('id', '=', slow!.id).execute()
    await putOnSale(app, { code, cents: 200, condition: 'D', language: 'JP' }, quick!.id)
    await putOnSale(app, { code, cents: 500, condition: 'SP', language: 'EN' }, quick!.id)
    await putOnSale(app, { code, cents: 900, condition: 'NM', language: 'EN' }, quick!.id)
    await putOnSale(app, { code, cents: 1200, condition: 'NM', language: 'PT' }, slow!.id)
    await putOnSale(app, { code, cents: 1500, condition: 'M', language: 'PT', finish: 'foil' }, quick!.id)
  })

  it.each([
    ['the usual standard', '', 900],
    ['one that nobody can read', 'NM.PT', 900],
    ['a played copy', 'SP...', 500],
    ['one language', 'NM.PT..', 1200],
    ['one of two languages', 'NM.PT-EN..', 900],
    ['a finish', 'NM..foil.', 1500],
    ['a store that posts soon', 'NM.PT..2', 1500],
    ['what nobody offers', 'NM.KO..', undefined],
  ])('is by %s', async (_, standard, price) => {
    expect(priceFor(await listed(standard))).toEqual([price, 200])
  })

  it('is, in a filtered list, that of an offer which fits both', async () => {
    expect(priceFor(await listed('NM...', { languages: ['PT'] }))).toEqual([1200, 1200])
    expect(priceFor(await listed('SP.EN..', { price_min: 600 }))).toEqual([900, 900])
    expect(priceFor(await listed('NM.PT..', { languages: ['JP'] }))).toEqual([undefined, 200])
    expect(priceFor(await listed('SP...2', { bra_center: false, finishes: ['foil'] }))).toEqual([1500, 1500])
  })

  it.each(['', 'SP.PT..', 'NM..foil.', 'NM.PT..2', 'NM.KO..'])('sorts a list as it is shown: %s', async (standard) => {
    const asked = { type: 'filter', order: 'price_low', on_sale: true, per_page: 96 }
    const pricesOf = async (more: object) => {
      const { products } = (await post('/api/v1/1/products/paginate', { ...asked, ...more }, asking(standard))).body
      return (products as Parameters<typeof priceFor>[0][]).map((of) => {
        const [own, lowest] = priceFor(of)
        return own ?? lowest!
      })
    }
    for (const more of [{}, { page: 3 }, { languages: ['PT', 'JP'] }, { type: 'acs' }, { search: 'boi' }]) {
      const prices = await pricesOf(more)
      expect(prices.length).toBeGreaterThan(0)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })

  it('is the same on its page, in suggestions, rankings and favourites', async () => {
    const headers = asking('NM.PT..')
    const { product } = (await post(`/api/v1/1/products-show/${id}`, {}, headers)).body
    expect(priceFor(product)).toEqual([1200, 200])
    const { products } = (await get(`/api/v1/1/find-by-rdc/${code}`, headers)).body
    expect(priceFor(products[0])).toEqual([1200, 200])
    await app.db.deleteFrom('favorites').where('user_id', '=', joao.id).execute()
    await joao.post('/api/v1/favorites/add-to-favorite', { product_id: id })
    const { favorites } = (await get('/api/v1/users/favorites', { ...joao.headers, ...headers })).body
    expect(priceFor(favorites[0].product)).toEqual([1200, 200])
    await app.db.updateTable('product_stats').set({ price_low: 1 }).where('product_id', '=', id).execute()
    const ranked = (await post('/api/v1/1/HighAndLowCards', { type: 'product_stats.price_low' }, headers)).body
    expect(priceFor(ranked.products[0])).toEqual([1200, 200])
  })

  it('is among printings that of the standard too, unless something else is asked for', async () => {
    const priced = async (standard: string, asked: object = {}) => {
      const { printings } = (await post(`/api/v1/1/products-show/${id}/printings`, asked, asking(standard))).body
      return printings.find((each: { id: number }) => each.id === id).price_cents
    }
    expect(await priced('')).toBe(900)
    expect(await priced('NM.PT..')).toBe(1200)
    expect(await priced('NM.PT..', { filter: { condition: 'D' } })).toBe(200)
  })

  it('is never that of another person', async () => {
    expect(priceFor(await listed('NM.PT..'))).toEqual([1200, 200])
    expect(priceFor(await listed(''))).toEqual([900, 200])
    expect(priceFor(await listed('SP...'))).toEqual([500, 200])
    expect(priceFor(await listed(''))).toEqual([900, 200])
  })

  it('is, for goods, that of what is sealed, whatever the cards of the standard are', async () => {
    const goods = { type: 'acs', per_page: 24 }
    const plain = (await post('/api/v1/1/products/paginate', goods)).body.products
    const own = (await post('/api/v1/1/products/paginate', goods, asking('M.KO.foil.'))).body.products
    expect(plain.some((product: { standard_offer: unknown }) => product.standard_offer)).toBe(true)
    expect(own).toEqual(plain)
  })

  it('keeps a standard of the usual words apart from none, without another price', async () => {
    expect(await listed('NM...')).toEqual(await listed(''))
    await joao.put('/api/v1/standard', usual)
    expect((await joao.get('/api/v1/standard')).body.standard).toEqual(usual)
  })
})
