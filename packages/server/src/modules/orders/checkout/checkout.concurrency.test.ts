import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { cpfOf } from '@bra/demo/generate/cpf'
import { chargesAt, onSale } from '../../../testing/buying.ts'
import { testApp } from '../../../testing/test-app.ts'
import { sumOfAll } from '../../money/ledger/index.ts'

const { app, as, sandbox } = await testApp()
const CEP = '01310100'
const people = await app.db
  .insertInto('users')
  .values(
    Array.from({ length: 50 }, (_, at) => ({
      email: `fila${at}@bracards.example`,
      name: 'Zulmira',
      last_name: 'Quaresma',
      role: 'client' as const,
      password_hash: '-',
      cpf: cpfOf(700_000_000 + at),
      birth_date: '1990-05-17',
      phone: '83987654321',
      created_at: app.clock.now(),
    })),
  )
  .returning(['id', 'email'])
  .execute()
/** Offers of three stores for each of five products, so that buyers of other offers contend for the same products. */
const { rows: offered } = await app.database.pool.query<{ id: number }>(
  `select id from (
    select l.id, l.product_id, row_number() over (partition by l.product_id order by l.id) nth,
      count(*) over (partition by l.product_id) offers
    from (select distinct on (product_id, store_id) * from listings where on_sale order by product_id, store_id, id) l
    join products p on p.id = l.product_id and p.type = 'tcg'
  ) ranked where nth <= 3 and offers >= 3 order by product_id, nth limit 15`,
)
const offers = offered.map(({ id }) => id)
const [last] = offers as [number]
const setOffers = (changed: object) =>
  app.db
    .updateTable('listings')
    .set({ ...onSale, ...changed })
    .where('id', 'in', offers)
    .execute()
const stockOf = async (ids: number[]) =>
  (
    await app.db
      .selectFrom('listings')
      .select(['quantity', 'bra_center_quantity as center'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map(({ quantity, center }) => [quantity, center])
const addressOf = async (userId: number) => {
  const place = { postcode: CEP, address: 'Avenida Paulista', number: '1', state: 'SP', city: 'São Paulo' }
  const rest = { district: 'Bela Vista', complement: '', recipient: 'Alguém', label: 'Casa', is_default: false }
  const row = { user_id: userId, store_id: null, company_id: null, ...place, ...rest, created_at: app.clock.now() }
  return (await app.db.insertInto('addresses').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const buyers = await Promise.all(
  people.map(async ({ id, email }) => ({ id, address: await addressOf(id), ask: await as(email) })),
)
type Buyer = (typeof buyers)[number]

interface Wanted {
  id: number
  quantity?: number
  bra_center?: boolean
}
/** Puts the goods into the cart in this order; returns the total in cents. */
const fill = async ({ id, ask }: Buyer, goods: Wanted[]) => {
  for (const one of goods) expect((await ask.post('/api/v1/add-to-cart', one)).status).toBe(200)
  return (await ask.get(`/api/v1/active-cart/${id}?cep=${CEP}`)).body.result.total_cents as number
}
const place = ({ ask, address }: Buyer, total: number) =>
  ask.post('/api/v1/order/save-order', { method: 'pix', address_id: address, total_cents: total })

/** How many rows a purchase has left, by table. */
const rowsLeft = async () => {
  const { rows } = await app.database.pool.query<Record<string, number>>(
    `select (select count(*) from orders) orders, (select count(*) from store_orders) store_orders,
      (select count(*) from order_lines) order_lines, (select count(*) from order_events) order_events,
      (select count(*) from order_payments) order_payments, (select count(*) from ledger_entries) ledger_entries,
      (select count(*) from carts where status = 'ordered') ordered_carts,
      (select count(*) from carts where status = 'active') active_carts`,
  )
  return rows[0]!
}

beforeEach(async () => void (await app.db.deleteFrom('carts').execute()))

describe('many buyers at once', () => {
  it('that want the last unit make one order, and the others are told', async () => {
    expect([buyers.length, offers.length]).toEqual([50, 15])
    await setOffers({ quantity: 1 })
    const totals: number[] = []
    for (const buyer of buyers) totals.push(await fill(buyer, [{ id: last }]))
    const [before, chargedBefore] = [await rowsLeft(), (await chargesAt(sandbox)).length]
    const answers = await Promise.all(buyers.map((buyer, at) => place(buyer, totals[at]!)))
    const winner = answers.findIndex(({ status }) => status === 200)
    const refused = answers.filter((_, at) => at !== winner)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['409 A loja não tem tantas unidades desta oferta.']),
    )
    expect(await stockOf([last])).toEqual([[0, 0]])

    const after = await rowsLeft()
    const added = Object.fromEntries(Object.entries(after).map(([table, count]) => [table, count - before[table]!]))
    const oneOrder = { orders: 1, store_orders: 1, order_lines: 1, order_events: 1, order_payments: 1 }
    expect(added).toEqual({ ...oneOrder, ledger_entries: 0, ordered_carts: 1, active_carts: -1 })
    const { order_id: orderId } = answers[winner]!.body
    const { code } = await app.db
      .selectFrom('order_payments as pay')
      .innerJoin('orders as o', 'o.id', 'pay.order_id')
      .select('pay.code')
      .where('o.id', '=', orderId)
      .where('o.user_id', '=', buyers[winner]!.id)
      .executeTakeFirstOrThrow()
    const all = await chargesAt(sandbox)
    const charged = all.slice(0, all.length - chargedBefore)
    expect(charged.map((charge) => [charge.code, charge.amount])).toEqual([[code, totals[winner]]])
  })

  it('with random carts of the same offers never wait in a circle', async () => {
    const there = { quantity: 400, bra_center_quantity: 200 }
    await setOffers(there)
    const one = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), bra_center: fc.boolean() })
    const goods = fc
      .shuffledSubarray(offers, { minLength: 2, maxLength: 8 })
      .chain((ids) => fc.tuple(...ids.map((id) => one.map((about) => ({ id, ...about })))))
    const rounds = [4, 5].map((seed) => fc.sample(goods, { seed, numRuns: 24 }))
    let placed: Awaited<ReturnType<typeof place>>[] = []
    for (const carts of rounds) {
      const totals = await Promise.all(carts.map((cart, at) => fill(buyers[at]!, cart)))
      // while some buy, what was bought before is given back
      const cancelled = placed.map(({ body }, at) => buyers[at]!.ask.post('/api/v1/order/cancel', body))
      placed = await Promise.all(carts.map((_, at) => place(buyers[at]!, totals[at]!)))
      expect([...placed, ...(await Promise.all(cancelled))].filter(({ status }) => status !== 200)).toEqual([])
    }
    const sold = (offer: number, isCounted: (one: { bra_center: boolean }) => boolean) =>
      rounds
        .at(-1)!
        .flat()
        .filter((one) => one.id === offer && isCounted(one))
        .reduce((sum, { quantity }) => sum + quantity, 0)
    const left = offers
      .toSorted((one, other) => one - other)
      .map((id) => [400 - sold(id, () => true), 200 - sold(id, ({ bra_center }) => bra_center)])
    expect(await stockOf(offers)).toEqual(left)
    expect(await sumOfAll(app.db)).toBe(0)
  })
})
