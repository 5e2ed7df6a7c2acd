import { z } from 'zod'
import { Cents, Instant } from '../kit/shapes.ts'
import { Store } from '../stores/stores.schemas.ts'

export const UnknownRelease = z.enum(['not_sent', 'on_the_way', 'cancellation', 'return', 'complaint', 'dispute'])
export type UnknownRelease = z.output<typeof UnknownRelease>

const OfParcel = z.object({
  order_id: z.int(),
  store_order_id: z.int().nullable(),
  /** Null stands for the Bra Center, and for a whole payment. */
  store: Store.pick({ id: true, name: true, slug: true }).nullable(),
})

/** The ledger still holds money of this parcel: `paid = held + released + returned`. */
export const HeldMoney = OfParcel.extend({
  store_order_id: z.int(),
  paid_cents: Cents,
  held_cents: Cents,
  contested_cents: Cents,
  /** The commission is included. */
  released_cents: Cents,
  /** Refunds that are not made yet are included. */
  returned_cents: Cents,
  /** What is not contested is released then; null where nobody knows, for the reason in `unknown`. */
  releases_at: Instant.nullable(),
  unknown: UnknownRelease.nullable(),
  complaint_id: z.int().nullable(),
})
export type HeldMoney = z.output<typeof HeldMoney>

/** `disputed` waits for a bank, `retried` was refused by the provider, and people send what is `by_hand`. */
export const ComingBack = OfParcel.extend({
  cents: Cents,
  since: Instant,
  method: z.enum(['pix', 'card']),
  state: z.enum(['asked', 'retried', 'by_hand', 'disputed']),
})
export type ComingBack = z.output<typeof ComingBack>

export const GivenBack = OfParcel.extend({
  id: z.int(),
  /** It is negative if the bank took it again, or if the provider had not done what we took for done. */
  cents: Cents,
  at: Instant,
  by: z.enum(['pix', 'card', 'bank', 'outside']),
})
export type GivenBack = z.output<typeof GivenBack>

export const BuyerMoney = z.object({
  held_cents: Cents,
  /** The balance of the buyer's account in the ledger, which is the sum of `coming_back`. */
  coming_back_cents: Cents,
  /** It sums `given_back` of the last twelve months. */
  given_back_cents: Cents,
  held: z.array(HeldMoney),
  coming_back: z.array(ComingBack),
  given_back: z.array(GivenBack),
})
export type BuyerMoney = z.output<typeof BuyerMoney>

export const buyerMoneySchemas = {
  show: { reply: z.object({ money: BuyerMoney }) },
}
