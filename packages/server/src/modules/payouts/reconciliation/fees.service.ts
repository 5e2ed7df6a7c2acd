import type { App } from '../../../app.ts'
import { type Booking, paymentProvider } from '../../money/payments/index.ts'
import { feesBySubject } from './booked-fees.ts'
import { chargesOf } from './charges.queries.ts'
import { takeBookings } from './provider-books.service.ts'
import { hasFeeDifference } from './reconciliation.queries.ts'
import { settledCents } from './settlements.queries.ts'
import { keyOfSubject, type Subject } from './subjects.queries.ts'

export interface FeeDifference {
  ours: number
  theirs: number
}

/** Takes the bookings of the window first. Returns their fees by order or payment, and those of which that failed. */
export async function feesWritten(app: App, since: Date, until: Date) {
  const bookings = await paymentProvider(app).bookings({ since, until })
  const failed = await takeBookings(app, bookings)
  return { fees: await feesBySubject(app, bookings), failed }
}

/** Compares all fees of what differed the last time, or was settled; undefined for anything else. */
export async function feesInDoubt(app: App, of: Subject): Promise<FeeDifference | undefined> {
  const settled = await settledCents(app.db, 'fee', of)
  if (settled === null && !(await hasFeeDifference(app.db, of))) return undefined
  const bookings: Booking[] = []
  for (const chargeId of await chargesOf(app.db, of))
    bookings.push(...(await paymentProvider(app).bookings({ chargeId })))
  await takeBookings(app, bookings)
  const { ours, theirs } = (await feesBySubject(app, bookings)).get(keyOfSubject(of)) ?? { ours: 0, theirs: 0 }
  return { ours: ours + (settled ?? 0), theirs }
}
