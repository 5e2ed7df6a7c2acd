import type { App } from '../../../app.ts'
import { daysBefore, DAY_MS, dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { type Account, balancesOf } from '../../money/ledger/index.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { disputedSince, releasedInDispute, releasesSince } from './withdrawable-balance.queries.ts'

/** Returns a store's balance in cents, and how much of it may be withdrawn: what is not too new, and in no dispute. */
export async function ripe(db: Db, { clock }: Pick<App, 'clock'>, storeId: number) {
  const account = `store:${storeId}` as const
  const minDays = await numberOf(db, 'withdrawal_min_date')
  const held = await releasedInDispute(db, account)
  const releases = await unripe(db, account, { since: daysBefore(clock.now(), minDays), held })
  const available = (await balancesOf(db, [account])).get(account)!
  const maturing = new Map<string, number>()
  for (const { at, cents } of releases) {
    const on = dayInBrazil(new Date(at.getTime() + minDays * DAY_MS))
    maturing.set(on, (maturing.get(on) ?? 0) + cents)
  }
  const waiting = releases.reduce((sum, { cents }) => sum + cents, 0)
  const disputed = [...held.values()].reduce((sum, cents) => sum + cents, 0)
  return {
    available_cents: available,
    withdrawable_cents: Math.max(0, available - waiting - disputed),
    min_days: minDays,
    maturing: [...maturing].map(([on, cents]) => ({ on, cents })),
    disputed_cents: disputed,
  }
}

interface Taken {
  since: Date
  /** Cents by order that wait for a bank's decision, and not for their days. */
  held: Map<number, number>
}

/** Returns what is left of each release, as a dispute takes the money of its own order first. */
async function unripe(db: Db, account: Account, { since, held }: Taken) {
  const releases = await releasesSince(db, account, since)
  const disputed = await disputedSince(db, account, since)
  for (const [orderId, cents] of held) disputed.set(orderId, (disputed.get(orderId) ?? 0) + cents)
  return releases.flatMap(({ at, cents, order_id: orderId }) => {
    const taken = Math.min(cents, disputed.get(orderId) ?? 0)
    disputed.set(orderId, (disputed.get(orderId) ?? 0) - taken)
    return taken < cents ? [{ at, cents: cents - taken }] : []
  })
}
