import { sql } from 'kysely'
import type { Personal } from '../../modules.ts'
import type { Db, Tx } from '../../platform/db.ts'

/** Orders are kept as the law asks, without who received them and where exactly. */
export const ordersPersonal: Personal = {
  records: async (db, userId) => ({ Pedidos: await ordersTold(db, userId) }),
  forget: takePersonOut,
  open: async (db, userId) =>
    (await hasOpenOrder(db, userId)) ? ['Você tem pedidos em andamento. Espere que se concluam.'] : [],
}

async function ordersTold(db: Db, userId: number) {
  const { rows } = await sql<object>`
    select o.id as pedido, o.created_at as "feito em", o.address as "endereço de entrega", so.state as "situação",
      coalesce(s.name, 'Bra Center') as loja, line.name as nome, line.code as "código", line.quantity as quantidade,
      line.unit_price_cents as "preço, em centavos", line.condition as "condição", line.language as idioma,
      line.finish as acabamento, so.freight_cents as "frete do pacote, em centavos",
      o.total_cents as "total do pedido, em centavos"
    from orders o
    join store_orders so on so.order_id = o.id
    join order_lines line on line.store_order_id = so.id
    left join stores s on s.id = so.store_id
    where o.user_id = ${userId} order by line.id`.execute(db)
  return rows
}

async function takePersonOut(tx: Tx, userId: number) {
  await sql`update orders set address = jsonb_build_object('city', address -> 'city', 'state', address -> 'state')
    where user_id = ${userId}`.execute(tx)
}

/** As a buyer or as a store: anything that has not ended, or whose money is not back yet. */
async function hasOpenOrder(db: Db, userId: number) {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select from orders o join store_orders so on so.order_id = o.id
      where o.user_id = ${userId} and (so.state not in ${ended} or ${hasRefundToDo})
    ) or exists (
      select from stores s join store_orders so on so.store_id = s.id
      where s.owner_id = ${userId} and so.state not in ${ended}
    ) as open`.execute(db)
  return rows[0]!.open
}

const ended = sql`('completed', 'expired', 'cancelled', 'refunded')`
const hasRefundToDo = sql`exists (
  select from order_refunds r where r.store_order_id = so.id and r.state = 'intended'
)`
