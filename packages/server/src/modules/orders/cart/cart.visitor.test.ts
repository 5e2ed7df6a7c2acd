import { beforeEach, describe, expect, it } from 'vitest'
import { setOnSale } from '../../../testing/buying.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { settle } from '../../../testing/test-people.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post, clock } = await testApp()
const joao = await as('joao.meireles@bracards.example')
const CEP = '01310100'
const GUEST = 'visitanteDoNavegador'
const headers = { 'x-guest-id': GUEST }

const offers = await app.db
  .selectFrom('listings as l')
  .innerJoin('stores as s', 's.id', 'l.store_id')
  .select(['l.id', 'l.store_id', 's.owner_id'])
  .distinctOn('l.store_id')
  .where('l.on_sale', '=', true)
  .where('s.uf', '=', 'SP')
  .orderBy('l.store_id')
  .limit(2)
  .execute()
const [first, second] = offers as [(typeof offers)[number], (typeof offers)[number]]

interface Reply {
  body: {
    result: { groups: { lines: { id: number; offer: { id: number }; quantity: number; changes: object[] }[] }[] }
  }
}
const linesIn = ({ body }: Reply) => body.result.groups.flatMap(({ lines }) => lines)
const bought = (reply: Reply) => linesIn(reply).map(({ offer, quantity }) => [offer.id, quantity])

const visit = (path: string, body: object = {}, as = headers) => post(`/api/v1/${path}`, { cep: CEP, ...body }, as)
const seen = (as = headers) => visit('cart/of-visitor', {}, as)
const cartOfJoao = () => joao.get(`/api/v1/active-cart/${joao.id}?cep=${CEP}`)
const join = (guest = GUEST) => joao.post('/api/v1/cart/join', { guest_id: guest, cep: CEP })

beforeEach(async () => {
  await app.db.deleteFrom('carts').execute()
  for (const { id } of offers) await setOnSale(app, id)
})

describe('a visitor', () => {
  it('adds single offers and whole baskets, changes them and sees their freight', async () => {
    expect((await visit('add-to-cart', { id: first.id, quantity: 2 })).status).toBe(200)
    const filled = await visit('cart/fill', { items: [{ id: second.id, quantity: 1 }] })
    expect([filled.status, filled.body.left]).toEqual([200, []])
    const cart = await seen()
    expect(bought(cart)).toEqual([
      [first.id, 2],
      [second.id, 1],
    ])
    expect(cart.body.result).toMatchObject({ count: 3, can_checkout: true })
    expect(cart.body.result.freight_cents).toBeGreaterThan(0)
    const [line, other] = linesIn(cart)
    await visit('update-cart/', { id: line!.id, quantity: 1 })
    await visit('cart/save-store-shippiment', { store_id: first.store_id, method: 'sedex' })
    const removed = await visit('remove-from-cart/', { id: other!.id })
    expect(bought(removed)).toEqual([[first.id, 1]])
    expect(removed.body.result.groups[0].shipping).toBe('sedex')
  })

  it('reaches no cart but that of this browser, and none without a name', async () => {
    await visit('add-to-cart', { id: first.id })
    const [line] = linesIn(await seen())
    const other = { 'x-guest-id': 'outroNavegadorAberto' }
    expect((await seen(other)).body.result.count).toBe(0)
    expect((await visit('update-cart/', { id: line!.id, quantity: 3 }, other)).body.code).toBe('cart_line_not_found')
    expect((await visit('remove-from-cart/', { id: line!.id }, other)).body.code).toBe('cart_line_not_found')
    await visit('cart/fill', { items: [{ id: second.id, quantity: 1 }], replaces: [line!.id] }, other)
    expect(bought(await seen())).toEqual([[first.id, 1]])
    for (const path of ['add-to-cart', 'update-cart/', 'remove-from-cart/'])
      expect((await post(`/api/v1/${path}`, { id: first.id, quantity: 1 })).status, path).toBe(401)
    expect((await seen({ 'x-guest-id': 'curto' })).body.result.count).toBe(0)
  })

  it('pays only as somebody, and an account reads no cart of a visitor by accident', async () => {
    await visit('add-to-cart', { id: first.id })
    expect((await post('/api/v1/order/save-order', {}, headers)).status).toBe(401)
    expect((await cartOfJoao()).body.result.count).toBe(0)
  })

  it('whose basket stands in the way is counted with it when another basket is composed', async () => {
    await visit('add-to-cart', { id: first.id, quantity: 2 })
    const { name } = await app.db
      .selectFrom('products as p')
      .innerJoin('listings as l', 'l.product_id', 'p.id')
      .select('p.name')
      .where('l.id', '=', second.id)
      .executeTakeFirstOrThrow()
    const best = await post('/api/v1/cart/best', { list: `1 ${name}`, cep: CEP }, headers)
    expect([best.status, best.body.kept.count]).toEqual([200, 2])
  })
})

describe('signing in', () => {
  it('joins what the visitor had with what the account had, at once and once', async () => {
    await joao.post('/api/v1/add-to-cart', { id: first.id })
    await visit('add-to-cart', { id: first.id, quantity: 2 })
    await visit('add-to-cart', { id: second.id })
    const joined = await join()
    expect([joined.status, joined.body.left]).toEqual([200, []])
    const both = [
      [first.id, 3],
      [second.id, 1],
    ]
    expect(bought(joined)).toEqual(both)
    expect(bought(await join())).toEqual(both)
    expect((await seen()).body.result.count).toBe(0)
  })

  it('tells stock and price anew, and what was taken away meanwhile', async () => {
    await visit('add-to-cart', { id: first.id, quantity: 3 })
    await visit('add-to-cart', { id: second.id })
    await setOnSale(app, first.id, { quantity: 1, price_cents: 990 })
    await setOnSale(app, second.id, { quantity: 0 })
    const told = linesIn(await join()).map(({ changes }) => (changes as { kind: string }[]).map(({ kind }) => kind))
    expect(told).toEqual([['less_stock', 'price_up'], ['sold_out']])
  })

  it('leaves out what the person sells, and says so', async () => {
    await visit('add-to-cart', { id: first.id })
    await visit('add-to-cart', { id: second.id })
    await app.db.updateTable('stores').set({ owner_id: joao.id }).where('id', '=', first.store_id).execute()
    const joined = await join()
    await app.db.updateTable('stores').set({ owner_id: first.owner_id }).where('id', '=', first.store_id).execute()
    expect(bought(joined)).toEqual([[second.id, 1]])
    expect(joined.body.left).toMatchObject([{ id: first.id, quantity: 1 }])
  })

  it('leaves nothing behind where the account has as many lines as it may', async () => {
    await joao.post('/api/v1/add-to-cart', { id: first.id })
    await visit('add-to-cart', { id: second.id })
    const set = (value: string) =>
      app.db.updateTable('parameters').set({ value }).where('code', '=', 'cart_lines_max').execute()
    await set('1')
    const refused = await join()
    await set('300')
    expect([refused.status, refused.body.left.length]).toEqual([200, 1])
    expect(bought(await seen())).toEqual([[second.id, 1]])
    expect(bought(await join()).length).toBe(2)
  })
})

it('a cart that no visitor has touched for a month is deleted, and no other', async () => {
  await visit('add-to-cart', { id: first.id })
  await joao.post('/api/v1/add-to-cart', { id: first.id })
  const forget = () =>
    app.transaction((tx) =>
      tx.insertInto('jobs').values({ name: 'forget_visitors_carts', data: '{}', run_at: clock.now() }).execute(),
    )
  const guests = () => app.db.selectFrom('carts').select('guest_id').execute()
  await forget()
  await settle(app)
  expect((await guests()).length).toBe(2)
  clock.advance(31 * DAY_MS)
  await forget()
  await settle(app)
  expect(await guests()).toEqual([{ guest_id: null }])
})
