import { z } from 'zod'
import { Invoice } from '../dispatch/invoice.schemas.ts'
import { storeOrderLife } from '../orders/order-life.ts'
import { Cents, Day, Id, Instant, numeral, withoutBlanks } from '../kit/shapes.ts'

const Year = numeral(z.number().int().min(2000).max(2999))

/** Months are those of Brasília. What the centre sends for the store is in `released_cents` only. */
export const MonthOfStore = z.object({
  month: z.string(),
  /** Counts orders paid in the month, in however many parcels they go. */
  orders: z.int(),
  units: z.int(),
  goods_cents: Cents,
  freight_cents: Cents,
  /** It was given back in the month, for parcels of any month. */
  refunded_cents: Cents,
  /** The house kept it in the month, for parcels of any month. */
  commission_cents: Cents,
  /** It was released to the balance; the commission is not included. */
  released_cents: Cents,
  labels_cents: Cents,
  disputes_cents: Cents,
  credits_cents: Cents,
  withdrawn_cents: Cents,
})
export type MonthOfStore = z.output<typeof MonthOfStore>

export const GameOfStore = z.object({ name: z.string(), units: z.int(), goods_cents: Cents })
export type GameOfStore = z.output<typeof GameOfStore>

export const ReportedInvoice = z.object({
  ...Invoice.pick({ model: true, series: true, number: true }).shape,
  key: z.string(),
})
export type ReportedInvoice = z.output<typeof ReportedInvoice>

export const ReportedOrder = z.object({
  /** It is the id of the parcel, by which pages go. */
  id: z.int(),
  order_id: z.int(),
  part: z.int(),
  parts: z.int(),
  state: storeOrderLife.State,
  paid_at: Instant,
  posted_at: Instant.nullable(),
  buyer: z.string(),
  uf: z.string(),
  units: z.int(),
  goods_cents: Cents,
  freight_cents: Cents,
  refunded_cents: Cents,
  commission_cents: Cents,
  carrier: z.string().nullable(),
  tracking_code: z.string().nullable(),
  invoice: ReportedInvoice.nullable(),
})
export type ReportedOrder = z.output<typeof ReportedOrder>

const OfStore = z.object({ id: Id })

export const storeReportsSchemas = {
  months: {
    params: OfStore,
    query: withoutBlanks(z.object({ year: Year.optional() })),
    /** Newest month first, without empty ones; `years` are those in which something was sold. */
    reply: z.object({
      year: z.int(),
      years: z.array(z.int()),
      months: z.array(MonthOfStore),
      games: z.array(GameOfStore),
    }),
  },
  orders: {
    params: OfStore,
    query: withoutBlanks(
      z.object({
        /** Parcels were paid on these days in Brasília, both included. */
        from: Day.optional(),
        to: Day.optional(),
        before: Id.optional(),
        limit: numeral(z.number().int().min(1).max(500)).default(200),
      }),
    ),
    reply: z.object({ orders: z.array(ReportedOrder), more: z.boolean() }),
  },
}
