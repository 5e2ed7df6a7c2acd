import { z } from 'zod'
import { ById, Flag, Id, Instant, Page, paged, PerPage, result } from '../kit/shapes.ts'
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

/** The conversation about a parcel, as its store sees it in a list. */
export const Conversation = z.object({
  id: z.int(),
  order_id: z.int(),
  part: z.int(),
  parts: z.int(),
  buyer: z.string(),
  unread: z.int(),
  last: SaidMessage.omit({ id: true }),
  /** When the buyer wrote the first message that the store has not answered; null if it answered all. */
  waits_since: Instant.nullable(),
})
export type Conversation = z.output<typeof Conversation>

const Body = z
  .string('Escreva a mensagem.')
  .trim()
  .min(1, 'Escreva a mensagem.')
  .max(1000, 'Use no máximo 1.000 letras.')

export const SavedReply = z.object({ id: z.int(), title: z.string(), body: z.string() })
export type SavedReply = z.output<typeof SavedReply>

const OfStore = z.object({ store_id: Id })
const Done = z.object({ error: z.boolean(), message: Said })

export const orderMessagesSchemas = {
  /** Oldest first; `you` is the caller's side. */
  list: {
    params: ById,
    reply: z.object({ you: MessageParty, other: z.string(), unread: z.int(), messages: z.array(OrderMessage) }),
  },
  send: {
    body: z.object({ store_order_id: Id, body: Body }),
    reply: result(OrderMessage),
  },
  /** Marks all messages of the other side as read. */
  read: { params: ById, reply: Done },
  /** Unanswered conversations come first, the longest waiting at the top. */
  inbox: {
    params: OfStore,
    query: z.object({ page: Page, per_page: PerPage, unanswered: Flag.default(false) }),
    reply: paged('conversations', Conversation).extend({ unanswered: z.int() }),
  },
  /** Sorted by title. */
  replies: { params: OfStore, reply: z.object({ replies: z.array(SavedReply) }) },
  saveReply: {
    body: OfStore.extend({
      id: Id.optional(),
      title: z.string('Dê um título.').trim().min(1, 'Dê um título.').max(40, 'Use no máximo 40 letras.'),
      body: Body,
    }),
    reply: result(SavedReply),
  },
  removeReply: { params: ById, reply: Done },
}
