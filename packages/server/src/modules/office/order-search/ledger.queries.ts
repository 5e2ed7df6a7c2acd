import type { orderSearchSchemas, Posting } from '@bra/contract/office/order-search.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db.ts'

export type AskedPostings = z.output<typeof orderSearchSchemas.ledger.query>

const postings = (ids: RawBuilder<unknown>) => sql<Posting>`
  select e.id, e.key, e.kind, e.order_id, e.store_order_id, to_json(e.created_at) #>> '{}' as created_at,
    (select json_agg(json_build_object('account', l.account, 'cents', l.cents) order by l.cents)
      from ledger_lines l where l.entry_id = e.id) as lines
  from ledger_entries e where e.id in (${ids}) order by e.id desc`

/** Returns the newest first; an index limits the ids before any line is read. */
export async function postingsFound(db: Db, { account, key, order_id: order, before }: AskedPostings, limit: number) {
  const conditions = sql.join(
    [
      sql`true`,
      ...(key ? [sql`e.key = ${key}`] : []),
      ...(order ? [sql`e.order_id = ${order}`] : []),
      ...(before ? [sql`e.id < ${before}`] : []),
    ],
    sql` and `,
  )
  const ids = account
    ? sql`select l.entry_id from ledger_lines l join ledger_entries e on e.id = l.entry_id
        where l.account = ${account} and ${conditions} ${before ? sql`and l.entry_id < ${before}` : sql``}
        order by l.entry_id desc limit ${limit}`
    : sql`select e.id from ledger_entries e where ${conditions} order by e.id desc limit ${limit}`
  const { rows } = await postings(ids).execute(db)
  return rows
}

export async function postingsOfOrder(db: Db, orderId: number) {
  const { rows } = await postings(sql`select id from ledger_entries where order_id = ${orderId}`).execute(db)
  return rows.toReversed()
}

export async function ownerOfAccount(db: Db, account: string): Promise<string | null> {
  const [kind, number] = account.split(':')
  const id = Number(number)
  if (!Number.isSafeInteger(id) || id > 2_147_483_647) return null
  const { rows } = await sql<{ owner: string }>`
    select name as owner from stores where id = ${id} and ${kind} in ('store', 'withdrawing', 'bank')
    union all
    select concat_ws(' ', name, last_name) from users where id = ${id} and ${kind} in ('buyer', 'credit', 'subscriber')
    union all
    select 'Pedido nº ' || id from orders where id = ${id} and ${kind} = 'spending'
    union all
    select concat('Pacote ', case when so.parts > 1 then so.part || ' de ' || so.parts || ' ' end, 'de ', coalesce(s.name, 'Bra Center'),
      ', pedido nº ', so.order_id)
    from store_orders so left join stores s on s.id = so.store_id where so.id = ${id} and ${kind} = 'escrow'
    `.execute(db)
  return rows[0]?.owner ?? null
}
