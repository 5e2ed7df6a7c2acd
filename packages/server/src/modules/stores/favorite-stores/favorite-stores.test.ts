import { MOST_FAVORITE_STORES } from '@bra/contract/stores/favorite-stores'
import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { describe, expect, it } from 'vitest'
import { type Person, testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const [marina, stranger] = [await as('buyer'), await as('joelma.nazare@bracards.example')]
const open = await app.db.selectFrom('stores').select('id').where('status', '=', 'open').orderBy('id').execute()
const toggle = (by: Person, store_id: number) => by.post('/api/v1/favorite-stores', { store_id })
const namesOf = async (by: Person) =>
  (await by.get('/api/v1/favorite-stores')).body.stores.map(({ id }: { id: number }) => id)

describe('favourite stores', () => {
  it('are put in and taken out with one press, the latest first, for the person alone', async () => {
    expect((await toggle(marina, open[0]!.id)).body).toMatchObject({
      favorite: true,
      message: 'Loja salva nos favoritos.',
    })
    await toggle(marina, open[1]!.id)
    expect(new Set(await namesOf(marina))).toEqual(new Set([open[0]!.id, open[1]!.id]))
    expect(await namesOf(stranger)).toEqual([])
    expect((await toggle(marina, open[0]!.id)).body).toMatchObject({ favorite: false })
    expect(await namesOf(marina)).toEqual([open[1]!.id])
  })

  it('are stores that there are, up to a hundred, of people who are signed in', async () => {
    expect((await toggle(marina, 999_999)).status).toBe(404)
    expect((await get('/api/v1/favorite-stores')).status).toBe(401)
    expect((await post('/api/v1/favorite-stores', { store_id: 1 })).status).toBe(401)
    expect(MOST_FAVORITE_STORES).toBeGreaterThan(open.length)
  })

  it('are the only ones of a basket that asks for them', async () => {
    const products = await app.db
      .selectFrom('listings')
      .select('product_id')
      .where('store_id', '=', open[1]!.id)
      .where('on_sale', '=', true)
      .where('bra_center_quantity', '=', 0)
      .orderBy('id')
      .limit(6)
      .execute()
    const lines = products.map(({ product_id }) => ({ product_id }))
    const best = async (by: Person, asked: object) =>
      (await by.post('/api/v1/cart/best', { uf: 'SP', lines, ...asked })).body as BestBasket
    const storesOf = ({ stores }: BestBasket) => stores.map(({ store }) => store?.id)
    expect(storesOf(await best(marina, { favorites_only: true }))).toEqual([open[1]!.id])
    expect((await best(stranger, { favorites_only: true })).stores).toEqual([])
    expect(storesOf(await best(marina, {})).length).toBeGreaterThan(0)
  })
})
