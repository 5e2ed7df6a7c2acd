import { say } from '@bra/contract/kit/saying'
import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { isDisputed, isPaymentDisputed } from './disputes.queries.ts'
import { methodOfOrder } from './payments.queries.ts'
import { forgetAuthors } from '../../stores/reviews/index.ts'
import { parcelsOf } from './parcels-of-store.queries.ts'

/** The law asks to keep orders; forgetting removes the recipient and the exact address. */
export const ordersPersonal: Personal = {
  records: async (db, userId) => ({
    Pedidos: await ordersTold(db, userId),
    'Cancelamentos, devoluções e avaliações de pedidos': await wordsTold(db, userId),
  }),
  forget: takePersonOut,
  open: async (db, userId) =>
    (await hasOpenOrder(db, userId))
      ? [
          say(
            'Você tem pedidos em andamento. Espere que se concluam.',
            'You have orders under way. Wait until they are completed.',
          ),
        ]
      : [],
}

async function ordersTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select o.id as pedido, o.created_at as "feito em", o.address as "endereço de entrega", so.state as "situação",
      coalesce(s.name, 'Bra Center') as loja, line.name as nome, line.code as "código", line.quantity as quantidade,
      line.unit_price_cents as "preço, em centavos", line.condition as "condição", line.language as idioma,
      line.finish as acabamento, line.extras as particularidades,
      line.grade as "avaliação da carta", line.comment as "o que a loja escreveu", so.freight_cents as "frete do pacote, em centavos",
      o.total_cents as "total do pedido, em centavos",
      o.credit_cents as "pago com crédito, em centavos",
      ${methodOfOrder} as "forma de pagamento"
    from orders o
    join store_orders so on so.order_id = o.id
    join order_lines line on line.store_order_id = so.id
    left join stores s on s.id = so.store_id
    where o.user_id = ${userId} order by line.id`.execute(db)
  return rows
}

async function wordsTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select so.order_id as pedido, c.asked_at as quando, 'cancelamento ou devolução' as tipo, c.reason as motivo,
      c.comment as "comentário", null::int as estrelas
    from orders o join store_orders so on so.order_id = o.id
    join order_cancellations c on c.store_order_id = so.id and c.party = 'buyer'
    where o.user_id = ${userId}
    union all
    select sale.order_id, r.created_at, 'avaliação', null, r.comment, r.stars
    from orders o join order_sales sale on sale.order_id = o.id join store_reviews r on r.sale_id = sale.id
    where o.user_id = ${userId} order by 1, 2`.execute(db)
  return rows
}

async function takePersonOut(tx: Tx, userId: number) {
  await sql`update orders set address = jsonb_build_object('city', address -> 'city', 'state', address -> 'state')
    where user_id = ${userId}`.execute(tx)
  await sql`update order_cancellations c set comment = null, reply = null
    from store_orders so join orders o on o.id = so.order_id
    where so.id = c.store_order_id and c.party = 'buyer' and o.user_id = ${userId}`.execute(tx)
  // the notes may say who was at the door
  await sql`update store_orders so set arrival_note = null, return_note = null from orders o
    where o.id = so.order_id and o.user_id = ${userId} and coalesce(so.arrival_note, so.return_note) is not null`.execute(
    tx,
  )
  await sql`update order_refunds r set reason = null from store_orders so join orders o on o.id = so.order_id
    where so.id = r.store_order_id and o.user_id = ${userId} and r.reason is not null`.execute(tx)
  await forgetWordsOfStores(tx, userId)
  const { rows } = await sql<{ id: number }>`
    select sale.id from order_sales sale join orders o on o.id = sale.order_id where o.user_id = ${userId}`.execute(tx)
  await forgetAuthors(
    tx,
    rows.map(({ id }) => id),
  )
}

/** What the person's stores wrote to buyers, except what describes the goods: that is part of the contract. */
async function forgetWordsOfStores(tx: Tx, userId: number) {
  const ofStores = sql`so.store_id in (select id from stores where owner_id = ${userId})`
  await sql`update order_cancellations c
    set comment = case c.party when 'store' then null else c.comment end, reply = null
    from store_orders so where so.id = c.store_order_id and ${ofStores}`.execute(tx)
  await sql`update store_orders so set return_note = null, arrival_note = null
    where ${ofStores} and coalesce(so.arrival_note, so.return_note) is not null`.execute(tx)
  await sql`update order_refunds r set reason = null from store_orders so
    where so.id = r.store_order_id and ${ofStores} and r.reason is not null`.execute(tx)
}

async function hasOpenOrder(db: Db, userId: number) {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from orders o join store_orders so on so.order_id = o.id
      where o.user_id = ${userId} and (so.state not in ${ended} or ${hasRefundToDo})
    ) or exists (
      select from stores s cross join lateral ${parcelsOf(sql`s.id`)}
      where s.owner_id = ${userId} and (so.state not in ${ended} or ${isDisputed('so.order_id')})
    ) as open`.execute(db)
  return rows[0]!.open
}

const ended = sql`('completed', 'expired', 'cancelled', 'refunded')`
const hasRefundToDo = sql`(
  exists (select from order_refunds r where r.store_order_id = so.id and r.state = 'intended')
  or exists (select from order_payments pay where pay.order_id = o.id and (pay.state = 'refunding' or ${isPaymentDisputed('pay.id')}))
)`
