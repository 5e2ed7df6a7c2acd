import { z } from 'zod'
import { Instant } from '../kit/shapes.ts'

/** Credit never pays these cents of an order, as the provider charges no smaller sum. */
export const LEAST_CHARGE_CENTS = 100

export const spendableCredit = (creditCents: number, totalCents: number) =>
  Math.max(0, Math.min(creditCents, totalCents - LEAST_CHARGE_CENTS))

/** `unspent`: the order for which it was set aside was not paid. `taken`: the bank gave an order's money back. */
export const CreditMove = z.object({
  id: z.int(),
  kind: z.enum(['given', 'spent', 'unspent', 'returned', 'taken']),
  order_id: z.int(),
  cents: z.int(),
  at: Instant,
})
export type CreditMove = z.output<typeof CreditMove>

export const Credit = z.object({
  /** It is negative if the bank gave back money that was spent since. */
  cents: z.int(),
  moves: z.array(CreditMove),
})
export type Credit = z.output<typeof Credit>

export const creditsSchemas = {
  show: { reply: z.object({ credit: Credit }) },
}
