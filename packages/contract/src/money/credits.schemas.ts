import { z } from 'zod'
import { Instant } from '../kit/shapes.ts'

/** Cents of an order that credit never pays, as the provider charges no smaller sum. */
export const LEAST_CHARGE_CENTS = 100

/** Returns the cents of credit that may pay a part of an order. */
export const spendableCredit = (creditCents: number, totalCents: number) =>
  Math.max(0, Math.min(creditCents, totalCents - LEAST_CHARGE_CENTS))

/**
 * `given`: a store did not send what it sold; `spent`: set aside for an order; `unspent`: that order was not paid;
 * `returned`: a refund of an order that it paid a part of; `taken`: the bank gave back an order's money after all.
 */
export const CreditMove = z.object({
  id: z.int(),
  kind: z.enum(['given', 'spent', 'unspent', 'returned', 'taken']),
  order_id: z.int(),
  /** Negative if it left the credit. */
  cents: z.int(),
  at: Instant,
})
export type CreditMove = z.output<typeof CreditMove>

export const Credit = z.object({
  /** May be negative, if the bank gave back money that was spent since. */
  cents: z.int(),
  /** The last hundred, the newest first. */
  moves: z.array(CreditMove),
})
export type Credit = z.output<typeof Credit>

export const creditsSchemas = {
  show: { reply: z.object({ credit: Credit }) },
}
