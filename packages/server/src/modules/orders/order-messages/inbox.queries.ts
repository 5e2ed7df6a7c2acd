import type { MessageParty } from '@bra/contract/orders/order-messages.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'

interface InboxFilter {
  unanswered: boolean
}

const talks = (storeId: number) => sql`
  select so.sale_id, max(m.id) last_id,
    count(*) filter (where m.party = 'buyer' and m.read_at is null)::int unread,
    coalesce(max(m.id) filter (where m.party = 'store'), 0) own_id
  from store_orders so join order_messages m on m.store_order_id = so.id
  where so.store_id = ${storeId} group by so.sale_id`

const waiting = sql`talk.last_id > talk.own_id`

export interface Conversation {
  id: number
  order_id: number
  part: number
  parts: number
  buyer: string
  unread: number
  by: MessageParty
  body: string
  at: Date
  waits_since: Date | null
}

export async function inboxOfStore(
  db: Db,
  storeId: number,
  { unanswered, ...page }: InboxFilter & { page: number; per_page: number },
) {
  const { rows } = await sql<Conversation>`
    select so.id, so.order_id, so.part, so.parts, buyer.name buyer, talk.unread, last.party "by", last.body, last.created_at at,
      wait.since waits_since
    from (${talks(storeId)}) talk
    join order_messages last on last.id = talk.last_id
    join store_orders so on so.id = last.store_order_id
    join orders o on o.id = so.order_id
    join users buyer on buyer.id = o.user_id
    cross join lateral (
      select min(m.created_at) since from store_orders each join order_messages m on m.store_order_id = each.id
      where each.sale_id = talk.sale_id and m.id > talk.own_id
    ) wait
    ${unanswered ? sql`where ${waiting}` : sql``}
    order by wait.since is null, wait.since, talk.last_id desc
    limit ${page.per_page} offset ${offsetOf(page)}`.execute(db)
  return rows
}

export async function countInbox(db: Db, storeId: number) {
  const { rows } = await sql<{ all: number; unanswered: number }>`
    select count(*)::int "all", (count(*) filter (where ${waiting}))::int unanswered
    from (${talks(storeId)}) talk`.execute(db)
  return rows[0]!
}
