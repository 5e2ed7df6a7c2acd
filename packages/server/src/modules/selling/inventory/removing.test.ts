import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Insertable, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { allJobs } from '../../../create-app.ts'
import { homeOf, onSale, orderByPix } from '../../../testing/buying.ts'
import { offersOfSeller } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { staySignedIn } from '../../../testing/test-people.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ListingsTables, OfferRow } from '../../stores/listings/listings.tables.ts'
import { restoreRemoved, takeOff } from './removing.service.ts'

const { app, as, clock } = await testApp()
const seller = await as('seller')
const marina = await as('buyer')
const other = await as('joelma.nazare@bracards.example')
const operator = await as('operator')
await staySignedIn(app)
const home = await homeOf(app, marina.id)
const [bought, merged, doubled] = await offersOfSeller(app, seller.id, 3)
const remove = (id: number) => seller.post('/api/v1/product-store-delete/', { id })
const restore = (id: number) => seller.post('/api/v1/product-store-restore', { ids: [id] })
const rowOf = (id: number) => app.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirst()
const offer = (id: number) => app.db.updateTable('listings').set(onSale).where('id', '=', id).execute()

/** A value of each type that no column has by default. */
const unusual: Record<string, unknown> = {
  text: 'algo',
  integer: 7,
  smallint: 3,
  jsonb: JSON.stringify({ company: 'PSA', grade: 9, certificate: '77' }),
  'text[]': ['promo'],
  boolean: true,
  'timestamp with time zone': new Date('2026-01-02T03:04:05Z'),
}

/** `written` is true for columns that the database neither counts nor generates. */
async function columnsOfOffers(db: Db) {
  const { rows } = await sql<{ name: keyof OfferRow; type: string; written: boolean }>`
    select attname name, format_type(atttypid, atttypmod) type,
      attidentity = '' and attgenerated = '' and attname not like 'product\\_%' or attname = 'product_id' written
    from pg_attribute where attrelid = 'listings'::regclass and attnum > 0 and not attisdropped
    order by attnum`.execute(db)
  return rows
}

const merge = async (id: number) => {
  const { type } = await app.db.selectFrom('products').select('type').where('id', '=', id).executeTakeFirstOrThrow()
  const into = await app.db
    .selectFrom('products')
    .select('id')
    .where('type', '=', type)
    .where('id', '<>', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('listings').select('id').whereRef('product_id', '=', 'products.id'))),
    )
    .executeTakeFirstOrThrow()
  const asked = { into_id: into.id, reason: 'Repetido no catálogo' }
  expect((await operator.post(`/api/v1/admin/products/${id}/merge`, asked)).status).toBe(200)
  return into.id
}

describe('an offer that comes back', () => {
  it('stands in its carts again, and an order that nobody pays gives it its units back', async () => {
    const { id } = bought!
    await offer(id)
    const order = await orderByPix(marina, home, { id, quantity: 2 })
    await other.post('/api/v1/add-to-cart', { id })
    expect((await rowOf(id))!.quantity).toBe(8)
    await remove(id)
    expect((await restore(id)).body.restored).toEqual([id])
    const lines = await app.db.selectFrom('cart_lines').select('cart_id').where('listing_id', '=', id).execute()
    expect(lines.length).toBeGreaterThan(0)
    clock.advance(31 * 60_000)
    await allJobs().expire_orders!.run(app, {})
    expect((await marina.get(`/api/v1/orders/${order}`)).body.state).toBe('expired')
    expect((await rowOf(id))!.quantity).toBe(10)
  })

  it('brings the units with it of an order that nobody paid, or that was called off, while it was away', async () => {
    const { id } = bought!
    await offer(id)
    const unpaid = await orderByPix(marina, home, { id, quantity: 2 })
    const cancelled = await orderByPix(marina, home, { id, quantity: 3 })
    expect((await rowOf(id))!.quantity).toBe(5)
    await remove(id)
    expect((await marina.post('/api/v1/order/cancel', { order_id: cancelled })).status).toBe(200)
    clock.advance(31 * 60_000)
    await allJobs().expire_orders!.run(app, {})
    expect((await marina.get(`/api/v1/orders/${unpaid}`)).body.state).toBe('expired')
    expect((await restore(id)).body.restored).toEqual([id])
    expect(await rowOf(id)).toMatchObject({ quantity: 10, bra_center_quantity: 0 })
  })

  it('brings them with it though it was being removed, or put back, at that very moment', async () => {
    const { id, store_id: storeId } = bought!
    const unpaidWhile = async (moved: (tx: Tx) => Promise<unknown>) => {
      clock.advance(31 * 60_000)
      let expiring: Promise<void>
      await app.transaction(async (tx) => {
        await moved(tx)
        expiring = allJobs().expire_orders!.run(app, {})
        await setTimeout(300)
      })
      await expiring!
    }
    await offer(id)
    await orderByPix(marina, home, { id, quantity: 2 })
    await unpaidWhile((tx) => takeOff(tx, app, { storeId, ids: [id] }))
    await restore(id)
    expect((await rowOf(id))!.quantity).toBe(10)
    await orderByPix(marina, home, { id, quantity: 3 })
    await remove(id)
    await unpaidWhile((tx) => restoreRemoved(tx, app, { storeId, ids: [id] }))
    expect((await rowOf(id))!.quantity).toBe(10)
  })

  it('is as it was in every column', async () => {
    const { store_id, product_id, uf } = (await rowOf(bought!.id))!
    const { id: promotion_id } = await app.db.selectFrom('promotions').select('id').limit(1).executeTakeFirstOrThrow()
    const known = {
      ...{ store_id, product_id, store_open: true, uf, updated_at: clock.now(), promotion_id },
      ...{ language: 'JP', finish: 'foil', status: 'paused', price_cents: 777, regular_price_cents: 888 },
      // an offer with units in the centre cannot be removed, and a paused one waits for no place of the plan
      ...{ bra_center_quantity: 0, over_plan: false },
    }
    const columns = await columnsOfOffers(app.db)
    const unknown = columns.filter(({ name, written }) => written && !(name in known))
    expect(unknown.filter(({ type }) => !(type in unusual))).toEqual([])
    const filled = unknown.map(({ name, type }) => [name, unusual[type]])
    const offer = { ...known, ...Object.fromEntries(filled) } as Insertable<ListingsTables['listings']>
    const { id } = await app.db.insertInto('listings').values(offer).returning('id').executeTakeFirstOrThrow()
    const before = (await rowOf(id))!
    clock.advance(60_000)
    await remove(id)
    expect((await restore(id)).body.restored).toEqual([id])
    const after = (await rowOf(id))!
    const changed = columns.filter(({ name }) => !isDeepStrictEqual(before[name], after[name]))
    expect(changed.map(({ name }) => name)).toEqual(['updated_at'])
  })

  it('lies where its store has moved to meanwhile', async () => {
    const { id, store_id } = bought!
    const store = app.db.updateTable('stores').where('id', '=', store_id)
    const { uf } = await app.db.selectFrom('stores').select('uf').where('id', '=', store_id).executeTakeFirstOrThrow()
    await remove(id)
    await store.set({ uf: 'AC' }).execute()
    await restore(id)
    expect((await rowOf(id))!.uf).toBe('AC')
    await store.set({ uf }).execute()
  })

  it('is of the product that its own became meanwhile', async () => {
    const { id, product_id } = merged!
    await offer(id)
    await remove(id)
    const into = await merge(product_id)
    expect((await restore(id)).body.restored).toEqual([id])
    expect((await rowOf(id))!.product_id).toBe(into)
  })

  it('stays away where the store has it on offer under the product that its own became', async () => {
    const { id, product_id } = doubled!
    await offer(id)
    const row = (await rowOf(id))!
    await remove(id)
    const into = await merge(product_id)
    const { condition, grade, language, finish, extras, price_cents } = row
    const same = { store_id: row.store_id, product_id: into, condition, grade, language, finish, extras, price_cents }
    expect((await seller.post('/api/v1/product-store-save/', { ...same, quantity: 1 })).status).toBe(200)
    const back = await restore(id)
    expect([back.status, back.body.code]).toEqual([409, 'listing_exists'])
  })
})
