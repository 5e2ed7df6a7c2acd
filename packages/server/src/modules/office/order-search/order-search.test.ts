import { describe, expect, it } from 'vitest'
import { paidOrder } from '../../../testing/paid-order.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, get } = await testApp()
const operator = await as('operator')
const marina = await as('buyer')
const orders = async (query: string) => (await operator.get(`/api/v1/admin/orders?${query}`)).body
const ledger = async (query: string) => (await operator.get(`/api/v1/admin/ledger?${query}`)).body
const newest = await app.db.selectFrom('orders').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const idsOf = (found: { orders: { id: number }[] }) => found.orders.map(({ id }) => id)

describe('orders', () => {
  it('are found by their number', async () => {
    expect(idsOf(await orders(`q=${newest.id}`))).toEqual([newest.id])
    expect(idsOf(await orders('q=%239999999999'))).toEqual([])
  })

  it('are found by who bought, by the store and by the code of a payment', async () => {
    const bought = await orders('q=marina tavares')
    expect(bought.orders.length).toBeGreaterThan(0)
    for (const { buyer } of bought.orders) expect(buyer.id).toBe(marina.id)
    const sold = await orders('q=toca do saci')
    for (const { parcels } of sold.orders) {
      expect(parcels.map(({ store }: { store: string }) => store)).toContain('Toca do Saci')
    }
    const { code, order_id: id } = await app.db
      .selectFrom('order_payments')
      .select(['code', 'order_id'])
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(idsOf(await orders(`q=${code}`))).toEqual([id])
  })

  it('are narrowed by state, newest first, page after page without gap or repeat', async () => {
    const { state } = await app.db.selectFrom('store_orders').select('state').limit(1).executeTakeFirstOrThrow()
    for (const { parcels } of (await orders(`state=${state}`)).orders) {
      expect(parcels.map((parcel: { state: string }) => parcel.state)).toContain(state)
    }
    const all = await app.db.selectFrom('orders').select('id').orderBy('id', 'desc').execute()
    const seen: number[] = []
    for (let next: number | null | undefined; next !== null;) {
      const page = await orders(next ? `before=${next}` : '')
      seen.push(...idsOf(page))
      next = page.next
    }
    expect(seen).toEqual(all.map(({ id }) => id))
    expect((await operator.get('/api/v1/admin/orders?state=vanished')).status).toBe(422)
  })

  it('are shown whole: payments, parcels, events and what was posted', async () => {
    const offer = await app.db
      .selectFrom('listings')
      .select(['id', 'store_id', 'product_id'])
      .where('on_sale', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    const { orderId } = await paidOrder(app, { userId: marina.id, offers: [offer] })
    const { body } = await operator.get(`/api/v1/admin/orders/${orderId}`)
    expect(body.address).toBe('Marina Tavares, São Paulo/SP, 01310-100')
    expect(body.goods_cents + body.freight_cents).toBe(body.total_cents)
    expect(body.payments[0]).toMatchObject({ state: 'paid', method: 'pix' })
    expect(body.parcels[0].lines.length).toBeGreaterThan(0)
    expect(body.parcels[0].events.map(({ state }: { state: string }) => state)).toContain('paid')
    const lines = body.postings.flatMap(({ lines }: { lines: { cents: number }[] }) => lines)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)).toBe(0)
    expect((await operator.get('/api/v1/admin/orders/999999')).body.code).toBe('order_not_found')
  })
})

describe('the ledger', () => {
  it('is told whole, of an order, of an account with its balance, and of a key', async () => {
    const whole = await ledger('')
    expect(whole.account).toBeNull()
    const [posting] = whole.postings
    expect(posting.lines.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)).toBe(0)
    expect((await ledger(`key=${encodeURIComponent(posting.key)}`)).postings).toEqual([posting])

    const of = await ledger(`order_id=${posting.order_id}`)
    expect(of.postings.every(({ order_id: id }: { order_id: number }) => id === posting.order_id)).toBe(true)

    const { account } = await app.db
      .selectFrom('ledger_lines')
      .select('account')
      .where('account', 'like', 'escrow:%' as never)
      .limit(1)
      .executeTakeFirstOrThrow()
    const rows = await app.db.selectFrom('ledger_lines').select('cents').where('account', '=', account).execute()
    const found = await ledger(`account=${account}`)
    expect(found.account.balance_cents).toBe(rows.reduce((sum, { cents }) => sum + cents, 0))
    expect(found.account.owner).toMatch(/^Pacote de .+, pedido nº \d+$/)
    expect(found.postings).toHaveLength(rows.length)
  })

  it('is paged by what was posted last', async () => {
    const count = (await app.db.selectFrom('ledger_entries').select('id').execute()).length
    const seen: number[] = []
    for (let next: number | null | undefined; next !== null;) {
      const page = await ledger(next ? `before=${next}` : '')
      seen.push(...page.postings.map(({ id }: { id: number }) => id))
      next = page.next
    }
    expect(new Set(seen).size).toBe(count)
    expect(seen).toEqual(seen.toSorted((one, other) => other - one))
  })

  it('knows of an account that nothing was posted to that it is empty', async () => {
    expect(await ledger('account=store:999999')).toEqual({
      postings: [],
      next: null,
      account: { balance_cents: 0, owner: null },
    })
  })
})

it.each(['/api/v1/admin/orders', '/api/v1/admin/orders/1', '/api/v1/admin/ledger'])(
  '%s is for operators alone',
  async (url) => {
    expect((await get(url)).status).toBe(401)
    expect((await marina.get(url)).status).toBe(403)
  },
)
