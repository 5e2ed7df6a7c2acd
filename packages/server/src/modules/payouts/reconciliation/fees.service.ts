import type { App } from '../../../app.ts'
import { type Booking, paymentProvider } from '../../money/payments/index.ts'
import { feesByOrder } from './booked-fees.ts'
import { takeBookings } from './provider-books.service.ts'
import { chargesOfOrder, hasFeeDifference } from './reconciliation.queries.ts'
import { settledFees } from './settlements.queries.ts'

export interface FeeDifference {
  ours: number
  theirs: number
}

/** Takes the bookings of the window first. Returns their fees by order, and the orders of which that failed. */
export async function feesWritten(app: App, since: Date, until: Date) {
  const bookings = await paymentProvider(app).bookings({ since, until })
  const failed = await takeBookings(app, bookings)
  return { fees: await feesByOrder(app, bookings), failed }
}

/** Compares all fees of an order that differed the last time, or were settled; undefined for any other order. */
export async function feesInDoubt(app: App, orderId: number): Promise<FeeDifference | undefined> {
  const settled = await settledFees(app.db, orderId)
  if (settled === null && !(await hasFeeDifference(app.db, orderId))) return undefined
  const bookings: Booking[] = []
  for (const chargeId of await chargesOfOrder(app.db, orderId))
    bookings.push(...(await paymentProvider(app).bookings({ chargeId })))
  await takeBookings(app, bookings)
  const { ours, theirs } = (await feesByOrder(app, bookings)).get(orderId) ?? { ours: 0, theirs: 0 }
  return { ours: ours + (settled ?? 0), theirs }
}
