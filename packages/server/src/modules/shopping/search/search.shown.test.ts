import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { refreshProductStats } from '../../stores/listings/index.ts'

const { app, as, post } = await testApp()
const joao = await as('joao.meireles@bracards.example')

type Changed = Partial<Record<string, unknown>>
interface Shown {
  id: number
  price_low: number
  free_shipping: boolean
  standard_offer: { id: number } | null
  lowest_offer: { id: number } | null
}

/** A card with three offers of stores that are not the buyer's. */
const card = await app.db
  .selectFrom('listings')
  .select((row) => ['product_id as id', row.fn.countAll<number>().as('count')])
  .where('on_sale', '=', true)
  .where('product_type', '=', 'tcg')
  .groupBy('product_id')
  .having((row) => row.fn.countAll(), '=', 3)
  .orderBy('product_id')
  .limit(1)
  .executeTakeFirstOrThrow()
const [damaged, played, mint] = (
  await app.db
    .selectFrom('listings')
    .select('id')
    .where('product_id', '=', card.id)
    .where('on_sale', '=', true)
    .orderBy('id')
    .execute()
).map(({ id }) => id) as [number, number, number]

const setOffer = (id: number, changed: Changed) =>
  app.db.updateTable('listings').set(changed).where('id', '=', id).execute()
const plain = { grade: null, extras: [], finish: 'normal', promotion_id: null, regular_price_cents: null, quantity: 5 }

beforeAll(async () => {
  await app.db.updateTable('stores').set({ free_shipping_over_cents: null }).execute()
  await setOffer(damaged, { ...plain, condition: 'D', language: 'JP', price_cents: 215 })
  await setOffer(played, { ...plain, condition: 'SP', language: 'EN', price_cents: 700 })
  await setOffer(mint, { ...plain, condition: 'NM', language: 'PT', price_cents: 1250 })
  await app.transaction((tx) => refreshProductStats(tx, [card.id]))
})

/** The card as a list has it. */
async function listed(asked: object = {}): Promise<Shown> {
  const { name } = await app.db
    .selectFrom('products')
    .select('name')
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow()
  const { products } = (await post('/api/v1/1/products/paginate', { type: 'filter', search: name, ...asked })).body
  return products.find(({ id }: Shown) => id === card.id)
}

describe('a card whose cheapest copy is damaged and Japanese', () => {
  it('is listed with the cheapest that is near mint beside it, each named by its copy and its store', async () => {
    const found = await listed()
    expect(found).toMatchObject({
      price_low: 215,
      lowest_offer: { id: damaged, price_cents: 215, condition: 'D', language: 'JP', finish: 'normal' },
      standard_offer: { id: mint, price_cents: 1250, condition: 'NM', language: 'PT', finish: 'normal' },
    })
    const store = await app.db
      .selectFrom('listings as l')
      .innerJoin('stores as s', 's.id', 'l.store_id')
      .select(['s.id', 's.name'])
      .where('l.id', '=', mint)
      .executeTakeFirstOrThrow()
    expect(found.standard_offer).toMatchObject({ store })
  })

  it('says the same on its page and among the favourites', async () => {
    const both = { lowest_offer: { id: damaged }, standard_offer: { id: mint } }
    const { body } = await post(`/api/v1/1/products-show/${card.id}`, {})
    expect(body.product).toMatchObject({ price_low: 215, ...both })
    await joao.post('/api/v1/favorites/add-to-favorite', { product_id: card.id })
    const { favorites } = (await joao.get('/api/v1/users/favorites')).body
    expect(favorites[0].product).toMatchObject(both)
  })

  it('is listed by the cheapest near mint of what is asked for, where it is', async () => {
    expect(await listed({ languages: ['JP', 'EN'] })).toMatchObject({
      lowest_offer: { id: damaged },
      standard_offer: null,
    })
    expect(await listed({ condition: 'SP' })).toMatchObject({
      lowest_offer: { id: played },
      standard_offer: { id: mint, language: 'PT' },
    })
  })

  it('has none that is near mint while that one was painted over', async () => {
    await setOffer(mint, { extras: ['alterada'] })
    expect(await listed()).toMatchObject({ lowest_offer: { id: damaged }, standard_offer: null })
    expect(await listed({ condition: 'SP' })).toMatchObject({ lowest_offer: { id: played }, standard_offer: null })
    await setOffer(mint, { extras: [] })
  })

  it('names the better one where two cost the same', async () => {
    await setOffer(mint, { price_cents: 215 })
    expect(await listed()).toMatchObject({ lowest_offer: { id: mint }, standard_offer: { id: mint } })
    expect(await listed({ condition: 'D' })).toMatchObject({ lowest_offer: { id: mint }, standard_offer: { id: mint } })
    await setOffer(mint, { price_cents: 1250 })
  })

  it('follows the name of the store that sells it', async () => {
    const { store_id } = await app.db
      .selectFrom('listings')
      .select('store_id')
      .where('id', '=', mint)
      .executeTakeFirstOrThrow()
    await listed()
    await app.db.updateTable('stores').set({ name: 'Casa do Boto' }).where('id', '=', store_id).execute()
    expect(await listed()).toMatchObject({ standard_offer: { store: { name: 'Casa do Boto' } } })
  })

  it('comes with free freight only where the offer does whose price it shows', async () => {
    const storeOf = async (id: number) =>
      (await app.db.selectFrom('listings').select('store_id').where('id', '=', id).executeTakeFirstOrThrow()).store_id
    const free = async (id: number, cents: number | null) =>
      app.db
        .updateTable('stores')
        .set({ free_shipping_over_cents: cents })
        .where('id', '=', await storeOf(id))
        .execute()
    await free(damaged, 100)
    expect((await listed()).free_shipping).toBe(false)
    expect((await listed({ languages: ['JP'] })).free_shipping).toBe(true)
    await free(mint, 1250)
    expect((await listed()).free_shipping).toBe(true)
  })
})

describe('a list by price', () => {
  it.each([{}, { languages: ['PT', 'EN'] }])('stands in the order of the prices that it shows (%j)', async (asked) => {
    const body = { type: 'filter', order: 'price_low', per_page: 96, ...asked }
    const { products } = (await post('/api/v1/1/products/paginate', body)).body
    const prices = products.map(
      ({ standard_offer: standard, lowest_offer: lowest }: Record<string, { price_cents: number } | null>) =>
        (standard ?? lowest)!.price_cents,
    )
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
  })
})
