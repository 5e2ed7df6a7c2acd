import { dayInBrazil } from '../../../platform/clock.ts'
import { dayAfter } from './periods.ts'

/** An unpaid signature keeps its plan for so many days. */
export const GRACE_DAYS = 10
/** A card that was refused for now is tried so many days after the bill could be paid: four tries in ten days. */
const TRY_DAYS = [0, 3, 6, 10]
/** A Pix of a renewal is mailed so many days before the bill is due. */
export const MAILED_DAYS_BEFORE = 5
/** The payment of a plan is given back within so many days of the first one (CDC, article 49). */
export const REFUND_DAYS = 7
export const PIX_MINUTES = 30

interface Owed {
  due_on: string
  created_at: Date
}

/** A bill that was written late, as after an outage, is not overdue before anybody could pay it. */
const payableFrom = ({ due_on: dueOn, created_at: at }: Owed) => (dayInBrazil(at) > dueOn ? dayInBrazil(at) : dueOn)

export const lastDayOfGrace = (bill: Owed) => dayAfter(payableFrom(bill), GRACE_DAYS)

/** Returns the day of the next try, or null after the last one. */
export const nextTryOn = (bill: Owed, tries: number) =>
  TRY_DAYS[tries] === undefined ? null : dayAfter(payableFrom(bill), TRY_DAYS[tries])

/** Return codes after which the same card will not be approved: lost, blocked, expired, wrong data, or no credit card. */
const forGood = new Set(['04', '14', '38', '41', '43', '54', '55', '57', '58', '62', '75', '78', '82', '83', 'N7'])

/** Tells whether a refusal asks for another card; `card_away` and `provider_refused` are reasons of our own. */
export const isRefusedForGood = (refusal: string | null) =>
  refusal !== null &&
  (['card_away', 'card_data'].includes(refusal) || forGood.has(refusal.replace(/^0+(?=\d\d)/, '').toUpperCase()))
