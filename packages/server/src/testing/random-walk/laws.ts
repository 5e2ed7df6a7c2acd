import { type RawBuilder, sql } from 'kysely'
import { buyerMoneyAsShown } from './buyer-money-as-shown.ts'
import { walletsAsShown } from './wallets-as-shown.ts'
import { START_UNITS, type Walk } from './world.ts'

/** Each statement must return no rows. */
const laws: Record<string, (walk: Walk) => RawBuilder<object>> = {
  'an entry does not sum to zero': () =>
    sql`select entry_id, sum(cents) from ledger_lines group by entry_id having sum(cents) <> 0`,

  'a parcel is not of the sale of its order and its sender': () => sql`
    select so.id from store_orders so join order_sales sale on sale.id = so.sale_id
    where so.order_id <> sale.order_id or so.store_id is distinct from sale.store_id`,

  'a parcel does not hold just what is left of it': ({ after }) => sql`
    select * from (
      select so.id, so.state,
        (select coalesce(sum(cents), 0)::int from ledger_lines where account = 'escrow:' || so.id) held,
        case when so.state in ('awaiting_payment', 'expired', 'cancelled', 'refunded') then 0
          when so.state = 'completed' then so.contested_cents
          else so.goods_cents + so.freight_cents - so.refunded_cents end due
      from store_orders so where so.order_id > ${after}
    ) parcels where held <> due`,

  'a parcel holds more for complaints than they are about': ({ after }) => sql`
    select so.id, so.state, so.contested_cents from store_orders so
    where so.order_id > ${after} and so.contested_cents > (
      select coalesce(sum(c.contested_cents), 0) from complaints c where c.store_order_id = so.id
        and (c.state in ('open', 'awaiting_store', 'awaiting_buyer', 'in_mediation')
          or c.state = 'resolved' and c.refund_cents is null))`,

  'a complaint gave back another sum than it says': ({ after }) => sql`
    select c.id, c.refund_cents, r.cents from complaints c
    join store_orders so on so.id = c.store_order_id
    join order_refunds r on r.store_order_id = so.id
      and (r.key = 'complaint ' || c.id or r.key like 'complaint ' || c.id || ' beyond%')
    where so.order_id > ${after} group by c.id, r.cents, r.key having sum(r.cents) > coalesce(c.refund_cents, 0)`,

  'the account of the buyer is not just what the buyer is owed': ({ after, buyer }) => sql`
    select * from (
      select (
          select coalesce(sum(line.cents), 0)::int from ledger_lines line join ledger_entries e on e.id = line.entry_id
          where e.order_id > ${after} and line.account = 'buyer:' || ${buyer.id}::int
        ) account, (
          select coalesce(sum(r.cents), 0)::int from order_refunds r join store_orders so on so.id = r.store_order_id
          where so.order_id > ${after} and r.state = 'intended'
        ) + (
          select coalesce(sum(owed_cents), 0)::int from order_payments
          where order_id > ${after} and state = 'refunding'
        ) owed
    ) accounts where account <> owed`,

  'what is set aside for an order is not the credit that waits with it': ({ after }) => sql`
    select * from (
      select o.id, o.credit_cents,
        (select coalesce(sum(cents), 0)::int from ledger_lines where account = 'spending:' || o.id) aside,
        exists (select from store_orders so where so.order_id = o.id and so.state = 'awaiting_payment') waits
      from orders o where o.id > ${after}
    ) orders where aside <> case when waits then credit_cents else 0 end`,

  'credit that a buyer spent is not what the orders that it paid for keep': ({ after, buyer }) => sql`
    select * from (
      select o.id, (
          select -coalesce(sum(line.cents), 0)::int from ledger_entries e join ledger_lines line on line.entry_id = e.id
          where e.order_id = o.id and line.account = 'credit:' || ${buyer.id}::int
        ) spent, case when exists (
          select from store_orders so where so.order_id = o.id and so.state in ('expired', 'cancelled') and so.paid_at is null
        ) then 0 else o.credit_cents - (
          select coalesce(sum(r.cents), 0)::int from store_orders so join order_refunds r on r.store_order_id = so.id
          where so.order_id = o.id and r.to_credit
        ) end kept
      from orders o where o.id > ${after} and not exists (
        select from payment_disputes d join order_payments pay on pay.id = d.payment_id where pay.order_id = o.id
      )
    ) orders where spent <> kept`,

  'a store owes money': ({ stores }) => sql`
    select account, sum(cents)::int cents from ledger_lines
    where account in (${sql.join(stores.map(({ id }) => `store:${id}`))}) group by account having sum(cents) < 0`,

  'what is on its way to a bank, or there, is not what was withdrawn': ({ stores }) => sql`
    select * from (
      select s.id,
        (select coalesce(sum(cents), 0)::int from ledger_lines where account = 'withdrawing:' || s.id) on_the_way,
        (select coalesce(sum(cents), 0)::int from ledger_lines where account = 'bank:' || s.id) there,
        coalesce(sum(w.cents - w.fee_cents) filter (where w.state in ('requested', 'sent')), 0)::int asked,
        coalesce(sum(w.cents - w.fee_cents) filter (where w.state = 'paid'), 0)::int paid
      from stores s left join withdrawals w on w.store_id = s.id
      where s.id in (${sql.join(stores.map(({ id }) => id))}) group by s.id
    ) purses where (on_the_way, there) <> (asked, paid)`,

  // goods that were lost or sent back may be for sale again or not; an offer of which a card lacked was emptied
  'units of an offer are gone, or came from nowhere': ({ after, offers }) => sql`
    select * from (
      select offer.id,
        coalesce(l.quantity, (gone.listing ->> 'quantity')::int) stock,
        coalesce(sum(line.lacking), 0)::int lacking,
        coalesce(sum(line.quantity - line.lacking) filter (
          where so.state not in ('expired', 'cancelled', 'refunded', 'lost', 'returned')
        ), 0)::int sold,
        coalesce(sum(line.quantity) filter (where so.state in ('refunded', 'lost', 'returned')), 0)::int doubtful
      from unnest(${offers.map(({ id }) => id)}::int[], ${offers.map((one) => one.product_id)}::int[]) offer (id, product_id)
      left join listings l on l.id = offer.id
      left join removed_listings gone on gone.id = offer.id
      left join (order_lines line join store_orders so on so.id = line.store_order_id and so.order_id > ${after})
        on line.product_id = offer.product_id
      group by offer.id, l.quantity, gone.listing
    ) units where stock + sold > ${START_UNITS}::int or lacking = 0 and stock + sold + doubtful < ${START_UNITS}::int`,
}

export async function wrongs(walk: Walk): Promise<string[]> {
  const found: string[] = []
  for (const [what, statement] of Object.entries(laws)) {
    const { rows } = await statement(walk).execute(walk.app.db)
    found.push(...rows.map((row) => `${what}: ${JSON.stringify(row)}`))
  }
  return [...found, ...(await walletsAsShown(walk)), ...(await buyerMoneyAsShown(walk))]
}
