import { errors } from '@bra/contract/errors'
import type { CashOut, CashOutObstacle } from '@bra/contract/withdrawals.schemas'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db.ts'
import { blockedDaysFrom } from '../calendar/index.ts'
import { numberOf } from '../settings/index.ts'
import { ripe } from '../statements/index.ts'
import { bankAccountFor, bankAccountView, hasForerunner } from '../wallet/index.ts'
import { paydayAfter, paydayFrom } from './paydays.ts'
import { storeRow, withdrawalUnderWay } from './withdrawals.queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof bankAccountFor>>>
const HOUR_MS = 3_600_000

/**
 * All that decides what may be taken out now, where it goes, and when. Of a closed store the last centavo goes out, and
 * free: what a minimum or a fee held back would keep its owner's account open for ever.
 */
export async function cashOut(db: Db, app: Pick<App, 'clock'>, storeId: number) {
  const store = (await storeRow(db, storeId))!
  const account = await bankAccountFor(db, { userId: store.owner_id, storeId })
  const obstacle = await obstacleOf(db, app, { store, account })
  const blocked = await blockedDaysFrom(db, app.clock.now())
  const sendOn = paydayFrom(app.clock.now(), blocked)
  const isLast = store.status === 'closed'
  const fee = isLast ? 0 : await numberOf(db, 'withdrawal_price')
  const terms: CashOut = {
    ...(await ripe(db, app, storeId)),
    // something has to be left once the fee is taken off
    minimum_cents: isLast ? 1 : Math.max(await numberOf(db, 'withdrawal_minimum'), fee + 1),
    fee_cents: fee,
    send_on: sendOn,
    expected_on: paydayAfter(sendOn, blocked),
    account: account ? bankAccountView(account) : null,
    obstacle,
    obstacle_text: obstacle && errors[obstacle][1],
  }
  return { terms, account }
}

interface Facts {
  store: { id: number; status: string; document: string }
  account: Account | undefined
}

/** A closed store still has what it earned; one that is suspended waits. */
async function obstacleOf(db: Db, app: Pick<App, 'clock'>, { store, account }: Facts): Promise<CashOutObstacle | null> {
  if (store.status === 'suspended') return 'withdrawal_suspended'
  if (!account) return 'bank_account_missing'
  if (account.holder_document !== store.document) return 'bank_account_other_document'
  if (await isTooNew(db, app, account)) return 'withdrawal_account_new'
  return (await withdrawalUnderWay(db, store.id)) ? 'withdrawal_under_way' : null
}

/** Whoever stole a session changes the account first: its owner has a day to read the mail. */
async function isTooNew(db: Db, { clock }: Pick<App, 'clock'>, account: Account) {
  const waits = (await numberOf(db, 'withdrawal_account_hours')) * HOUR_MS
  const isYoung = clock.now().getTime() - account.created_at.getTime() < waits
  return isYoung && (await hasForerunner(db, account))
}
