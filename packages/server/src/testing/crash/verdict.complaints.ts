import { isDeepStrictEqual } from 'node:util'
import { undecided } from '@bra/contract/care/complaint-states'
import type { Complaint } from '@bra/contract/care/complaints.schemas'
import type { App } from '../../app.ts'
import type { Market, Rule } from './market.ts'

const after = ({ after: order }: Market) => [order]

/** Each statement must return no rows. */
export const rulesOfComplaints: Rule[] = [
  {
    what: 'a complaint is half open',
    values: after,
    statement: `select c.id, c.state from complaints c join store_orders so on so.id = c.store_order_id
       where so.order_id > $1 and (
         not exists (select from complaint_lines l where l.complaint_id = c.id)
         or not exists (select from complaint_messages m where m.complaint_id = c.id and m.party = 'client')
         or (select count(*) from complaint_events e
           where e.complaint_id = c.id and e.kind = 'opened' and e.cents = c.contested_cents) <> 1)`,
  },
  {
    what: 'a complaint and its timeline tell different stories',
    values: (market) => [market.after, undecided],
    statement: `select c.id, c.state, c.outcome, last.state told, last.outcome told_outcome from complaints c
       join store_orders so on so.id = c.store_order_id
       cross join lateral (
         select e.state, e.outcome from complaint_events e where e.complaint_id = c.id order by e.id desc limit 1
       ) last
       where so.order_id > $1 and ((c.state, c.outcome) is distinct from (last.state, last.outcome)
         or c.state <> all($2) and exists (
           select from complaint_proposals p where p.complaint_id = c.id and p.ended_at is null))`,
  },
  {
    what: 'a parcel holds another sum than its complaints are about',
    values: (market) => [market.after, undecided],
    statement: `select so.id, so.state, so.contested_cents, about.cents from store_orders so
       cross join lateral (
         select coalesce(sum(c.contested_cents), 0) cents from complaints c where c.store_order_id = so.id
           and (c.state = any($2) or c.state = 'resolved' and c.refund_cents is null)
       ) about
       where so.order_id > $1 and so.contested_cents <> about.cents`,
  },
  {
    what: 'a complaint gave back another sum than it says',
    values: after,
    statement: `select c.id, c.refund_cents, r.cents from complaints c join store_orders so on so.id = c.store_order_id
       left join order_refunds r on r.key = 'complaint ' || c.id
       where so.order_id > $1 and coalesce(r.cents, 0) <> coalesce(c.refund_cents, 0)
         and not (r.id is null and so.refunded_cents = so.goods_cents + so.freight_cents)`,
  },
  {
    what: 'a refund is not in the books, or not made',
    values: after,
    statement: `select r.id, r.key, r.cents, r.state, posted.* from order_refunds r
       join store_orders so on so.id = r.store_order_id join orders o on o.id = so.order_id
       cross join lateral (select
         (select sum(line.cents) from ledger_entries e join ledger_lines line on line.entry_id = e.id
           where e.key = 'refund decided:' || r.key and line.account = 'buyer:' || o.user_id) decided,
         (select sum(line.cents) from ledger_entries e join ledger_lines line on line.entry_id = e.id
           where e.key = 'refund done:' || r.id and line.account = 'provider') done
       ) posted
       where o.id > $1 and (r.state <> 'done' or (posted.decided, posted.done) is distinct from (r.cents, r.cents))`,
  },
  {
    what: 'a parcel does not hold just what is left of it',
    values: after,
    statement: `select so.id, so.state, sums.* from store_orders so
       cross join lateral (select
         (select coalesce(sum(r.cents), 0) from order_refunds r where r.store_order_id = so.id) given,
         (select coalesce(sum(line.cents), 0) from ledger_lines line where line.account = 'escrow:' || so.id) held
       ) sums
       where so.order_id > $1 and (so.refunded_cents <> sums.given
         or sums.held <> case when so.paid_at is null then 0
           else so.goods_cents + so.freight_cents - so.refunded_cents end)`,
  },
  {
    what: 'a lacking card is half told',
    values: after,
    statement: `select so.id, so.lacking_cents, lines.*, told.*, given.* from store_orders so
       cross join lateral (
         select sum(line.lacking) units, sum(line.lacking * line.unit_price_cents) cents
         from order_lines line where line.store_order_id = so.id
       ) lines
       cross join lateral (
         select coalesce(sum(e.lacking_units), 0) units, coalesce(sum(e.lacking_cents), 0) cents
         from order_events e where e.store_order_id = so.id
       ) told
       cross join lateral (
         select coalesce(sum(r.cents), 0) cents from order_refunds r
         where r.store_order_id = so.id and r.key like 'lacking of parcel ' || so.id || ':%'
       ) given
       where so.order_id > $1 and (lines.units, lines.cents, so.lacking_cents, given.cents)
         is distinct from (told.units, told.cents, told.cents, told.cents)`,
  },
]

interface KeptComplaint extends Pick<Complaint, 'id' | 'refund_cents'> {
  events: object[]
  messages: number[]
  proposals: object[]
}

/** Every answer was acknowledged, so all that it tells must be there, with nothing told in between. */
export async function lostAnswers({ database: { pool } }: App, { answers }: Market) {
  const ids = [...new Set(answers.complaints.map(({ id }) => id))]
  const { rows } = await pool.query<KeptComplaint>(
    `select c.id, c.refund_cents, (
         select coalesce(json_agg(json_build_object('kind', e.kind, 'by', e.party, 'state', e.state, 'cents', e.cents,
           'outcome', e.outcome) order by e.id), '[]') from complaint_events e where e.complaint_id = c.id
       ) events, (
         select coalesce(json_agg(m.id order by m.id), '[]') from complaint_messages m where m.complaint_id = c.id
       ) messages, (
         select coalesce(json_agg(json_build_object('id', p.id, 'by', p.party, 'kind', p.kind, 'cents', p.cents)), '[]')
         from complaint_proposals p where p.complaint_id = c.id
       ) proposals
     from complaints c where c.id = any($1)`,
    [ids],
  )
  const kept = new Map(rows.map((row) => [row.id, row]))
  const lost = answers.complaints.filter((told) => !isKept(told, kept.get(told.id)))
  const lines = await pool.query<{ id: number; lacking: number }>(
    'select id, lacking from order_lines where id = any($1)',
    [answers.lacking.map(({ id }) => id)],
  )
  const lacking = new Map(lines.rows.map((line) => [line.id, line.lacking]))
  const untold = answers.lacking.filter((told) => (lacking.get(told.id) ?? 0) < told.lacking)
  return [
    ...lost.map((told) => `an acknowledged answer is lost: ${JSON.stringify(told)}`),
    ...untold.map(({ id }) => `an acknowledged lacking card is lost: line ${id}`),
  ]
}

function isKept({ events, messages, proposal, refund_cents: cents }: Complaint, kept: KeptComplaint | undefined) {
  if (!kept) return false
  const told = events.map(({ kind, by, state, cents: sum, outcome }) => ({ kind, by, state, cents: sum, outcome }))
  const read = messages.map(({ id }) => id)
  const put = proposal && { id: proposal.id, by: proposal.by, kind: proposal.kind, cents: proposal.cents }
  return (
    isDeepStrictEqual(told, kept.events.slice(0, told.length)) &&
    isDeepStrictEqual(read, kept.messages.slice(0, read.length)) &&
    (put === null || kept.proposals.some((one) => isDeepStrictEqual(one, put))) &&
    (cents === null || cents === kept.refund_cents)
  )
}
