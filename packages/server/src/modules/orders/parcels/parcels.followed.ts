import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { ownTracking } from '../../stores/carrier-accounts/index.ts'
import { carrierOf, FreightRefused, type Tracked } from '../../stores/shipping/index.ts'
import { deliverParcel } from './parcels.ends.ts'
import { tellBuyer, tellSender, toBuyer, toStore } from '../order-notices/index.ts'
import { onTheWay } from './timers.queries.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 50

export const followedJobs: Jobs = { follow_parcels: { everyMs: HOUR_MS, waitsFor: 'carrier', run: followParcels } }

async function followParcels(app: App) {
  for (let after = 0, isLast = false; !isLast;) {
    const parcels = await onTheWay(app.db, { after, limit: AT_ONCE })
    // the carrier tells each account of its own parcels alone
    for (const own of Map.groupBy(parcels, ({ account_of: storeId }) => storeId).values()) await followPage(app, own)
    isLast = parcels.length < AT_ONCE
    after = parcels.at(-1)?.id ?? after
  }
}

type OnTheWay = Awaited<ReturnType<typeof onTheWay>>

/** Follows each parcel of a page alone if the carrier refuses a code; other failures wait for the next run. */
async function followPage(app: App, parcels: OnTheWay): Promise<void> {
  try {
    await follow(app, parcels)
  } catch (error) {
    if (error instanceof FreightRefused && parcels.length > 1)
      for (const parcel of parcels) await followPage(app, [parcel])
    else app.log.error({ err: error, ids: parcels.map(({ id }) => id) }, 'parcels could not be followed')
  }
}

async function follow(app: App, parcels: OnTheWay) {
  const codes = parcels.map(({ code }) => code)
  const storeId = parcels[0]!.account_of
  const known = await (storeId === null ? trackingOf(app, codes) : ownTracking(app, storeId, codes))
  for (const { id, code, posted_at: postedAt } of parcels) {
    const at = known.get(code)?.deliveredAt
    // a delivery before the posting belongs to an earlier parcel with the same code
    if (at && postedAt && at >= postedAt) await deliver(app, id, at)
  }
}

/** News older than a day counts as delivered now, so that the buyer has all days of the right of regret. */
const deliver = (app: App, id: number, told: Date) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const isNews = told < now && told > daysBefore(now, 1)
    const until = await deliverParcel(tx, app, id, { at: isNews ? told : now })
    if (!until) return
    await tellBuyer(tx, app, id, { key: 'arrived', say: (store) => toBuyer.arrived(store, until) })
    await tellSender(tx, app, id, { key: 'arrived', say: (order) => toStore.arrived(order, until) })
  })

const trackingOf = async (app: Pick<App, 'config' | 'providers'>, codes: string[]) =>
  (await carrierOf(app)?.tracking(codes)) ?? new Map<string, Tracked>()
