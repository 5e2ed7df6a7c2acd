import type { App } from '../../app.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { trackingOf } from '../shipping/index.ts'
import { moveParcel } from './lifecycle.ts'
import { onTheWay } from './timers.queries.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 50

/** What the carrier saw arrive is delivered, whether or not the buyer says so. */
export const followedJobs: Jobs = { follow_parcels: { everyMs: HOUR_MS, run: followParcels } }

async function followParcels(app: App) {
  for (let after = 0, isLast = false; !isLast;) {
    const parcels = await onTheWay(app.db, { after, limit: AT_ONCE })
    const known = await trackingOf(
      app,
      parcels.map(({ code }) => code),
    )
    for (const { id, code, posted_at: postedAt } of parcels) {
      const at = known.get(code)?.deliveredAt
      // a code that an earlier parcel had tells nothing of this one
      if (at && postedAt && at >= postedAt) await deliver(app, id, at)
    }
    isLast = parcels.length < AT_ONCE
    after = parcels.at(-1)?.id ?? after
  }
}

const deliver = (app: App, id: number, told: Date) =>
  app.transaction((tx) => {
    const now = app.clock.now()
    return moveParcel(tx, app, id, { from: 'shipped', move: 'deliver', set: { delivered_at: told < now ? told : now } })
  })
