import type { Listeners } from '../../../platform/events.ts'
import { bySystem, hold } from './complaint-access.ts'
import { settleElsewhere } from './resolution.ts'
import { tellBoth } from './complaint-notices.ts'
import { words } from './complaint-notices.words.ts'
import { withoutMoney } from './writing.queries.ts'

export const complaintsListeners: Listeners = {
  /** A parcel that is cancelled, lost, returned or charged back takes along what complaints were about. */
  order_changed: async (app, { orderId }) => {
    for (const { id } of await withoutMoney(app.db, orderId))
      await app.transaction(async (tx) => {
        const complaint = await hold(tx, id)
        const isStill = (await withoutMoney(tx, orderId)).some((one) => one.id === id)
        if (!isStill) return
        const settled = await settleElsewhere(tx, app, complaint, bySystem)
        const cents = settled.refund_cents ?? 0
        await tellBoth(tx, app, settled, { key: 'settled elsewhere', say: (about) => words.ended(about, cents) })
      })
  },
}
