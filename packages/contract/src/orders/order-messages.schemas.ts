import { z } from 'zod'
import { both } from '../kit/both.ts'
import { mostLetters } from '../kit/field-sentences.ts'
import { ById, Flag, Id, Instant, Page, paged, PerPage, result } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

export const MessageParty = z.enum(['buyer', 'store'])
export type MessageParty = z.output<typeof MessageParty>

export const OrderMessage = z.object({
  id: z.int(),
  by: MessageParty,
  body: z.string(),
  at: Instant,
  read_at: Instant.nullable(),
})
export type OrderMessage = z.output<typeof OrderMessage>

export const SaidMessage = OrderMessage.omit({ read_at: true })
export type SaidMessage = z.output<typeof SaidMessage>

export const Conversation = z.object({
  id: z.int(),
  order_id: z.int(),
  part: z.int(),
  parts: z.int(),
  buyer: z.string(),
  unread: z.int(),
  last: SaidMessage.omit({ id: true }),
  waits_since: Instant.nullable(),
})
export type Conversation = z.output<typeof Conversation>

const NO_MESSAGE = both('Escreva a mensagem.', 'Write the message.')
const Body = z
  .string(NO_MESSAGE)
  .trim()
  .min(1, NO_MESSAGE)
  .max(1000, both('Use no máximo 1.000 letras.', 'Use at most 1,000 letters.'))

export const SavedReply = z.object({ id: z.int(), title: z.string(), body: z.string() })
export type SavedReply = z.output<typeof SavedReply>

const OfStore = z.object({ store_id: Id })
const Done = z.object({ error: z.boolean(), message: Said })

const NO_TITLE = both('Dê um título.', 'Give it a title.')

export const orderMessagesSchemas = {
  list: {
    params: ById,
    reply: z.object({ you: MessageParty, other: z.string(), unread: z.int(), messages: z.array(OrderMessage) }),
  },
  send: {
    body: z.object({ store_order_id: Id, body: Body }),
    reply: result(OrderMessage),
  },
  read: { params: ById, reply: Done },
  inbox: {
    params: OfStore,
    query: z.object({ page: Page, per_page: PerPage, unanswered: Flag.default(false) }),
    reply: paged('conversations', Conversation).extend({ unanswered: z.int() }),
  },
  replies: { params: OfStore, reply: z.object({ replies: z.array(SavedReply) }) },
  saveReply: {
    body: OfStore.extend({
      id: Id.optional(),
      title: z.string(NO_TITLE).trim().min(1, NO_TITLE).max(40, mostLetters(40)),
      body: Body,
    }),
    reply: result(SavedReply),
  },
  removeReply: { params: ById, reply: Done },
}
