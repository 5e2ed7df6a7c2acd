import type { BuyerMoney } from '@bra/contract/payouts/buyer-money.schemas'
import type { App } from '../../../app.ts'
import { daysBefore, instant } from '../../../platform/clock.ts'
import { balancesOf } from '../../money/ledger/index.ts'
import { lifeRules } from '../../orders/orders/index.ts'
import { comingBackTo, givenBackTo, heldForBuyer } from './buyer-money.queries.ts'
import { heldView } from './held-money.ts'

const YEAR_DAYS = 365

/** Each total is a sum of postings. */
export async function moneyOfBuyer({ db, clock }: Pick<App, 'db' | 'clock'>, userId: number): Promise<BuyerMoney> {
  const account = `buyer:${userId}` as const
  const held = await heldForBuyer(db, userId)
  const comingBack = await comingBackTo(db, userId)
  const givenBack = await givenBackTo(db, userId, daysBefore(clock.now(), YEAR_DAYS))
  const [balances, rules] = [await balancesOf(db, [account]), await lifeRules(db)]
  return {
    held_cents: held.reduce((sum, { held_cents: cents }) => sum + cents, 0),
    coming_back_cents: balances.get(account)!,
    given_back_cents: givenBack.reduce((sum, { cents }) => sum + cents, 0),
    held: held.map((row) => heldView(row, rules)),
    coming_back: comingBack.map((row) => ({ ...row, since: instant(row.since) })),
    given_back: givenBack.map((row) => ({ ...row, at: instant(row.at) })),
  }
}
