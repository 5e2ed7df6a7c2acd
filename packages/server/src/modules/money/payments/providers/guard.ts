import { circuitBreaker, ConsecutiveBreaker, handleType, isBrokenCircuitError } from 'cockatiel'
import type { Clock } from '../../../../platform/clock.ts'
import { PaymentsNotAsked, PaymentsUnavailable } from './port.ts'

const MINUTE_MS = 60_000

/** Every call to a provider passes it; a call that it turns away was not sent. */
export interface Guard {
  call<T>(isRead: boolean, send: () => Promise<T>): Promise<T>
}

interface Limits {
  clock: Clock
  /** After so many failures in a row, calls are turned away at once. */
  failures?: number
  /** After so long, one call tries whether the provider is back. */
  silentMs?: number
  /** Reads that the provider answers in a minute; null for no limit. */
  readsAMinute: number | null
}

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

/** A token bucket that starts full; returns false while it is empty. */
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
