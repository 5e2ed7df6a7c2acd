import { isIPv6 } from 'node:net'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { failFor } from '../../platform/errors.ts'
import { hashOf } from '../../platform/secrets.ts'
import { countedTry, forgottenTries, takenBackTry, triesOf } from './security.queries.ts'

/** So many tries are free; each further one waits, twice as long each time. Forgotten after a window of silence. */
export interface Limit {
  free: number
  firstMs: number
  longestMs: number
  windowMs: number
}

/** Tries of one kind by whatever `of` names: an account, an address, or both. */
export interface Tries {
  kind: string
  of: (string | number)[]
  limit: Limit
}

const MINUTE_MS = 60_000
export const TRIES_WINDOW_MS = 60 * MINUTE_MS

export const limitOf = (free: number, firstMs = MINUTE_MS / 2): Limit => ({
  free,
  firstMs,
  longestMs: 15 * MINUTE_MS,
  windowMs: TRIES_WINDOW_MS,
})

// hashed: what somebody typed into a form is kept nowhere
const keyOf = ({ kind, of }: Tries) => `${kind} ${hashOf(JSON.stringify(of)).toString('base64url')}`

/**
 * Counts one try against each limit before it is made; refuses with 429 when one of them says to wait, and then counts
 * none. Answers how many each has now, in the order given. Callers name tries in one order, so that none waits for another.
 */
export const countTry = (app: App, tries: Tries[]): Promise<number[]> =>
  app.transaction(async (tx) => {
    const counts: number[] = []
    for (const one of tries) {
      const counted = await countedTry(tx, keyOf(one), one.limit, app.clock.now())
      counts.push(counted?.failures ?? (await refuseUntilFree(tx, app, one)))
    }
    return counts
  })

async function refuseUntilFree(tx: Tx, app: App, tries: Tries): Promise<never> {
  const { failures, last_at } = (await triesOf(tx, keyOf(tries)))!
  const { firstMs, longestMs, free } = tries.limit
  const waitMs = Math.min(longestMs, firstMs * 2 ** Math.min(failures - free, 30))
  return failFor((last_at.getTime() + waitMs - app.clock.now().getTime()) / 1000)
}

/** After a success: those of this person at this address are forgotten. */
export const forgetTries = (tx: Tx, tries: Tries[]) => forgottenTries(tx, tries.map(keyOf))

/** A try that was counted before it was made, and was no failure. */
export async function takeBackTry(tx: Tx, tries: Tries[]) {
  for (const one of tries) await takenBackTry(tx, keyOf(one))
}

/** Whoever has one IPv6 address has its whole /64. */
export function networkOf(address: string) {
  if (!isIPv6(address)) return address
  const [plain] = address.split('%')
  const [head = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  return `${head
    .split(':')
    .slice(0, 4)
    .join(':')
    .replace(/(:0)+$/, '')}::/64`
}
