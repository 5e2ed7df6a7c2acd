import { DAY_MS } from '../../platform/clock.ts'

/** Until when an order that expired may be paid anew: later its prices are no longer those of the stores. */
export const renewableUntil = (placedAt: Date) => new Date(placedAt.getTime() + DAY_MS)
