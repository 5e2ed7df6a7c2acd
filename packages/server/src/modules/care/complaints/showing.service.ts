import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { offsetOf, type PageQuery, paginate } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import { lifeRules } from '../../orders/orders/index.ts'
import { fairRefundOf } from './fair-refund.service.ts'
import { seenAs } from './complaint-access.ts'
import {
  complaintSeen,
  complaintsListed,
  countListed,
  eventsSeen,
  linesSeen,
  type ListFilter,
  messagesSeen,
  type Reader,
} from './reading.queries.ts'
import { complaintView, type MadeComplaint, summaryOf } from './view.ts'
import { complaintById, openProposal } from './writing.queries.ts'

export async function listComplaints(
  { db }: App,
  reader: Reader,
  { page, per_page, ...filter }: PageQuery & ListFilter,
) {
  const asked = { page, per_page }
  const [rows, total] = await Promise.all([
    complaintsListed(db, reader, { ...filter, limit: per_page, offset: offsetOf(asked) }),
    countListed(db, filter),
  ])
  return { complaints: rows.map(summaryOf), paginate: paginate(asked, total) }
}

export async function showAs(app: App, user: Actor, id: number, side: 'client' | 'store') {
  if ((await seenAs(app.db, user, id)) !== side) fail('complaint_not_found')
  return showComplaint(app, id, side)
}

export async function showToOperator(app: App, id: number) {
  if (!(await complaintById(app.db, id))) fail('complaint_not_found')
  return showComplaint(app, id, 'operator')
}

/** The caller knows that the reader may see it. */
export async function showComplaint(app: App, id: number, you: Reader): Promise<MadeComplaint> {
  const { db } = app
  const [row, lines, messages, events, proposal, rules] = await Promise.all([
    complaintSeen(db, id, you),
    linesSeen(db, id),
    messagesSeen(db, id),
    eventsSeen(db, id),
    openProposal(db, id),
    lifeRules(db),
  ])
  const fair = await fairRefundOf(app, { reason: row.reason, lines, most: row.contested_cents })
  return complaintView(row, you, { lines, messages, events, proposal, fair }, rules)
}
