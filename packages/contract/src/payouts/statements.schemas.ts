import { z } from 'zod'
import { OrderLine } from './orders.schemas.ts'
import { Cents, Day, Id, Instant, numeral } from './shapes.ts'

/** The four figures of a wallet, each of which opens into what it is the sum of. */
export const Figure = z.enum(['receivable', 'available', 'withdrawing', 'withdrawn'])
export type Figure = z.output<typeof Figure>

export const StoreWallet = z.object({
  /** Held for its orders, as it will be released: without commission. */
  receivable_cents: Cents,
  /** May be negative. */
  available_cents: Cents,
  /** On its way to the bank. */
  withdrawing_cents: Cents,
  withdrawn_cents: Cents,
  /** What will be released, by day; without a day while a return or a cancellation is open. */
  coming: z.array(
    z.object({
      on: Day.nullable(),
      cents: Cents,
      orders: z.int(),
      /** Delivered: nothing but a return stands in between. */
      certain: z.boolean(),
    }),
  ),
})
export type StoreWallet = z.output<typeof StoreWallet>

export const StatementLine = z.object({
  /** Of the entry in the ledger; of what is still held, of the parcel. */
  id: z.int(),
  kind: z.string(),
  at: Instant,
  cents: Cents,
  /** What there was after it; null of what is still held. */
  balance_cents: Cents.nullable(),
  order_id: z.int().nullable(),
  store_order_id: z.int().nullable(),
  withdrawal_id: z.int().nullable(),
  /** When it should be released. */
  due_on: Day.nullable(),
})
export type StatementLine = z.output<typeof StatementLine>

export const Part = z.enum(['goods', 'freight', 'commission', 'refunded', 'amount', 'fee'])
/** Just which copy was sold; `cents` of all its units. */
export const SoldGoods = OrderLine.pick({
  name: true,
  condition: true,
  grade: true,
  language: true,
  finish: true,
  extras: true,
  quantity: true,
}).extend({ cents: Cents })
export type SoldGoods = z.output<typeof SoldGoods>

export const OpenedLine = StatementLine.extend({
  /** Add up to `cents`. */
  parts: z.array(z.object({ part: Part, cents: Cents })),
  goods: z.array(SoldGoods),
})
export type OpenedLine = z.output<typeof OpenedLine>

const OfStore = z.object({ id: Id })

export const statementsSchemas = {
  wallet: { params: OfStore, reply: z.object({ wallet: StoreWallet }) },
  statement: {
    params: OfStore,
    query: z.object({
      figure: Figure.default('available'),
      /** Days in Brasília, both included. */
      from: Day.optional(),
      to: Day.optional(),
      /** The `id` at which the page before ended. */
      before: Id.optional(),
      limit: numeral(z.number().int().min(1).max(200)).default(30),
    }),
    /** Newest first; `more` where another page follows. */
    reply: z.object({ lines: z.array(StatementLine), more: z.boolean() }),
  },
  line: {
    params: OfStore.extend({ line: Id }),
    query: z.object({ figure: Figure.default('available') }),
    reply: OpenedLine,
  },
}
