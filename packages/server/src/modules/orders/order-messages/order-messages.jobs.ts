import { say, type Saying, unchanged } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { shortened } from '../../../platform/shortened.ts'
import { mailTo } from '../../people/notices/index.ts'
import { mailStore } from '../../stores/stores/index.ts'
import { markMailed, type Unread, unreadSince } from './order-messages.queries.ts'
import { linkFor, titleOf } from './order-messages.service.ts'

const MINUTE_MS = 60_000
/** A person who has the page open reads a message within this time, and needs no mail. */
const UNREAD_MS = 10 * MINUTE_MS
const AT_ONCE = 50

export const orderMessagesJobs: Jobs = { mail_unread_messages: { everyMs: 5 * MINUTE_MS, run: mailUnread } }

async function mailUnread(app: App) {
  const before = new Date(app.clock.now().getTime() - UNREAD_MS)
  for (let isLast = false; !isLast;) {
    const unread = await unreadSince(app.db, before, AT_ONCE)
    for (const one of unread) await mailOne(app, one)
    isLast = unread.length < AT_ONCE
  }
}

const mailOne = (app: App, unread: Unread) =>
  app.transaction(async (tx) => {
    if ((await markMailed(tx, unread, app.clock.now())).length === 0) return
    const { party, count, last, message_id: id } = unread
    const reader = party === 'buyer' ? 'store' : 'buyer'
    const facts: [Saying, Saying][] =
      count > 1 ? [[say('Mensagens não lidas', 'Unread messages'), unchanged(String(count))]] : []
    const news = { title: titleOf(party, unread), text: unchanged(shortened(last)), link: linkFor(reader, unread) }
    const letter = { key: `messages up to ${id}`, facts, action: say('Responder', 'Answer') }
    if (reader === 'store') {
      const mail = { ...letter, template: 'sale_news' as const }
      return mailStore(tx, app, 'messages', { ...news, storeId: unread.store_id, mail })
    }
    const details = { ...news, name: unread.buyer, facts, action: letter.action }
    const mail = { key: letter.key, template: 'parcel_news' as const, details }
    await mailTo(tx, app, { userId: unread.buyer_id, kind: 'orders', mail })
  })
