import type { App } from '../../app.ts'
import { type Booking, paymentProvider } from '../payments/index.ts'
import { feesByOrder, takeBookings } from '../provider-books/index.ts'
import { chargesOfOrder, ordersOfFeeDifferences } from './reconciliation.queries.ts'

export interface FeeDifference {
  ours: number
  theirs: number
}

/** By order, of what the provider wrote then or did not agree before: its fees, and those posted. The unread is taken first. */
export async function feeDifferences(app: App, since: Date, until: Date): Promise<Map<number, FeeDifference>> {
  const provider = paymentProvider(app)
  const bookings: Booking[] = await provider.bookings({ since, until })
  for (const orderId of await ordersOfFeeDifferences(app.db))
    for (const chargeId of await chargesOfOrder(app.db, orderId))
      bookings.push(...(await provider.bookings({ chargeId })))
  const once = [...new Map(bookings.map((booking) => [booking.id, booking])).values()]
  await takeBookings(app, once)
  return feesByOrder(app, once)
}
