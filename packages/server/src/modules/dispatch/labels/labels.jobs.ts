import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Job, Jobs } from '../../../platform/jobs.ts'
import { post } from '../../money/ledger/index.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { BalanceTooSmall, FreightRefused, type LabelSeller, labelSellerOf } from '../../stores/shipping/index.ts'
import { forgetLabel, labelOf, leaveLabel, moveLabel } from './label-states.queries.ts'
import { tellSender, toStore } from '../../orders/order-notices/index.ts'
import { announceParcel, noteTrackingCode } from '../../orders/orders/index.ts'
import { takeForWork } from './bought.service.ts'
import { chargeLines, goOn } from './bought.steps.ts'
import { DebtTooHigh } from './label-debt.ts'
import { sellerIfAny } from './label-sellers.ts'
import {
  type Due,
  labelsToFinish,
  type PaidLabel,
  parcelToBuy,
  unpostedLabels,
  unusedLabels,
} from './labels.queries.ts'

const MINUTE_MS = 60_000
/** Older labels are with the carrier, or have expired there. */
const LOOKED_AT_DAYS = 60
/** A label of Correios expires after seven days, any other later: https://docs.melhorenvio.com.br/reference/faq */
const VALID_DAYS = 7

interface Work<Row> {
  everyMs: number
  /** Age of a label in days from which on there may be something to do. */
  fromDays?: number
  due: (db: App['db'], due: Due) => Promise<Row[]>
  work: (app: App, seller: LabelSeller, row: Row) => Promise<unknown>
}

interface Labelled {
  id: number
  store_id: number
  own_account: boolean
}

/** Leaves out labels that nobody sells: without a carrier, or while the store's own account is not connected. */
const withSeller = <Row extends Labelled>({ everyMs, fromDays = 0, due, work }: Work<Row>): Job => ({
  waitsFor: 'carrier',
  everyMs,
  run: async (app) => {
    if (!labelSellerOf(app)) return
    const now = app.clock.now()
    const ages = { since: daysBefore(now, LOOKED_AT_DAYS), until: daysBefore(now, fromDays) }
    await eachPage(app, {
      page: (part) => due(app.db, { ...ages, ...part }),
      work: async (row) => {
        const seller = await sellerIfAny(app, { storeId: row.store_id, isOwn: row.own_account })
        if (seller) await work(app, seller, row)
      },
    })
  },
})

export const labelsJobs: Jobs = {
  /** Finishes what a crashed process left behind, or the carrier did not answer. */
  finish_labels: withSeller({ everyMs: MINUTE_MS, due: labelsToFinish, work: finishLabel }),
  give_labels_back: withSeller({ everyMs: 5 * MINUTE_MS, due: unusedLabels, work: giveLabelBack }),
  end_expired_labels: withSeller({
    ...{ everyMs: 60 * MINUTE_MS, fromDays: VALID_DAYS },
    ...{ due: unpostedLabels, work: endIfExpired },
  }),
}

async function finishLabel(app: App, seller: LabelSeller, { id }: { id: number }) {
  if (!(await app.transaction((tx) => takeForWork(tx, app, id)))) return
  try {
    if (await isToFinish(app, seller, id)) await goOn({ app, seller, parcel: (await parcelToBuy(app.db, id))! })
    else await app.transaction((tx) => forgetLabel(tx, id))
  } catch (error) {
    // the label is given up: the store sees that there is none, and may ask again
    const isRefused = [BalanceTooSmall, FreightRefused, DebtTooHigh].some((kind) => error instanceof kind)
    if (!isRefused) throw error
    await app.transaction((tx) => forgetLabel(tx, id))
  } finally {
    await app.transaction((tx) => leaveLabel(tx, id))
  }
}

/** Returns true for a label that is paid, or whose parcel is still to be posted and has no other code. */
async function isToFinish({ db }: App, seller: LabelSeller, id: number) {
  const [label, parcel] = [await labelOf(db, id), await parcelToBuy(db, id)]
  if (label?.state !== 'intended' || (parcel?.is_open && parcel.tracking_code === null)) return true
  return label.shipment_id !== null && Boolean((await seller.shipment(label.shipment_id))?.isPaid)
}

/** Gives the store back what it paid for an unused label, if the carrier still takes the label back. */
async function giveLabelBack(app: App, seller: LabelSeller, label: PaidLabel) {
  const isBack = await seller.giveBack(label.shipment_id)
  await app.transaction(async (tx) => {
    if (isBack) await returnPrice(tx, app, label)
    else await moveLabel(tx, { id: label.id, from: label.state, to: 'kept' })
  })
}

/** The carrier has given back the price of an expired label, so the store gets it and may buy another. */
async function endIfExpired(app: App, seller: LabelSeller, label: PaidLabel) {
  const { id, shipment_id: shipment, cents } = label
  if (!(await seller.shipment(shipment))?.isOver) return
  await app.transaction(async (tx) => {
    if (!(await returnPrice(tx, app, label))) return
    await noteTrackingCode(tx, id, null)
    await announceParcel(tx, app, id)
    const { own_account: isOwn } = label
    const say = (order: number) => toStore.label_expired(order, { cents, isOwn })
    await tellSender(tx, app, id, { key: `label ${shipment}`, say })
  })
}

/** Returns false if it was done before. */
async function returnPrice(tx: Tx, app: App, label: PaidLabel) {
  const { id, order_id: orderId, store_id: storeId, state: from, shipment_id: shipment, cents } = label
  if (!(await moveLabel(tx, { id, from, to: 'returned' }))) return false
  // its price never went through the books of the house
  if (label.own_account) return true
  return post(tx, app, {
    ...{ key: `label returned:${shipment}`, kind: 'label_returned', orderId, storeOrderId: id },
    lines: chargeLines(storeId, -cents),
  })
}
