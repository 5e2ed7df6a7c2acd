import { z } from 'zod'
import { paymentLife } from '../money/payment-life.ts'
import { PayWith, Pix, SavedCard } from '../money/payments.schemas.ts'
import { Instant } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

export const OrderPayment = z.object({
  method: z.enum(['pix', 'card']),
  state: paymentLife.State,
  pix: Pix.nullable(),
  card: SavedCard.pick({ brand: true, last_four: true }).nullable(),
  installments: z.int(),
  refusal: Said.nullable(),
  /** It is null if the order waits for no payment. */
  pay_until: Instant.nullable(),
})
export type OrderPayment = z.output<typeof OrderPayment>

export const PayBy = PayWith.safeExtend({ installments: z.number().int().min(1).max(12).default(1) })
export type PayBy = z.output<typeof PayBy>
