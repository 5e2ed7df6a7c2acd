import type { App } from '../../../app.ts'
import { DAY_MS, daysBefore } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Job, Jobs } from '../../../platform/jobs.ts'
import { loseSilent, warnOfLoss } from './arrivals.ts'
import { bySystem, type LifeRules, lifeRules, moveParcel } from '../orders/index.ts'
import { withdrawLast } from './parcels.queries.ts'
import { completedIfDeliveredBy, daysToSpeak, keptIfAuthorisedBy } from './parcels.rules.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { cancelParcel, completeParcel, deliverParcel } from './parcels.ends.ts'
import { endSilentReturn } from './returns.ts'
import { tellBuyer, tellSender, toBuyer, toStore } from '../order-notices/index.ts'
import {
  authorisedBefore,
  cancellableBefore,
  deliveredBefore,
  type Due,
  expectedBefore,
  handedOverBefore,
  markAsked,
  markOffered,
  markReminded,
  nearlyLostBefore,
  postedBefore,
  sentBackBefore,
  toBePostedBefore,
  unansweredBefore,
} from './timers.queries.ts'

const MINUTE_MS = 60_000
const REMINDED_MS = DAY_MS

interface Timer {
  due: (db: Db, due: Due) => Promise<{ id: number }[]>
  before: (now: Date, rules: LifeRules) => Date
  work: (tx: Tx, app: App, id: number) => Promise<unknown>
}

/** Moves each due parcel in a transaction of its own, only if its state is still the expected one. */
const timer = ({ due, before, work }: Timer): Job => ({
  everyMs: 5 * MINUTE_MS,
  run: async (app) => {
    const now = app.clock.now()
    const rules = await lifeRules(app.db)
    const bounds = { before: before(now, rules), now, warnedBy: daysBefore(now, daysToSpeak(rules)) }
    await eachPage(app, {
      page: (part) => due(app.db, { ...bounds, ...part }),
      work: ({ id }) => app.transaction((tx) => work(tx, app, id)),
    })
  },
})

export const parcelsJobs: Jobs = {
  grant_silent_cancellations: timer({
    due: unansweredBefore,
    before: (now) => now,
    work: (tx, app, id) => cancelParcel(tx, app, { id, from: 'cancellation_requested', by: bySystem }),
  }),
  warn_of_losses: timer({
    due: nearlyLostBefore,
    before: (now, { lost_days, loss_warning_days }) => daysBefore(now, lost_days - loss_warning_days),
    work: warnOfLoss,
  }),
  lose_parcels: timer({
    due: postedBefore,
    before: (now, rules) => daysBefore(now, rules.lost_days),
    work: loseSilent,
  }),
  /** A pick-up that nobody confirmed is delivered in the end, as no carrier can have lost it. */
  deliver_pickups: timer({
    due: handedOverBefore,
    before: (now, rules) => daysBefore(now, rules.lost_days),
    work: deliverPickup,
  }),
  complete_parcels: timer({
    due: deliveredBefore,
    before: completedIfDeliveredBy,
    work: completeParcel,
  }),
  end_unsent_returns: timer({
    due: authorisedBefore,
    before: keptIfAuthorisedBy,
    work: endUnsentReturn,
  }),
  take_returns_back: timer({
    due: sentBackBefore,
    before: (now, rules) => daysBefore(now, rules.return_days),
    work: endSilentReturn,
  }),
  remind_to_post: timer({
    due: toBePostedBefore,
    before: (now) => new Date(now.getTime() + REMINDED_MS),
    work: remindToPost,
  }),
  offer_cancellations: timer({
    due: cancellableBefore,
    before: (now, rules) => daysBefore(now, rules.buyer_cancel_days),
    work: offerCancellation,
  }),
  ask_for_delivery: timer({ due: expectedBefore, before: (now) => now, work: askForDelivery }),
}

async function deliverPickup(tx: Tx, app: App, id: number) {
  const until = await deliverParcel(tx, app, id, { at: app.clock.now() })
  if (!until) return
  await tellBuyer(tx, app, id, { key: 'picked_up', say: (store) => toBuyer.picked_up(store, until) })
}

async function endUnsentReturn(tx: Tx, app: App, id: number) {
  if (!(await moveParcel(tx, app, id, { from: 'return_authorised', move: 'keep' }))) return
  await withdrawLast(tx, id)
  await tellBuyer(tx, app, id, { key: 'not_sent_back', say: toBuyer.not_sent_back })
}

async function remindToPost(tx: Tx, app: App, id: number) {
  const reminded = await markReminded(tx, id, app.clock.now())
  if (!reminded) return
  const about = { postBy: reminded.post_by!, isPickup: reminded.is_pickup }
  await tellSender(tx, app, id, { key: 'post_soon', say: (order) => toStore.post_soon(order, about) })
}

async function offerCancellation(tx: Tx, app: App, id: number) {
  if (await markOffered(tx, id, app.clock.now()))
    await tellBuyer(tx, app, id, { key: 'may_cancel', say: toBuyer.may_cancel })
}

async function askForDelivery(tx: Tx, app: App, id: number) {
  if (await markAsked(tx, id, app.clock.now()))
    await tellBuyer(tx, app, id, { key: 'ask_delivery', say: toBuyer.ask_delivery })
}
