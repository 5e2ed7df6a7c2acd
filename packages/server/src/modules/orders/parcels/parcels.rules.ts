import { daysBefore, startOfDayInBrazil } from '../../../platform/clock.ts'
import { daysToComplete, type LifeRules } from '../orders/index.ts'

/** Returns the latest delivery that is completed by `now`; the inverse of `completesAt`. */
export const completedIfDeliveredBy = (now: Date, rules: LifeRules) =>
  new Date(daysBefore(startOfDayInBrazil(now), daysToComplete(rules)).getTime() - 1)

/** Returns the latest authorisation whose time to post the return is over by `now`; the inverse of `sendBackUntil`. */
export const keptIfAuthorisedBy = (now: Date, { send_back_days }: LifeRules) =>
  new Date(daysBefore(startOfDayInBrazil(now), send_back_days).getTime() - 1)

/** Least days between the warning of a loss and the loss: one less than configured, as a worker may be slow. */
export const daysToSpeak = ({ loss_warning_days }: LifeRules) => Math.max(loss_warning_days - 1, 0)
