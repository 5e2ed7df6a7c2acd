import { type StoreRight, storeRights } from '@bra/contract/kit/rights'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Membership, ownStore } from './acting.ts'
import { allBindings } from './create-app.ts'
import type { Binding, User } from './platform/routes.ts'
import { accessTable } from './testing/access-table.ts'
import { belongings } from './testing/belongings.ts'
import { testApp } from './testing/test-app.ts'
import { addressFor } from './testing/twenty-at-once.ts'

const { app, as, ask } = await testApp()
const buyer = await as('buyer')
const seller = await as('seller')
// the buyer's line of a cart is among what is looked up
const offer = await app.db.selectFrom('listings').select('id').where('on_sale', '=', true).limit(1).executeTakeFirst()
await buyer.post('/api/v1/add-to-cart', { id: offer!.id })
const of = await belongings(app, buyer.id, seller.id)

/** Makes the seller a member of these stores with these rights, until the next call. */
function joins(memberships: Membership[]) {
  app.session.memberships = () => sql<Membership[]>`${JSON.stringify(memberships)}::json`
}

const rights = Object.keys(storeRights) as StoreRight[]
const nameOf = ({ endpoint }: Binding) => `${endpoint.method} ${endpoint.path}`
const ofStores = allBindings().filter(({ endpoint }) => endpoint.access === 'seller')
const named = ofStores.map((binding) => [nameOf(binding), binding.endpoint.right!, binding] as const)

function call(binding: Binding) {
  const { params, body } = accessTable[nameOf(binding)]!.input?.(of) ?? {}
  const { method } = binding.endpoint
  return ask(method, addressFor(binding, { params }), method === 'GET' ? undefined : (body ?? {}), seller.headers)
}

describe('the list of rights', () => {
  it('has the right of every call of a store', () => {
    const without = ofStores.filter(({ endpoint }) => !rights.includes(endpoint.right!))
    expect(without.map(nameOf)).toEqual([])
  })

  it('has no right that no call of a store needs', () => {
    expect([...new Set(named.map(([, right]) => right))].sort()).toEqual(rights.toSorted())
  })

  it('is asked only of sellers and of people', () => {
    const others = allBindings().filter(({ endpoint: { access, right } }) => right && !/^(seller|user)$/.test(access))
    expect(others.map(nameOf)).toEqual([])
  })

  it('lets nobody act for a store in a call without a right', () => {
    // @ts-expect-error only a call with a right brings an actor
    const asked = (user: User) => ownStore(user, of.store)
    expect(asked).toBeTypeOf('function')
  })
})

describe('a member of a store', () => {
  it.each(named)('cannot call %s without the right %s', async (_, right, binding) => {
    joins([{ storeId: of.store, rights: rights.filter((other) => other !== right) }])
    const { status, body } = await call(binding)
    expect([status, body.code]).toEqual([403, 'forbidden'])
  })

  it.each(named)('can call %s with no right but %s', async (_, right, binding) => {
    joins([{ storeId: of.store, rights: [right] }])
    const { status, body } = await call(binding)
    expect(status).toBeLessThan(500)
    expect(['login_required', 'forbidden', 'not_found']).not.toContain(body?.code)
  })

  it('acts only for the stores where the right is theirs, and finds no others', async () => {
    const others = await app.db.selectFrom('stores').select('id').where('id', '<>', of.store).limit(2).execute()
    const [second, foreign] = others.map(({ id }) => id)
    joins([
      { storeId: of.store, rights: ['orders'] },
      { storeId: second!, rights: ['stock'] },
    ])
    const codes = async (path: string, stores: number[]) =>
      Promise.all(stores.map(async (id) => (await seller.get(`/api/v1/${path}/${id}`)).body.code ?? 'fine'))
    const stores = [of.store, second!, foreign!]
    expect(await codes('stores-orders', stores)).toEqual(['fine', 'forbidden', 'store_not_found'])
    expect(await codes('price-rules', stores)).toEqual(['forbidden', 'fine', 'store_not_found'])
  })

  it('sees no parcel of a store in which another right is theirs', async () => {
    const { id: second } = await app.db
      .selectFrom('stores')
      .select('id')
      .where('id', '<>', of.store)
      .limit(1)
      .executeTakeFirstOrThrow()
    joins([
      { storeId: of.store, rights: ['stock'] },
      { storeId: second, rights: ['orders', 'messages'] },
    ])
    expect((await seller.get(`/api/v1/stores-order/${of.sale}`)).status).toBe(404)
    expect((await seller.get(`/api/v1/order-messages/${of.sale}`)).status).toBe(404)
  })

  it.each([
    ['GET', '/api/v1/address-default-store/{store}', 'settings'],
    ['GET', '/api/v1/order-messages/{sale}', 'messages'],
    ['PUT', '/api/v1/complaint/read/{storeComplaint}', 'messages'],
  ] as const)('acts in a call of people only with the right: %s %s', async (method, path, right) => {
    const url = path.replace(/\{(\w+)\}/, (_, name: keyof typeof of) => String(of[name]))
    const body = method === 'GET' ? undefined : {}
    joins([{ storeId: of.store, rights: [right] }])
    expect((await ask(method, url, body, seller.headers)).status).toBe(200)
    joins([{ storeId: of.store, rights: rights.filter((other) => other !== right) }])
    expect([403, 404]).toContain((await ask(method, url, body, seller.headers)).status)
  })
})
