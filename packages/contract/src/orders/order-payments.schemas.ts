import { z } from 'zod'
import { both } from '../kit/both.ts'
import { orderPaymentLife } from './order-life.ts'
import { CardToken, SavedCard } from '../money/payments.schemas.ts'
import { Id, Instant } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

/** The seconds left count from the answer on, because the payer's clock may be wrong. */
const Pix = z.object({ code: z.string(), expires_at: Instant, seconds_left: z.int() })

export const OrderPayment = z.object({
  method: z.enum(['pix', 'card']),
  state: orderPaymentLife.State,
  pix: Pix.nullable(),
  card: SavedCard.pick({ brand: true, last_four: true }).nullable(),
  installments: z.int(),
  refusal: Said.nullable(),
  /** It is null if the order waits for no payment. */
  pay_until: Instant.nullable(),
})
export type OrderPayment = z.output<typeof OrderPayment>

export const PayBy = z
  .object({
    method: z.enum(['pix', 'card'], both('Escolha como pagar.', 'Choose how to pay.')),
    card_id: Id.optional(),
    token: CardToken.optional(),
    keep: z.boolean().default(false),
    installments: z.number().int().min(1).max(12).default(1),
  })
  .refine(({ method, card_id, token }) => method === 'pix' || (card_id === undefined) !== (token === undefined), {
    path: ['card_id'],
    message: both('Escolha um cartão.', 'Choose a card.'),
  })
export type PayBy = z.output<typeof PayBy>
