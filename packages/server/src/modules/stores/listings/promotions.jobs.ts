import type { App } from '../../../app.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { refreshAfter } from './listings.events.ts'
import { endPromotions } from './promotions.queries.ts'

const EVERY_MS = 60_000
const OFFERS_AT_ONCE = 500

/** Ends promotions soon after their time, a few offers at a time, so that no price is called reduced when it is not. */
async function endAll(app: App) {
  const end = () =>
    app.transaction(async (tx) => {
      const ended = await endPromotions(tx, app.clock.now(), OFFERS_AT_ONCE)
      await refreshAfter(tx, app, ended)
      return ended.length
    })
  while ((await end()) === OFFERS_AT_ONCE);
}

export const promotionJobs: Jobs = {
  end_promotions: { everyMs: EVERY_MS, run: endAll },
}
