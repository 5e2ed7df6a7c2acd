import { MAX_PRICE_CENTS } from '@bra/contract/trade/limits'
import { endedPrice } from '@bra/contract/trade/price-endings'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { allJobs } from '../../../create-app.ts'

const { app, as, clock, get } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const rowsOf = (ids: number[]) =>
  app.db.selectFrom('listings').selectAll().where('id', 'in', ids).orderBy('id').execute()
const pricesOf = async (ids: number[]) => (await rowsOf(ids)).map((row) => row.price_cents)
const idsIn = async (asked: object) =>
  (await seller.post('/api/v1/product-store-index', { store_id: storeId, ...asked })).body.ids as number[]
const preview = (ids: number[], action: object) =>
  seller.post('/api/v1/product-store-bulk/preview', { store_id: storeId, ids, action })
const apply = (ids: number[], action: object) =>
  seller.post('/api/v1/product-store-bulk', { store_id: storeId, ids, action })
const undo = (id: number) => seller.post('/api/v1/product-store-undo', { id })

const some = (await idsIn({ tab: 'available', type: 'tcg' })).slice(0, 12).toSorted((a, b) => a - b)

describe('a change of many prices', () => {
  it('is previewed, done and taken back', async () => {
    const before = await pricesOf(some)
    const action = { kind: 'price_percent', percent: -5 }
    const seen = await preview(some, action)
    expect(seen.body).toMatchObject({ chosen: 12, changes: 12, unchanged: 0, obstacles: [] })
    expect(seen.body.prices.before).toEqual([Math.min(...before), Math.max(...before)])
    expect(await pricesOf(some)).toEqual(before)

    const done = await apply(some, action)
    expect(done.body.change).toEqual({ id: expect.any(Number), offers: 12 })
    const after = await pricesOf(some)
    expect(after).toEqual(before.map((price) => Math.round(price * 0.95)))
    expect([Math.min(...after), Math.max(...after)]).toEqual(seen.body.prices.after)

    const back = await undo(done.body.change.id)
    expect(back.body).toMatchObject({ restored: 12, kept: 0 })
    expect(await pricesOf(some)).toEqual(before)
    expect((await undo(done.body.change.id)).body.code).toBe('change_undone')
  })

  it('leaves what was changed since as it is', async () => {
    const { body } = await apply(some, { kind: 'price_set', cents: 4321 })
    await seller.post('/api/v1/product-store-save-many', {
      store_id: storeId,
      changes: [{ id: some[0], price_cents: 999 }],
    })
    expect((await undo(body.change.id)).body).toMatchObject({ restored: 11, kept: 1 })
    expect((await pricesOf(some))[0]).toBe(999)
  })

  it('says of each why it stays', async () => {
    const cheap = await preview(some, { kind: 'price_amount', cents: -100_000_000 })
    expect(cheap.body).toMatchObject({ changes: 0, obstacles: [{ reason: 'price_bounds', offers: 12 }] })
    const rounded = await preview(some, { kind: 'price_amount', cents: -100_000_000, rounding: 'ninety' })
    expect(rounded.body).toMatchObject({ changes: 0, obstacles: [{ reason: 'price_bounds', offers: 12 }] })
    const none = await apply(some, { kind: 'price_amount', cents: 0 })
    expect([none.status, none.body.code]).toEqual([409, 'nothing_changes'])
  })

  it('follows the market, in prices that end in 90', async () => {
    const { body } = await apply(some, { kind: 'price_market', of: 'market', percent: 10, rounding: 'ninety' })
    const { body: rows } = await seller.post('/api/v1/product-store-rows', { store_id: storeId, ids: some })
    const moved = rows.rows.filter((row: { market: object | null }) => row.market)
    expect(moved).toHaveLength(body.change.offers)
    for (const row of moved) {
      expect(row.price_cents % 100).toBe(90)
      expect(Math.abs(row.price_cents - row.market.price_cents * 1.1)).toBeLessThanOrEqual(90)
    }
    await undo(body.change.id)
  })

  it.each([
    [{ kind: 'price_percent', percent: -95 }, 'action.percent'],
    [{ kind: 'price_set', cents: 0 }, 'action.cents'],
    [{ kind: 'quantity_set', quantity: -1 }, 'action.quantity'],
    [{ kind: 'give_away' }, 'action.kind'],
  ])('%o is refused', async (action, field) => {
    const { status, body } = await apply(some, action)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('prices that end in 90', () => {
  const [id] = some
  const became = async (price: number, action: object) => {
    await app.db.updateTable('listings').set({ price_cents: price }).where('id', '=', id!).execute()
    const { body } = await apply([id!], { rounding: 'ninety', ...action })
    const [after] = await pricesOf([id!])
    if (body.change) await undo(body.change.id)
    return after!
  }

  it.each([
    ['lowered by 5% rises to 90 cents', 25, -5, 24],
    ['lowered by 5% rises to the ending above', 480, -5, 456],
    ['raised by 5% falls to the ending below', 210, 5, 221],
    ['lowered by 5% is given an ending that is not above it', 530, -5, 490],
    ['raised by 10% is given an ending that is not below it', 540, 10, 590],
  ])('never cross the way that was asked for: none %s', async (_, price, percent, after) => {
    expect(await became(price, { kind: 'price_percent', percent })).toBe(after)
  })

  it('agree with the one rule of endings, to the cent', async () => {
    for (const price of [1, 25, 90, 94, 95, 100, 189, 190, 191, 1000, 4321])
      for (const cents of [-9, -1, 1, 7, 60]) {
        const target = price + cents
        if (target < 1) continue
        const expected = endedPrice(target, '90', { from: price, way: cents, low: 1, high: MAX_PRICE_CENTS })
        expect(await became(price, { kind: 'price_amount', cents }), `${price} ${cents}`).toBe(expected)
      }
  })

  it('are told of in the preview where they would turn the change around', async () => {
    await app.db.updateTable('listings').set({ price_cents: 25 }).where('id', '=', id!).execute()
    const { body } = await preview([id!], { kind: 'price_percent', percent: -5, rounding: 'ninety' })
    expect(body).toMatchObject({ changes: 1, unended: 1, prices: { before: [25, 25], after: [24, 24] } })
  })
})

describe('a change of many quantities', () => {
  it('is not taken back where more units would come together than an offer may have', async () => {
    const [id] = some
    const setStock = (quantity: number) =>
      app.db.updateTable('listings').set({ quantity }).where('id', '=', id!).execute()
    const was = (await rowsOf([id!]))[0]!.quantity
    await setStock(60_000)
    const { body } = await apply([id!], { kind: 'quantity_set', quantity: 10 })
    await setStock(50_000)
    expect((await undo(body.change.id)).body).toMatchObject({ restored: 0, kept: 1 })
    expect((await rowsOf([id!]))[0]!.quantity).toBe(50_000)
    await setStock(was)
  })

  it('taken back leaves what was sold since', async () => {
    const [id, other] = some
    const [was, also] = (await rowsOf([id!, other!])).map((row) => row.quantity)
    const { body } = await apply([id!, other!], { kind: 'quantity_add', quantity: 5 })
    await app.db
      .updateTable('listings')
      .set({ quantity: was! + 4 })
      .where('id', '=', id!)
      .execute()
    expect((await undo(body.change.id)).body).toMatchObject({ restored: 1, kept: 1 })
    expect((await rowsOf([id!, other!])).map((row) => row.quantity)).toEqual([was! + 4, also])
  })

  it('leaves what lies in the centre', async () => {
    const kept = await app.db
      .selectFrom('listings')
      .select('id')
      .where('store_id', '=', storeId)
      .where('bra_center_quantity', '>', 0)
      .executeTakeFirstOrThrow()
    const { body } = await preview([kept.id], { kind: 'quantity_set', quantity: 0 })
    expect(body).toMatchObject({ changes: 0, obstacles: [{ reason: 'units_in_center', offers: 1 }] })
  })
})

describe('many offers at once', () => {
  it('are removed, and come back', async () => {
    const ids = (await idsIn({ tab: 'available', type: 'tcg' })).slice(20, 26)
    const { body } = await apply(ids, { kind: 'remove' })
    const gone = 6 - (await rowsOf(ids)).length
    expect(body.change.offers).toBe(gone)
    expect((await undo(body.change.id)).body).toMatchObject({ restored: gone, kept: 0 })
    expect(await rowsOf(ids)).toHaveLength(6)
  })

  it('are paused as a whole, and those that were paused before stay so', async () => {
    const [before, available] = [await idsIn({ tab: 'paused' }), await idsIn({ tab: 'available' })]
    const lacking = await idsIn({ tab: 'available', lacks_passport: true })
    const { body } = await apply([], { kind: 'pause_all' })
    expect(await idsIn({ tab: 'available' })).toEqual([])
    const { body: log } = await seller.get(`/api/v1/product-store-changes/${storeId}`)
    expect(log.paused).toMatchObject({ ...body.change, action: { kind: 'pause_all' } })
    expect((await undo(body.change.id)).body.message).toBe(
      `Alteração desfeita. ${lacking.length} ofertas ficam pausadas até ter o passaporte da condição.`,
    )
    expect(lacking.length).toBeGreaterThan(1)
    expect(await idsIn({ tab: 'available' })).toEqual(available.filter((id) => !lacking.includes(id)))
    expect(new Set(await idsIn({ tab: 'paused' }))).toEqual(new Set([...before, ...lacking]))
  })

  it('are paused as a whole until that is taken back, however much was changed since', async () => {
    const { body } = await apply([], { kind: 'pause_all' })
    for (let times = 0; times < 21; times += 1)
      await apply(some, { kind: 'price_percent', percent: times % 2 ? -10 : 10 })
    const paused = async () => (await seller.get(`/api/v1/product-store-changes/${storeId}`)).body.paused
    expect(await paused()).toMatchObject(body.change)
    await undo(body.change.id)
    expect(await paused()).toBeNull()
  })

  it('of another store stay as they are', async () => {
    const other = await as('joelma.nazare@bracards.example')
    const ownId = await storeOf(app, other.id)
    const asked = { ids: some, action: { kind: 'price_set', cents: 1 } }
    const direct = await other.post('/api/v1/product-store-bulk', { store_id: storeId, ...asked })
    expect(direct.body.code).toBe('store_not_found')
    const indirect = await other.post('/api/v1/product-store-bulk', { store_id: ownId, ...asked })
    expect(indirect.body.code).toBe('nothing_changes')
    const mine = await apply(some, { kind: 'price_percent', percent: 1 })
    expect((await other.post('/api/v1/product-store-undo', { id: mine.body.change.id })).body.code).toBe(
      'change_not_found',
    )
  })
})

describe('a store on vacation', () => {
  const shown = async () =>
    (
      await app.db
        .selectFrom('listings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('store_id', '=', storeId)
        .where('on_sale', '=', true)
        .executeTakeFirstOrThrow()
    ).count

  it('sells nothing, loses nothing, and is back on its day', async () => {
    const before = await shown()
    const refused = await seller.post('/api/v1/store-vacation', { store_id: storeId, back_on: '2020-01-01' })
    expect([refused.status, refused.body.code]).toEqual([422, 'back_in_the_past'])
    const day = new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    const { body } = await seller.post('/api/v1/store-vacation', { store_id: storeId, back_on: day })
    expect(body.store).toMatchObject({ status: 'vacation', back_on: day })
    expect(await shown()).toBe(0)
    expect((await get(`/api/v1/stores/${storeId}`)).body).toMatchObject({ status: 'vacation', back_on: day })

    const added = await seller.post('/api/v1/product-store-save-many', {
      store_id: storeId,
      changes: [{ id: some[0], price_cents: 777 }],
    })
    expect(added.body.saved).toEqual([some[0]])
    expect(await shown()).toBe(0)
    clock.advance(4 * 86_400_000)
    await allJobs().return_stores!.run(app, {})
    expect(await shown()).toBe(before)
  })

  it('comes back when its owner says so', async () => {
    const before = await shown()
    await seller.post('/api/v1/store-vacation', { store_id: storeId })
    const { body } = await seller.post('/api/v1/store-vacation/end', { store_id: storeId })
    expect(body.store).toMatchObject({ status: 'open', back_on: null })
    expect(await shown()).toBe(before)
  })
})
