import type { FoundOrder, lookupsSchemas } from '@bra/contract/lookups.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { hasWords } from '../../platform/like.ts'

type Asked = z.output<typeof lookupsSchemas.orders.query>

export const PER_PAGE = 50
const MAX_NUMBER = 2_147_483_647

/** A number is an order's; anything else a code of a payment, or words of who bought or sold. */
function idsMeant(q: string): RawBuilder<unknown> {
  const number = /^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : null
  if (number !== null) return sql`select ${Math.min(number, MAX_NUMBER)}::int`
  return sql`
    select order_id from order_payments where code = ${q} or payment_id = ${q} or charge_id = ${q}
    union
    select o.id from users u join orders o on o.user_id = u.id
    where ${hasWords(sql`plain(u.name || ' ' || u.last_name || ' ' || u.email)`, q)}
    union
    select so.order_id from stores s join store_orders so on so.store_id = s.id where ${hasWords(sql`s.search`, q)}`
}

const conditions = ({ q, state, buyer_id: buyer, store_id: store, before }: Asked) =>
  sql.join(
    [
      sql`true`,
      ...(q ? [sql`o.id in (${idsMeant(q)})`] : []),
      ...(state ? [sql`o.id in (select so.order_id from store_orders so where so.state = ${state})`] : []),
      ...(buyer ? [sql`o.user_id = ${buyer}`] : []),
      ...(store ? [sql`o.id in (select so.order_id from store_orders so where so.store_id = ${store})`] : []),
      ...(before ? [sql`o.id < ${before}`] : []),
    ],
    sql` and `,
  )

/** Newest first; one more than a page, which says whether there is another. */
export async function ordersFound(db: Db, asked: Asked): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select o.id, to_json(o.created_at) #>> '{}' as created_at, o.total_cents,
      json_build_object('id', u.id, 'name', concat_ws(' ', u.name, u.last_name)) as buyer,
      (select json_agg(json_build_object('id', so.id, 'state', so.state, 'store', s.name) order by so.id)
        from store_orders so left join stores s on s.id = so.store_id where so.order_id = o.id) as parcels,
      (select json_build_object('method', p.method, 'state', p.state) from order_payments p
        where p.order_id = o.id order by p.id desc limit 1) as payment
    from (
      select * from orders o where ${conditions(asked)} order by o.id desc limit ${PER_PAGE + 1}
    ) o join users u on u.id = o.user_id order by o.id desc`.execute(db)
  return rows
}
