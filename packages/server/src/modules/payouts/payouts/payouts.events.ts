import type { Listeners } from '../../platform/events.ts'
import { withdrawalOfPayout } from './due.queries.ts'
import { lookUp } from './look-up.service.ts'

export const payoutsListeners: Listeners = {
  /** Of one that nobody knows yet the answer is still under way, and says the same. */
  payout_told: async (app, { payoutId }) => {
    const row = await withdrawalOfPayout(app.db, String(payoutId))
    if (row) await lookUp(app, row)
  },
}
