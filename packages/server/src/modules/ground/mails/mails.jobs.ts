import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { sendDueMails } from './mails.outbox.ts'
import { deleteOldMails } from './mails.queries.ts'

const RETRY_MS = 30_000
const DAY_MS = 86_400_000
const KEPT_DAYS = 90

export const mailsJobs: Jobs = {
  /** Every new mail enqueues this job, so it leaves with the next turn of a worker. */
  send_mails: { waitsFor: 'mails', run: sendDueMails },
  /** Picks up mails that were postponed, or left behind by a process that died. */
  send_late_mails: { waitsFor: 'mails', everyMs: RETRY_MS, run: sendDueMails },
  forget_old_mails: {
    everyMs: DAY_MS,
    run: (app) =>
      app.transaction(async (tx) => void (await deleteOldMails(tx, daysBefore(app.clock.now(), KEPT_DAYS)))),
  },
}
