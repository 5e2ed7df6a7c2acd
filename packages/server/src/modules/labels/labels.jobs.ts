import type { App } from '../../app.ts'
import { daysBefore } from '../../platform/clock.ts'
import type { Job, Jobs } from '../../platform/jobs.ts'
import { post } from '../ledger/index.ts'
import { eachPage } from '../../platform/pages-of-work.ts'
import {
  BalanceTooSmall,
  forgetLabel,
  FreightRefused,
  labelOf,
  type LabelSeller,
  labelSellerOf,
  leaveLabel,
  moveLabel,
} from '../shipping/index.ts'
import { takeForWork } from './bought.service.ts'
import { chargeLines, goOn } from './bought.steps.ts'
import { type Due, labelsToFinish, parcelToBuy, type UnusedLabel, unusedLabels } from './labels.queries.ts'

const MINUTE_MS = 60_000
/** What is older is with the carrier, or has fallen due there. */
const LOOKED_AT_DAYS = 60

interface Work<Row> {
  everyMs: number
  due: (db: App['db'], due: Due) => Promise<Row[]>
  work: (app: App, seller: LabelSeller, row: Row) => Promise<unknown>
}

/** Where no carrier sells labels there is nothing to do. */
const withSeller = <Row extends { id: number }>({ everyMs, due, work }: Work<Row>): Job => ({
  everyMs,
  run: async (app) => {
    const seller = labelSellerOf(app)
    const since = daysBefore(app.clock.now(), LOOKED_AT_DAYS)
    if (seller)
      await eachPage(app, {
        page: (part) => due(app.db, { since, ...part }),
        work: (row) => work(app, seller, row),
      })
  },
})

export const labelsJobs: Jobs = {
  /** What a process left behind, or the carrier did not answer. */
  finish_labels: withSeller({ everyMs: MINUTE_MS, due: labelsToFinish, work: finishLabel }),
  give_labels_back: withSeller({ everyMs: 5 * MINUTE_MS, due: unusedLabels, work: giveLabelBack }),
}

async function finishLabel(app: App, seller: LabelSeller, { id }: { id: number }) {
  if (!(await app.transaction((tx) => takeForWork(tx, app, id)))) return
  try {
    if (await isToFinish(app, seller, id)) await goOn({ app, seller, parcel: (await parcelToBuy(app.db, id))! })
    else await app.transaction((tx) => forgetLabel(tx, id))
  } catch (error) {
    // nobody waits for it any more: the store sees that there is no label, and asks again
    if (!(error instanceof BalanceTooSmall) && !(error instanceof FreightRefused)) throw error
    await app.transaction((tx) => forgetLabel(tx, id))
  } finally {
    await app.transaction((tx) => leaveLabel(tx, id))
  }
}

/** What is paid, whatever became of the parcel; what is not, while the store has no other way. */
async function isToFinish({ db }: App, seller: LabelSeller, id: number) {
  const [label, parcel] = [await labelOf(db, id), await parcelToBuy(db, id)]
  if (label?.state !== 'intended' || (parcel?.is_open && parcel.tracking_code === null)) return true
  return label.shipment_id !== null && Boolean((await seller.shipment(label.shipment_id))?.isPaid)
}

/** The store is given back what it paid for a label that nobody used; too late is too late. */
async function giveLabelBack(app: App, seller: LabelSeller, label: UnusedLabel) {
  const { id, order_id: orderId, store_id: storeId, state: from, shipment_id: shipment, cents } = label
  const isBack = await seller.giveBack(shipment)
  await app.transaction(async (tx) => {
    if (!(await moveLabel(tx, { id, from, to: isBack ? 'returned' : 'kept' })) || !isBack) return
    await post(tx, app, {
      ...{ key: `label returned:${shipment}`, kind: 'label_returned', orderId, storeOrderId: id },
      lines: chargeLines(storeId, -cents),
    })
  })
}
