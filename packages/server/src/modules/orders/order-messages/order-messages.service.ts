import { en, pt, say, unchanged } from '@bra/contract/kit/saying'
import type { MessageParty, OrderMessage } from '@bra/contract/orders/order-messages.schemas'
import type { App } from '../../../app.ts'
import { instant, instantOrNull } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { shortened } from '../../../platform/shortened.ts'
import { refuseFlood } from '../../ground/security/index.ts'
import { notify } from '../../people/notices/index.ts'
import { partSaying } from '../orders/index.ts'
import { tellStore } from '../../stores/stores/index.ts'
import {
  hasUnread,
  insertMessage,
  messagesOf,
  readMessages,
  type Thread,
  threadOf,
  writtenSince,
} from './order-messages.queries.ts'

export const linkFor = (reader: MessageParty, { id, order_id: orderId, store_id: storeId }: Thread) =>
  reader === 'buyer' ? `/my-account/order-view/${orderId}#pacote-${id}` : `/my-store/${storeId}/detail-orders/${id}`

const otherOf = (party: MessageParty): MessageParty => (party === 'buyer' ? 'store' : 'buyer')
const sideOf = ({ buyer_id: buyerId }: Thread, user: User): MessageParty => (buyerId === user.id ? 'buyer' : 'store')
export const nameOf = (party: MessageParty, { buyer, store }: Thread) => (party === 'buyer' ? buyer : store)

export async function showMessages({ db }: App, user: Actor, id: number) {
  const thread = (await threadOf(db, user, id)) ?? fail('parcel_not_found')
  const you = sideOf(thread, user)
  const messages = await messagesOf(db, thread)
  const unread = messages.filter(({ by, read_at: readAt }) => by !== you && readAt === null).length
  return { you, other: nameOf(otherOf(you), thread), unread, messages: messages.map(shown) }
}

interface MessageRow extends Omit<OrderMessage, 'at' | 'read_at'> {
  at: Date
  read_at: Date | null
}
const shown = (message: MessageRow): OrderMessage => ({
  ...message,
  at: instant(message.at),
  read_at: instantOrNull(message.read_at),
})

interface MessageBody {
  store_order_id: number
  body: string
}

/** The other side sees the message at once, and gets a notice only of the first one that it has not read. */
export async function sendMessage(app: App, user: Actor, { store_order_id: id, body }: MessageBody) {
  const result = await app.transaction(async (tx) => {
    const thread = (await threadOf(tx, user, id)) ?? fail('parcel_not_found')
    if (!thread.is_paid) fail('message_not_allowed')
    const now = app.clock.now()
    await holdLists(tx, user.id)
    await refuseFlood(now, (since) => writtenSince(tx, user.id, since))
    const party = sideOf(thread, user)
    const isFirst = !(await hasUnread(tx, thread, party))
    const message = await insertMessage(tx, { store_order_id: id, user_id: user.id, party, body, created_at: now })
    if (isFirst) await tellOther(tx, app, { thread, party, body, about: user.id })
    announce(tx, app, thread)
    return shown(message)
  })
  return { error: false, message: say('Mensagem enviada.', 'Message sent.'), result }
}

interface Said {
  thread: Thread
  party: MessageParty
  body: string
  about: number
}

export function titleOf(party: MessageParty, thread: Thread) {
  const [name, order] = [nameOf(party, thread), partSaying(String(thread.order_id), thread)]
  return say(pt`${name} escreveu sobre o pedido ${order}`, en`${name} wrote about order ${order}`)
}

/** The words are those of whoever writes, which goes with that account. */
function tellOther(tx: Tx, app: App, { thread, party, body, about }: Said) {
  const news = { title: titleOf(party, thread), link: linkFor(otherOf(party), thread), about }
  const text = unchanged(shortened(body))
  if (party === 'buyer') return tellStore(tx, app, 'messages', { ...news, storeId: thread.store_id, text })
  return notify(tx, app, { ...news, userId: thread.buyer_id, kind: 'orders', body: text })
}

function announce(tx: Tx, app: App, { ids, buyer_id: userId, store_id: storeId }: Thread) {
  for (const id of ids) emit(tx, app, 'order_message', { storeOrderId: id, userId, storeId })
}

export async function markThreadRead(app: App, user: Actor, id: number) {
  await app.transaction(async (tx) => {
    const thread = (await threadOf(tx, user, id)) ?? fail('parcel_not_found')
    const party = otherOf(sideOf(thread, user))
    const read = await readMessages(tx, { ids: thread.ids, party }, app.clock.now())
    if (read.length > 0) announce(tx, app, thread)
  })
  return { error: false, message: say('Mensagens lidas.', 'Messages read.') }
}
