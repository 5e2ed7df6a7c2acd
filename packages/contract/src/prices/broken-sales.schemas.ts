import { z } from 'zod'
import { ById, Cents, Instant } from '../kit/shapes.ts'
import { CancelReason } from '../orders/orders.schemas.ts'

/** Medians of the same variant in cents, when it was bought and now; null if there were too few sales. */
const Market = z.object({ market_then_cents: Cents.nullable(), market_now_cents: Cents.nullable() })

export const SaleMarket = Market.extend({ line_id: z.int(), name: z.string(), paid_cents: Cents })
export type SaleMarket = z.output<typeof SaleMarket>

export const BrokenSale = SaleMarket.extend({
  store_order_id: z.int(),
  units: z.int(),
  /** Null if the parcel was sent without these cards. */
  reason: CancelReason.nullable(),
  broken_at: Instant,
  /** What the store owes the buyer for it as credit, and what the buyer has received of that. */
  credit_cents: Cents,
  credited_cents: Cents,
})
export type BrokenSale = z.output<typeof BrokenSale>

export const brokenSalesSchemas = {
  /** `id` is the order's; `market_now_cents` is of the day on which the sale was broken. */
  ofOrder: { params: ById, reply: z.object({ broken: z.array(BrokenSale) }) },
  /** `id` is the parcel's. From a rise of `pauses_from` basis points on, breaking the sale pauses the card. */
  marketOfSale: {
    params: ById,
    reply: z.object({ cards: z.array(SaleMarket.extend({ credit_cents: Cents })), pauses_from: z.int() }),
  },
}
