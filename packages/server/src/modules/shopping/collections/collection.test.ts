import { describe, expect, it } from 'vitest'
import { collectionOfBuyer } from '@bra/demo/generate/collection'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const marina = await as('buyer')
const joao = await as('joao.meireles@bracards.example')
const severino = await as('seller')
const url = '/api/v1/userCollections'
const productId = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const categoryId = async (code: string) =>
  (await app.db.selectFrom('categories').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const add = (person: typeof marina, body: object) => person.post(`${url}/add_to_collection`, body)
const near = { condition: 'NM', language: 'PT', finish: 'normal' }

interface Entry {
  product: { id: number; name: string; code: string; categories: { code: string } }
  item: { id: number; quantity: number; value_cents: number | null; condition: string } | null
}
const codes = (body: { items: Entry[] }) => body.items.map(({ product }) => product.code)

describe('a card', () => {
  it('is added, and more of the same variant add up', async () => {
    const product_id = await productId('BDN-010')
    const first = await add(joao, { product_id, ...near, paid_cents: 150, acquired_on: '2026-10-02', note: ' Feira ' })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      error: false,
      message: 'Cadastrada com sucesso',
      item: { ...near, quantity: 1, paid_cents: 150, acquired_on: '2026-10-02', note: 'Feira', for_sale: false },
    })
    const second = await add(joao, { product_id, ...near, quantity: 2 })
    expect(second.body.item).toMatchObject({ id: first.body.item.id, quantity: 3, paid_cents: 150 })
    const foil = await add(joao, { product_id, ...near, finish: 'foil', extras: ['carimbada', 'promo'] })
    expect(foil.body.item).toMatchObject({ quantity: 1, extras: ['promo', 'carimbada'] })
    expect((await joao.get(`${url}/products/${product_id}`)).body.items).toHaveLength(2)
  })

  it('is of one edition at most', async () => {
    const product_id = await productId('BDN-012')
    const copies = async (extras: string[]) => add(joao, { product_id, ...near, extras })
    expect((await copies(['1edicao', 'promo'])).body.item.extras).toEqual(['promo', '1edicao'])
    const two = await copies(['1edicao', 'ilimitada'])
    expect([two.status, two.body.fields]).toEqual([
      422,
      { extras: 'Escolha só uma tiragem: 1ª Edição, Ilimitada ou Limitada.' },
    ])
  })

  it('is refused with a day that no calendar has, at its field', async () => {
    const product_id = await productId('BDN-011')
    const words = async (acquired_on: string) => (await add(joao, { product_id, ...near, acquired_on })).body.fields
    expect(await words('0000-01-01')).toEqual(await words('2026-02-30'))
    expect(await words('0000-01-01')).toHaveProperty('acquired_on')
  })

  it('added twice at the same moment loses no copy', async () => {
    const body = { product_id: await productId('BDN-011'), ...near }
    await Promise.all([add(joao, body), add(joao, body), add(joao, body)])
    const { items } = (await joao.get(`${url}/products/${body.product_id}`)).body
    expect(items).toMatchObject([{ quantity: 3 }])
  })

  it('is refused in words where it cannot be added', async () => {
    expect((await add(joao, { product_id: 999_999, ...near })).body.message).toBe('Não encontramos este produto.')
    const card = await productId('BDN-012')
    expect((await add(joao, { product_id: card })).body.fields).toEqual({ condition: 'Escolha a condição.' })
    expect((await add(joao, { product_id: card, condition: 'lacrado' })).body.fields).toEqual({
      condition: 'Esta condição não existe para este produto.',
    })
    expect((await add(joao, { product_id: card, ...near, acquired_on: '2026-11-22' })).body.fields).toEqual({
      acquired_on: 'Escolha um dia até hoje.',
    })
    expect((await add(joao, { product_id: card, ...near, quantity: 0 })).body.fields).toEqual({
      quantity: 'Informe ao menos 1.',
    })
  })

  it('is changed and removed by its owner alone', async () => {
    const { item } = (await add(joao, { product_id: await productId('BDN-013'), ...near })).body
    const changed = await joao.put(`${url}/${item.id}`, { quantity: 4, for_sale: true, paid_cents: 200 })
    expect(changed.body.item).toMatchObject({ quantity: 4, for_sale: true, paid_cents: 200 })
    for (const answer of [
      await marina.put(`${url}/${item.id}`, { quantity: 1 }),
      await marina.remove(`${url}/${item.id}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'collection_item_not_found'])
    expect((await joao.put(`${url}/${item.id}`, { quantity: 10_000 })).status).toBe(422)
    expect((await joao.remove(`${url}/${item.id}`)).body).toEqual({ error: false, message: 'Removida da coleção' })
    expect((await joao.remove(`${url}/${item.id}`)).status).toBe(404)
  })
})

describe('a collection', () => {
  it('is seen by its owner alone, and by nobody who has not signed in', async () => {
    const { body } = await marina.get(`${url}?vision=tenho&per_page=96`)
    expect(body.paginate.total).toBe(collectionOfBuyer().length)
    expect((await severino.get(`${url}?vision=tenho`)).body.items).toEqual([])
    for (const path of [url, `${url}/sets`, `${url}/value`, `${url}/products/1`])
      expect((await get(path)).status).toBe(401)
    expect((await post(`${url}/add_to_collection`, { product_id: 1, ...near })).status).toBe(401)
  })

  it('shows a whole set, what is owned of it and what is missing', async () => {
    const category_id = await categoryId('BDN')
    const of = async (vision: string) =>
      (await marina.get(`${url}?vision=${vision}&category_id=${category_id}&per_page=96`)).body
    const [all, owned, missing] = [await of('todas'), await of('tenho'), await of('faltam')]
    expect(all.paginate.total).toBe(owned.paginate.total + missing.paginate.total)
    expect(codes(missing)).toEqual(
      ['017', '045', '047', '049', '062', '118', '121', '122', '123'].map((number) => `BDN-${number}`),
    )
    expect(missing.items.every((entry: Entry) => entry.item === null)).toBe(true)
    expect(codes(all).slice(0, 3)).toEqual(['BDN-001', 'BDN-002', 'BDN-003'])
  })

  it('of the sets begun lacks only cards of these', async () => {
    const { body } = await marina.get(`${url}?vision=faltam&per_page=96`)
    expect(body.paginate.total).toBe(9 + (100 - 41) + (105 - 23))
    expect(new Set(body.items.map(({ product }: Entry) => product.categories.code))).toEqual(new Set(['CEV', 'AGE']))
  })

  it('shows what there is more than one of, and what is for sale', async () => {
    const twice = (await marina.get(`${url}?vision=repetidas&per_page=96`)).body.items as Entry[]
    const copies = Map.groupBy(twice, ({ product }) => product.id)
    expect(twice.length).toBeGreaterThan(5)
    for (const [, entries] of copies)
      expect(entries.reduce((sum, { item }) => sum + item!.quantity, 0)).toBeGreaterThan(1)
    const marked = (await marina.get(`${url}?vision=${encodeURIComponent('à venda')}&per_page=96`)).body
    expect(marked.paginate.total).toBe(collectionOfBuyer().filter(({ forSale }) => forSale).length)
  })

  it('shows for sale what the own store offers, though nobody marked it', async () => {
    const offer = await app.db
      .selectFrom('listings')
      .innerJoin('stores', 'stores.id', 'listings.store_id')
      .select(['product_id', 'condition', 'language', 'finish'])
      .where('stores.owner_id', '=', severino.id)
      .where('on_sale', '=', true)
      .executeTakeFirstOrThrow()
    await add(severino, offer)
    const { items } = (await severino.get(`${url}?vision=a-venda`)).body
    expect(items).toMatchObject([{ item: { for_sale: false, in_own_store: true } }])
  })

  it.each(['número', 'nome', 'preço', 'raridade', 'recentes'])(
    'in the order "%s" has each item once',
    async (order) => {
      const query = `vision=tenho&order_by=${encodeURIComponent(order)}&per_page=96`
      const pages = [await marina.get(`${url}?${query}`), await marina.get(`${url}?${query}&page=2`)]
      const items = pages.flatMap(({ body }) => body.items as Entry[])
      expect(new Set(items.map(({ item }) => item!.id)).size).toBe(collectionOfBuyer().length)
    },
  )

  it('in the order of prices begins with the dearest', async () => {
    const { items } = (await marina.get(`${url}?vision=tenho&order_by=preco&per_page=96`)).body
    const values = items.map(({ item }: Entry) => item!.value_cents ?? 0)
    expect(values).toEqual(values.toSorted((a: number, b: number) => b - a))
  })

  it('is searched by words, and refuses a vision that is none', async () => {
    const { body } = await marina.get(`${url}?vision=tenho&search=CURUPIRA`)
    expect(body.paginate.total).toBeGreaterThan(0)
    for (const { product } of body.items) expect(product.name).toMatch(/curupira/i)
    expect((await marina.get(`${url}?vision=sonho`)).status).toBe(422)
    expect((await marina.get(`${url}?order_by=sorte`)).status).toBe(422)
  })

  it('is told to its owner whole, and forgotten', async () => {
    const { collectionsPersonal } = await import('./personal.queries.ts')
    const told = await collectionsPersonal.records(app.db, joao.id, app)
    expect(told.Coleção![0]).toMatchObject({ código: 'BDN-010', 'valor pago, em centavos': 150 })
    await app.transaction((tx) => collectionsPersonal.forget(tx, joao.id, app))
    expect(await collectionsPersonal.records(app.db, joao.id, app)).toEqual({ Favoritos: [], Coleção: [] })
    expect((await marina.get(url)).body.paginate.total).toBeGreaterThan(0)
  })
})

it('empty fields of a question are as good as none', async () => {
  const asked = await marina.get(`${url}?vision=&order_by=&category_id=&search=`)
  expect([asked.status, asked.body]).toEqual([200, (await marina.get(url)).body])
})
