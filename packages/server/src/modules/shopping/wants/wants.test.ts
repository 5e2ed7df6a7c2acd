import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { wantsPersonal } from './personal.queries.ts'

const { app, as, get, post } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const productId = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const curupira = await productId('BDN-004')
const save = (body: object) => joao.post('/api/v1/wants', { product_id: curupira, ...body })

describe('a want', () => {
  it('is saved with its limits, and shows the best offer that fits now', async () => {
    const { status, body } = await save({ limit_cents: 20_000, condition: 'SP', languages: ['PT'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      error: false,
      want: {
        product: { id: curupira },
        limit_cents: 20_000,
        condition: 'SP',
        active: true,
        notify: true,
        quantity: 1,
      },
    })
    const offers = await app.db
      .selectFrom('listings')
      .select(['id', 'price_cents'])
      .where('product_id', '=', curupira)
      .where('on_sale', '=', true)
      .where('language', '=', 'PT')
      .where('condition', 'in', ['M', 'NM', 'SP'])
      .where('price_cents', '<=', 20_000)
      .orderBy('price_cents')
      .execute()
    expect(body.want.fitting).toBe(offers.length)
    expect(body.want.best).toMatchObject({ listing_id: offers[0]!.id, price_cents: offers[0]!.price_cents })
    expect((await joao.get(`/api/v1/wants/products/${curupira}`)).body.want.best).toEqual(body.want.best)
  })

  it('of a product there is one: saving it again changes its limits', async () => {
    const { id } = (await save({ limit_cents: 100 })).body.want
    const { body } = await save({ limit_cents: 12_000, finish: 'foil' })
    expect(body.want).toMatchObject({ id, limit_cents: 12_000, finish: 'foil', condition: null })
    expect((await joao.get('/api/v1/wants')).body.paginate.total).toBe(1)
  })

  it('of any edition is answered by other printings of the same card', async () => {
    const only = (await save({ limit_cents: null })).body.want
    const any = (await save({ limit_cents: null, any_edition: true })).body.want
    expect(any.fitting).toBeGreaterThan(only.fitting)
    expect(any.best.price_cents).toBeLessThanOrEqual(only.best.price_cents)
  })

  it('is changed and removed by its owner alone', async () => {
    const { id } = (await save({ limit_cents: 5000 })).body.want
    expect((await joao.put(`/api/v1/wants/${id}`, { active: false })).body.want).toMatchObject({
      active: false,
      limit_cents: 5000,
    })
    for (const answer of [
      await marina.put(`/api/v1/wants/${id}`, { active: true }),
      await marina.remove(`/api/v1/wants/${id}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'want_not_found'])
    expect((await joao.remove(`/api/v1/wants/${id}`)).body.error).toBe(false)
    expect((await joao.get(`/api/v1/wants/products/${curupira}`)).body).toEqual({ want: null })
  })

  it('is refused in words where it makes no sense', async () => {
    expect((await save({ product_id: 999_999 })).body.message).toBe('Não encontramos este produto.')
    expect((await save({ limit_cents: 0 })).body.fields).toEqual({ limit_cents: 'Informe um valor maior que zero.' })
    expect((await save({ condition: 'lacrado' })).body.fields).toEqual({
      condition: 'Esta condição não existe para este produto.',
    })
    expect((await get('/api/v1/wants')).status).toBe(401)
    expect((await post('/api/v1/wants', { product_id: curupira })).status).toBe(401)
  })

  it('of one edition fits its copies alone, and there is no such edition twice', async () => {
    const unlimited = await save({ limit_cents: null, condition: null, languages: [], edition: 'ilimitada' })
    expect(unlimited.body.want).toMatchObject({ edition: 'ilimitada', fitting: 0, best: null })
    const offers = app.db.selectFrom('listings').where('product_id', '=', curupira).where('on_sale', '=', true)
    const { id, store_id } = await offers.select(['id', 'store_id']).orderBy('id').executeTakeFirstOrThrow()
    await app.db
      .updateTable('listings')
      .set({ extras: ['ilimitada'] })
      .where('id', '=', id)
      .execute()
    const found = (await joao.get(`/api/v1/wants/products/${curupira}`)).body.want
    expect(found).toMatchObject({ fitting: 1, best: { listing_id: id, store: { id: store_id } } })
    expect((await save({ edition: ['1edicao', 'ilimitada'] })).status).toBe(422)
    expect((await save({ edition: null })).body.want.fitting).toBeGreaterThan(1)
  })

  it('of the demo comes latest first, page by page', async () => {
    const { body } = await marina.get('/api/v1/wants?per_page=5')
    expect(body.paginate).toEqual({ current_page: 1, last_page: 2, per_page: 5, total: 8 })
    const days = body.wants.map((want: { created_at: string }) => Date.parse(want.created_at))
    expect(days).toEqual(days.toSorted((a: number, b: number) => b - a))
    const rest = (await marina.get('/api/v1/wants?per_page=5&page=2')).body.wants
    expect([...body.wants, ...rest].filter((want: { best: object | null }) => want.best).length).toBeGreaterThan(1)
  })

  it('is told to its owner and forgotten, with what it was told of', async () => {
    await save({ limit_cents: null })
    expect((await wantsPersonal.records(app.db, joao.id, app))['Lista de desejos']).toMatchObject([
      { código: 'BDN-004' },
    ])
    await app.transaction((tx) => wantsPersonal.forget(tx, joao.id, app))
    expect((await joao.get('/api/v1/wants')).body.wants).toEqual([])
    expect((await marina.get('/api/v1/wants')).body.paginate.total).toBe(8)
  })

  it('is one of five hundred at most', async () => {
    const bia = await as('beatriz.camargo@bracards.example')
    const products = await app.db.selectFrom('products').select('id').where('id', '<>', curupira).limit(500).execute()
    for (const { id } of products.slice(0, 2)) await bia.post('/api/v1/wants', { product_id: id })
    const [model] = await app.db.selectFrom('wants').selectAll().where('user_id', '=', bia.id).limit(1).execute()
    const { id: _, ...row } = model!
    await app.db
      .insertInto('wants')
      .values(products.slice(2).map(({ id }) => ({ ...row, product_id: id })))
      .execute()
    const refused = await bia.post('/api/v1/wants', { product_id: curupira })
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_wants'])
    expect((await bia.get('/api/v1/wants')).body.paginate.total).toBe(500)
  })
})
