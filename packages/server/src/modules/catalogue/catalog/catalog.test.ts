import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, get, post } = await testApp()
const codes = (rows: { code: string }[]) => rows.map((row) => row.code)
const idOf = async (code: string) =>
  (await app.db.selectFrom('categories').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const page = async (body: object) => (await post('/api/v1/paginate-categories', body)).body

describe('the collections', () => {
  it('come newest first, whole', async () => {
    const { categories } = (await get('/api/v1/1/categories?type=tcg')).body
    expect(codes(categories)).toEqual(['CEV', 'PAS', 'CEB', 'AGE', 'BDN'])
    expect(categories.at(-1)).toMatchObject({
      name: 'Boca da Noite',
      name_en: 'Nightfall',
      slug: 'boca-da-noite',
      series: 'Primeira Roda',
      total: 120,
      release_date: '2024-05-30',
      symbol: '/media/sets/bdn-240.webp',
      business: { slug: 'causos', name: 'Causos' },
      offers_count: expect.any(Number),
    })
    expect(categories.at(-1).products_count).toBeGreaterThanOrEqual(120)
  })

  it('of every type come without one being asked for, and an unknown type is refused', async () => {
    const { categories } = (await get('/api/v1/1/categories')).body
    expect(codes(categories)).toEqual(expect.arrayContaining(['BDN', 'SLV', 'BOX']))
    const refused = await get('/api/v1/1/categories?type=coins')
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      message: 'Confira os campos destacados e tente de novo.',
      fields: { type: expect.any(String) },
    })
  })

  it('answer one by its id, under both of its addresses', async () => {
    const id = await idOf('AGE')
    const one = (await get(`/api/v1/categories/${id}`)).body
    expect(one).toMatchObject({ id, name: 'Águas Encantadas' })
    expect((await get(`/api/v1/1/categories/${id}`)).body).toEqual(one)
  })

  it('tell who asks for an unknown one that it does not exist', async () => {
    const answer = await get('/api/v1/categories/999999')
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ code: 'category_not_found', message: 'Não encontramos esta coleção.' })
    for (const wrong of ['0', '-1', 'abc', '99999999999', '1%27%20or%201=1'])
      expect((await get(`/api/v1/categories/${wrong}`)).status).toBe(422)
  })

  it('come page by page', async () => {
    const first = await page({ type: 'tcg', per_page: 2 })
    expect(codes(first.categories)).toEqual(['CEV', 'PAS'])
    expect(first.paginate).toEqual({ current_page: 1, last_page: 3, per_page: 2, total: 5 })
    expect(codes((await page({ type: 'tcg', per_page: 2, page: 3 })).categories)).toEqual(['BDN'])
    expect((await page({ type: 'tcg', per_page: 2, page: 9 })).categories).toEqual([])
  })

  it('are found by a word in either language, an accent or a code, in one series and one business', async () => {
    for (const search of ['aguas', 'ÁGUAS encantadas', 'enchanted', 'age'])
      expect(codes((await page({ search })).categories)).toContain('AGE')
    expect(codes((await page({ series: 'Segunda Roda' })).categories)).toEqual(['CEV', 'PAS'])
    expect(codes((await page({ business: 'lacrados' })).categories).toSorted()).toEqual(['BOO', 'BOX', 'DEC', 'LAT'])
  })

  it('stand in the order asked for', async () => {
    expect(codes((await page({ type: 'tcg', order: 'release_asc' })).categories)[0]).toBe('BDN')
    expect(codes((await page({ type: 'tcg', order: 'name' })).categories)[0]).toBe('AGE')
    await app.transaction((tx) =>
      tx.updateTable('categories').set({ offers_count: 1_000_000 }).where('code', '=', 'CEB').execute(),
    )
    expect(codes((await page({ type: 'tcg', order: 'offers' })).categories)[0]).toBe('CEB')
  })

  it('take whatever is typed for text, and refuse what is no page', async () => {
    for (const search of ['%', '_', "' or 1=1 --", '<b>x</b>', '\\'])
      expect((await page({ search })).paginate.total, search).toBe(0)
    for (const wrong of [
      { page: 0 },
      { page: -1 },
      { page: 1e9 },
      { per_page: 500 },
      { order: 'price' },
      { search: 'x'.repeat(10_000) },
    ]) {
      const answer = await post('/api/v1/paginate-categories', wrong)
      expect(answer.status).toBe(422)
      expect(answer.body.code).toBe('invalid_input')
    }
  })
})

describe('the house data of a product', () => {
  it('tells maker, origin, bar code and size', async () => {
    const { id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', 'BDN-BOX')
      .executeTakeFirstOrThrow()
    expect((await post('/api/v1/1/product-bra-data', { id })).body).toEqual({
      id,
      name: 'Caixa de Boosters Boca da Noite (24)',
      brand: 'Roda Editora',
      origin: { code: 0, name: 'Nacional' },
      ean: expect.stringMatching(/^\d{13}$/),
      ncm: '95044000',
      weight_grams: 640,
      length_cm: 20,
      width_cm: 14,
      height_cm: 9,
      can_send_bra_center: true,
    })
  })

  it('tells who asks for an unknown product that it does not exist', async () => {
    const answer = await post('/api/v1/1/product-bra-data', { id: 999_999 })
    expect(answer.status).toBe(404)
    expect(answer.body.message).toBe('Não encontramos este produto.')
    expect((await post('/api/v1/1/product-bra-data', { id: 'one' })).status).toBe(422)
  })
})

describe('the words of the catalogue', () => {
  it('name conditions from best to worst, cards when nothing is asked for', async () => {
    const { conditions } = (await get('/api/v1/get-conditions')).body
    expect(codes(conditions)).toEqual(['M', 'NM', 'SP', 'MP', 'HP', 'D', 'graded'])
    expect(conditions[1]).toEqual({
      code: 'NM',
      name: 'Praticamente Nova',
      rank: 5,
      description: expect.stringMatching(/\.$/),
    })
    expect((await get('/api/v1/get-conditions/tcg')).body.conditions).toEqual(conditions)
    expect(codes((await get('/api/v1/get-conditions/bra')).body.conditions)).toEqual([
      'lacrado',
      'lacrado_avaria',
      'aberto',
    ])
    expect((await get('/api/v1/get-conditions/ads')).body.conditions).toHaveLength(6)
    expect((await get('/api/v1/get-conditions/cars')).status).toBe(422)
  })

  it('say usual names in the language of the visit', async () => {
    const named = async (path: string, kind: string) =>
      (await get(path, { cookie: 'lang=en' })).body[kind].map(({ name }: { name: string }) => name)
    expect(await named('/api/v1/rarities', 'rarities')).toEqual(['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary'])
    expect((await named('/api/v1/elements', 'elements')).toSorted()).toEqual([
      'Earth',
      'Fire',
      'Forest',
      'Night',
      'Water',
      'Wind',
    ])
    const sets = await named('/api/v1/1/categories', 'categories')
    expect(sets).toEqual(expect.arrayContaining(['Boca da Noite', 'Binders', 'Booster boxes']))
    const facets = { type: 'filter', facets: true }
    const { body } = await post('/api/v1/1/products/paginate', facets, { cookie: 'lang=en' })
    expect(body.facets.rarities[0].label).toBe('Common')
    expect((await post('/api/v1/1/products/paginate', facets)).body.facets.rarities[0].label).toBe('Comum')
  })

  it('name rarities by rank, elements, origins and lines of business', async () => {
    expect((await get('/api/v1/rarities')).body.rarities.map((rarity: { glyph: string }) => rarity.glyph)).toEqual([
      '●',
      '◆',
      '★',
      '✦',
      '✸',
    ])
    expect(
      (await get('/api/v1/elements')).body.elements.map((element: { slug: string }) => element.slug).toSorted(),
    ).toEqual(['agua', 'fogo', 'mata', 'noite', 'terra', 'vento'])
    expect((await get('/api/v1/origins')).body.origins).toHaveLength(9)
    const { business } = (await get('/api/v1/business')).body
    expect(business[0]).toMatchObject({ slug: 'causos', kind: 'tcg' })
    const [{ cards }] = (await app.db
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('cards'))
      .where('type', '=', 'tcg')
      .execute()) as [{ cards: number }]
    expect(business[0].products_count).toBe(cards)
  })

  it('name tags of one use with how many products carry them', async () => {
    const { tags } = (await get('/api/v1/tags?used_in=brand')).body
    expect(tags).toContainEqual({
      id: expect.any(Number),
      slug: 'embornal',
      name: 'Embornal',
      used_in: 'brand',
      image: '/media/seals/embornal-240.webp',
      products_count: expect.any(Number),
    })
    for (const tag of tags) expect(tag.products_count, `${tag.slug}`).toBeGreaterThan(0)
    expect((await get('/api/v1/tags?used_in=league')).body.tags).toHaveLength(3)
    expect((await get('/api/v1/tags?used_in=nothing')).body.tags).toEqual([])
  })
})
