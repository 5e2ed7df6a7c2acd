import { DAY_MS } from '../../../platform/clock.ts'

/** Returns until when an expired order may be paid after all; later its prices may no longer be those of the stores. */
export const renewableUntil = (placedAt: Date) => new Date(placedAt.getTime() + DAY_MS)
