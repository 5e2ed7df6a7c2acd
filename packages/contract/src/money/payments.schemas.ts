import { z } from 'zod'
import { both } from '../kit/both.ts'
import { hasCardNumber } from '../trade/card-numbers.ts'
import { ById, Id, Instant } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

/** This identifies a card to its holder; only the provider has the full number. */
export const SavedCard = z.object({
  id: z.int(),
  brand: z.string(),
  last_four: z.string(),
  holder: z.string(),
  expiry_month: z.int(),
  expiry_year: z.int(),
  expired: z.boolean(),
})
export type SavedCard = z.output<typeof SavedCard>

const noToken = both(
  'Não recebemos os dados do cartão. Digite-os de novo.',
  'We did not get the data of the card. Type it again.',
)
/** A token that the provider made in the browser; it is valid for one minute. */
export const CardToken = z
  .string(noToken)
  .trim()
  .regex(/^[\w-]{6,100}$/, noToken)

/** The seconds left count from the answer on, because the payer's clock may be wrong. */
export const Pix = z.object({ code: z.string(), expires_at: Instant, seconds_left: z.int() })

export const PayWith = z
  .object({
    method: z.enum(['pix', 'card'], both('Escolha como pagar.', 'Choose how to pay.')),
    card_id: Id.optional(),
    token: CardToken.optional(),
    keep: z.boolean().default(false),
  })
  .refine(({ method, card_id, token }) => method === 'pix' || (card_id === undefined) !== (token === undefined), {
    path: ['card_id'],
    message: both('Escolha um cartão.', 'Choose a card.'),
  })
export type PayWith = z.output<typeof PayWith>

/** Holds the provider's address and key for the browser; no instalment may be below the minimum. */
const Tokens = z.object({
  tokens_url: z.url(),
  public_key: z.string(),
  installments_max: z.int(),
  installment_minimum_cents: z.int(),
})

const ProviderId = z.string().min(1).max(100)
/** Only the ids of an event are read: nobody signs it, so the rest cannot be trusted. */
const ProviderEvent = z.object({
  id: ProviderId,
  type: z.string().min(1).max(100),
  data: z
    .object({
      id: ProviderId.nullish().catch(null),
      order: z.object({ id: ProviderId }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
})
export type ProviderEvent = z.output<typeof ProviderEvent>

const Answered = z.object({ success: z.boolean(), message: Said })

/** Refuses a request that contains a card number; for every call with a payment. */
export const refuseCardNumbers = (body: unknown) => (hasCardNumber(body) ? 'card_number_sent' : null)

export const paymentsSchemas = {
  cards: {
    query: z.object({ pagarme_data: z.string().max(20).optional() }),
    reply: z.object({ cards: z.array(SavedCard), pagarme_data: Tokens.nullable() }),
  },
  saveCard: {
    refuses: refuseCardNumbers,
    body: z.object({ token: CardToken }),
    reply: Answered.extend({ card: SavedCard }),
  },
  hear: {
    body: ProviderEvent,
    reply: z.object({ received: z.boolean() }),
  },
  removeCard: { params: ById, reply: Answered },
} as const
