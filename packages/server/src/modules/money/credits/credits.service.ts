import type { Credit } from '@bra/contract/money/credits.schemas'
import type { App } from '../../../app.ts'
import { instant } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { balancesOf } from '../ledger/index.ts'
import { creditMoves } from './credits.queries.ts'

const MOVES_SHOWN = 100

/** Returns the credit of a person in cents; below zero if the bank gave back money that was spent since. */
export async function creditOf(db: Db, userId: number) {
  const account = `credit:${userId}` as const
  return (await balancesOf(db, [account])).get(account)!
}

export async function showCredit({ db }: Pick<App, 'db'>, userId: number): Promise<{ credit: Credit }> {
  const moves = await creditMoves(db, userId, MOVES_SHOWN)
  return {
    credit: {
      cents: await creditOf(db, userId),
      moves: moves.map(({ at, ...move }) => ({ ...move, at: instant(at) })),
    },
  }
}
