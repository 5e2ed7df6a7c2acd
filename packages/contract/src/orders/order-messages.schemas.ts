import { z } from 'zod'
import { ById, Id, Instant, result } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

export const MessageParty = z.enum(['buyer', 'store'])
export type MessageParty = z.output<typeof MessageParty>

export const OrderMessage = z.object({
  id: z.int(),
  by: MessageParty,
  body: z.string(),
  at: Instant,
  /** When the other side read it; null until then. */
  read_at: Instant.nullable(),
})
export type OrderMessage = z.output<typeof OrderMessage>

/** A message as an operator sees it who decides between both sides. */
export const SaidMessage = OrderMessage.omit({ read_at: true })
export type SaidMessage = z.output<typeof SaidMessage>

export const orderMessagesSchemas = {
  /** Oldest first; `you` is the caller's side. */
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
  /** Marks all messages of the other side as read. */
  read: { params: ById, reply: z.object({ error: z.boolean(), message: Said }) },
}
