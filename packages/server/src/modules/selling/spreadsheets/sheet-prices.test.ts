import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const read = async (content: string[], name = 'estoque.csv') =>
  (await seller.post('/api/v1/product-store-import', { store_id: storeId, name, content: content.join('\n') })).body
const answer = async (id: number, answers: object) =>
  (await seller.post('/api/v1/product-store-import/answer', { id, ...answers })).body.import
const start = async (id: number) => {
  await seller.post('/api/v1/product-store-import/start', { id })
  await settle(app)
}
const linesOf = async (id: number) =>
  (await app.db.selectFrom('listing_imports').select('lines').where('id', '=', id).executeTakeFirstOrThrow()).lines
const pricesOf = async (id: number) =>
  (await linesOf(id)).map(({ listing }) => [listing.price_cents, 'status' in listing ? listing.status : undefined])

const cardCalled = (code: string) =>
  app.db.selectFrom('products').select(['id', 'name', 'name_en']).where('code', '=', code).executeTakeFirstOrThrow()
const [curupira, boitata, saci] = await Promise.all(['BDN-004', 'BDN-017', 'BDN-033'].map(cardCalled))

const heading =
  'Blueprint ID,Item Name,Expansion Code,Expansion Name,Collector Number,Quantity,Price,Currency,Condition,Language,Foil,Signed,Altered,Description'
const cardtrader = (name: string, number: number, price: string, currency = 'USD') =>
  `,"${name}",bdn,Nightfall,${number},1,${price},${currency},Near Mint,en,false,false,false,`
const own = 'codigo;condicao;idioma;acabamento;extras;preco;quantidade;situacao;comentario'

describe('prices in another currency', () => {
  const sheet = [
    heading,
    cardtrader(curupira!.name_en!, 4, '1.99'),
    cardtrader(boitata!.name_en!, 17, '0.10'),
    cardtrader(saci!.name_en!, 33, '3.00', 'EUR'),
  ]

  it('become reais by a rate, a factor and a rounding for each currency', async () => {
    const { import: first } = await read(sheet)
    expect(first.questions).toMatchObject({
      unpriced_count: 3,
      currencies: [
        { currency: 'USD', lines: 2, rate: null },
        { currency: 'EUR', lines: 1, rate: null },
      ],
    })
    const dollars = { currency: 'USD', unit_cents: 550, factor: 80 }
    const second = await answer(first.id, { rates: [{ ...dollars, round: 'ninety' }] })
    // 1,99 × 5,50 × 80 % = 8,756 and 0,10 × 5,50 × 80 % = 0,44
    expect(await pricesOf(first.id)).toEqual([
      [890, undefined],
      [90, undefined],
    ])
    expect(second.questions).toMatchObject({
      unpriced_count: 1,
      currencies: [{ rate: { factor: 80 } }, { rate: null }],
    })
    await answer(first.id, { rates: [{ ...dollars, round: 'cent' }] })
    expect((await pricesOf(first.id)).map(([cents]) => cents)).toEqual([876, 44])
    const refused = await seller.post('/api/v1/product-store-import/answer', {
      id: first.id,
      rates: [{ ...dollars, factor: 0 }],
    })
    expect(refused.status).toBe(422)
  })

  it('may wait: the offers are imported paused, with the figure of the file', async () => {
    const { import: first } = await read(sheet)
    const second = await answer(first.id, { pauses_unpriced: true })
    expect(second.questions).toMatchObject({ unpriced_count: 0, pauses_unpriced: true })
    for (const [cents, status] of await pricesOf(first.id))
      expect([Number(cents) > 0, status]).toEqual([true, 'paused'])
  })
})

describe('the cards of a sheet that are unsure', () => {
  it('are all taken by one answer where there is one candidate alone', async () => {
    const { import: first } = await read([heading, cardtrader('Nome Trocado', 4, '5.00', 'BRL')])
    expect(first.questions).toMatchObject({ unmatched_count: 1, single_count: 1 })
    const second = await answer(first.id, { takes_single: true })
    expect(second).toMatchObject({ total: 1, questions: { unmatched_count: 0, single_count: 0 } })
    expect((await linesOf(first.id))[0]!.listing).toMatchObject({ product_id: curupira!.id })
  })
})

describe('the units of a sheet', () => {
  const unitsOf = async (productId: number) =>
    (
      await app.db
        .selectFrom('listings')
        .select('quantity')
        .where('store_id', '=', storeId)
        .where('product_id', '=', productId)
        .where('language', '=', 'KO')
        .execute()
    ).map(({ quantity }) => quantity)
  const line = (quantity: number, price = '7,00') => `BDN-033;NM;KO;Normal;;${price};${quantity};;`

  it('add up where lines are equal, which is said', async () => {
    const { import: first } = await read([own, line(2), line(3)])
    expect(first).toMatchObject({ total: 1, faults: [], questions: { joined_count: 1, existing_count: 0 } })
    expect(first.questions.changes).toMatchObject([{ before: null, after: { quantity: 5, price_cents: 700 } }])
    await start(first.id)
    expect(await unitsOf(saci!.id)).toEqual([5])
  })

  it('replace those of an offer, or are added to them, as the seller says once; before and after are shown', async () => {
    const { import: first } = await read([own, line(4, '8,00')])
    const before = { quantity: 5, price_cents: 700 }
    expect(first.questions).toMatchObject({ stock: 'set', existing_count: 1 })
    expect(first.questions.changes).toMatchObject([
      { name: saci!.name, before, after: { quantity: 4, price_cents: 800 } },
    ])
    const second = await answer(first.id, { stock: 'add' })
    expect(second.questions).toMatchObject({ stock: 'add', existing_count: 1 })
    expect(second.questions.changes).toMatchObject([{ before, after: { quantity: 9, price_cents: 800 } }])
    await start(first.id)
    expect(await unitsOf(saci!.id)).toEqual([9])
  })
})
