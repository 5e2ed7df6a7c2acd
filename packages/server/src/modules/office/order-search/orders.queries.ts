import type { FoundOrder, orderSearchSchemas } from '@bra/contract/office/order-search.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'

type OrdersFilter = z.output<typeof orderSearchSchemas.orders.query>

export const PER_PAGE = 50
const MAX_NUMBER = 2_147_483_647

/** How far the order of parcels may differ from that of their orders, for orders placed at the same moment. */
const AT_ONCE = 20

/** Returns orders by number, else by payment code or by words in the names of buyer or store, the newest of each. */
function idsMeant(q: string, { state, buyer_id: buyer, store_id: store, before }: OrdersFilter): RawBuilder<unknown> {
  const number = /^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : null
  if (number !== null) return sql`select ${Math.min(number, MAX_NUMBER)}::int`
  // with further filters the newest ones may all drop out, so there is no limit
  const few = state || buyer || store ? sql`` : sql`limit ${PER_PAGE + 1 + AT_ONCE}`
  return sql`
    select order_id from order_payments where code = ${q} or payment_id = ${q} or charge_id = ${q}
    union all
    select o.id from users u cross join lateral (
      select id from orders where user_id = u.id ${before ? sql`and id < ${before}` : sql``} order by id desc ${few}
    ) o where ${hasWords(sql`plain(u.name || ' ' || u.last_name || ' ' || u.email)`, q)}
    union all
    select so.order_id from stores s cross join lateral (
      select order_id from store_orders where store_id = s.id ${before ? sql`and order_id < ${before}` : sql``}
      order by id desc ${few}
    ) so where ${hasWords(sql`s.search`, q)}`
}

const conditions = (asked: OrdersFilter) => {
  const { q, state, buyer_id: buyer, store_id: store, before } = asked
  return sql.join(
    [
      sql`true`,
      ...(q ? [sql`o.id in (${idsMeant(q, asked)})`] : []),
      ...(state ? [sql`o.id in (select so.order_id from store_orders so where so.state = ${state})`] : []),
      ...(buyer ? [sql`o.user_id = ${buyer}`] : []),
      ...(store ? [sql`o.id in (select so.order_id from store_orders so where so.store_id = ${store})`] : []),
      ...(before ? [sql`o.id < ${before}`] : []),
    ],
    sql` and `,
  )
}

/** Returns the newest first, one more than a page, which tells whether there is another page. */
export async function ordersFound(db: Db, asked: OrdersFilter): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select o.id, to_json(o.created_at) #>> '{}' as created_at, o.total_cents,
      json_build_object('id', u.id, 'name', concat_ws(' ', u.name, u.last_name)) as buyer,
      (select json_agg(json_build_object('id', so.id, 'part', so.part, 'parts', so.parts, 'state', so.state, 'store', s.name) order by so.id)
        from store_orders so left join stores s on s.id = so.store_id where so.order_id = o.id) as parcels,
      (select json_build_object('method', p.method, 'state', p.state) from order_payments p
        where p.order_id = o.id order by p.id desc limit 1) as payment
    from (
      select * from orders o where ${conditions(asked)} order by o.id desc limit ${PER_PAGE + 1}
    ) o join users u on u.id = o.user_id order by o.id desc`.execute(db)
  return rows
}
