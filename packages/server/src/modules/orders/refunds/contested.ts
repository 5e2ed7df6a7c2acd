import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { post } from '../../money/ledger/index.ts'
import { furtherRelease, goodsInCentre, restOf } from '../escrow/index.ts'
import { holdParcel } from '../orders/index.ts'
import { setContested } from './refunds.queries.ts'

interface Contesting {
  storeOrderId: number
  /** The sum that open complaints are about; where less is left, all that is left stays held. */
  cents: number
  key: string
}

/** Sets what stays held when the parcel completes. Of a completed parcel, releases what is no longer contested. */
export async function holdContested(tx: Tx, app: Pick<App, 'clock'>, { storeOrderId, cents, key }: Contesting) {
  const parcel = (await holdParcel(tx, storeOrderId))!
  const isCompleted = parcel.state === 'completed'
  const after = { ...parcel, contested_cents: Math.min(cents, isCompleted ? parcel.contested_cents : restOf(parcel)) }
  if (after.contested_cents === parcel.contested_cents) return
  await setContested(tx, storeOrderId, after.contested_cents)
  if (!isCompleted) return
  await post(tx, app, {
    key: `contested released:${key}`,
    kind: 'release',
    orderId: parcel.order_id,
    storeOrderId,
    lines: furtherRelease(parcel, after, await goodsInCentre(tx, parcel)),
  })
}
