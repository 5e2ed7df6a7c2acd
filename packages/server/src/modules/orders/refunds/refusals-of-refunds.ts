import { DAY_MS } from '../../platform/clock.ts'
import { PaymentRejected, PaymentsNotAsked, PaymentsUnavailable, PaymentUnreadable } from '../payments/index.ts'

/** After ten tries Pagar.me takes one in a quarter of an hour: https://docs.pagar.me/reference/cancelar-cobrança */
const TRIES = 10
const QUARTER_MS = 900_000

/** Null while it may be asked at every turn; then more and more seldom, once a day at least. */
export const askAgainAt = (refusals: number, now: Date) =>
  refusals < TRIES ? null : new Date(now.getTime() + Math.min(DAY_MS, QUARTER_MS * 2 ** (refusals - TRIES)))

/**
 * It will answer so again: of what nobody can read, or of which nobody has heard for a day, an operator has to see what
 * became of it.
 */
export function isRefusal(error: unknown, { owedSince, now }: { owedSince: Date; now: Date }) {
  if (error instanceof PaymentRejected || error instanceof PaymentUnreadable) return true
  const isSilent = error instanceof PaymentsUnavailable && !(error instanceof PaymentsNotAsked)
  return isSilent && now.getTime() - owedSince.getTime() >= DAY_MS
}
