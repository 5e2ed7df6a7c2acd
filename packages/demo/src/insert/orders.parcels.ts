import type { CartQuote } from '@bra/contract/orders/cart.schemas'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import { splitCents } from '@bra/server/modules/money/ledger/index'
import { businessDaysAfter } from '@bra/server/modules/ground/calendar/index'
import type { Tx } from '@bra/server/platform/db'
import type { DemoParcel } from '../orders.ts'

export interface Offer {
  id: number
  store_id: number
  product_id: number
  name: string
  code: string
  condition: 'NM'
  language: 'PT'
  finish: 'normal'
  price_cents: number
  /** The commission of the store's plan, in basis points. */
  rate: number
}

interface NewParcel {
  parcel: DemoParcel
  lines: Offer[]
  shipping: CartQuote
  cents: { goods_cents: number; freight_cents: number; commission_cents: number }
  orderId: number
  userId: number
  placedAt: Date
  paidAt: Date
}

const HOUR_MS = 3_600_000
const POSTING_DAYS = 5
/** Holidays are written only after the demo is seeded. */
const NO_HOLIDAYS = new Set<string>()
const REFUNDED: StoreOrderState[] = ['cancelled', 'lost', 'returned', 'refunded']

export async function insertParcel(tx: Tx, { parcel, lines, shipping, cents, ...of }: NewParcel) {
  const { steps, cancellation, review, messages = [] } = parcel
  const storeId = lines[0]!.store_id
  const after = (hours: number) => new Date(of.paidAt.getTime() + hours * HOUR_MS)
  const atOf = (state: StoreOrderState) => {
    const step = steps.find(([one]) => one === state)
    return step ? after(step[2]) : null
  }
  const inDays = (days: number) => businessDaysAfter(of.paidAt, days, NO_HOLIDAYS)
  const postedAt = atOf('shipped')
  const refundedAt = steps.filter(([state]) => REFUNDED.includes(state)).map(([, , hours]) => after(hours))[0] ?? null
  const whole = cents.goods_cents + cents.freight_cents
  const sale = { order_id: of.orderId, store_id: storeId }
  const { id: saleId } = await tx.insertInto('order_sales').values(sale).returning('id').executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('store_orders')
    .values({
      ...{ ...sale, sale_id: saleId, state: steps.at(-1)?.[0] ?? 'paid', ...cents },
      ...{ shipping: JSON.stringify(shipping), paid_at: of.paidAt, post_by: inDays(POSTING_DAYS) },
      ...{ arrives_first: inDays(shipping.days_min), arrives_last: inDays(shipping.days_max) },
      ...{ posted_at: postedAt, carrier: postedAt && 'Correios', tracking_code: postedAt && codeOf(of.orderId, 'AA') },
      ...{ delivered_at: atOf('delivered'), return_authorised_at: atOf('return_authorised') },
      ...{ return_posted_at: atOf('returning'), return_code: atOf('returning') && codeOf(of.orderId, 'DV') },
      refunded_cents: refundedAt ? whole : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertLines(tx, id, lines, cents.commission_cents)
  const history = [
    { to: 'awaiting_payment' as const, party: 'buyer' as const, at: of.placedAt },
    { to: 'paid' as const, party: 'system' as const, at: of.paidAt },
    ...steps.map(([to, party, hours]) => ({ to, party, at: after(hours) })),
  ]
  await tx
    .insertInto('order_events')
    .values(
      history.map(({ to, party, at }, index) => ({
        ...{ store_order_id: id, user_id: party === 'buyer' ? of.userId : null, happened_at: at, party },
        ...{ from_state: history[index - 1]?.to ?? null, to_state: to },
      })),
    )
    .execute()
  if (cancellation) await insertCancellation(tx, id, parcel, after)
  await insertMessages(tx, { id, messages, buyerId: of.userId, after })
  if (review) await insertReview(tx, { saleId, storeId, review, at: after(300) })
  return { id, storeId, ...cents, refundedAt, completedAt: atOf('completed') }
}

function insertLines(tx: Tx, parcelId: number, lines: Offer[], commission: number) {
  const commissions = splitCents(
    commission,
    lines.map((line) => line.price_cents),
  )
  const rows = lines.map(({ id: listingId, price_cents, rate: _, ...line }, at) => ({
    ...{ ...line, store_order_id: parcelId, listing_id: listingId, unit_price_cents: price_cents, quantity: 1 },
    commission_cents: commissions[at]!,
  }))
  return tx.insertInto('order_lines').values(rows).execute()
}

interface ParcelMessages {
  id: number
  messages: NonNullable<DemoParcel['messages']>
  buyerId: number
  after: (hours: number) => Date
}

/** Messages count as read when the other side answered; the last one is unread. */
async function insertMessages(tx: Tx, { id, messages, buyerId, after }: ParcelMessages) {
  if (messages.length === 0) return
  const owner = await tx
    .selectFrom('store_orders as so')
    .innerJoin('stores as s', 's.id', 'so.store_id')
    .select('s.owner_id')
    .where('so.id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = messages.map(([party, hours, body], at) => {
    const next = messages[at + 1]
    const read = next ? after(next[1]) : null
    const by = { party, user_id: party === 'buyer' ? buyerId : owner.owner_id }
    return {
      store_order_id: id,
      ...by,
      body,
      created_at: after(hours),
      read_at: read,
      mailed_at: read ?? after(hours + 1),
    }
  })
  await tx.insertInto('order_messages').values(rows).execute()
}

/** Tracking code in the form of Correios; its check digit may be wrong. */
const codeOf = (orderId: number, service: string) =>
  `${service}${String(481_516_000 + orderId * 37).padStart(9, '0')}BR`

async function insertCancellation(tx: Tx, id: number, parcel: DemoParcel, after: (hours: number) => Date) {
  const { by, reason, comment } = parcel.cancellation!
  const asking = ['cancellation_requested', 'return_authorised', 'cancelled']
  const first = parcel.steps.find(([state]) => asking.includes(state))!
  const isOpen = parcel.steps.at(-1)![0] === 'cancellation_requested'
  const answer = isOpen ? null : ('granted' as const)
  const asked = { store_order_id: id, party: by, reason, comment, asked_at: after(first[2]) }
  const until = first[0] === 'cancellation_requested' ? after(first[2] + 7 * 24) : null
  const answered = { answer, answered_at: isOpen ? null : after(first[2]) }
  await tx
    .insertInto('order_cancellations')
    .values({ ...asked, ...answered, answer_until: until })
    .execute()
}

interface NewReview {
  saleId: number
  storeId: number
  review: NonNullable<DemoParcel['review']>
  at: Date
}

const insertReview = (tx: Tx, { saleId, storeId, review, at }: NewReview) =>
  tx
    .insertInto('store_reviews')
    .values({
      ...{ store_id: storeId, sale_id: saleId, ...review },
      ...{ author: 'Marina T.', uf: 'SP', answer: null, created_at: at },
    })
    .execute()
