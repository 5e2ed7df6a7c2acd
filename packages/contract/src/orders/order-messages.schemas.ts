import { z } from 'zod'
import { ById, Id, Instant, result } from './shapes.ts'

export const MessageParty = z.enum(['buyer', 'store'])
export type MessageParty = z.output<typeof MessageParty>

export const OrderMessage = z.object({
  id: z.int(),
  by: MessageParty,
  body: z.string(),
  at: Instant,
  /** By the other side; null until then. */
  read_at: Instant.nullable(),
})
export type OrderMessage = z.output<typeof OrderMessage>

/** As whoever decides between both reads it. */
export const SaidMessage = OrderMessage.omit({ read_at: true })
export type SaidMessage = z.output<typeof SaidMessage>

export const orderMessagesSchemas = {
  /** Oldest first; `you` is the side of whoever asks. */
  list: {
    params: ById,
    reply: z.object({ you: MessageParty, other: z.string(), unread: z.int(), messages: z.array(OrderMessage) }),
  },
  send: {
    body: z.object({
      store_order_id: Id,
      body: z
        .string('Escreva a mensagem.')
        .trim()
        .min(1, 'Escreva a mensagem.')
        .max(1000, 'Use no máximo 1.000 letras.'),
    }),
    reply: result(OrderMessage),
  },
  /** All that the other side has written. */
  read: { params: ById, reply: z.object({ error: z.boolean(), message: z.string() }) },
}
