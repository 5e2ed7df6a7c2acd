import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Job, Jobs } from '../../../platform/jobs.ts'
import { eachPage, type PageOfRows } from '../../../platform/pages-of-work.ts'
import { hasOpenDispute, holdOrderOfParcel } from '../../orders/orders/index.ts'
import { tellMediated } from './conversation.service.ts'
import { markReminded, overdue, toEnd, toRemind } from './due.queries.ts'
import { bySystem, hold, move } from './complaint-access.ts'
import { end } from './returns.service.ts'
import { closeSettled } from './resolution.ts'
import { tellSide } from './complaint-notices.ts'
import { words } from './complaint-notices.words.ts'
import type { ComplaintRow } from './writing.queries.ts'

const MINUTE_MS = 60_000
/** Hours of the time to agree after which the side that must answer is reminded. */
const REMINDED_AFTER = [24, 60]

interface Timer {
  due: (app: App, part: PageOfRows & { now: Date }) => Promise<{ id: number }[]>
  work: (tx: Tx, app: App, complaint: ComplaintRow, now: Date) => Promise<unknown>
}

/** Works on each due complaint in a transaction of its own, after it is locked and read again. */
const timer = ({ due, work }: Timer): Job => ({
  everyMs: 5 * MINUTE_MS,
  run: async (app) => {
    const now = app.clock.now()
    await eachPage(app, {
      page: (part) => due(app, { ...part, now }),
      work: ({ id }) => app.transaction(async (tx) => work(tx, app, await hold(tx, id), now)),
    })
  },
})

export const complaintsJobs: Jobs = {
  remind_of_complaints: timer({
    due: ({ db }, part) => toRemind(db, { ...part, hours: REMINDED_AFTER }),
    work: remind,
  }),
  mediate_complaints: timer({ due: ({ db }, part) => overdue(db, part), work: mediate }),
  end_complaints: timer({ due: ({ db }, part) => toEnd(db, part), work: endDue }),
}

async function remind(tx: Tx, app: App, complaint: ComplaintRow, now: Date) {
  const { id, state, due_at: until } = complaint
  const reminded = await markReminded(tx, id, { now, hours: REMINDED_AFTER })
  if (!reminded || !until) return
  const to = state === 'awaiting_buyer' ? 'client' : 'store'
  const key = `reminder ${reminded.reminders} for ${until.getTime()}`
  await tellSide(tx, app, complaint, { to, key, say: (about) => words.reminded(about, until) })
}

async function mediate(tx: Tx, app: App, complaint: ComplaintRow, now: Date) {
  // the two sides may have agreed, or an operator may have given them more time, since the job found it
  if (complaint.due_at === null || complaint.due_at > now) return
  const mediated = await move(tx, app, complaint, { move: 'mediate', kind: 'mediation', by: bySystem })
  await tellMediated(tx, app, mediated)
}

/** A return that was not posted, and a reshipment that nobody misses, leave the store the money. */
async function endDue(tx: Tx, app: App, complaint: ComplaintRow, now: Date) {
  const { state, ends_at: endsAt, refund_cents: settled, return_code: code, store_order_id: id } = complaint
  if (state !== 'resolved' || endsAt === null || endsAt > now) return
  if (settled !== null) return void (await closeSettled(tx, app, complaint, bySystem))
  const { id: orderId } = await holdOrderOfParcel(tx, id)
  // the bank decides first; a later run ends it
  if (await hasOpenDispute(tx, orderId)) return
  await end(tx, app, complaint, { to: code === null ? 'store' : 'buyer', by: bySystem })
}
