import { say } from '@bra/contract/kit/saying'
import type { orderMessagesSchemas } from '@bra/contract/orders/order-messages.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { holdStore } from '../../stores/stores/index.ts'
import { deleteReply, hasTitle, insertReply, repliesOfStore, updateReply } from './replies.queries.ts'

type SavedReply = z.output<typeof orderMessagesSchemas.saveReply.body>

const MAX_REPLIES = 50

export async function repliesOf({ db }: App, user: Actor, storeId: number) {
  ownStore(user, storeId)
  return { replies: await repliesOfStore(db, storeId) }
}

export async function saveReply(app: App, user: Actor, { id, ...reply }: SavedReply) {
  ownStore(user, reply.store_id)
  const result = await app.transaction(async (tx) => {
    await holdStore(tx, reply.store_id)
    if (await hasTitle(tx, { id, ...reply })) fail('reply_title_taken')
    const row = { ...reply, updated_at: app.clock.now() }
    if (id !== undefined) return (await updateReply(tx, id, row)) ?? fail('reply_not_found')
    if ((await repliesOfStore(tx, reply.store_id)).length >= MAX_REPLIES) fail('too_many_replies')
    return insertReply(tx, row)
  })
  return { error: false, message: say('Resposta guardada.', 'Reply saved.'), result }
}

export async function removeReply(app: App, user: Actor, id: number) {
  await app.transaction(async (tx) => (await deleteReply(tx, id, user.storeIds)) ?? fail('reply_not_found'))
  return { error: false, message: say('Resposta removida.', 'Reply removed.') }
}
