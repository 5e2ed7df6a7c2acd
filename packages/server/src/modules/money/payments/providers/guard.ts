import { circuitBreaker, ConsecutiveBreaker, handleType, isBrokenCircuitError } from 'cockatiel'
import type { Clock } from '../../../platform/clock.ts'
import { PaymentsNotAsked, PaymentsUnavailable } from './port.ts'

const MINUTE_MS = 60_000

/** Stands before every call to a provider; what it turns away was not sent. */
export interface Guard {
  call<T>(isRead: boolean, send: () => Promise<T>): Promise<T>
}

interface Limits {
  clock: Clock
  /** After so many failures in a row nobody waits for its time-outs any more. */
  failures?: number
  /** Then one call tries whether it is back. */
  silentMs?: number
  /** What the provider answers of one account; null for no limit. */
  readsAMinute: number | null
}

/** A provider that is down is told so at once, and one that counts our calls is not asked too often. */
export function guardOf({ clock, failures = 5, silentMs = 10_000, readsAMinute }: Limits): Guard {
  const breaker = circuitBreaker(handleType(PaymentsUnavailable), {
    halfOpenAfter: silentMs,
    breaker: new ConsecutiveBreaker(failures),
  })
  const mayRead = readsAMinute === null ? () => true : bucket(clock, readsAMinute)
  return {
    call: async (isRead, send) => {
      if (isRead && !mayRead()) throw new PaymentsNotAsked('The provider was asked too often')
      try {
        return await breaker.execute(send)
      } catch (error) {
        if (isBrokenCircuitError(error)) throw new PaymentsNotAsked('The provider is silent', { cause: error })
        throw error
      }
    },
  }
}

/** Full at first, and filled again drop by drop. */
function bucket(clock: Clock, aMinute: number) {
  let [drops, filledAt] = [aMinute, clock.now().getTime()]
  return () => {
    const now = clock.now().getTime()
    drops = Math.min(aMinute, drops + ((now - filledAt) / MINUTE_MS) * aMinute)
    filledAt = now
    if (drops < 1) return false
    drops -= 1
    return true
  }
}
