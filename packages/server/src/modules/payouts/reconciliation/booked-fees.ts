import type { App } from '../../../app.ts'
import { post } from '../../money/ledger/index.ts'
import { paymentsOfCharges } from './charges.queries.ts'
import type { Booking } from '../../money/payments/index.ts'
import { feesPosted } from './provider-books.queries.ts'

interface Fee {
  /** Names one line of the provider's books, so that its fee is posted once, however often it is read. */
  key: string
  /** It is null for a payment of a bill. */
  orderId: number | null
  /** The provider's id of the payment. */
  paymentId: string
  /** Negative if it is given back. */
  cents: number
}

export async function feesIn(app: Pick<App, 'db'>, bookings: Booking[]): Promise<Fee[]> {
  const charges = [...new Set(bookings.map(({ chargeId }) => chargeId))]
  const paymentOf = new Map((await paymentsOfCharges(app.db, charges)).map((one) => [one.charge_id, one]))
  return bookings.flatMap(({ id, chargeId, feeCents, anticipationCents }) => {
    const payment = paymentOf.get(chargeId)
    if (!payment) return []
    const of = { orderId: payment.order_id, paymentId: payment.payment_id }
    const fees = [
      { key: `provider fee:${id}`, ...of, cents: feeCents },
      // money may be paid out early long after it was booked
      { key: `provider anticipation:${id}`, ...of, cents: anticipationCents },
    ]
    return fees.filter(({ cents }) => cents !== 0)
  })
}

/** The marketplace bears the fees, as the stores' commission covers them. */
export async function postFees(app: App, fees: Omit<Fee, 'paymentId'>[]) {
  const known = await feesPosted(app.db, keysOf(fees))
  const missing = fees.filter(({ key }) => !known.has(key))
  if (missing.length === 0) return
  await app.transaction(async (tx) => {
    for (const { key, orderId, cents } of missing)
      await post(tx, app, {
        ...{ key, kind: 'provider_fee', orderId: orderId ?? undefined },
        lines: [
          { account: 'provider', cents },
          { account: 'fees', cents: -cents },
        ],
      })
  })
}

/**
 * Returns the fees in these bookings (`theirs`), and what was posted of them (`ours`), in cents: by the id of the order,
 * or by the provider's id of the payment of a bill.
 */
export async function feesBySubject(app: Pick<App, 'db'>, bookings: Booking[]) {
  const fees = await feesIn(app, bookings)
  const posted = await feesPosted(app.db, keysOf(fees))
  const sums = new Map<number | string, { ours: number; theirs: number }>()
  for (const { key, orderId, paymentId, cents } of fees) {
    const { ours, theirs } = sums.get(orderId ?? paymentId) ?? { ours: 0, theirs: 0 }
    sums.set(orderId ?? paymentId, { ours: ours + (posted.get(key) ?? 0), theirs: theirs + cents })
  }
  return sums
}

const keysOf = (fees: Pick<Fee, 'key'>[]) => fees.map(({ key }) => key)
