import { acceptedPayments, settledPayments } from '@bra/contract/money/payment-life'
import { literals } from '../../../platform/literals.ts'
import type { DisputeState } from '@bra/contract/orders/order-life'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

// what the provider gave back of a payment that was not kept; a bank or an operator may have given back the rest
const givenBack = sql`(
  select coalesce(sum(line.cents), 0)::int from ledger_entries e
  join ledger_lines line on line.entry_id = e.id and line.account = 'provider'
  where e.order_id = o.id and e.kind = 'refund' and e.key || ':' like 'payment refunded:' || pay.id || ':%'
)`

/** Returns the payments that the provider may still be asked about, newest first; the ids are the provider's. */
export async function paymentsAtProvider(db: Db, limit: number) {
  const { rows } = await sql<{
    id: string
    charge_id: string
    code: string
    payer_id: string
    method: 'pix' | 'card'
    installments: number
    cents: number
    refunded_cents: number
    paid_at: Date | null
    created_at: Date
    pix_code: string | null
    expires_at: Date
    card_brand: string | null
    card_last_four: string | null
    dispute: DisputeState | null
  }>`
    select pay.payment_id id, pay.charge_id, pay.code, pay.payer_id, pay.method, pay.created_at, pay.pix_code,
      pay.expires_at, pay.card_brand, pay.card_last_four, pay.installments, d.state dispute, coalesce(pay.paid_cents, o.total_cents - o.credit_cents) cents,
      case when pay.state <> 'pending' then coalesce(parcels.paid_at, pay.created_at) end paid_at,
      case when pay.state = 'refunded' then ${givenBack} else parcels.refunded_cents end refunded_cents
    from order_payments pay
    join orders o on o.id = pay.order_id
    left join payment_disputes d on d.payment_id = pay.id
    cross join lateral (
      select min(so.paid_at) paid_at, coalesce(sum((
        select sum(r.cents) from order_refunds r where r.store_order_id = so.id and r.state = 'done' and r.dispute_id is null and not r.outside and not r.to_credit
      )) filter (where pay.state in ${literals(settledPayments)}), 0)::int refunded_cents
      from store_orders so where so.order_id = o.id
    ) parcels
    where pay.payment_id is not null and pay.charge_id is not null and pay.state in ${literals(acceptedPayments)}
    order by pay.id desc limit ${limit}`.execute(db)
  return rows
}
