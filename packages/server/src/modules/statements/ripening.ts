import type { App } from '../../app.ts'
import { daysBefore, DAY_MS, dayInBrazil } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { balancesOf } from '../ledger/index.ts'
import { numberOf } from '../settings/index.ts'
import { releasesSince } from './statements.queries.ts'

/** What a store has, and what of it may be taken out now: all but what was released in the last days. */
export async function ripe(db: Db, { clock }: Pick<App, 'clock'>, storeId: number) {
  const account = `store:${storeId}` as const
  const minDays = await numberOf(db, 'withdrawal_min_date')
  const releases = await releasesSince(db, account, daysBefore(clock.now(), minDays))
  const available = (await balancesOf(db, [account])).get(account)!
  const maturing = new Map<string, number>()
  for (const { at, cents } of releases) {
    const on = dayInBrazil(new Date(at.getTime() + minDays * DAY_MS))
    maturing.set(on, (maturing.get(on) ?? 0) + cents)
  }
  const unripe = releases.reduce((sum, { cents }) => sum + cents, 0)
  return {
    available_cents: available,
    withdrawable_cents: Math.max(0, available - unripe),
    min_days: minDays,
    maturing: [...maturing].map(([on, cents]) => ({ on, cents })),
  }
}
