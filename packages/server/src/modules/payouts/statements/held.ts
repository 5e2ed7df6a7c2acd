import type { StoreWallet } from '@bra/contract/payouts/statements.schemas'
import { dayInBrazil } from '../../../platform/clock.ts'
import { completesAt, type LifeRules } from '../../orders/orders/index.ts'
import { furtherRelease, releaseLines } from '../../orders/escrow/index.ts'
import type { HeldParcel } from './held.queries.ts'

/** States in which nobody knows whether, and when, the money is released. */
const OPEN_QUESTION = new Set([
  'cancellation_requested',
  'return_requested',
  'return_authorised',
  'returning',
  'completed',
])

export interface Due {
  on: string | null
  certain: boolean
}

/** Returns the cents that the release of the parcel will post to the store, if no complaint takes a part of them. */
export const dueToStore = (parcel: HeldParcel, storeId: number): number =>
  linesToCome(parcel)
    .filter(({ account }) => account === `store:${storeId}`)
    .reduce((sum, { cents }) => sum + cents, 0)

const linesToCome = (parcel: HeldParcel) =>
  parcel.state === 'completed'
    ? furtherRelease(parcel, { ...parcel, contested_cents: 0 }, parcel.goods_of)
    : releaseLines(parcel, parcel.goods_of)

/** A parcel that should have arrived already counts as arriving today. */
export function dueDay(
  { state, delivered_at, arrives_last, contested_cents: contested }: HeldParcel,
  rules: LifeRules,
  now: Date,
): Due {
  const arrival = delivered_at ?? (arrives_last && arrives_last < now ? now : arrives_last)
  const from = OPEN_QUESTION.has(state) ? null : arrival
  const on = from && dayInBrazil(completesAt(from, rules))
  return { on, certain: state === 'delivered' && contested === 0 }
}

export function comingOf(
  parcels: HeldParcel[],
  dueOf: (parcel: HeldParcel) => Due & { cents: number },
): StoreWallet['coming'] {
  const days = new Map<string, StoreWallet['coming'][number]>()
  for (const parcel of parcels) {
    const { on, certain, cents } = dueOf(parcel)
    const key = `${on ?? '9'} ${certain ? 0 : 1}`
    const day = days.get(key) ?? { on, certain, cents: 0, orders: 0 }
    days.set(key, { ...day, cents: day.cents + cents, orders: day.orders + 1 })
  }
  return [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day)
}
