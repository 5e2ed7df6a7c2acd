import { describe, expect, it } from 'vitest'
import { refreshSearchWords } from '../../../testing/refresh-search-words.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const { db } = app.app
const found = async (search: string, more: object = {}) =>
  (await app.post('/api/v1/1/products/paginate', { type: 'filter', search, per_page: 96, ...more })).body
const suggested = async (typed: string, path = 'products-by-api') =>
  (await app.get(`/api/v1/1/${path}/${encodeURIComponent(typed)}`)).body
const namesOf = (body: { products: { name: string }[] }) => body.products.map((product) => product.name)

await app.app.transaction((tx) => refreshSearchWords(tx))
const card = await db
  .selectFrom('products as p')
  .innerJoin('categories as c', 'c.id', 'p.category_id')
  .select(['p.id', 'p.name', 'p.name_en', 'p.card_number', 'c.code', 'c.total'])
  .where('p.type', '=', 'tcg')
  .where('p.name', 'like', '%ã%')
  .where('p.card_number', 'is not', null)
  .orderBy('p.id')
  .executeTakeFirstOrThrow()
const number = card.card_number!.split('/')[0]!

/** A card by another name that sells better than any other. */
const bestSellerBeside = async (id: number) => {
  const { name } = await db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  const best = await db
    .selectFrom('products as p')
    .innerJoin('product_sales_stats as s', 's.product_id', 'p.id')
    .select('p.id')
    .where('p.type', '=', 'tcg')
    .where('p.name', 'not like', `%${name.split(',')[0]}%`)
    .orderBy('s.monthly_sales', 'desc')
    .executeTakeFirstOrThrow()
  return best.id
}

describe('words for a copy behind the name of a card', () => {
  it.each(['NM português', 'foil', 'SP en'])('“%s” do not hide the card', async (copy) => {
    const { products } = await suggested(card.name)
    const asked = await suggested(`${card.name} ${copy}`)
    expect(namesOf(asked)).toEqual(namesOf({ products }))
    expect(asked.corrected).not.toContain(copy.split(' ')[0]!.toLowerCase())
    expect(namesOf(await found(`${card.name} ${copy}`))).toContain(card.name)
  })
})

describe('a searched text', () => {
  it('finds with and without accents, in Portuguese and in English, whatever the order of the words', async () => {
    const bare = card.name.normalize('NFD').replace(/\p{M}/gu, '')
    const reversed = card.name.split(' ').toReversed().join(' ')
    for (const typed of [card.name, bare.toUpperCase(), reversed, card.name_en!])
      expect((await found(typed)).products.map((product: { id: number }) => product.id)).toContain(card.id)
  })

  it('puts the very name first', async () => {
    expect(namesOf(await found(card.name))[0]).toBe(card.name)
  })

  it('finds a printed reference, exactly and first, however it is typed', async () => {
    for (const typed of [
      `${card.code} ${number}/${card.total}`,
      `${number}/${card.total} ${card.code}`.split(' ').toReversed().join(' '),
      `${card.code}${number}`,
      `${card.code.toLowerCase()}-${number}`,
    ]) {
      expect((await found(typed)).products[0].id, typed).toBe(card.id)
      expect((await suggested(typed)).products[0].id, typed).toBe(card.id)
      expect((await suggested(typed, 'find-by-rdc')).products[0].id, typed).toBe(card.id)
    }
    const byNumber = await suggested(`${number}/${card.total}`, 'find-by-rdc')
    expect(byNumber.products.map((product: { id: number }) => product.id)).toContain(card.id)
  })

  it('finds an internal code in whichever case, and an EAN however its digits are parted', async () => {
    const { code, ean } = await db
      .selectFrom('products')
      .select(['code', 'ean'])
      .where('id', '=', card.id)
      .executeTakeFirstOrThrow()
    const printed = (row: { code: string; ean: string | null }) =>
      app.app.transaction((tx) => tx.updateTable('products').set(row).where('id', '=', card.id).execute())
    await printed({ code: 'ecard2-H1', ean: '7891234567895' })
    for (const typed of ['ECARD2-H1', 'ecard2-h1', 'eCard2-H1', '7 891234 567895', '7891234567895']) {
      const { products } = await suggested(typed, 'find-by-rdc')
      expect(
        products.map((product: { id: number }) => product.id),
        typed,
      ).toEqual([card.id])
      expect((await found(typed)).products[0].id, typed).toBe(card.id)
    }
    await printed({ code, ean })
  })

  it('puts the card of the named set before one of another set with the same number, which sells better', async () => {
    const rival = await db
      .selectFrom('products as p')
      .innerJoin('product_sales_stats as s', 's.product_id', 'p.id')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .select(['p.id', 'p.reference_total'])
      .where('c.code', '<>', card.code)
      .where('p.type', '=', 'tcg')
      .orderBy('s.monthly_sales', 'desc')
      .executeTakeFirstOrThrow()
    const named = await db
      .selectFrom('products as p')
      .leftJoin('product_sales_stats as s', 's.product_id', 'p.id')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .select(['p.id', 'c.code', 'p.card_number', 'c.total', 'p.reference_total'])
      .where('c.code', '=', card.code)
      .orderBy((row) => row.fn.coalesce('s.monthly_sales', row.lit(0)))
      .executeTakeFirstOrThrow()
    const printed = (id: number, total: string | null) =>
      app.app.transaction((tx) =>
        tx.updateTable('products').set({ reference_total: total }).where('id', '=', id).execute(),
      )
    await printed(rival.id, named.reference_total)
    const typed = `${named.code} ${named.card_number!.split('/')[0]}/${named.total}`
    for (const body of [await found(typed), await suggested(typed), await suggested(typed, 'find-by-rdc')])
      expect(body.products.map((product: { id: number }) => product.id)).toEqual([named.id, rival.id])
    await printed(rival.id, rival.reference_total)
  })

  it('puts the named card first among those with the same number and total, however well the others sell', async () => {
    const [named, rival] = await db
      .selectFrom('products as p')
      .leftJoin('product_sales_stats as s', 's.product_id', 'p.id')
      .select(['p.id', 'p.name', 'p.reference_total'])
      .where('p.id', 'in', [card.id, await bestSellerBeside(card.id)])
      .orderBy((row) => row.fn.coalesce('s.monthly_sales', row.lit(0)))
      .execute()
    const printed = (id: number, total: string | null) =>
      app.app.transaction((tx) =>
        tx.updateTable('products').set({ reference_total: total }).where('id', '=', id).execute(),
      )
    for (const { id } of [named!, rival!]) await printed(id, '4/1002')
    const bare = named!.name.split(',')[0]!
    for (const typed of [`${bare} 4/1002`, `4/1002 ${bare}`, `${bare.slice(0, -1).toUpperCase()} 004/1002`])
      for (const body of [await found(typed), await suggested(typed), await suggested(typed, 'find-by-rdc')])
        expect(
          body.products.map((product: { id: number }) => product.id),
          typed,
        ).toEqual([named!.id, rival!.id])
    expect((await suggested('4/1002', 'find-by-rdc')).products[0].id).toBe(rival!.id)
    for (const { id, reference_total: total } of [named!, rival!]) await printed(id, total)
  })

  it('with a slip of the finger is corrected, and says so', async () => {
    const [word] = card.name.split(/[\s,]+/).toSorted((a, b) => b.length - a.length)
    const slip = `${word!.slice(0, 2)}${word![3]}${word![2]}${word!.slice(4)}`
    const body = await found(slip)
    expect(body.corrected).not.toBeNull()
    expect(body.products.map((product: { id: number }) => product.id)).toContain(card.id)
    expect((await suggested(slip)).corrected).toBe(body.corrected)
    expect((await found(word!)).corrected).toBeNull()
  })

  it('is only text: wildcards, SQL, HTML and control signs find nothing and break nothing', async () => {
    for (const typed of ['%', '_', '\\', "' or 1=1 --", '<script>alert(1)</script>', '"; drop table products', '‮']) {
      const body = await found(typed)
      expect(body.paginate.total, typed).toBe(0)
      expect(body.corrected, typed).toBeNull()
      expect(await suggested(typed)).toMatchObject({ products: [] })
    }
    expect((await found('a\u0007b')).paginate.total).toBe((await found('a b')).paginate.total)
  })

  it('of ten kilobytes is refused in Portuguese', async () => {
    const answer = await app.post('/api/v1/1/products/paginate', { type: 'filter', search: 'x'.repeat(10_000) })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('Confira os campos destacados e tente de novo.')
    expect((await app.get(`/api/v1/1/products-by-api/${'x'.repeat(300)}`)).status).toBe(422)
  })

  it.each(['a', 'ar', 'oi', '0', '07', `${card.code} 01`, 'da mata', '-'])(
    '%j finds what any word is part of, as a look at every text would',
    async (typed) => {
      const texts = await db.selectFrom('products').select('search').execute()
      const words = typed.toLowerCase().split(' ')
      const holding = texts.filter((text) => words.every((word) => text.search.includes(word)))
      expect((await found(typed)).paginate.total).toBe(holding.length)
      expect(holding.length).toBeGreaterThan(0)
    },
  )
})

describe('suggestions', () => {
  it('hold at most six products, two collections and two stores', async () => {
    const body = await suggested('a')
    expect(body.products).toHaveLength(6)
    expect(body.categories.length).toBeLessThanOrEqual(2)
    expect(body.stores).toHaveLength(2)
  })

  it('name a collection and a store by the beginning of their names', async () => {
    const category = await db
      .selectFrom('categories')
      .select('name')
      .where('type', '=', 'tcg')
      .executeTakeFirstOrThrow()
    const store = await db.selectFrom('stores').select('name').where('status', '=', 'open').executeTakeFirstOrThrow()
    expect((await suggested(category.name)).categories[0].name).toBe(category.name)
    expect((await suggested(store.name)).stores[0].name).toBe(store.name)
  })

  it('of cards hold cards, of house goods the others', async () => {
    const types = async (path: string) =>
      new Set((await suggested('a', path)).products.map((product: { type: string }) => product.type))
    expect(await types('products-by-api-tcg')).toEqual(new Set(['tcg']))
    expect((await types('products-by-api-bra')).has('tcg')).toBe(false)
  })

  it('for the centre leave out what it does not take', async () => {
    const taken = await db.selectFrom('products').select('id').where('can_send_bra_center', '=', true).execute()
    const ids = new Set(taken.map((product) => product.id))
    const unsaid = await app.get('/api/v1/1/products-by-api/a?can_send_bra_center=undefined')
    expect(unsaid.body).toEqual((await app.get('/api/v1/1/products-by-api/a')).body)
    const body = (await app.get('/api/v1/1/products-by-api/a?can_send_bra_center=1')).body
    expect(body.products.every((product: { id: number }) => ids.has(product.id))).toBe(true)
  })

  it('see a product that was added a moment ago', async () => {
    const name = 'Zyxwvu Recém-chegado'
    await app.app.transaction((tx) =>
      tx
        .insertInto('products')
        .columns(['category_id', 'type', 'name', 'slug', 'code', 'source', 'source_id', 'created_at', 'updated_at'])
        .expression((source) =>
          source
            .selectFrom('products')
            .select((row) => ['category_id', 'type', row.val(name).as('name'), row.val('zyxwvu').as('slug')])
            .select((row) => [row.val('ZYX-1').as('code'), 'source', row.val('zyx').as('source_id')])
            .select(['created_at', 'updated_at'])
            .limit(1),
        )
        .execute(),
    )
    expect(namesOf(await suggested('zyxw'))).toEqual([name])
    expect(namesOf(await suggested('ZYX-1', 'find-by-rdc'))).toEqual([name])
    await app.app.transaction((tx) => tx.deleteFrom('products').where('source_id', '=', 'zyx').execute())
    expect(namesOf(await suggested('zyxw'))).toEqual([])
  })
})
