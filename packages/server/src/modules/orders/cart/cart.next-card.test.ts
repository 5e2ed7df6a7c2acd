import { beforeEach, describe, expect, it } from 'vitest'
import { setOnSale } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const offer = await app.db
  .selectFrom('listings as l')
  .innerJoin('stores as s', 's.id', 'l.store_id')
  .innerJoin('products as p', 'p.id', 'l.product_id')
  .select(['l.id', 'l.store_id'])
  .where('l.on_sale', '=', true)
  .where('p.type', '=', 'tcg')
  .where('s.uf', '=', 'SP')
  .executeTakeFirstOrThrow()
const setStore = (free: number | null, more: object = {}) =>
  app.db
    .updateTable('stores')
    .set({ free_shipping_over_cents: free, sends_letters: false, allows_pickup: false, ...more })
    .where('id', '=', offer.store_id)
    .execute()
const group = async () => (await joao.get(`/api/v1/active-cart/${joao.id}?cep=01310100`)).body.result.groups[0]

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  await setOnSale(app, offer.id)
  await setStore(null)
  await joao.post('/api/v1/add-to-cart', { id: offer.id })
})

describe('the parcel of a store', () => {
  it('says what free freight would save, and nothing where there is no such rule', async () => {
    expect(await group()).toMatchObject({ free_missing_cents: null, free_saves_cents: null })
    await setStore(980)
    expect(await group()).toMatchObject({ free_missing_cents: 490, freight_cents: 990, free_saves_cents: 990 })
    await setStore(490)
    expect(await group()).toMatchObject({ free_missing_cents: 0, freight_cents: 0, free_saves_cents: null })
  })

  it('saves nothing by free freight that is sent in a way that is never free', async () => {
    await setStore(980, { allows_pickup: true })
    await joao.post('/api/v1/cart/save-store-shippiment', {
      store_id: offer.store_id,
      method: 'sedex',
      cep: '01310100',
    })
    expect(await group()).toMatchObject({ shipping: 'sedex', free_missing_cents: 490, free_saves_cents: 0 })
  })

  it('says what one more card does to its freight, where no price of the card decides that', async () => {
    expect(await group()).toMatchObject({ freight_cents: 990, with_card_cents: 990 })
    // with a card of R$ 50,00 it would be too dear for a Mini Envios, and with one of a few cents not
    await setOnSale(app, offer.id, { price_cents: 9600 })
    expect(await group()).toMatchObject({ freight_cents: 990, with_card_cents: null })
    await setStore(490)
    expect(await group()).toMatchObject({ freight_cents: 0, with_card_cents: null })
  })
})
