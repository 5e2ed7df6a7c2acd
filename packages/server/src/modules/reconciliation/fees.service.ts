import type { App } from '../../app.ts'
import { type Booking, paymentProvider } from '../payments/index.ts'
import { feesByOrder, takeBookings } from '../provider-books/index.ts'
import { chargesOfOrder, hasFeeDifference } from './reconciliation.queries.ts'

export interface FeeDifference {
  ours: number
  theirs: number
}

/** By order, of what the provider wrote then: its fees, and those posted. The unread is taken first. */
export const feesWritten = async (app: App, since: Date, until: Date) =>
  taken(app, await paymentProvider(app).bookings({ since, until }))

/** Of an order whose fees did not agree the last time, with all that was ever written of it. */
export async function feesInDoubt(app: App, orderId: number): Promise<FeeDifference | undefined> {
  if (!(await hasFeeDifference(app.db, orderId))) return undefined
  const bookings: Booking[] = []
  for (const chargeId of await chargesOfOrder(app.db, orderId))
    bookings.push(...(await paymentProvider(app).bookings({ chargeId })))
  return (await taken(app, bookings)).get(orderId)
}

async function taken(app: App, bookings: Booking[]): Promise<Map<number, FeeDifference>> {
  await takeBookings(app, bookings)
  return feesByOrder(app, bookings)
}
