import { FIRST_ROWS } from '@bra/contract/selling/inventory'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const index = (asked: object = {}) => seller.post('/api/v1/product-store-index', { store_id: storeId, ...asked })
const save = (changes: object[]) => seller.post('/api/v1/product-store-save-many', { store_id: storeId, changes })

describe('the grid', () => {
  it('knows all ids in order, and the rows of some', async () => {
    const { body } = await index({ order: 'name' })
    expect(body.ids).toHaveLength(body.counts.all)
    expect(body.counts.all).toBe(body.counts.available + body.counts.paused + body.counts.sold_out)
    expect(body.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(body.counts.all)
    const ids = body.ids.slice(10, 30)
    const { body: rows } = await seller.post('/api/v1/product-store-rows', { store_id: storeId, ids })
    expect(rows.rows.map((row: { id: number }) => row.id)).toEqual(ids)
  })

  it('has its first rows with the ids where they are wanted, as they come when they are asked for', async () => {
    const { body } = await index({ order: 'price_high', with_rows: true })
    const { body: asked } = await seller.post('/api/v1/product-store-rows', {
      store_id: storeId,
      ids: body.ids.slice(0, FIRST_ROWS),
    })
    expect(body.first_rows).toEqual(asked.rows)
    expect((await index({ search: 'nada que exista', with_rows: true })).body).toMatchObject({
      ids: [],
      first_rows: [],
    })
    expect((await index()).body).not.toHaveProperty('first_rows')
  })

  it('follows the name of a product that changes', async () => {
    const [id] = (await index()).body.ids
    const { product_id } = await app.db
      .selectFrom('listings')
      .select('product_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await app.db.updateTable('products').set({ name: 'Àárvore do Quintal' }).where('id', '=', product_id).execute()
    expect((await index({ search: 'aarvore quintal' })).body.ids).toContain(id)
    expect((await index({ order: 'name' })).body.ids[0]).toBe(id)
  })
})

describe('changes of many rows', () => {
  it('are saved each for itself: one refused holds no other back', async () => {
    const [one, two, three] = (await index({ tab: 'available', type: 'tcg' })).body.ids
    const { body } = await save([
      { id: one, price_cents: 1234 },
      { id: two, quantity: 9, quantity_was: 99_999 },
      { id: three, status: 'paused' },
      { id: 999_999_999, price_cents: 5 },
    ])
    expect(body).toMatchObject({ error: true, saved: [one, three] })
    expect(body.refused).toEqual([
      { id: two, code: 'stock_moved', message: expect.stringContaining('estoque') },
      { id: 999_999_999, code: 'offer_not_found', message: 'Esta oferta não existe mais.' },
    ])
    const rows = await app.db
      .selectFrom('listings')
      .select(['id', 'price_cents', 'status'])
      .where('id', 'in', [one, three])
      .orderBy('id')
      .execute()
    expect(rows.find((row) => row.id === one)?.price_cents).toBe(1234)
    expect(rows.find((row) => row.id === three)?.status).toBe('paused')
  })

  it('with a price of nothing are refused at their field', async () => {
    const [id] = (await index()).body.ids
    const { status, body } = await save([{ id, price_cents: 0 }])
    expect([status, Object.keys(body.fields)]).toEqual([422, ['changes.0.price_cents']])
  })

  it('of another store’s offers change nothing', async () => {
    const other = await as('joelma.nazare@bracards.example')
    const ownId = await storeOf(app, other.id)
    const [id] = (await index()).body.ids
    const reached = await other.post('/api/v1/product-store-save-many', {
      store_id: ownId,
      changes: [{ id, price_cents: 1 }],
    })
    expect(reached.body).toMatchObject({ saved: [], refused: [{ id, code: 'offer_not_found' }] })
    const rows = await other.post('/api/v1/product-store-rows', { store_id: ownId, ids: [id] })
    expect(rows.body.rows).toEqual([])
  })
})

describe('a position and an own code', () => {
  const put = (change: object) => save([{ ...change }])
  it('are kept, found whole, sorted as people count, and taken away', async () => {
    const [one, two, three] = (await index({ tab: 'available', order: 'name' })).body.ids
    await save([
      { id: one, position: ' Fichário 10 · B-2 ', sku: 'TS-00612' },
      { id: two, position: 'Fichário 2' },
      { id: three, position: 'Fichário 2' },
    ])
    expect((await index({ order: 'position' })).body.ids.slice(0, 3)).toEqual([two, three, one])
    expect((await index({ search: 'ts-00612' })).body.ids).toEqual([one])
    expect((await index({ search: 'fichario 2', order: 'position' })).body.ids).toEqual([two, three])
    const asked = { store_id: storeId, ids: [one] }
    const [row] = (await seller.post('/api/v1/product-store-rows', asked)).body.rows
    expect(row).toMatchObject({ position: 'Fichário 10 · B-2', sku: 'TS-00612' })
    await put({ id: one, position: '' })
    const [after] = (await seller.post('/api/v1/product-store-rows', asked)).body.rows
    expect(after).toMatchObject({ position: null, sku: 'TS-00612' })
  })

  it('have at most forty letters', async () => {
    const [id] = (await index()).body.ids
    expect((await put({ id, position: 'x'.repeat(41) })).body.fields).toHaveProperty(['changes.0.position'])
    expect((await put({ id, sku: 'x'.repeat(41) })).body.fields).toHaveProperty(['changes.0.sku'])
  })

  it('are shown to nobody else', async () => {
    const { ids } = (await index({ tab: 'available', type: 'tcg', order: 'number' })).body
    await put({ id: ids[0], position: 'Cofre secreto', sku: 'SEGREDO-1' })
    const offer = await app.db
      .selectFrom('listings')
      .select(['product_id', 'store_id'])
      .where('id', '=', ids[0])
      .executeTakeFirstOrThrow()
    const buyer = await as('buyer')
    for (const [path, asked] of [
      ['show-products-store', { ...offer, page: 1, per_page: 48 }],
      ['1/product-stores', { product_id: offer.product_id }],
    ] as const) {
      const { status, body } = await buyer.post(`/api/v1/${path}`, asked)
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/Cofre secreto|SEGREDO-1/)
    }
    const found = await buyer.post('/api/v1/show-products-store', { store_id: storeId, search: 'segredo-1', page: 1 })
    expect(found.body.products).toEqual([])
  })
})

describe('a view', () => {
  it('is kept under its name for one person, and forgotten', async () => {
    const keep = (view: object) =>
      seller.post('/api/v1/product-store-views', { store_id: storeId, name: 'Esgotadas', view })
    await keep({ tab: 'paused', order: 'name' })
    const { body } = await keep({ tab: 'sold_out', order: 'stale' })
    expect(body.views).toEqual([
      { id: expect.any(Number), name: 'Esgotadas', view: { tab: 'sold_out', order: 'stale' } },
    ])
    const [{ id }] = body.views
    const other = await as('joelma.nazare@bracards.example')
    expect((await other.remove(`/api/v1/product-store-views/${id}`)).body.code).toBe('view_not_found')
    expect((await other.get(`/api/v1/product-store-views/${storeId}`)).body.code).toBe('store_not_found')
    expect((await seller.remove(`/api/v1/product-store-views/${id}`)).status).toBe(200)
    expect((await seller.get(`/api/v1/product-store-views/${storeId}`)).body.views).toEqual([])
  })

  it('needs a name', async () => {
    const { body } = await seller.post('/api/v1/product-store-views', {
      store_id: storeId,
      name: ' ',
      view: { order: 'name' },
    })
    expect(body.fields).toEqual({ name: 'Dê um nome à visão.' })
  })
})
