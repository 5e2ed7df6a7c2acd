import { awaitingStore } from '@bra/contract/care/complaint-states'
import type { Complaint, ComplaintLine, ComplaintSummary } from '@bra/contract/care/complaints.schemas'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { notSent } from '@bra/contract/orders/order-states'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import { lineColumns, placeOfSender } from '../../orders/orders/index.ts'
import type { ComplaintRow } from './writing.queries.ts'

export type Reader = Complaint['you']

export interface SeenRow extends ComplaintRow {
  order_id: number
  part: number
  parts: number
  store: ComplaintSummary['store']
  buyer: string
  awaiting: ComplaintSummary['awaiting']
  unread: number
}

// after a decision it is who has the goods, or who waits for them
const awaiting = sql`case
  when c.state = 'in_mediation' then 'operator'
  when c.state in ${literals(awaitingStore)} then 'store'
  when c.state = 'awaiting_buyer' then 'client'
  when c.state <> 'resolved' then null
  when c.outcome = 'return' and c.return_code is not null then 'store'
  when c.outcome in ('return', 'reshipment') then 'client' end`

const other: Record<Reader, string | null> = { client: 'store', store: 'client', operator: null }

const seenBy = (reader: Reader) => sql`
  c.*, so.order_id, so.part, so.parts, buyer.name buyer, ${awaiting} awaiting,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end store,
  (select count(*)::int from complaint_messages m
    where m.complaint_id = c.id and m.party = ${other[reader]} and m.read_at is null)
  + (select count(*)::int from complaint_proposals p
    where p.complaint_id = c.id and p.party = ${other[reader]} and p.read_at is null and p.ended_at is null) unread`

const around = sql`
  join store_orders so on so.id = c.store_order_id
  join orders o on o.id = so.order_id
  join users buyer on buyer.id = o.user_id
  left join stores s on s.id = so.store_id`

export interface ListFilter {
  buyerId?: number
  storeId?: number
  orderId?: number
  storeOrderId?: number
  state?: string
  awaiting?: string
}

const isListed = ({ buyerId, storeId, orderId, storeOrderId, state, awaiting: by }: ListFilter) =>
  sql.join(
    [
      sql`true`,
      ...(buyerId === undefined ? [] : [sql`c.user_id = ${buyerId}`]),
      ...(storeId === undefined ? [] : [sql`c.store_id = ${storeId}`]),
      ...(storeOrderId === undefined ? [] : [sql`c.store_order_id = ${storeOrderId}`]),
      ...(state === undefined ? [] : [sql`c.state = ${state}`]),
      ...(by === undefined ? [] : [sql`${awaiting} = ${by}`]),
      ...(orderId === undefined
        ? []
        : [sql`c.store_order_id in (select id from store_orders where order_id = ${orderId})`]),
    ],
    sql` and `,
  )

export type ListedRow = SeenRow & Pick<ComplaintSummary, 'lines'>

const goods = sql`(
  select coalesce(json_agg(json_build_object('name', l.name, 'quantity', cl.quantity, 'product_image', (
    select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image
  )) order by l.id), '[]')
  from complaint_lines cl join order_lines l on l.id = cl.order_line_id join products p on p.id = l.product_id
  where cl.complaint_id = c.id
)`

/** Returns the newest first; the page is cut before anything is looked up for its rows. */
export async function complaintsListed(
  db: Db,
  reader: Reader,
  { limit, offset, ...filter }: ListFilter & { limit: number; offset: number },
) {
  const { rows } = await sql<ListedRow>`
    select ${seenBy(reader)}, ${goods} lines from (
      select * from complaints c where ${isListed(filter)} order by c.id desc limit ${limit} offset ${offset}
    ) c ${around} order by c.id desc`.execute(db)
  return rows
}

export async function countListed(db: Db, filter: ListFilter) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from complaints c where ${isListed(filter)}`.execute(db)
  return rows[0]!.count
}

export interface DetailRow extends SeenRow {
  parcel_state: StoreOrderState
  post_by: Date | null
  delivered_at: Date | null
  paid_cents: number
  refunded_cents: number
  parcel_contested_cents: number
  held_cents: number
  units_in_parcel: number
  place: string
}

/** Returns a complaint with the money of its parcel; `held_cents` is what the ledger holds. */
export async function complaintSeen(db: Db, id: number, reader: Reader) {
  const { rows } = await sql<DetailRow>`
    select ${seenBy(reader)}, so.state parcel_state,
      case when so.state in ${literals(notSent)} then so.post_by end post_by, so.delivered_at, so.goods_cents + so.freight_cents paid_cents,
      so.refunded_cents, so.contested_cents parcel_contested_cents, ${placeOfSender} place,
      (select coalesce(sum(line.cents), 0)::int from ledger_lines line where line.account = 'escrow:' || so.id) held_cents,
      (select sum(l.in_parcel)::int from order_lines l where l.store_order_id = so.id) units_in_parcel
    from complaints c ${around} where c.id = ${id}`.execute(db)
  return rows[0]!
}

const shownColumns = sql`${lineColumns},
  (select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image) product_image,
  (
    select coalesce(json_agg(json_build_object('image', shown.image, 'at', photo.created_at) order by shown.position), '[]')
    from unnest(l.photos) with ordinality shown (image, position)
    join photos photo on photo.id = substring(shown.image from '^/fotos/([a-z0-9]{24})-')
  ) listing_photos`

export async function linesSeen(db: Db, id: number) {
  const { rows } = await sql<ComplaintLine>`
    select ${shownColumns}, cl.quantity contested, cl.received_condition, cl.received,
      cl.quantity * l.unit_price_cents contested_cents
    from complaint_lines cl join order_lines l on l.id = cl.order_line_id join products p on p.id = l.product_id
    join store_orders so on so.id = l.store_order_id join orders o on o.id = so.order_id
    where cl.complaint_id = ${id} order by l.id`.execute(db)
  return rows
}

export async function messagesSeen(db: Db, id: number) {
  const { rows } = await sql<
    Omit<Complaint['messages'][number], 'at' | 'read_at'> & { at: Date; read_at: Date | null }
  >`
    select m.id, m.party "by", m.body, m.photos, m.created_at at, m.read_at,
      case m.party when 'client' then u.name when 'operator' then 'Bra Cards' else coalesce(s.name, 'Bra Center') end "name"
    from complaint_messages m join complaints c on c.id = m.complaint_id
    join users u on u.id = m.user_id left join stores s on s.id = c.store_id
    where m.complaint_id = ${id} order by m.id`.execute(db)
  return rows
}

export const eventsSeen = (db: Db, id: number) =>
  db
    .selectFrom('complaint_events')
    .select(['happened_at as at', 'kind', 'party as by', 'state', 'cents', 'outcome', 'note'])
    .where('complaint_id', '=', id)
    .orderBy('id')
    .execute()

/** SQL condition: this column names a complaint that takes its units, so that no other one can be about them. */
const takesUnits = (complaint: RawBuilder<unknown>) => sql`exists (
  select from complaints c where c.id = ${complaint} and not (c.outcome = 'reshipment' and c.state = 'closed')
    and not exists (select from complaint_events e where e.complaint_id = c.id and e.kind = 'withdrawn')
)`

export type OpenableLine = Omit<ComplaintLine, 'contested' | 'contested_cents' | 'received_condition' | 'received'> & {
  free: number
}

export async function openableLines(db: Db, storeOrderId: number) {
  const { rows } = await sql<OpenableLine>`
    select ${shownColumns}, l.in_parcel - (
        select coalesce(sum(cl.quantity), 0)::int from complaint_lines cl
        where cl.order_line_id = l.id and ${takesUnits(sql`cl.complaint_id`)}
      ) free
    from order_lines l join products p on p.id = l.product_id
    join store_orders so on so.id = l.store_order_id join orders o on o.id = so.order_id
    where l.store_order_id = ${storeOrderId} order by l.id`.execute(db)
  return rows
}
