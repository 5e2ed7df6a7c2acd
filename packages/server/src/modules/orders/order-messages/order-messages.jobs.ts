import type { App } from '../../../app.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { shortened } from '../../../platform/shortened.ts'
import { mailTo } from '../../people/notices/index.ts'
import { markMailed, type Unread, unreadSince } from './order-messages.queries.ts'
import { linkFor, nameOf } from './order-messages.service.ts'

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
    const { party, order_id: order, count, last, message_id: id } = unread
    const reader = party === 'buyer' ? 'store' : 'buyer'
    const writer = nameOf(party, unread)
    const details = {
      name: reader === 'buyer' ? unread.buyer : unread.owner,
      title: `${writer} escreveu sobre o pedido ${order}`,
      text: shortened(last),
      facts: count > 1 ? ([['Mensagens não lidas', String(count)]] as [string, string][]) : [],
      link: linkFor(reader, unread),
      action: 'Responder',
    }
    await mailTo(tx, app, {
      userId: reader === 'buyer' ? unread.buyer_id : unread.owner_id,
      kind: reader === 'buyer' ? 'orders' : 'selling',
      mail: { key: `messages up to ${id}`, template: reader === 'buyer' ? 'parcel_news' : 'sale_news', details },
    })
  })
