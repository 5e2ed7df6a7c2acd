import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get, post } = await testApp()
const operator = await as('operator')
const marina = await as('buyer')
const reason = 'É a mesma carta'
const admin = '/api/v1/admin/products'
const vocabulary = '/api/v1/admin/vocabulary'

/** Two products that several stores sell in the same variant. */
const [one, other] = (
  await sql<{ a: number; b: number }>`
    select a.product_id a, b.product_id b from listings a join listings b on b.store_id = a.store_id
      and b.product_id > a.product_id and b.condition = a.condition and b.language = a.language
      and b.finish = a.finish and b.extras = a.extras and a.grade is null and b.grade is null
    join products p on p.id = a.product_id join products q on q.id = b.product_id and q.type = p.type
      and q.category_id <> p.category_id
    where a.on_sale and b.on_sale limit 1`.execute(app.db)
).rows.flatMap(({ a, b }) => [a, b]) as [number, number]
const shown = (id: number) => post(`/api/v1/1/products-show/${id}`, {})
const stockOf = async (...ids: number[]) =>
  (
    await sql<{
      sum: number
    }>`select sum(quantity)::int sum from listings where product_id = any(${ids}::int[])`.execute(app.db)
  ).rows[0]!.sum

describe('a product', () => {
  it('is found, and changed with its reason; search follows', async () => {
    const { products } = (await operator.get(`${admin}?q=curupira`)).body
    const { id, type: ___, category: _, offers: __, ...draft } = products[0]
    const changed = { ...draft, name: 'Curupira Assobiador', card_number: '101' }
    const { status, body } = await operator.put(`${admin}/${id}`, { draft: changed, reason })
    expect([status, body.result.name]).toEqual([200, 'Curupira Assobiador'])
    const row = await app.db
      .selectFrom('products')
      .select(['slug', 'number_sort'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.slug).toBe('curupira-assobiador')
    expect(row.number_sort).toContain('101')
    const found = await get(`/api/v1/1/products-by-api/${encodeURIComponent('assobiador')}`)
    expect(JSON.stringify(found.body)).toContain('Curupira Assobiador')
    const { acts } = (await operator.get(`/api/v1/admin/acts?subject=product:${id}`)).body
    expect(acts[0]).toMatchObject({ kind: 'product_changed', detail: { after: { name: 'Curupira Assobiador' } } })
  })

  it('is among those of its game and of its set', async () => {
    const listed = async (query: string) => (await operator.get(`${admin}?per_page=96&${query}`)).body
    const { products, paginate } = await listed('business=causos&q=curupira')
    expect(paginate.total).toBeGreaterThan(1)
    const { id, business } = products[0].category
    expect(business).toBe('causos')
    const own = (await listed(`category_id=${id}`)).products
    expect(own.length).toBeGreaterThan(20)
    expect(new Set(own.map(({ category }: { category: { id: number } }) => category.id))).toEqual(new Set([id]))
    expect((await listed('business=tazos')).products).toEqual([])
    expect((await operator.get(`${admin}?category_id=boca`)).status).toBe(422)
  })

  it('shows the key of its card, and is joined with another card by it', async () => {
    const { products } = (await operator.get(`${admin}?q=curupira`)).body
    const { id, type: ___, category: _, offers: __, ...draft } = products[0]
    const key = async () =>
      await app.db.selectFrom('products').select(['card', 'corrected']).where('id', '=', id).executeTakeFirstOrThrow()
    const before = await key()
    expect(before.card).toBe(`#${draft.card_key}`)
    const changed = { ...draft, card_key: 'outra-carta' }
    expect((await operator.put(`${admin}/${id}`, { draft: changed, reason })).body.result.card_key).toBe('outra-carta')
    expect(await key()).toMatchObject({ card: '#outra-carta', corrected: expect.arrayContaining(['card_key']) })
    await operator.put(`${admin}/${id}`, { draft, reason })
    expect((await key()).card).toBe(before.card)
  })

  it('is added to a collection without a suggestion, once, and found at once', async () => {
    const { products } = (await operator.get(`${admin}?q=saci`)).body
    const { id: _, type: __, category, offers: ___, ...draft } = products[0]
    const added = { ...draft, name: 'Mula Que Ri', name_en: '', card_number: '901', code: 'BDN-901', images: [] }
    const { status, body } = await operator.post(admin, { draft: added, reason })
    expect([status, body.result.category]).toEqual([200, category])
    const found = await get(`/api/v1/1/products-by-api/${encodeURIComponent('mula que ri')}`)
    expect(JSON.stringify(found.body)).toContain('Mula Que Ri')
    expect((await operator.get('/api/v1/admin/acts?per_page=1')).body.acts[0]).toMatchObject({
      kind: 'product_added',
      title: 'Mula Que Ri',
    })
    const again = await operator.post(admin, { draft: { ...added, code: 'BDN-902' }, reason })
    expect(again.body.fields).toEqual({ card_number: 'Este produto já está no catálogo.' })
    const unheard = { ...added, card_number: '902', code: 'BDN-902', rarity_id: 2_000_000_000 }
    expect((await operator.post(admin, { draft: unheard, reason })).body.fields).toEqual({
      rarity_id: 'Escolha uma raridade da lista.',
    })
    expect((await marina.post(admin, { draft: added, reason })).status).toBe(403)
  })

  it('moves to another collection of its kind, and its offers with it', async () => {
    const { products } = (await operator.get(`${admin}?q=iara`)).body
    const { id, type: _, category, offers: __, ...draft } = products[0]
    const { categories } = (await get('/api/v1/1/categories')).body
    const kind = categories.find((one: { id: number }) => one.id === category.id).type
    const of = (isSame: boolean) =>
      categories.find((one: { id: number; type: string }) => one.id !== category.id && (one.type === kind) === isSame)
    const move = (to: number) => operator.put(`${admin}/${id}`, { draft: { ...draft, category_id: to }, reason })
    expect((await move(of(false).id)).body.fields).toEqual({
      category_id: 'Este produto só muda para uma coleção do mesmo tipo.',
    })
    const target = of(true)
    expect((await move(target.id)).body.result.category.id).toBe(target.id)
    const offers = await app.db
      .selectFrom('listings')
      .select('product_category_id')
      .where('product_id', '=', id)
      .execute()
    expect(new Set(offers.map((offer) => offer.product_category_id))).toEqual(new Set([target.id]))
    const after = (await get(`/api/v1/categories/${target.id}`)).body
    expect(after.products_count).toBe(target.products_count + 1)
    await move(category.id)
  })

  it('is told in the record of acts by names: its collection, rarity, elements and tags', async () => {
    const { products } = (await operator.get(`${admin}?q=saci`)).body
    const { id, type: _, category, offers: __, ...draft } = products[0]
    await app.db
      .insertInto('tags')
      .values({ used_in: 'product', slug: 'torneio', name: 'Torneio', image: null })
      .execute()
    const { rarities, elements, tags } = (await operator.get(vocabulary)).body
    const { categories } = (await get('/api/v1/1/categories')).body
    const target = categories.find((one: { id: number; type: string }) => one.id !== category.id && one.type === 'tcg')
    const rarity = rarities.find((one: { id: number }) => one.id !== draft.rarity_id)
    const change = {
      category_id: target.id,
      rarity_id: rarity.id,
      element_ids: [elements[0].id],
      tag_ids: [tags[0].id],
    }
    expect((await operator.put(`${admin}/${id}`, { draft: { ...draft, ...change }, reason })).status).toBe(200)
    const [act] = (await operator.get(`/api/v1/admin/acts?subject=product:${id}`)).body.acts
    expect(act.detail.before).toMatchObject({ category: category.name, tags: [] })
    expect(act.detail.after).toMatchObject({
      ...{ category: target.name, rarity: rarity.name, elements: [elements[0].name], tags: [tags[0].name] },
    })
    await operator.put(`${admin}/${id}`, { draft, reason })
  })

  it('gets elements, an origin, a brand and a league, which are made by their names and found by them', async () => {
    const { products } = (await operator.get(`${admin}?q=saci`)).body
    const { id, type: _, category: __, offers: ___, ...draft } = products[0]
    const before = (await operator.get(vocabulary)).body
    const elements = before.elements.slice(0, 2).map((each: { id: number }) => each.id)
    const facts = { element_ids: elements, origin: 1, brand: 'Casa do Mato', league: 'Liga da Mata' }
    const change = (more: object) => operator.put(`${admin}/${id}`, { draft: { ...draft, ...more }, reason })
    expect((await change({ ...facts, can_send_bra_center: false })).body.result).toMatchObject(facts)
    const { brands, leagues } = (await operator.get(vocabulary)).body
    expect(new Set(brands)).toEqual(new Set([...before.brands, 'Casa do Mato']))
    expect(new Set(leagues)).toEqual(new Set([...before.leagues, 'Liga da Mata']))
    for (const facet of [{ brands: ['casa-do-mato'] }, { leagues: ['liga-da-mata'] }]) {
      const found = (await post('/api/v1/1/products/paginate', { type: 'filter', ...facet })).body.products
      expect(found.map((product: { id: number }) => product.id)).toEqual([id])
    }
    const { body } = await post('/api/v1/1/product-bra-data', { id })
    expect(body).toMatchObject({ brand: 'Casa do Mato', can_send_bra_center: false })
    const again = await change({ ...facts, brand: 'CASA DO MATO', can_send_bra_center: false })
    expect(again.body.result.brand).toBe('Casa do Mato')
    expect((await change({ element_ids: [2_000_000_000] })).body.fields).toEqual({
      element_ids: 'Escolha elementos da lista.',
    })
    expect((await change({ brand: '???' })).body.fields).toEqual({ 'draft.brand': 'Use letras ou números.' })
    expect((await change({})).body.result).toMatchObject({ brand: draft.brand, league: draft.league })
  })

  it('has a code of its own, and a name', async () => {
    const { products } = (await operator.get(`${admin}?q=saci&per_page=2`)).body
    const { id, type: ___, category: _, offers: __, ...draft } = products[0]
    const taken = await operator.put(`${admin}/${id}`, { draft: { ...draft, code: products[1].code }, reason })
    expect(Object.keys(taken.body.fields)).toEqual(['code'])
    const nameless = await operator.put(`${admin}/${id}`, { draft: { ...draft, name: ' ' }, reason })
    expect(nameless.body.fields).toEqual({ 'draft.name': 'Preencha este campo.' })
    expect((await operator.put(`${admin}/999999`, { draft, reason })).body.code).toBe('product_not_found')
  })
})

describe('two rows of one product', () => {
  it('are merged: everything follows, nothing is lost, and the old address leads to the new', async () => {
    await marina.post('/api/v1/favorites/add-to-favorite', { product_id: one })
    for (const id of [one, other]) {
      await marina.post('/api/v1/userCollections/add_to_collection', {
        product_id: id,
        condition: 'NM',
        language: 'PT',
        quantity: 2,
      })
      await marina.post('/api/v1/wants', { product_id: id })
    }
    const stock = await stockOf(one, other)
    const lines = await app.db.selectFrom('order_lines').select('id').where('product_id', 'in', [one, other]).execute()
    const counts = (await operator.get(`${admin}/${one}/merge/${other}`)).body
    expect(counts.offers).toBeGreaterThan(0)
    expect(counts).toMatchObject({ wants: 1, joined: { wants: 1, collections: 1, favorites: 0 } })
    expect(counts.joined.offers).toBeGreaterThan(0)
    expect(counts.joined_offers).toHaveLength(counts.joined.offers)
    const [joined] = counts.joined_offers
    const offersBefore = await app.db
      .selectFrom('listings')
      .select('id')
      .where('product_id', 'in', [one, other])
      .execute()

    const { status, body } = await operator.post(`${admin}/${one}/merge`, { into_id: other, reason })
    expect([status, body.message, body.result.id]).toEqual([200, 'Produtos unidos.', other])
    expect(await stockOf(other)).toBe(stock)
    const offersAfter = await app.db
      .selectFrom('listings')
      .select(['store_id', 'condition', 'language', 'finish', 'quantity', 'price_cents'])
      .where('product_id', '=', other)
      .execute()
    expect(offersAfter).toHaveLength(offersBefore.length - counts.joined.offers)
    expect(offersAfter).toContainEqual({
      store_id: joined.store.id,
      condition: joined.condition,
      language: joined.language,
      finish: joined.finish,
      quantity: joined.quantity + joined.kept_quantity,
      price_cents: joined.kept_price_cents,
    })
    const shelved = await app.db
      .selectFrom('listings as l')
      .innerJoin('products as p', 'p.id', 'l.product_id')
      .select((row) => row('l.product_category_id', '=', row.ref('p.category_id')).as('isThere'))
      .select((row) => row('l.product_search', '=', row.ref('p.search')).as('isFound'))
      .where('p.id', '=', other)
      .execute()
    expect(new Set(shelved.flatMap(({ isThere, isFound }) => [isThere, isFound]))).toEqual(new Set([true]))
    const after = await app.db.selectFrom('order_lines').select('id').where('product_id', '=', other).execute()
    expect(after).toHaveLength(lines.length)
    const has = await app.db
      .selectFrom('collection_items')
      .select('quantity')
      .where('user_id', '=', marina.id)
      .where('product_id', '=', other)
      .where('language', '=', 'PT')
      .execute()
    expect(has.reduce((sum, { quantity }) => sum + quantity, 0)).toBeGreaterThanOrEqual(4)
    expect((await shown(one)).body.product.id).toBe(other)
    expect((await operator.get(`/api/v1/admin/acts?subject=product:${other}`)).body.acts[0]).toMatchObject({
      kind: 'products_merged',
      reason,
    })
  })

  it('leave nothing that still names the one that is gone, in whichever table', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'products'::regclass`.execute(app.db)
    expect(rows.length).toBeGreaterThan(8)
    for (const { table, column } of rows) {
      const found = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${one}`.execute(app.db)
      expect([table, found.rows.length]).toEqual([table, 0])
    }
  })

  it('are two, exist, and are of one kind', async () => {
    const merge = (id: number, into: number) => operator.post(`${admin}/${id}/merge`, { into_id: into, reason })
    expect((await merge(other, other)).body.code).toBe('merge_with_itself')
    expect((await merge(other, 999_999)).body.code).toBe('product_not_found')
    expect((await merge(one, other)).body.code).toBe('product_not_found')
    const sealed = await app.db
      .selectFrom('products')
      .select('id')
      .where('type', '=', 'acs')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect((await merge(other, sealed.id)).body.code).toBe('merge_of_two_kinds')
  })

  it('leave the place of one in the plan to the offer that waits for it', async () => {
    const joelma = await as('joelma.nazare@bracards.example')
    const store = await app.db
      .selectFrom('stores')
      .select('id')
      .where('owner_id', '=', joelma.id)
      .executeTakeFirstOrThrow()
    await app.db.deleteFrom('store_shelves').where('store_id', '=', store.id).execute()
    await app.db.deleteFrom('listings').where('store_id', '=', store.id).execute()
    const terms = { name: 'Dupla', audience: 'seller', price_cents: 990, interval: 'month', commission_bp: 1000 }
    const limits = { max_ads: null, max_offers: 2, features: ['Duas ofertas'], highlighted: false }
    const plan = (await operator.post('/api/v1/admin/plans', { draft: { ...terms, ...limits }, reason })).body.result
    await operator.post('/api/v1/admin/stores/plan', { id: store.id, plan: plan.code, reason })
    const products = await app.db
      .selectFrom('products')
      .select('id')
      .where('type', '=', 'tcg')
      .where('id', 'not in', [one, other])
      .limit(3)
      .execute()
    const [first, second, third] = products.map(({ id }) => id)
    for (const id of [first, second, third]) {
      const offer = { product_id: id, condition: 'NM', price_cents: 500, quantity: 2 }
      await joelma.post('/api/v1/product-store-save/', { store_id: store.id, ...offer })
    }
    const onSale = async () => {
      const { products: offers } = (await post('/api/v1/show-products-store', { store_id: store.id })).body
      return new Set(offers.map(({ product }: { product: { id: number } }) => product.id))
    }
    expect(await onSale()).toEqual(new Set([first, second]))
    expect((await operator.post(`${admin}/${first}/merge`, { into_id: second, reason })).status).toBe(200)
    expect(await onSale()).toEqual(new Set([second, third]))
  })

  it('are merged by operators alone', async () => {
    expect((await marina.post(`${admin}/${other}/merge`, { into_id: one, reason })).status).toBe(403)
    expect((await get(`${admin}/${other}/merge/1`)).status).toBe(401)
  })
})
