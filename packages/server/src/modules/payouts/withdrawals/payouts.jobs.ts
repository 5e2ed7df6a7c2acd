import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { payoutProvider } from '../../money/payments/index.ts'
import { toLookUp, toTakeHome } from './due.queries.ts'
import { changeWithdrawal } from './withdrawals.queries.ts'
import { SEND_WITHDRAWALS } from './new-withdrawal.ts'
import { lookUp, TAKE_HOME } from './look-up.service.ts'
import { orderOf, sendWithdrawals } from './send.service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Longer than a bank takes to send a deposit back. */
const WATCHED_DAYS = 15

export const payoutsJobs: Jobs = {
  [SEND_WITHDRAWALS]: { waitsFor: 'money', run: sendWithdrawals },
  send_due_withdrawals: { waitsFor: 'money', everyMs: MINUTE_MS, run: sendWithdrawals },
  look_up_withdrawals: { waitsFor: 'payments', everyMs: MINUTE_MS, run: lookUpWithdrawals },
  [TAKE_HOME]: { waitsFor: 'money', run: takeHome },
  take_home_late: { waitsFor: 'money', everyMs: 10 * MINUTE_MS, run: takeHome },
}

/** Makes up for webhooks that never came. */
function lookUpWithdrawals(app: App) {
  const now = app.clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const since = { sent: ago(5 * MINUTE_MS), paid: ago(6 * HOUR_MS), oldest: daysBefore(now, WATCHED_DAYS) }
  return eachPage(app, {
    page: (part) => toLookUp(app.db, part, since),
    work: (row) => lookUp(app, row),
  })
}

function takeHome(app: App) {
  return eachPage(app, {
    page: (part) => toTakeHome(app.db, part),
    work: async (row) => {
      await payoutProvider(app).takeHome(orderOf(row, row.payee_id!))
      await app.transaction((tx) => changeWithdrawal(tx, row.id, { home_at: app.clock.now() }))
    },
  })
}
