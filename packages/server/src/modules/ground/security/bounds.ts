import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { failFor } from '../../../platform/errors.ts'
import type { CountedCall } from '../../../platform/kernel.ts'
import { callsCounted, countedCall, uncountedCall } from './security.queries.ts'
import { keyOf } from './throttle.ts'

const MINUTE_MS = 60_000

/** Counts a call in the database, so that all processes share the count; the answer of a refusal says when to go on. */
export async function countCall(app: App, { user, name, bound, about }: CountedCall) {
  const key = keyOf({ kind: 'call', of: [name, user.id, String(about)] })
  const now = app.clock.now()
  const until = new Date(now.getTime() + bound.minutes * MINUTE_MS)
  const counted = await app.statement((tx) => countedCall(tx, key, { times: bound.times, until }, now))
  if (!counted) refuseUntil((await callsCounted(app.db, key))?.until ?? now, now)
  return () => app.statement((tx) => uncountedCall(tx, key))
}

function refuseUntil(until: Date, now: Date): never {
  const ms = until.getTime() - now.getTime()
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
  const message = say(
    `Você fez isto vezes demais. Tente de novo em ${minutes} min.`,
    `You did this too many times. Try again in ${minutes} min.`,
  )
  return failFor(ms / 1000, 'too_often', message)
}
