import { z } from 'zod'
import { hasCardNumber } from './card-numbers.ts'
import { ById } from './shapes.ts'

/** What a person recognises a card by; the number is nowhere but at the provider. */
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

const noToken = 'Não recebemos os dados do cartão. Digite-os de novo.'
/** One that the provider made in the browser; it lives for a minute. */
export const CardToken = z
  .string(noToken)
  .trim()
  .regex(/^[\w-]{6,100}$/, noToken)

/** Where the browser takes a card, and with which key; and in how many parts it may pay, none under the minimum. */
const Tokens = z.object({
  tokens_url: z.url(),
  public_key: z.string(),
  installments_max: z.int(),
  installment_minimum_cents: z.int(),
})

const ProviderId = z.string().min(1).max(100)
/** Of an event only what it is about: nobody signs it, so the rest, of whatever shape, is not to be believed. */
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

const Answered = z.object({ success: z.boolean(), message: z.string() })

/** For every call that comes with a payment. */
export const refuseCardNumbers = (body: unknown) => (hasCardNumber(body) ? 'card_number_sent' : null)

export const paymentsSchemas = {
  cards: {
    /** With the flag the answer says how to make a token. */
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
