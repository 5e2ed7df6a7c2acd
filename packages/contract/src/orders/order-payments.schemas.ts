import { z } from 'zod'
import { orderPaymentLife } from './order-life.ts'
import { CardToken, SavedCard } from './payments.schemas.ts'
import { Id, Instant } from './shapes.ts'

/** What the payer's bank reads, until when, and how long that is from the answer on, whatever the payer's clock shows. */
const Pix = z.object({ code: z.string(), expires_at: Instant, seconds_left: z.int() })

/** The last attempt to pay. */
export const OrderPayment = z.object({
  method: z.enum(['pix', 'card']),
  state: orderPaymentLife.State,
  /** Null until the provider has answered. */
  pix: Pix.nullable(),
  card: SavedCard.pick({ brand: true, last_four: true }).nullable(),
  installments: z.int(),
  /** Why the card was refused, in words for its holder. */
  refusal: z.string().nullable(),
  /** Another attempt can be made until then; null once the order waits for no payment. */
  pay_until: Instant.nullable(),
})
export type OrderPayment = z.output<typeof OrderPayment>

/** By a card that is kept, or by the token of one that the browser gave to the provider. */
export const PayBy = z
  .object({
    method: z.enum(['pix', 'card'], 'Escolha como pagar.'),
    card_id: Id.optional(),
    token: CardToken.optional(),
    /** Keeps the card of the token for the next time. */
    keep: z.boolean().default(false),
    installments: z.number().int().min(1).max(12).default(1),
  })
  .refine(({ method, card_id, token }) => method === 'pix' || (card_id === undefined) !== (token === undefined), {
    path: ['card_id'],
    message: 'Escolha um cartão.',
  })
export type PayBy = z.output<typeof PayBy>
