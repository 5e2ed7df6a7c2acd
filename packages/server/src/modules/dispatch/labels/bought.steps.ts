import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/events.ts'
import { holdWallet, type Line, post } from '../../money/ledger/index.ts'
import { FreightRefused, type LabelSeller } from '../../stores/shipping/index.ts'
import { labelOf, moveLabel, noteShipment } from './label-states.queries.ts'
import { labelledParcel } from './bought.parcel.ts'
import { refuseDebt } from './label-debt.ts'
import type { ParcelToBuy } from './labels.queries.ts'
import { noteTrackingCode } from '../../orders/orders/index.ts'

export interface Buying {
  app: App
  seller: LabelSeller
  parcel: ParcelToBuy
}

/** Goes on from where an earlier try ended to the label with its code; each answer is kept before the next call. */
export async function goOn(buying: Buying): Promise<void> {
  const label = await labelOf(buying.app.db, buying.parcel.id)
  const isFresh = label?.state === 'intended' && (await payFor(buying, label.shipment_id))
  const paid = await labelOf(buying.app.db, buying.parcel.id)
  if (paid?.shipment_id) await finish(buying, paid.shipment_id, isFresh)
}

/** Returns true if the label was paid now, so that it cannot have been made yet. */
async function payFor(buying: Buying, reserved: string | null) {
  const { app, seller, parcel } = buying
  const id = reserved ?? (await reserve(buying))
  const known = reserved === null ? null : await seller.shipment(id)
  if (known?.isOver) throw new FreightRefused(404, 'it left the cart')
  const { cents } = known ?? (await labelOf(app.db, parcel.id))!
  if (!known?.isPaid) await payOnce(seller, id, cents!)
  await notePaid(buying, { id, cents: cents! })
  return !known?.isPaid
}

export const notePaid = ({ app, parcel }: Buying, { id, cents }: { id: string; cents: number }) =>
  app.transaction(async (tx) => {
    // a label is counted as under way or in the wallet: whoever reads both must not see it in neither
    await holdWallet(tx, parcel.store_id)
    const isMoved = await moveLabel(tx, { id: parcel.id, from: 'intended', to: 'paid', cents })
    if (isMoved && !(await labelOf(tx, parcel.id))!.own_account) await charge(tx, app, { parcel, id, cents })
  })

export async function reserve({ app, seller, parcel }: Buying) {
  const wanted = (await labelledParcel(app.db, parcel))!
  const shipment = await seller.reserve(wanted)
  await app.transaction(async (tx) => {
    const { own_account: isOwn } = (await labelOf(tx, parcel.id))!
    if (!isOwn) await refuseDebt(tx, { storeId: parcel.store_id, cents: shipment.cents })
    await noteShipment(tx, parcel.id, shipment)
  })
  return (await labelOf(app.db, parcel.id))!.shipment_id!
}

/** A refusal because somebody else has just paid is as good as a payment. */
async function payOnce(seller: LabelSeller, id: string, cents: number) {
  try {
    await seller.pay([id], cents)
  } catch (error) {
    if (!(error instanceof FreightRefused) || !(await seller.shipment(id))?.isPaid) throw error
  }
}

/** The house has paid the carrier; the store, which is given the freight, pays the house. */
const charge = (tx: Tx, app: App, { parcel, id, cents }: { parcel: ParcelToBuy; id: string; cents: number }) =>
  post(tx, app, {
    ...{ key: `label paid:${id}`, kind: 'label', orderId: parcel.order_id, storeOrderId: parcel.id },
    lines: chargeLines(parcel.store_id, cents),
  })

export const chargeLines = (storeId: number, cents: number): Line[] => [
  { account: `store:${storeId}`, cents: -cents },
  { account: 'carrier', cents },
]

/** Some carriers give the code a while after the label: then it is asked for again. */
async function finish({ app, seller, parcel }: Buying, id: string, isFresh: boolean) {
  if (isFresh || !(await seller.shipment(id))?.isMade) await seller.make([id])
  await noteMade({ app, seller, parcel }, (await seller.shipment(id))?.trackingCode ?? null)
}

export const noteMade = ({ app, parcel }: Buying, code: string | null) =>
  app.transaction(async (tx) => {
    const from = (await labelOf(tx, parcel.id))!.state
    if (from !== 'paid' && from !== 'bought') return
    await moveLabel(tx, { id: parcel.id, from, to: 'bought', tracking_code: code })
    if (code !== null) await noteTrackingCode(tx, parcel.id, code)
    emit(tx, app, 'order_changed', {
      orderId: parcel.order_id,
      userId: parcel.user_id,
      storeIds: [parcel.store_id],
    })
  })
