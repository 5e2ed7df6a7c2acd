import { DAY_MS } from '../../../platform/clock.ts'
import {
  PaymentRejected,
  PaymentsNotAsked,
  PaymentsUnavailable,
  PaymentUnreadable,
} from '../../money/payments/index.ts'

/** After ten tries Pagar.me accepts one every quarter of an hour: https://docs.pagar.me/reference/cancelar-cobrança */
const TRIES = 10
const QUARTER_MS = 900_000

/** Returns null while the provider may be asked at every run; then the waits double, up to one day. */
export const askAgainAt = (refusals: number, now: Date) =>
  refusals < TRIES ? null : new Date(now.getTime() + Math.min(DAY_MS, QUARTER_MS * 2 ** (refusals - TRIES)))

/** Returns whether an operator has to see it: a refusal, an answer that cannot be read, or a day of silence. */
export function isRefusal(error: unknown, { owedSince, now }: { owedSince: Date; now: Date }) {
  if (error instanceof PaymentRejected || error instanceof PaymentUnreadable) return true
  const isSilent = error instanceof PaymentsUnavailable && !(error instanceof PaymentsNotAsked)
  return isSilent && now.getTime() - owedSince.getTime() >= DAY_MS
}
