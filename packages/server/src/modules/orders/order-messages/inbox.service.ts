import type { orderMessagesSchemas } from '@bra/contract/orders/order-messages.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { instant, instantOrNull } from '../../../platform/clock.ts'
import { paginate } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import { shortened } from '../../../platform/shortened.ts'
import { countInbox, inboxOfStore } from './inbox.queries.ts'

type InboxAsked = z.output<typeof orderMessagesSchemas.inbox.query>

export async function inboxOf({ db }: App, user: Actor, storeId: number, asked: InboxAsked) {
  ownStore(user, storeId)
  const [rows, counts] = await Promise.all([inboxOfStore(db, storeId, asked), countInbox(db, storeId)])
  const conversations = rows.map(({ by, body, at, waits_since: waitsSince, ...one }) => ({
    ...one,
    last: { by, body: shortened(body), at: instant(at) },
    waits_since: instantOrNull(waitsSince),
  }))
  const total = asked.unanswered ? counts.unanswered : counts.all
  return { conversations, unanswered: counts.unanswered, paginate: paginate(asked, total) }
}
