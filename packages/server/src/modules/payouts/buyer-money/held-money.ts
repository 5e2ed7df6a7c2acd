import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { HeldMoney, UnknownRelease } from '@bra/contract/payouts/buyer-money.schemas'
import { instant } from '../../../platform/clock.ts'
import { completesAt, type LifeRules } from '../../orders/orders/index.ts'
import type { HeldRow } from './buyer-money.queries.ts'

const unknowns: Partial<Record<StoreOrderState, UnknownRelease>> = {
  shipped: 'on_the_way',
  cancellation_requested: 'cancellation',
  return_requested: 'return',
  return_authorised: 'return',
  returning: 'return',
  completed: 'complaint',
}

export function heldView({ state, delivered_at, is_disputed, ...row }: HeldRow, rules: LifeRules): HeldMoney {
  const unknown = unknownOf({ ...row, state, is_disputed })
  return {
    ...row,
    returned_cents: row.paid_cents - row.held_cents - row.released_cents,
    releases_at: unknown === null && delivered_at ? instant(completesAt(delivered_at, rules)) : null,
    unknown,
  }
}

type Standing = Pick<HeldRow, 'state' | 'is_disputed' | 'held_cents' | 'contested_cents'>

/** Returns null if the day of the release is known, at least of the part that no complaint is about. */
function unknownOf({ state, is_disputed: isDisputed, held_cents: held, contested_cents: contested }: Standing) {
  if (isDisputed) return 'dispute'
  if (contested >= held) return 'complaint'
  return state === 'delivered' ? null : (unknowns[state] ?? 'not_sent')
}
