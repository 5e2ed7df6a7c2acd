import type { App } from '../../../app.ts'
import { paymentsOfCharges } from './charges.queries.ts'
import { takeBillAnswer } from '../../money/bills/index.ts'
import { takeAnswer } from '../../orders/checkout/index.ts'
import { type Booking, isAway, paymentProvider, newsOfPayment } from '../../money/payments/index.ts'
import { feesIn, postFees } from './booked-fees.ts'
import { booksReadUntil, keepBooksRead } from './provider-books.queries.ts'
import { eachWindow } from './windows.ts'

const HOUR_MS = 3_600_000
/** Read again every time, for what was written late, or of a charge whose answer had not reached us yet. */
const OVERLAP_MS = HOUR_MS
const WINDOW_MS = 2 * HOUR_MS

/** Reads what the provider wrote since the last time, window by window, so that a stop is caught up with. */
export async function readBooks(app: App) {
  const end = app.clock.now()
  const again = new Date(end.getTime() - OVERLAP_MS)
  const since = (await booksReadUntil(app.db)) ?? again
  await eachWindow({ since, end, longestMs: WINDOW_MS }, async (from, until) => {
    await takeBookings(app, await paymentProvider(app).bookings({ since: from, until }))
    await app.transaction((tx) => keepBooksRead(tx, until < again ? until : again))
  })
}

/**
 * Posts the fees and reads disputed payments again. Returns what failed, which does not stop the others: the id of the
 * order, or the provider's id of the payment of a bill.
 */
export async function takeBookings(app: App, bookings: Booking[]): Promise<(number | string)[]> {
  await postFees(app, await feesIn(app, bookings))
  const disputed = bookings.filter(({ kind }) => kind === 'dispute' || kind === 'dispute_won')
  const payments = await paymentsOfCharges(app.db, [...new Set(disputed.map(({ chargeId }) => chargeId))])
  const failed: (number | string)[] = []
  for (const { payment_id: id, order_id: orderId } of payments)
    try {
      const payment = await paymentProvider(app).payment(id)
      const take = orderId === null ? takeBillAnswer : takeAnswer
      if (payment) await take(app, newsOfPayment(payment))
    } catch (error) {
      if (isAway(error)) throw error
      app.log.error({ err: error, orderId, paymentId: id }, 'a disputed payment could not be taken')
      failed.push(orderId ?? id)
    }
  return failed
}
