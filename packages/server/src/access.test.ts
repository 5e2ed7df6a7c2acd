import { addressOf, fillPath } from '@bra/contract/kit/api'
import { describe, expect, it } from 'vitest'
import { allBindings } from './create-app.ts'
import type { Binding } from './platform/routes.ts'
import type { AccessRow } from './testing/access-rows.ts'
import { accessTable } from './testing/access-table.ts'
import { belongings } from './testing/belongings.ts'
import { testApp } from './testing/test-app.ts'

const { app, as, ask } = await testApp()
const stranger = 'joao.meireles@bracards.example'
const otherSeller = 'joelma.nazare@bracards.example'
/** Words of the buyer that no answer to anybody else may contain. */
const buyersWords = ['compradora@bracards.example', 'Marina']

// the buyer has a second device, whose session others will try to reach
await as('buyer')
const buyer = await as('buyer')
const seller = await as('seller')
const offer = await app.db.selectFrom('listings').select('id').where('on_sale', '=', true).limit(1).executeTakeFirst()
await buyer.post('/api/v1/add-to-cart', { id: offer!.id })
const of = await belongings(app, buyer.id, seller.id)
const people = { buyer: 'buyer', seller: 'seller', stranger, 'another seller': otherSeller, operator: 'operator' }

const nameOf = ({ endpoint }: Binding) => `${endpoint.method} ${endpoint.path}`
const bindings = allBindings()
const closed = Object.keys(accessTable)
  .map((name) => bindings.find((binding) => nameOf(binding) === name)!)
  .filter(Boolean)
const open = bindings.filter(({ endpoint }) => endpoint.access === 'open')

function call({ endpoint }: Binding, headers: Record<string, string>, row: AccessRow = {}) {
  const { params, body } = row.input?.(of) ?? {}
  const filled = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
  const url = fillPath(addressOf(endpoint), { ...filled, ...params })
  return ask(endpoint.method, url, endpoint.method === 'GET' ? undefined : (body ?? {}), headers)
}

describe('the table of who may ask what', () => {
  it('has a row for each call that needs a session, and no other', () => {
    const needing = bindings.filter(({ endpoint }) => endpoint.access !== 'open').map(nameOf)
    expect(Object.keys(accessTable).sort()).toEqual(needing.sort())
  })
})

describe('a call that is open to all', () => {
  it.each(open.map((binding) => [nameOf(binding), binding] as const))(
    '%s asks nobody to sign in',
    async (_, binding) => {
      const { status, body } = await call(binding, {})
      expect(status).toBeLessThan(500)
      expect(['login_required', 'forbidden']).not.toContain(body?.code)
    },
  )
})

describe('a call for people', () => {
  it.each(closed.map((binding) => [nameOf(binding), binding] as const))(
    '%s refuses whoever has no session',
    async (name, binding) => {
      const without = await call(binding, {}, accessTable[name])
      expect([without.status, without.body.code]).toEqual([401, 'login_required'])
      const unknown = await call(binding, { authorization: 'Bearer a-token-that-nobody-ever-made' }, accessTable[name])
      expect([unknown.status, unknown.body.code]).toEqual([401, 'login_required'])
    },
  )

  const personal = closed.filter((binding) => !accessTable[nameOf(binding)]!.things)
  it.each(personal.map((binding) => [nameOf(binding), binding] as const))(
    '%s tells a stranger nothing of the buyer',
    async (name, binding) => {
      const { body } = await call(binding, (await as(stranger)).headers, accessTable[name])
      for (const word of buyersWords) expect(JSON.stringify(body ?? '')).not.toContain(word)
    },
  )

  const things = closed.filter((binding) => accessTable[nameOf(binding)]!.things)
  it.each(things.map((binding) => [nameOf(binding), binding] as const))(
    '%s refuses what is somebody else’s',
    async (name, binding) => {
      const row = accessTable[name]!
      const others = Object.entries(people).filter(([who]) => who !== row.owner)
      for (const [who, account] of others) {
        const { status } = await call(binding, (await as(account)).headers, row)
        expect([who, [403, 404].includes(status)]).toEqual([who, true])
      }
    },
  )

  it.each(closed.map((binding) => [nameOf(binding), binding] as const))(
    '%s lets those in for whom it is',
    async (name, binding) => {
      const row = accessTable[name]!
      const owner = await as(row.owner ?? 'buyer')
      const { status, body } = await call(binding, owner.headers, row)
      expect(status).toBeLessThan(500)
      expect(['login_required', 'forbidden', 'not_found']).not.toContain(body?.code)
    },
  )
})
