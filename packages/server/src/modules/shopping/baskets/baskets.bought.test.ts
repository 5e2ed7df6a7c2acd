import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import type { Cart } from '@bra/contract/orders/cart.schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { setOnSale } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const CEP = '01310100'

/** A card, and its offers in two stores of São Paulo; nobody else has it. */
const card = await app.db
  .selectFrom('products as p')
  .innerJoin('product_stats as s', 's.product_id', 'p.id')
  .select('p.id')
  .where('p.type', '=', 'tcg')
  .where('s.offers', '>', 3)
  .orderBy('p.id')
  .executeTakeFirstOrThrow()
const offers = await app.db
  .selectFrom('listings')
  .select(['id', 'store_id'])
  .where('product_id', '=', card.id)
  .execute()
const [first, second] = offers as [(typeof offers)[number], (typeof offers)[number]]
const setOffer = (id: number, changed: object) => setOnSale(app, id, changed)
const setStore = (id: number, changed: object) =>
  app.db.updateTable('stores').set(changed).where('id', '=', id).execute()

const best = async (quantity: number, cep = CEP): Promise<BestBasket> =>
  (await joao.post('/api/v1/cart/best', { cep, lines: [{ product_id: card.id, quantity }] })).body

/** Puts the basket into the cart, and returns the cart for the same CEP. */
async function bought({ stores }: BestBasket, cep = CEP): Promise<Cart> {
  for (const { store, items } of stores)
    for (const { listing_id: id, quantity } of items) {
      const { status } = await joao.post('/api/v1/add-to-cart', { id, quantity, bra_center: store === null })
      expect(status).toBe(200)
    }
  return (await joao.get(`/api/v1/active-cart/${joao.id}?cep=${cep}`)).body.result
}

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  for (const { id } of offers) await setOffer(id, { status: 'paused' })
  for (const { store_id } of [first, second])
    await setStore(store_id, {
      uf: 'SP',
      cep: '01310200',
      free_shipping_over_cents: null,
      sends_letters: false,
      allows_pickup: false,
    })
})

describe('what lies in the Bra Center', () => {
  it('is found there, and bought from there', async () => {
    await setOffer(first.id, { quantity: 2, bra_center_quantity: 2 })
    const basket = await best(2)
    expect(basket.lines[0]!.missing).toBe(0)
    expect(basket.stores).toMatchObject([{ store: null, items: [{ listing_id: first.id, quantity: 2 }] }])
    expect(basket.alternatives.filter(({ kind }) => kind === 'close_store')).toEqual([])
    expect(await bought(basket)).toMatchObject({ count: 2, groups: [{ store: null }], total_cents: basket.total_cents })
  })

  it('is a parcel of its own beside that of the store', async () => {
    await setOffer(first.id, { quantity: 3, bra_center_quantity: 1 })
    const one = await best(2)
    expect(one.stores).toMatchObject([{ store: { id: first.store_id }, items: [{ quantity: 2 }] }])
    const both = await best(3)
    expect(both.stores.map(({ store, items }) => [store?.id, items[0]!.quantity])).toEqual([
      [first.store_id, 2],
      [undefined, 1],
    ])
    expect((await best(4)).lines[0]!.missing).toBe(1)
    expect(await bought(both)).toMatchObject({ count: 3, total_cents: both.total_cents })
  })
})

describe('the freight of a basket', () => {
  const RIO = '20040002'

  it('is that of the cart where the goods are worth more than a light parcel may be', async () => {
    await setOffer(first.id, { price_cents: 9000 })
    const basket = await best(2)
    expect(basket).toMatchObject({ freight_cents: 1520, gap_cents: 0, stores: [{ freight: { method: 'PAC' } }] })
    expect(await bought(basket)).toMatchObject({ total_cents: basket.total_cents })
  })

  it('is a letter where the store sends them and that costs less', async () => {
    await setOffer(first.id, {})
    await setStore(first.store_id, { sends_letters: true })
    const basket = await best(2, RIO)
    expect(basket).toMatchObject({ gap_cents: 0, stores: [{ freight: { cents: 1155, method: 'Carta Registrada' } }] })
    expect(await bought(basket, RIO)).toMatchObject({ total_cents: basket.total_cents })
  })

  it('is that of the box it is packed into, which the gap then owns up to', async () => {
    await setOffer(first.id, {})
    const box = { name: 'Caixa', length_cm: 20, width_cm: 15, height_cm: 10, weight_grams: 40, max_cards: null }
    const { id } = await app.db
      .insertInto('boxes')
      .values({ ...box, store_id: first.store_id, created_at: app.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const basket = await best(1)
    expect(basket).toMatchObject({ freight_cents: 1520, gap_cents: 1520 - 990 })
    expect(await bought(basket)).toMatchObject({ total_cents: basket.total_cents })
    await app.db.deleteFrom('boxes').where('id', '=', id).execute()
  })

  it('is not promised to be the least where a carrier may be cheaper than the table', async () => {
    await setOffer(first.id, {})
    app.providers.freightUrl = 'http://127.0.0.1:9'
    const basket = await best(1)
    app.providers.freightUrl = null
    expect(basket).toMatchObject({ freight_cents: 990, gap_cents: 990 })
  })
})

describe('a basket beside what is in the cart', () => {
  const rival = offers.find(({ store_id }) => store_id !== first.store_id)!
  const offerOfOther = app.db
    .selectFrom('listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select('l.id')
    .where('l.store_id', '=', rival.store_id)
    .where('l.product_id', '<>', card.id)
    .where('p.type', '=', 'tcg')
    .orderBy('l.id')
    .executeTakeFirstOrThrow()
  const lineIds = ({ groups }: Cart) => groups.flatMap(({ lines }) => lines.map(({ id }) => id))

  beforeEach(async () => {
    const { id } = await offerOfOther
    await setStore(rival.store_id, {
      status: 'open',
      uf: 'SP',
      cep: '01310200',
      free_shipping_over_cents: null,
      sends_letters: false,
    })
    await setOffer(first.id, {})
    await setOffer(rival.id, { price_cents: 600, quantity: 3 })
    await setOffer(id, { price_cents: 2000 })
    await joao.post('/api/v1/add-to-cart', { id })
  })

  it('shares the parcel of what stays there, and costs what the cart then says', async () => {
    const basket = await best(1)
    expect(basket).toMatchObject({
      stores: [{ store: { id: rival.store_id }, kept_count: 1, goods_cents: 600, freight: { cents: 990 } }],
      kept: { count: 1, goods_cents: 2000, freight_cents: 0 },
      total_cents: 600 + 2000 + 990,
      gap_cents: 0,
    })
    expect(await bought(basket)).toMatchObject({ total_cents: basket.total_cents })
  })

  it('pays the freight of the parcels that nothing of it comes in', async () => {
    await setOffer(rival.id, { status: 'paused' })
    const basket = await best(1)
    expect(basket).toMatchObject({ kept: { goods_cents: 2000, freight_cents: 990 }, total_cents: 490 + 2000 + 2 * 990 })
    expect(basket).toMatchObject({
      ...{ freight_cents: 990, gap_cents: 0 },
      // what stays in the cart is no alternative to give up
      alternatives: [
        { kind: 'drop_line', line: 1 },
        { kind: 'close_store', store_id: first.store_id },
      ],
    })
    expect(await bought(basket)).toMatchObject({ total_cents: basket.total_cents })
  })

  const choose = (method: string) =>
    joao.post('/api/v1/cart/save-store-shippiment', { store_id: rival.store_id, method, cep: CEP })

  it('sends what stays in the way that was chosen for it, with whatever comes beside it', async () => {
    await choose('sedex')
    const basket = await best(1)
    const [sent] = basket.stores
    expect(sent).toMatchObject({ store: { id: rival.store_id }, freight: { method: 'Sedex' } })
    expect(basket).toMatchObject({ total_cents: 600 + 2000 + sent!.freight.cents, gap_cents: 0 })
    expect(await bought(basket)).toMatchObject({ total_cents: basket.total_cents })
  })

  it('has what is fetched beside what is fetched, for nothing', async () => {
    await setStore(rival.store_id, { allows_pickup: true })
    await choose('retirada')
    await setOffer(rival.id, { price_cents: 1400, quantity: 3 })
    const basket = await best(1)
    expect(basket).toMatchObject({
      stores: [{ store: { id: rival.store_id }, freight: { cents: 0 } }],
      ...{ total_cents: 1400 + 2000, gap_cents: 0 },
    })
    expect(await bought(basket)).toMatchObject({ total_cents: basket.total_cents })
  })

  it('is sent as was chosen also where nothing else is left in the cart', async () => {
    await choose('sedex')
    await setOffer(first.id, { status: 'paused' })
    const replaces = lineIds((await joao.get(`/api/v1/active-cart/${joao.id}`)).body.result)
    const { body } = await joao.post('/api/v1/cart/best', { cep: CEP, lines: [{ product_id: card.id }], replaces })
    expect(body).toMatchObject({ stores: [{ kept_count: 0, freight: { method: 'Sedex' } }], gap_cents: 0 })
    const filled = await joao.post('/api/v1/cart/fill', { cep: CEP, items: [{ id: rival.id, quantity: 1 }], replaces })
    expect(filled.body.result).toMatchObject({ total_cents: body.total_cents })
  })

  it('offers no unit that is in the cart already', async () => {
    await setOffer(first.id, { status: 'paused' })
    await joao.post('/api/v1/add-to-cart', { id: rival.id, quantity: 2 })
    const basket = await best(2)
    expect(basket.lines[0]!.missing).toBe(1)
    expect(await bought(basket)).toMatchObject({ count: 4, total_cents: basket.total_cents })
  })

  it('is reckoned without the lines that it takes the place of', async () => {
    const inCart = await joao.get(`/api/v1/active-cart/${joao.id}`)
    const replaces = lineIds(inCart.body.result)
    const asked = { cep: CEP, lines: [{ product_id: card.id }], replaces }
    expect((await joao.post('/api/v1/cart/best', asked)).body).toMatchObject({
      stores: [{ store: { id: first.store_id }, kept_count: 0 }],
      kept: { count: 0, goods_cents: 0, freight_cents: 0 },
      total_cents: 490 + 990,
    })
  })
})

it('a card that was painted over, or came wrong out of the press, stands for no other', async () => {
  for (const flaw of ['alterada', 'misprint']) {
    await setOffer(first.id, { extras: [flaw] })
    expect((await best(1)).lines[0]!.missing).toBe(1)
  }
  await setOffer(first.id, { extras: ['promo'] })
  expect((await best(1)).lines[0]!.missing).toBe(0)
  await setOffer(first.id, { extras: [] })
})

it('which printing a copy is of, and what is special about it, is told of each', async () => {
  const grade = { company: 'PSA', grade: 9, certificate: '12345678' }
  const plain = await app.db.selectFrom('listings').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow()
  const special = { condition: 'graded', condition_rank: null, grade: JSON.stringify(grade), extras: ['assinada'] }
  await setOffer(first.id, { ...special, quantity: 1 })
  const { code } = await app.db
    .selectFrom('products')
    .select('code')
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow()
  expect((await best(1)).stores.flatMap(({ items }) => items)).toMatchObject([
    { listing_id: first.id, product_code: code, condition: 'graded', grade, extras: ['assinada'] },
  ])
  const { condition, condition_rank, extras } = plain
  await setOffer(first.id, { condition, condition_rank, extras, grade: null })
})
