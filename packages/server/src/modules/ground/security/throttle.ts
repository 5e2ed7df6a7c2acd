import { isIPv6 } from 'node:net'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { failFor } from '../../../platform/errors.ts'
import { hashOf } from '../../../platform/secrets.ts'
import { countedTry, forgottenTries, type Limit, takenBackTry, triesOf } from './security.queries.ts'

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

// keys are hashed, so that nothing somebody typed into a form is stored
export const keyOf = ({ kind, of }: Pick<Tries, 'kind' | 'of'>) =>
  `${kind} ${hashOf(JSON.stringify(of)).toString('base64url')}`

/** Counts a try against each limit, or refuses with 429 and counts none; a fixed order of tries avoids deadlocks. */
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

/** Deletes the counts of these tries; it is called after a success. */
export const forgetTries = (tx: Tx, tries: Tries[]) => forgottenTries(tx, tries.map(keyOf))

/** Uncounts tries that were counted beforehand and turned out to be no failure. */
export async function takeBackTry(tx: Tx, tries: Tries[]) {
  for (const one of tries) await takenBackTry(tx, keyOf(one))
}

/** Returns the /64 of an IPv6 address, because its holder has all of it; an IPv4 address is returned as it is. */
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
