import type { Binder } from '@bra/contract/shopping/collections.schemas'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const bia = await as('seller')
const set = await app.db.selectFrom('categories').select('id').where('code', '=', 'BDN').executeTakeFirstOrThrow()
const url = '/api/v1/userCollections'
const binder = async (person: typeof joao) => (await person.get(`${url}/binder/${set.id}`)).body as Binder

describe('the binder of a set', () => {
  it('shows every card by number, and copies of all conditions together', async () => {
    const before = await binder(joao)
    const { product } = before.pockets.find(({ copies }) => copies === 0)!
    for (const [condition, quantity] of [
      ['NM', 1],
      ['SP', 2],
    ]) {
      const added = { product_id: product.id, condition, quantity }
      expect((await joao.post(`${url}/add_to_collection`, added)).status).toBe(200)
    }
    const after = await binder(joao)
    expect(after.pockets.map((pocket) => pocket.product.id)).toEqual(before.pockets.map((pocket) => pocket.product.id))
    expect(after.pockets.find((pocket) => pocket.product.id === product.id)).toMatchObject({ copies: 3 })
    expect([after.owned, after.total]).toEqual([before.owned + 1, before.pockets.length])
    expect(after.value_cents).toBe(after.pockets.reduce((sum, pocket) => sum + (pocket.value_cents ?? 0), 0))
    const sets = (await joao.get(`${url}/sets`)).body.sets as { category: { id: number }; owned: number }[]
    expect(sets.find(({ category }) => category.id === set.id)!.owned).toBe(after.owned)
  })

  it('shows nobody the copies of another', async () => {
    const own = (await bia.get(`${url}?vision=tenho&category_id=${set.id}&per_page=96`)).body.items as {
      product: { id: number }
    }[]
    expect((await binder(bia)).owned).toBe(new Set(own.map(({ product }) => product.id)).size)
    expect((await get(`${url}/binder/${set.id}`)).status).toBe(401)
  })

  it('refuses a set that does not exist', async () => {
    const { status, body } = await joao.get(`${url}/binder/999999`)
    expect([status, body.message]).toEqual([404, 'Não encontramos esta coleção.'])
    expect((await joao.get(`${url}/binder/abc`)).status).toBe(422)
  })
})
