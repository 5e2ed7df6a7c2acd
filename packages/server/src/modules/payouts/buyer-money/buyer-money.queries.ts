import { undecided, unsettled } from '@bra/contract/care/complaint-states'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { settledPayments } from '@bra/contract/money/payment-life'
import { ended } from '@bra/contract/orders/order-states'
import type { ComingBack, GivenBack, HeldMoney } from '@bra/contract/payouts/buyer-money.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import { isDisputed, isPaymentDisputed } from '../../orders/orders/index.ts'

const store = sql`
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end store`

const keptMethod = sql`(
  select kept.method from order_payments kept
  where kept.order_id = o.id and kept.state in ${literals(settledPayments)} order by kept.id desc limit 1
)`

// the money of a dispute that was won goes to the stores by an entry of its own for each parcel
const isRelease = sql`(e.kind = 'release' or e.kind = 'dispute_won' and e.store_order_id is not null)`

export interface HeldRow extends Omit<HeldMoney, 'returned_cents' | 'releases_at' | 'unknown'> {
  state: StoreOrderState
  delivered_at: Date | null
  is_disputed: boolean
}

export async function heldForBuyer(db: Db, userId: number) {
  const { rows } = await sql<HeldRow>`
    select so.order_id, so.id store_order_id, ${store}, so.state, so.delivered_at,
      escrow.paid_cents, escrow.held_cents,
      least(so.contested_cents, escrow.held_cents) contested_cents, escrow.released_cents,
      ${isDisputed('o.id')} is_disputed,
      -- the money is held for the one that nobody has decided, not for one that was decided since
      (
        select c.id from complaints c where c.store_order_id = so.id and c.state in ${literals(unsettled)}
        order by c.state in ${literals(undecided)} desc, c.id desc limit 1
      ) complaint_id
    from orders o join store_orders so on so.order_id = o.id left join stores s on s.id = so.store_id
    cross join lateral (
      select coalesce(sum(line.cents), 0)::int held_cents,
        coalesce(sum(line.cents) filter (where e.kind = 'charge'), 0)::int paid_cents,
        coalesce(-sum(line.cents) filter (where ${isRelease}), 0)::int released_cents
      from ledger_lines line join ledger_entries e on e.id = line.entry_id where line.account = 'escrow:' || so.id
    ) escrow
    where o.user_id = ${userId} and so.paid_at is not null
      and (so.state not in ${literals(ended)} or so.state = 'completed' and so.contested_cents > 0)
      and escrow.held_cents > 0
    order by so.id desc`.execute(db)
  return rows
}

type ComingRow = Omit<ComingBack, 'since'> & { since: Date }

export async function comingBackTo(db: Db, userId: number) {
  const { rows } = await sql<ComingRow>`
    select * from (
      select so.order_id, so.id store_order_id, ${store}, r.cents, r.created_at since, ${keptMethod} "method",
        case when ${isDisputed('o.id')} then 'disputed' when r.held_at is not null then 'by_hand'
          when r.refusals > 0 then 'retried' else 'asked' end state
      from orders o join store_orders so on so.order_id = o.id left join stores s on s.id = so.store_id
      join order_refunds r on r.store_order_id = so.id and r.state = 'intended'
      where o.user_id = ${userId}
      union all
      select o.id, null, null, pay.owed_cents, coalesce(
          (select e.created_at from ledger_entries e where e.key = 'payment not kept:' || pay.id), pay.created_at
        ), pay.method,
        case when ${isPaymentDisputed('pay.id')} then 'disputed' when pay.refund_held_at is not null then 'by_hand'
          when pay.refund_refusals > 0 then 'retried' else 'asked' end
      from orders o join order_payments pay on pay.order_id = o.id and pay.state = 'refunding' and pay.owed_cents > 0
      where o.user_id = ${userId}
    ) coming order by since desc, order_id desc`.execute(db)
  return rows
}

type GivenRow = Omit<GivenBack, 'at'> & { at: Date }

/** Postings of what the bank gave back, or took again, and of refunds; `settled` ones follow the provider's books. */
const ofBanks = ['dispute_lost', 'dispute_won', 'settled_disputed']
const ofRefunds = ['refund', 'refund_outside', 'settled_refunded']

export async function givenBackTo(db: Db, userId: number, since: Date) {
  const { rows } = await sql<GivenRow>`
    select e.id::int, o.id order_id, e.store_order_id::int, ${store}, line.cents::int, e.created_at at,
      case when e.kind in ${literals(ofBanks)} then 'bank' when line.account = 'outside' then 'outside'
        else coalesce((
          select late.method from order_payments late
          where late.id = substring(e.key from '^payment refunded:([0-9]+)')::bigint
        ), ${keptMethod}) end "by"
    from orders o join ledger_entries e on e.order_id = o.id
      and e.kind in ${literals([...ofBanks, ...ofRefunds])}
    join ledger_lines line on line.entry_id = e.id and line.account in ('provider', 'outside')
    left join store_orders so on so.id = e.store_order_id left join stores s on s.id = so.store_id
    where o.user_id = ${userId} and e.created_at >= ${since}
    order by e.id desc`.execute(db)
  return rows
}
