import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as, get } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const productOf = async (code: string) =>
  (await app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const list = (asked: object = {}) => seller.post('/api/v1/product-store-list', { store_id: storeId, ...asked })
const save = (asked: object) => seller.post('/api/v1/product-store-save/', { store_id: storeId, ...asked })
const remove = (asked: object) => seller.post('/api/v1/product-store-delete/', asked)
const restore = (ids: number[]) => seller.post('/api/v1/product-store-restore', { ids })
const statsOf = (productId: number) =>
  app.db.selectFrom('product_stats').selectAll().where('product_id', '=', productId).executeTakeFirst()

const card = await productOf('PAS-001')
const sealed = await app.db.selectFrom('products').select('id').where('type', '=', 'acs').executeTakeFirstOrThrow()
const signed = {
  product_id: card,
  condition: 'SP',
  language: 'JP',
  finish: 'etched',
  extras: ['staff', 'promo'],
  price_cents: 1,
  quantity: 2,
}

describe('an offer that two people work on', () => {
  it('keeps the price and the state that one gave it while the other wrote its comment', async () => {
    const offer = { ...signed, language: 'ZH', price_cents: 1000, grade: null, comment: null, status: 'available' }
    const { id, photos } = (await save(offer)).body.result
    const { product_id: _, quantity, ...seen } = offer
    await seller.post('/api/v1/product-store-save-many', {
      store_id: storeId,
      changes: [{ id, price_cents: 1500, status: 'paused' }],
    })
    const whole = { ...offer, id, photos, quantity_was: quantity, seen: { ...seen, photos } }
    const { body } = await save({ ...whole, comment: 'Assinada na capa' })
    expect(body.result).toMatchObject({ price_cents: 1500, status: 'paused', comment: 'Assinada na capa' })
    const { body: changed } = await save({ ...whole, price_cents: 900 })
    expect(changed.result).toMatchObject({ price_cents: 900, status: 'paused', comment: 'Assinada na capa' })
    await remove({ id })
  })
})

describe('the owner’s list of offers', () => {
  it('comes a page at a time, with the counts of its tabs', async () => {
    const { status, body } = await list({ per_page: 20 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ showing: 20, store: { id: storeId }, paginate: { current_page: 1, per_page: 20 } })
    expect(body.total).toBe(body.availableCount + body.pausedCount + body.soldOutCount)
    const paused = await list({ tab: 'paused' })
    expect(paused.body.total).toBe(body.pausedCount)
    expect(new Set(paused.body.products.map((row: { status: string }) => row.status))).toEqual(new Set(['paused']))
  })

  it('says what the market asks and paid', async () => {
    const { body } = await list({ per_page: 200, order: 'price_high' })
    const told = body.products.find((row: { market: object; last_sale: object }) => row.market && row.last_sale)
    expect(told.last_sale).toMatchObject({ price_cents: expect.any(Number), quantity: expect.any(Number) })
    expect(told.market.sales).toBeGreaterThan(0)
    const cheapest = await app.db
      .selectFrom('listings')
      .select(({ fn }) => [fn.min('price_cents').as('price_cents'), fn.countAll<number>().as('offers')])
      .where('product_id', '=', told.product_id)
      .where('condition', '=', told.condition)
      .where('language', '=', told.language)
      .where('finish', '=', told.finish)
      .where('on_sale', '=', true)
      .where('store_id', '<>', storeId)
      .executeTakeFirstOrThrow()
    expect(told.lowest ?? { price_cents: null, offers: 0 }).toEqual(cheapest)
  })

  it.each(['newest', 'name', 'number', 'category', 'price_low', 'price_high', 'quantity', 'stale'])(
    'in the order %s are all there, each once',
    async (order) => {
      const first = await list({ order, per_page: 200 })
      const ids: number[] = first.body.products.map((row: { id: number }) => row.id)
      for (let page = 2; page <= first.body.paginate.last_page; page++)
        ids.push(...(await list({ order, per_page: 200, page })).body.products.map((row: { id: number }) => row.id))
      expect(new Set(ids).size).toBe(first.body.total)
      expect(ids).toHaveLength(first.body.total)
    },
  )

  it('says nothing of a variant by what was paid for another language', async () => {
    const { body } = await list({ per_page: 200, order: 'price_high' })
    const sold = body.products.find((row: { market: object | null }) => row.market)
    const { product_id, condition, finish } = sold
    const variant = { product_id, condition, finish, language: 'ZH' }
    const offer = { store_id: storeId, ...variant, price_cents: 1000, quantity: 1 }
    const { result } = (await seller.post('/api/v1/product-store-save/', offer)).body
    expect(result).toMatchObject({ market: null, last_sale: null })
    const asked = {
      store_id: storeId,
      ids: [result.id, sold.id],
      action: { kind: 'price_market', of: 'market', percent: 0 },
    }
    const preview = (await seller.post('/api/v1/product-store-bulk/preview', asked)).body
    expect(preview.obstacles).toEqual([{ reason: 'no_market', offers: 1 }])
  })

  it('finds by words, collection and variant', async () => {
    const { body } = await list({ type: 'tcg', condition: 'NM', language: 'PT', finish: 'normal', order: 'name' })
    expect(body.total).toBeGreaterThan(0)
    for (const row of body.products) expect(row).toMatchObject({ condition: 'NM', language: 'PT', finish: 'normal' })
    const { product } = body.products[0]
    const named = await list({ search: product.name, category_id: product.category.id })
    expect(named.body.products.map((row: { product: { name: string } }) => row.product.name)).toContain(product.name)
    expect((await list({ search: 'nenhuma-carta-assim' })).body.total).toBe(0)
    const goods = await list({ goods: true })
    for (const row of goods.body.products) expect(row.product.type).not.toBe('tcg')
  })
})

describe('an offer', () => {
  it('is created, counted and announced', async () => {
    const { status, body } = await save(signed)
    expect(status).toBe(200)
    expect(body).toMatchObject({ error: false, message: 'Criado/Alterado com sucesso.' })
    expect(body.result).toMatchObject({ price_cents: 1, quantity: 2, on_sale: true, extras: ['promo', 'staff'] })
    expect(await statsOf(card)).toMatchObject({ price_low: 1 })
    await settle(app)
    const shown = await get(`/api/v1/stores/${storeId}`)
    expect(shown.status).toBe(200)
  })

  it('of a variant that is there is refused, or its units are added under the new price', async () => {
    const again = await save({ ...signed, extras: ['promo', 'staff', 'promo'] })
    expect([again.status, again.body.code]).toEqual([409, 'listing_exists'])
    const added = await save({ ...signed, price_cents: 3, if_exists: 'add' })
    expect(added.body.result).toMatchObject({ quantity: 4, price_cents: 3 })
    expect(await statsOf(card)).toMatchObject({ price_low: 3 })
  })

  it('has its units added once, however often the same wish is told', async () => {
    const wish = { ...signed, language: 'DE', if_exists: 'add', key: randomUUID() }
    const first = await save(wish)
    expect((await save(wish)).body).toEqual(first.body)
    expect((await save({ ...wish, key: randomUUID() })).body.result).toMatchObject({ quantity: 4 })
    await remove({ id: first.body.result.id })
    expect((await save(wish)).body.code).toBe('offer_not_found')
  })

  it('holds no more units than one offer may, however they are added', async () => {
    const full = { ...signed, language: 'FR', quantity: 99_000, if_exists: 'add' }
    const { result } = (await save(full)).body
    const more = await save({ ...full, quantity: 1000 })
    expect([more.status, more.body.code]).toEqual([409, 'too_many_units'])
    expect((await save({ ...full, quantity: 999 })).body.result).toMatchObject({ id: result.id, quantity: 99_999 })
  })

  it('is changed, but not into another that is there', async () => {
    const { result } = (await save({ ...signed, if_exists: 'add' })).body
    const other = (await save({ ...signed, condition: 'MP' })).body.result
    const moved = await save({ ...signed, id: other.id })
    expect([moved.status, moved.body.code]).toEqual([409, 'listing_exists'])
    const changed = await save({ ...signed, condition: 'HP', id: other.id, status: 'paused', comment: ' Riscada ' })
    expect(changed.body.result).toMatchObject({
      id: other.id,
      condition: 'HP',
      status: 'paused',
      comment: 'Riscada',
      on_sale: false,
    })
    expect(result.id).not.toBe(other.id)
  })

  it('whose stock moved in the meantime is not overwritten', async () => {
    const row = (await save({ ...signed, condition: 'D', quantity: 5 })).body.result
    const stale = await save({ ...signed, condition: 'D', id: row.id, quantity: 9, quantity_was: 6 })
    expect([stale.status, stale.body.code]).toEqual([409, 'stock_moved'])
    const fresh = await save({ ...signed, condition: 'D', id: row.id, quantity: 0, quantity_was: 5 })
    expect(fresh.body.result).toMatchObject({ quantity: 0, status: 'available', on_sale: false })
  })

  it.each([
    ['a price of nothing', { price_cents: 0 }, 'price_cents'],
    ['a negative quantity', { quantity: -1 }, 'quantity'],
    ['an unknown condition', { condition: 'otima' }, 'condition'],
    ['a comment without end', { comment: 'x'.repeat(501) }, 'comment'],
  ])('with %s is refused at its field', async (_, wrong, field) => {
    const { status, body } = await save({ ...signed, ...wrong })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid_input', [field]])
  })

  it.each([
    ['nobody', { company: ' ' }, 'grade.company'],
    ['a company without its certificate', { certificate: '' }, 'grade.certificate'],
    ['a certificate without end', { certificate: 'x'.repeat(5000) }, 'grade.certificate'],
  ])('graded by %s is refused at its field', async (_, wrong, field) => {
    const grade = { company: 'PSA', grade: 9.5, certificate: '123', ...wrong }
    const { status, body } = await save({ ...signed, condition: 'graded', grade })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid_input', [field]])
  })

  it.each([
    ['of a product that does not exist', { product_id: 999_999_999 }, 'product_not_found'],
    ['of a card that is sealed', { condition: 'lacrado' }, 'condition_unfit'],
    ['of goods in a condition of cards', { product_id: sealed.id }, 'condition_unfit'],
    ['that is graded by nobody', { condition: 'graded' }, 'grade_missing'],
    ['with an id that is not there', { id: 999_999_999 }, 'offer_not_found'],
  ])('%s is refused', async (_, wrong, code) => {
    expect((await save({ ...signed, ...wrong })).body.code).toBe(code)
  })

  it('keeps its units in the centre', async () => {
    const kept = await app.db
      .selectFrom('listings')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('bra_center_quantity', '>', 0)
      .executeTakeFirstOrThrow()
    const { id, product_id, condition, language, finish, extras, price_cents } = kept
    const whole = { id, product_id, condition, language, finish, extras, price_cents, grade: kept.grade }
    const fewer = await save({ ...whole, quantity: kept.bra_center_quantity - 1 })
    expect([fewer.status, fewer.body.code]).toEqual([409, 'units_in_center'])
    expect((await remove({ id })).body.code).toBe('units_in_center')
  })
})

describe('an offer that is removed', () => {
  it('is gone from the market, and comes back whole', async () => {
    const row = (await save({ ...signed, language: 'KO', price_cents: 2, comment: 'De vitrine' })).body.result
    const gone = await remove({ id: row.id })
    expect(gone.body).toMatchObject({ message: 'Removido com sucesso.', store: { id: storeId }, removed: [row.id] })
    expect((await remove({ id: row.id })).body.code).toBe('offer_not_found')
    const back = await restore([row.id])
    expect(back.body.restored).toEqual([row.id])
    const { body } = await list({ search: 'PAS-001', language: 'KO' })
    expect(body.products[0]).toMatchObject({ id: row.id, price_cents: 2, comment: 'De vitrine', quantity: 2 })
  })

  it('stays away where its variant is on offer again', async () => {
    const row = (await save({ ...signed, language: 'RU' })).body.result
    await remove({ ids: [row.id] })
    await save({ ...signed, language: 'RU' })
    expect((await restore([row.id])).body.code).toBe('listing_exists')
  })
})

describe('a store under review', () => {
  it('shows its owner an empty list, and takes no offer yet', async () => {
    const { id, owner_id } = await app.db
      .selectFrom('stores')
      .select(['id', 'owner_id'])
      .where('status', '=', 'review')
      .executeTakeFirstOrThrow()
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner_id)
      .executeTakeFirstOrThrow()
    const owner = await as(email)
    const { status, body } = await owner.post('/api/v1/product-store-list', { store_id: id })
    expect([status, body.total, body.store]).toEqual([200, 0, expect.objectContaining({ id, status: 'review' })])
    const offer = { ...signed, store_id: id }
    expect((await owner.post('/api/v1/product-store-save/', offer)).body.code).toBe('store_not_selling')
    expect((await list({ store_id: id })).body.code).toBe('store_not_found')
  })
})

describe('another’s store', () => {
  it('is neither listed nor changed', async () => {
    const other = await as('joelma.nazare@bracards.example')
    expect((await other.post('/api/v1/product-store-list', { store_id: storeId })).body.code).toBe('store_not_found')
    expect((await other.post('/api/v1/product-store-save/', { ...signed, store_id: storeId })).body.code).toBe(
      'store_not_found',
    )
    const mine = (await list()).body.products[0]
    const ownId = await storeOf(app, other.id)
    const reached = await other.post('/api/v1/product-store-save/', { ...signed, store_id: ownId, id: mine.id })
    expect(reached.body.code).toBe('offer_not_found')
    expect((await other.post('/api/v1/product-store-delete/', { id: mine.id })).body.code).toBe('offer_not_found')
  })

  it('may look, but not change, while it is suspended', async () => {
    await app.db.updateTable('stores').set({ status: 'suspended' }).where('id', '=', storeId).execute()
    const [seen, changed] = [await list(), await save({ ...signed, if_exists: 'add' })]
    await app.db.updateTable('stores').set({ status: 'open' }).where('id', '=', storeId).execute()
    expect([seen.status, changed.status, changed.body.code]).toEqual([200, 409, 'store_not_selling'])
  })
})
