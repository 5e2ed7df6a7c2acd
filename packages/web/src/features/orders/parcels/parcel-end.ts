import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { OrderEvent, OrderParty, StoreOrder } from '@bra/contract/orders/orders.schemas'

/** `clock` ends an unpaid order at its deadline; `bank` stands for a chargeback. */
export type Ender = Exclude<OrderParty, 'system'> | 'bank' | 'clock'

export interface End {
  by: Ender
  wasPaid: boolean
  /** Who granted a requested cancellation; `system` if nobody answered in time. */
  answeredBy: OrderParty | null
}

export interface Ended {
  state: StoreOrderState
  events: Pick<OrderEvent, 'state' | 'by'>[]
  /** Left out if only the events are known. */
  cancellation?: Pick<NonNullable<StoreOrder['cancellation']>, 'by'> | null
}

/** Returns who ended an expired or cancelled parcel; null for any other parcel. */
export function endOf({ state, events, cancellation }: Ended): End | null {
  if (state === 'expired') return { by: 'clock', wasPaid: false, answeredBy: null }
  if (state !== 'cancelled') return null
  const [before, last] = events.slice(-2)
  const wasPaid = before?.state !== 'awaiting_payment'
  if (before?.state === 'cancellation_requested')
    return { by: enderOf(before.by), wasPaid, answeredBy: last?.by ?? null }
  // A person who cancels a paid parcel must give a reason; a chargeback has none.
  const isByBank = wasPaid && cancellation === null
  return { by: isByBank ? 'bank' : enderOf(cancellation?.by ?? last?.by), wasPaid, answeredBy: null }
}

const enderOf = (party: OrderParty | undefined): Ender => (!party || party === 'system' ? 'bank' : party)
