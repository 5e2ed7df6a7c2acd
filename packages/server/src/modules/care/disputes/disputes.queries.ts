import type { SeenDispute } from '@bra/contract/care/disputes.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

type Seen = Omit<SeenDispute, 'proofs'> & { payment_id: string | null }

export async function disputeSeen(db: Db, id: number): Promise<Seen | undefined> {
  const { rows } = await sql<Seen>`
    select d.id, pay.order_id, d.state, d.cents, pay.method, to_json(d.opened_at) #>> '{}' as opened_at,
      to_json(d.decided_at) #>> '{}' as decided_at, d.reason, pay.payment_id,
      case when u.id is not null then concat_ws(' ', u.name, u.last_name) end as decided_by
    from payment_disputes d join order_payments pay on pay.id = d.payment_id left join users u on u.id = d.decided_by
    where d.id = ${id}`.execute(db)
  return rows[0]
}

export interface ProofRow {
  parcel_id: number
  store: string
  carrier: string | null
  tracking_code: string | null
  posted_at: string | null
  delivered_at: string | null
  held_cents: number
}

export async function proofsOfOrder(db: Db, orderId: number): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select so.id parcel_id, coalesce(s.name, 'Bra Center') store, so.carrier, so.tracking_code,
      to_json(so.posted_at) #>> '{}' as posted_at, to_json(so.delivered_at) #>> '{}' as delivered_at,
      (select coalesce(sum(line.cents), 0)::int from ledger_lines line
        where line.account = 'escrow:' || so.id) held_cents
    from store_orders so left join stores s on s.id = so.store_id where so.order_id = ${orderId} order by so.id`.execute(
    db,
  )
  return rows
}
