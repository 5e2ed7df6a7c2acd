import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { rulesOf } from '../../ground/settings/index.ts'
import { holdWallet } from '../../money/ledger/index.ts'
import { advancesFor, buyersOfStore, holdAdvances } from './advances.queries.ts'

const MONTH_MS = 30 * DAY_MS

/** Who leads a market as store and buyer would be paid by the house, so only stores with a history get advances. */
export async function roomForAdvance(
  tx: Tx,
  { clock }: Pick<App, 'clock'>,
  between: { storeId: number; userId: number },
) {
  const rules = await rulesOf(tx, ['advance_buyers', 'advance_store_month', 'advance_buyer_month'])
  if ((await buyersOfStore(tx, between.storeId)) < Number(rules.advance_buyers)) return 0
  await holdWallet(tx, between.storeId)
  await holdAdvances(tx, between.userId)
  const { toStore, unpaid, toBuyer } = await advancesFor(tx, between, new Date(clock.now().getTime() - MONTH_MS))
  const left = Number(rules.advance_store_month) - Math.max(toStore, unpaid)
  return Math.max(0, Math.min(left, Number(rules.advance_buyer_month) - toBuyer))
}
