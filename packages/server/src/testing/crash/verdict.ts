import type { Sandbox } from '@bra/sandbox/sandbox'
import type { App } from '../../app.ts'
import { sumOfAll } from '../../modules/money/ledger/index.ts'
import type { Market, Rule } from './market.ts'
import { lostAnswers, rulesOfComplaints } from './verdict.complaints.ts'

interface Charge {
  id: string
  code: string
  status: string
  amount: number
  canceled_amount?: number
  paid_at?: string
}

interface ChargedOrder {
  code: string
  state: string
  order_id: number
  total_cents: number
  /** Refunds that were made. */
  given_cents: number
}

/** Each statement must return no rows. */
const rules: Rule[] = [
  {
    what: 'an entry does not balance',
    values: () => [],
    statement: `select entry_id, sum(cents) from ledger_lines group by entry_id having sum(cents) <> 0`,
  },
  {
    what: 'stock is not what there was less what was sold',
    values: ({ stores, stock, after }) => [
      stores.flatMap(({ offer, lacksCards }) => (lacksCards ? [] : [offer])),
      stock,
      after,
    ],
    statement: `select l.id, l.quantity, coalesce(sold.units, 0) sold from listings l
       left join (
         select line.listing_id, sum(line.quantity)::int units from order_lines line
         join store_orders so on so.id = line.store_order_id
         where so.order_id > $3 and so.state not in ('expired', 'cancelled')
         group by 1
       ) sold on sold.listing_id = l.id
       where l.id = any($1) and l.quantity + coalesce(sold.units, 0) <> $2`,
  },
  {
    what: 'an order is half done',
    values: (market) => [market.after],
    statement: `select o.id, o.goods_cents, o.freight_cents, o.total_cents, sums.* from orders o
       cross join lateral (
         select count(*) parcels, sum(so.goods_cents) goods, sum(so.freight_cents) freight,
           (select sum(line.unit_price_cents * line.quantity) from order_lines line
             join store_orders its on its.id = line.store_order_id where its.order_id = o.id) of_lines,
           count(*) filter (where not exists (select from order_events e where e.store_order_id = so.id)) untold
         from store_orders so where so.order_id = o.id
       ) sums
       where o.id > $1 and ((o.goods_cents, o.freight_cents, o.total_cents, o.goods_cents)
           is distinct from (sums.goods, sums.freight, sums.goods + sums.freight, sums.of_lines)
         or sums.parcels = 0 or sums.untold > 0
         or not exists (select from order_payments pay where pay.order_id = o.id))`,
  },
  {
    what: 'a payment is still open',
    values: (market) => [market.after],
    statement: `select pay.order_id, pay.state from order_payments pay
       where pay.order_id > $1 and pay.state in ('intended', 'pending', 'refunding')`,
  },
  {
    what: 'an order and its payment tell different stories',
    values: (market) => [market.after],
    statement: `select o.id, array_agg(distinct so.state) states from orders o join store_orders so on so.order_id = o.id
       where o.id > $1 group by o.id
       having bool_or(so.state = 'awaiting_payment')
         or bool_or(so.state not in ('expired', 'cancelled') or so.refunded_cents > 0) <> coalesce(
           (select bool_or(pay.state = 'paid') from order_payments pay where pay.order_id = o.id), false)`,
  },
  {
    what: 'what was paid does not lie in escrow',
    values: (market) => [market.after],
    statement: `select o.id, o.total_cents, held.cents from orders o
       join order_payments pay on pay.order_id = o.id and pay.state = 'paid'
       left join lateral (
         select sum(line.cents) cents from ledger_entries e join ledger_lines line on line.entry_id = e.id
         where e.order_id = o.id and line.account like 'escrow:%' and line.cents > 0
       ) held on true
       where o.id > $1 and o.total_cents is distinct from held.cents`,
  },
  { what: 'nobody heard', values: () => [], statement: `select id, name from events where delivered_at is null` },
  {
    what: 'work is left undone',
    values: () => [],
    statement: `select id, name, last_error from jobs where key is null and name not like '%mail%'`,
  },
]

/** Checks everything once the jobs have caught up; each result is a sentence. */
export async function wrongs(app: App, sandbox: Sandbox, market: Market): Promise<string[]> {
  const { pool } = app.database
  const answer = await fetch(`${sandbox.url}/__sandbox/pagarme/charges`)
  const charges = (await answer.json()) as Charge[]
  const sum = await sumOfAll(app.db)
  return [
    ...(await lostOrders(app, market)),
    ...(await lostAnswers(app, market)),
    ...(sum === 0 ? [] : [`the ledger sums to ${sum}`]),
    ...(await Promise.all([...rules, ...rulesOfComplaints].map((rule) => found(pool, market, rule)))).flat(),
    ...(await wrongCharges(app, charges, market.after)),
  ]
}

async function found(pool: App['database']['pool'], market: Market, { what, statement, values }: Rule) {
  const { rows } = await pool.query<Record<string, unknown>>(statement, values(market))
  return rows.map((row) => `${what}: ${JSON.stringify(row)}`)
}

async function lostOrders({ database: { pool } }: App, { buyers }: Market) {
  const { rows } = await pool.query<{ id: number; user_id: number; total_cents: number }>(
    'select id, user_id, total_cents from orders',
  )
  const known = new Set(rows.map(({ id, user_id, total_cents }) => `${id} of ${user_id} for ${total_cents}`))
  return buyers.flatMap((buyer) =>
    buyer.orders
      .map(({ id, total }) => `${id} of ${buyer.id} for ${total}`)
      .filter((order) => !known.has(order))
      .map((order) => `an acknowledged order is lost: ${order}`),
  )
}

/** Every charge has a paid order or was refunded, to the cent, and no order is paid without a charge. */
async function wrongCharges({ database: { pool } }: App, charges: Charge[], after: number) {
  const { rows } = await pool.query<ChargedOrder>(
    `select pay.code, pay.state, pay.order_id, o.total_cents, (
       select coalesce(sum(r.cents), 0)::int from store_orders so join order_refunds r on r.store_order_id = so.id
       where so.order_id = o.id and r.state = 'done') given_cents
     from order_payments pay join orders o on o.id = pay.order_id
     where o.id > $1`,
    [after],
  )
  const ours = new Map(rows.map((row) => [row.code, row]))
  const wrong = charges.flatMap((charge) => {
    const payment = ours.get(charge.code)
    const isTaken = charge.status === 'paid'
    const isBack = charge.status === 'canceled' && charge.paid_at !== undefined
    if (!payment) return isTaken ? [`a charge is nobody's: ${JSON.stringify(charge)}`] : []
    const states = `${payment.state}, at the provider ${charge.status}, order ${payment.order_id}`
    if (isTaken && (payment.state !== 'paid' || charge.amount !== payment.total_cents))
      return [`charged, and no order: ${states}`]
    if (isBack && payment.state !== 'refunded' && payment.state !== 'paid')
      return [`given back, and not noticed: ${states}`]
    if (payment.state !== 'paid') return []
    if (!isTaken && !isBack) return [`paid, and not charged: ${states}`]
    const given = charge.canceled_amount ?? 0
    if (given !== payment.given_cents) return [`${given} given back, and not ${payment.given_cents}: ${states}`]
    return []
  })
  const taken = charges.filter(({ status }) => status === 'paid').map(({ code }) => ours.get(code)?.order_id)
  const twice = taken.filter((order, at) => order !== undefined && taken.indexOf(order) !== at)
  const known = new Set(charges.map(({ code }) => code))
  const dreamt = rows.filter(({ code, state }) => state === 'paid' && !known.has(code))
  return [
    ...wrong,
    ...twice.map((order) => `the order ${order} was charged twice`),
    ...dreamt.map(({ order_id: id }) => `the order ${id} is paid by no charge`),
  ]
}
