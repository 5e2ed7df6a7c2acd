import type { App } from '../../app.ts'
import { post } from '../ledger/index.ts'
import { paymentsOfCharges } from '../orders/index.ts'
import type { Booking } from '../payments/index.ts'
import { feesPosted } from './provider-books.queries.ts'

interface Fee {
  /** Of one line of the provider's books: posted once, however often it is read. */
  key: string
  orderId: number
  /** Less than nothing where it is given back. */
  cents: number
}

/** The fees in these bookings; of charges that are nobody's order, none. */
export async function feesIn(app: Pick<App, 'db'>, bookings: Booking[]): Promise<Fee[]> {
  const charges = [...new Set(bookings.map(({ chargeId }) => chargeId))]
  const orderOf = new Map((await paymentsOfCharges(app.db, charges)).map((one) => [one.charge_id, one.order_id]))
  return bookings.flatMap(({ id, chargeId, feeCents, anticipationCents }) => {
    const orderId = orderOf.get(chargeId)
    if (orderId === undefined) return []
    const fees = [
      { key: `provider fee:${id}`, orderId, cents: feeCents },
      // money may be had before its day long after it was booked
      { key: `provider anticipation:${id}`, orderId, cents: anticipationCents },
    ]
    return fees.filter(({ cents }) => cents !== 0)
  })
}

/** Borne by the marketplace: the commission that stores pay has it in it. */
export async function postFees(app: App, fees: Fee[]) {
  const known = await feesPosted(app.db, keysOf(fees))
  const missing = fees.filter(({ key }) => !known.has(key))
  if (missing.length === 0) return
  await app.transaction(async (tx) => {
    for (const { key, orderId, cents } of missing)
      await post(tx, app, {
        ...{ key, kind: 'provider_fee', orderId },
        lines: [
          { account: 'provider', cents },
          { account: 'fees', cents: -cents },
        ],
      })
  })
}

/** What the provider says it kept of each order, beside what was posted of the same lines. */
export async function feesByOrder(app: Pick<App, 'db'>, bookings: Booking[]) {
  const fees = await feesIn(app, bookings)
  const posted = await feesPosted(app.db, keysOf(fees))
  const sums = new Map<number, { ours: number; theirs: number }>()
  for (const { key, orderId, cents } of fees) {
    const { ours, theirs } = sums.get(orderId) ?? { ours: 0, theirs: 0 }
    sums.set(orderId, { ours: ours + (posted.get(key) ?? 0), theirs: theirs + cents })
  }
  return sums
}

const keysOf = (fees: Fee[]) => fees.map(({ key }) => key)
