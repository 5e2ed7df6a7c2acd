import type { Made } from '@bra/contract/kit/api'
import type { withdrawals } from '@bra/contract/payouts/withdrawals'
import type { CashOutObstacle } from '@bra/contract/payouts/withdrawals.schemas'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { sentenceOf } from '../../../platform/errors.ts'
import { blockedDaysFrom } from '../../ground/calendar/index.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { bankAccountOfStore, bankAccountView, hasForerunner } from '../wallet/index.ts'
import { paydayAfter, paydayFrom } from './paydays.ts'
import { ripe } from './withdrawable-balance.ts'
import { storeRow, withdrawalUnderWay } from './withdrawals.queries.ts'

export type Terms = Made<typeof withdrawals.terms>['cash_out']
type Account = NonNullable<Awaited<ReturnType<typeof bankAccountOfStore>>>
const HOUR_MS = 3_600_000

/** Returns the rules of an open store; something has to be left once the fee is taken off. */
export async function withdrawalRules(db: Db) {
  const fee = await numberOf(db, 'withdrawal_price')
  return { fee_cents: fee, minimum_cents: Math.max(await numberOf(db, 'withdrawal_minimum'), fee + 1) }
}

/** A closed store withdraws its last cent free: a minimum or a fee would keep its owner's account open for ever. */
export async function cashOut(db: Db, app: Pick<App, 'clock'>, storeId: number) {
  const store = (await storeRow(db, storeId))!
  const account = await bankAccountOfStore(db, storeId)
  const obstacle = await obstacleOf(db, app, { store, account })
  const blocked = await blockedDaysFrom(db, app.clock.now())
  const sendOn = paydayFrom(app.clock.now(), blocked)
  const isLast = store.status === 'closed'
  const rules = isLast ? { fee_cents: 0, minimum_cents: 1 } : await withdrawalRules(db)
  const terms: Terms = {
    ...(await ripe(db, app, storeId)),
    ...rules,
    send_on: sendOn,
    expected_on: paydayAfter(sendOn, blocked),
    account: account ? bankAccountView(account) : null,
    obstacle,
    obstacle_text: obstacle && sentenceOf(obstacle),
  }
  return { terms, account }
}

interface Facts {
  store: { id: number; status: string; document: string }
  account: Account | undefined
}

/** A closed store may still withdraw what it earned; a suspended one may not. */
async function obstacleOf(db: Db, app: Pick<App, 'clock'>, { store, account }: Facts): Promise<CashOutObstacle | null> {
  if (store.status === 'suspended') return 'withdrawal_suspended'
  if (!account) return 'bank_account_missing'
  if (account.holder_document !== store.document) return 'bank_account_other_document'
  if (await isTooNew(db, app, account)) return 'withdrawal_account_new'
  return (await withdrawalUnderWay(db, store.id)) ? 'withdrawal_under_way' : null
}

/** A thief of a session would change the account first, so its owner gets time to read the mail. */
async function isTooNew(db: Db, { clock }: Pick<App, 'clock'>, account: Account) {
  const waits = (await numberOf(db, 'withdrawal_account_hours')) * HOUR_MS
  const isYoung = clock.now().getTime() - account.created_at.getTime() < waits
  return isYoung && (await hasForerunner(db, account))
}
