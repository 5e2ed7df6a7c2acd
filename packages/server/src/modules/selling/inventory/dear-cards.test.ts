import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setOnSale } from '../../../testing/buying.ts'
import { uploadedPassport } from '../../../testing/card-photos.ts'
import { paidOrder } from '../../../testing/paid-order.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as, server, clock } = await testApp()
const seller = await as('seller')
const buyer = await as('buyer')
const storeId = await storeOf(app, seller.id)
const passport = await uploadedPassport(server, seller)
const DEAR = 30_000
const CHEAP = 16_000

const cards = await app.db
  .selectFrom('listings')
  .select('id')
  .where('store_id', '=', storeId)
  .where('product_type', '=', 'tcg')
  .where('grade', 'is', null)
  .where('extras', '=', sql<never>`'{}'`)
  .where('on_sale', '=', true)
  .where('bra_center_quantity', '=', 0)
  .orderBy('id')
  .limit(60)
  .execute()

const rowOf = (id: number) => app.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirst()
const send = async (path: string, body: object) => (await seller.post(`/api/v1/${path}`, body)).body
const bulk = (id: number, action: object) => send('product-store-bulk', { store_id: storeId, ids: [id], action })
const undo = async (id: number, action: object, between = async () => {}) => {
  const { change } = await bulk(id, action)
  await between()
  return send('product-store-undo', { id: change.id })
}
const grid = (id: number, change: object) =>
  send('product-store-save-many', { store_id: storeId, changes: [{ id, ...change }] })
const set = (id: number, change: object) => app.db.updateTable('listings').set(change).where('id', '=', id).execute()

/** Sends the whole offer, as the form does. */
async function form(id: number, change: object) {
  const { product_id, condition, language, finish, extras, price_cents, quantity, status } = (await rowOf(id))!
  const whole = { product_id, condition, language, finish, extras, price_cents, quantity, status }
  return send('product-store-save/', { store_id: storeId, id, ...whole, ...change })
}

async function quickLine(id: number, change: object, if_exists: 'add' | 'replace') {
  const { product_id, condition, language, finish, extras, price_cents } = (await rowOf(id))!
  const line = { product_id, condition, language, finish, extras, price_cents, quantity: 1, ...change }
  const listings = [{ key: crypto.randomUUID(), ...line }]
  return send('product-register/save', { store_id: storeId, if_exists, listings })
}

async function sheet(id: number, price: string, quantity: number) {
  const { product_id, condition } = (await rowOf(id))!
  const named = app.db.selectFrom('products').select('code').where('id', '=', product_id)
  const { code } = await named.executeTakeFirstOrThrow()
  const content = `id;codigo;condicao;preco;quantidade\n${id};${code};${condition};${price};${quantity}`
  const { import: read } = await send('product-store-import', { store_id: storeId, name: 'loja.csv', content })
  expect(read).toMatchObject({ faults_count: 0 })
  await send('product-store-import/start', { id: read.id })
  await settle(app)
}

async function raiseByRule() {
  const { rules } = (await seller.get(`/api/v1/price-rules/${storeId}`)).body
  for (const { id } of rules) await seller.remove(`/api/v1/price-rules/${id}`)
  const { result } = await send('price-rules', {
    store_id: storeId,
    name: 'Sobe',
    scope: { type: 'tcg' },
    pricing: { source: 'own', change: { kind: 'percent', value: 90 }, ending: 'none' },
    rails: { max_change_percent: 100 },
  })
  await send('price-rules/run', { store_id: storeId })
  await seller.remove(`/api/v1/price-rules/${result.id}`)
}

async function sellAndUndo(id: number) {
  const { store_id, product_id } = (await rowOf(id))!
  const { parcels } = await paidOrder(app, { userId: buyer.id, offers: [{ id, store_id, product_id }], quantity: 1 })
  const [line] = (await seller.get(`/api/v1/store-order-picking/${parcels[0]}`)).body.lines
  await send('store-order-tick', { line_id: line.id, picked: 1 })
  await grid(id, { status: 'paused' })
  await send('store-order-cancel', { id: parcels[0], reason: 'other' })
  await settle(app)
  await send('store-put-back', { store_id: storeId, line_ids: [line.id] })
}

const paused = { status: 'paused' } as const
const soldOut = { quantity: 0 } as const

/** Each way in which an offer goes on sale: what it is before, and the way. */
const waysOnSale: [string, object, (id: number) => Promise<unknown>][] = [
  ['the form', paused, (id) => form(id, { status: 'available' })],
  ['the form that fills the stock', soldOut, (id) => form(id, { quantity: 1 })],
  ['the grid', paused, (id) => grid(id, { status: 'available' })],
  ['the grid that fills the stock', soldOut, (id) => grid(id, { quantity: 1 })],
  ['a change of many', paused, (id) => bulk(id, { kind: 'activate' })],
  ['a change of many that sets the stock', soldOut, (id) => bulk(id, { kind: 'quantity_set', quantity: 2 })],
  ['a change of many that adds to the stock', soldOut, (id) => bulk(id, { kind: 'quantity_add', quantity: 2 })],
  ['a sheet', soldOut, (id) => sheet(id, '300,00', 1)],
  ['a quick line', soldOut, (id) => quickLine(id, {}, 'add')],
  ['a quick line that replaces', soldOut, (id) => quickLine(id, {}, 'replace')],
  ['undoing a pause', {}, (id) => undo(id, { kind: 'pause' })],
  ['undoing a change of the stock', {}, (id) => undo(id, { kind: 'quantity_set', quantity: 0 })],
  ['undoing a removal', {}, (id) => undo(id, { kind: 'remove' })],
  [
    'restoring what was removed',
    {},
    async (id) => {
      await send('product-store-delete/', { id })
      return send('product-store-restore', { ids: [id] })
    },
  ],
  [
    'a count of the stock',
    { ...paused, unconfirmed_since: clock.now() },
    (id) => send('product-store-confirm-stock', { store_id: storeId, id, quantity: 2 }),
  ],
  ['putting back the card of an undone sale', {}, sellAndUndo],
]

/** Each way in which the price of an offer rises that is on sale. */
const waysToRise: [string, (id: number) => Promise<unknown>][] = [
  ['the grid', (id) => grid(id, { price_cents: DEAR })],
  ['a change of many', (id) => bulk(id, { kind: 'price_set', cents: DEAR })],
  ['a sheet', (id) => sheet(id, '300,00', 1)],
  ['a quick line that replaces', (id) => quickLine(id, { price_cents: DEAR }, 'replace')],
  ['a price rule', raiseByRule],
  [
    'undoing a lower price',
    (id) => set(id, { price_cents: DEAR }).then(() => undo(id, { kind: 'price_set', cents: CHEAP })),
  ],
]

const taken = (change: object) => {
  const { id } = cards.shift()!
  return setOnSale(app, id, {
    price_cents: DEAR,
    quantity: 1,
    passport: null,
    photos: [],
    promotion_id: null,
    ...change,
  }).then(() => id)
}
const lacking = async () => {
  const { products } = await send('product-store-list', { store_id: storeId, per_page: 200, lacks_passport: true })
  return (products as { id: number }[]).map(({ id }) => id)
}

describe('a dear card', () => {
  it.each(waysOnSale)('does not go on sale without a passport by %s', async (_, before, act) => {
    const id = await taken(before)
    await act(id)
    expect(await rowOf(id)).toMatchObject({ on_sale: false, price_cents: DEAR })
  })

  it.each(waysOnSale.slice(0, -1))('goes on sale with its passport by %s', async (_, before, act) => {
    const id = await taken({ ...before, passport: JSON.stringify(passport), photos: Object.values(passport.photos) })
    await act(id)
    expect(await rowOf(id)).toMatchObject({ on_sale: true, price_cents: DEAR })
  })

  it.each(waysOnSale.slice(0, -1))('needs none by %s while it costs a centavo less', async (name, before, act) => {
    if (name === 'a sheet') return
    const id = await taken({ ...before, price_cents: DEAR - 1 })
    await act(id)
    expect(await rowOf(id)).toMatchObject({ on_sale: true, price_cents: DEAR - 1 })
  })

  it.each(waysToRise)(
    'that is on sale and becomes dear by %s is marked, and nobody stops for a photo',
    async (_, act) => {
      const id = await taken({ price_cents: CHEAP })
      await act(id)
      const { price_cents: price, on_sale: isOnSale } = (await rowOf(id))!
      expect(price).toBeGreaterThanOrEqual(DEAR)
      expect(isOnSale).toBe(true)
      expect(await lacking()).toContain(id)
    },
  )

  it('does not become dear by the form without a passport, which asks for it', async () => {
    const id = await taken({ price_cents: CHEAP })
    expect(await form(id, { price_cents: DEAR })).toMatchObject({ code: 'passport_needed' })
    expect(await rowOf(id)).toMatchObject({ price_cents: CHEAP })
  })
})
