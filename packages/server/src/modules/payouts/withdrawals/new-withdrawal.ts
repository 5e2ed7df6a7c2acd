import { randomUUID } from 'node:crypto'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { post } from '../../money/ledger/index.ts'
import { bankAccountView } from '../wallet/index.ts'
import type { cashOut, Terms } from './terms.service.ts'
import { insertWithdrawal, type WithdrawalRow } from './withdrawals.queries.ts'
import { netOf } from './withdrawals.view.ts'

export const SEND_WITHDRAWALS = 'send_withdrawals'

interface NewWithdrawal {
  storeId: number
  userId: number
  cents: number
  key: string
  terms: Terms
  account: NonNullable<Awaited<ReturnType<typeof cashOut>>['account']>
}

const nothingYet = {
  ...{ state: 'requested' as const, sending_at: null, payee_id: null, payout_id: null, sent_at: null, ended_at: null },
  ...{ looked_at: null, failure: null, home_at: null, handled_at: null, handled_by: null },
}

/** Takes the amount, which the caller has checked under the hold of the wallet, out of the balance. */
export async function makeWithdrawal(tx: Tx, app: App, wanted: NewWithdrawal): Promise<WithdrawalRow> {
  const { terms, account } = wanted
  const { bank_name, account_end } = bankAccountView(account)
  const row = await insertWithdrawal(tx, {
    ...nothingYet,
    ...{ store_id: wanted.storeId, user_id: wanted.userId, bank_account_id: account.id, bank_name, account_end },
    ...{ cents: wanted.cents, fee_cents: terms.fee_cents, key: wanted.key, code: `saque-${randomUUID()}` },
    ...{ asked_at: app.clock.now(), send_on: terms.send_on, expected_on: terms.expected_on },
  })
  await takeOut(tx, app, row)
  await enqueue(tx, app, { name: SEND_WITHDRAWALS, data: {} })
  return row
}

const takeOut = (tx: Tx, app: App, row: WithdrawalRow) =>
  post(tx, app, {
    ...{ key: `withdrawal:${row.id}`, kind: 'withdrawal' },
    lines: [
      { account: `store:${row.store_id}`, cents: -row.cents },
      { account: `withdrawing:${row.store_id}`, cents: netOf(row) },
      { account: 'fees', cents: row.fee_cents },
    ],
  })
