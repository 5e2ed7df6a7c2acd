import { z } from 'zod'
import { OrderLine } from '../orders/orders.schemas.ts'
import { Cents, Day, Id, Instant, numeral, withoutBlanks } from '../kit/shapes.ts'

export const Figure = z.enum(['receivable', 'available', 'withdrawing', 'withdrawn'])
export type Figure = z.output<typeof Figure>

export const StatementKinds = z.enum(['sales', 'withdrawals', 'labels', 'other'])
export type StatementKinds = z.output<typeof StatementKinds>

export const StoreWallet = z.object({
  /** It is held for orders; the commission is not included. */
  receivable_cents: Cents,
  /** It may be negative. */
  available_cents: Cents,
  withdrawing_cents: Cents,
  withdrawn_cents: Cents,
  /** Lists coming releases by day; the day is null while a return or cancellation is open. */
  coming: z.array(
    z.object({
      on: Day.nullable(),
      cents: Cents,
      orders: z.int(),
      /** True after the delivery, when only a return could prevent the release. */
      certain: z.boolean(),
    }),
  ),
})
export type StoreWallet = z.output<typeof StoreWallet>

export const StatementLine = z.object({
  /** It is the id of the ledger entry, or of the parcel if the money is still held. */
  id: z.int(),
  kind: z.string(),
  at: Instant,
  cents: Cents,
  balance_cents: Cents.nullable(),
  order_id: z.int().nullable(),
  store_order_id: z.int().nullable(),
  withdrawal_id: z.int().nullable(),
  due_on: Day.nullable(),
})
export type StatementLine = z.output<typeof StatementLine>

export const Part = z.enum(['goods', 'freight', 'commission', 'refunded', 'amount', 'fee'])
/** `cents` is the price of all units. */
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
  parts: z.array(z.object({ part: Part, cents: Cents })),
  goods: z.array(SoldGoods),
})
export type OpenedLine = z.output<typeof OpenedLine>

const OfStore = z.object({ id: Id })

export const statementsSchemas = {
  wallet: { params: OfStore, reply: z.object({ wallet: StoreWallet }) },
  statement: {
    params: OfStore,
    query: withoutBlanks(
      z.object({
        figure: Figure.default('available'),
        kinds: StatementKinds.optional(),
        /** Days are in Brasília, both included. */
        from: Day.optional(),
        to: Day.optional(),
        before: Id.optional(),
        limit: numeral(z.number().int().min(1).max(200)).default(30),
      }),
    ),
    reply: z.object({ lines: z.array(StatementLine), more: z.boolean() }),
  },
  line: {
    params: OfStore.extend({ line: Id }),
    query: z.object({ figure: Figure.default('available') }),
    reply: OpenedLine,
  },
}
