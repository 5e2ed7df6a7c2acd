import { type Listeners, waiting } from '../../../platform/events.ts'
import { withdrawalOfPayout } from './due.queries.ts'
import { lookUp } from './look-up.service.ts'

export const payoutsListeners: Listeners = {
  /** A payout that no row knows yet is still being sent, and its answer will say the same. */
  payout_told: waiting('payments', async (app, { payoutId }) => {
    const row = await withdrawalOfPayout(app.db, payoutId)
    if (row) await lookUp(app, row)
  }),
}
