import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const productId = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const idsOf = async (person: typeof marina) => (await person.get('/api/v1/favorites/ids')).body.ids as number[]
const toggle = (person: typeof marina, product_id: unknown) =>
  person.post('/api/v1/favorites/add-to-favorite', { product_id })

describe('favourites', () => {
  it('come latest first, with the price when saved and how it moved since', async () => {
    const { status, body } = await marina.get('/api/v1/users/favorites?per_page=12')
    expect(status).toBe(200)
    expect(body.paginate.total).toBe(12)
    const days = body.favorites.map((favorite: { saved_at: string }) => Date.parse(favorite.saved_at))
    expect(days).toEqual(days.toSorted((a: number, b: number) => b - a))
    const curupira = body.favorites.find((row: { product: { code: string } }) => row.product.code === 'BDN-004')
    expect(curupira.product.price_low).toBe(9600)
    expect(curupira.saved_price_cents).toBe(6820)
    expect(curupira.change_percent).toBe(40.8)
  })

  it('are switched on with the lowest offer of the moment, and off again', async () => {
    const id = await productId('BDN-004')
    expect((await toggle(joao, id)).body).toMatchObject({ error: false, favorite: true })
    expect(await idsOf(joao)).toEqual([id])
    const { favorites } = (await joao.get('/api/v1/users/favorites')).body
    expect(favorites[0]).toMatchObject({ saved_price_cents: 9600, change_percent: 0 })
    expect((await toggle(joao, id)).body).toMatchObject({ favorite: false })
    expect(await idsOf(joao)).toEqual([])
  })

  it('of one person are not those of another', async () => {
    const before = await idsOf(marina)
    await toggle(joao, await productId('BDN-017'))
    expect(await idsOf(marina)).toEqual(before)
    expect(await idsOf(joao)).toEqual([await productId('BDN-017')])
  })

  it('refuse a product that is not there, and whoever has not signed in', async () => {
    const unknown = await toggle(joao, 999_999)
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Não encontramos este produto.'])
    expect((await toggle(joao, 'x')).status).toBe(422)
    for (const url of ['/api/v1/users/favorites', '/api/v1/favorites/ids']) expect((await get(url)).status).toBe(401)
    expect((await post('/api/v1/favorites/add-to-favorite', { product_id: 1 })).status).toBe(401)
  })

  it('end at two thousand', async () => {
    const bia = await as('beatriz.camargo@bracards.example')
    await sql`
      with made as (
        insert into products (category_id, type, name, slug, code, source, source_id, created_at, updated_at)
        select category_id, type, name, slug, 'T-' || n, 'test', n::text, created_at, updated_at
        from products, generate_series(1, 2000) n where code = 'BDN-001' returning id
      )
      insert into favorites (user_id, product_id, saved_at) select ${bia.id}, id, ${app.clock.now()} from made`.execute(
      app.db,
    )
    const refused = await toggle(bia, await productId('BDN-004'))
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_favorites'])
    expect(await idsOf(bia)).toHaveLength(2000)
  })
})
