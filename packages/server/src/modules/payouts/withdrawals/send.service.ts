import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { PaymentRejected, type Payout, payoutProvider } from '../../money/payments/index.ts'
import { announceWithdrawal, callOffDisputed, undoWithdrawal } from './ends.ts'
import { changeWithdrawal, holdWithdrawal, moveWithdrawal, type WithdrawalRow } from './withdrawals.queries.ts'
import type { Failure } from './withdrawals.words.ts'
import { isPayday } from './paydays.ts'
import { netOf } from './withdrawals.view.ts'
import { mayBeSent, payeeRow, toSend } from './due.queries.ts'
import { take, TAKE_HOME } from './look-up.service.ts'

/** Gives each due withdrawal to the provider until it has it, once, and on no day on which banks rest. */
export async function sendWithdrawals(app: App) {
  if (!(await isPayday(app))) return
  await eachPage(app, {
    page: (part) => toSend(app.db, part, dayInBrazil(app.clock.now())),
    work: (row) => send(app, row),
  })
}

async function send(app: App, { id }: WithdrawalRow) {
  const row = await intend(app, id)
  if (!row) return
  const payee = await payeeRow(app.db, id)
  if (!payee) return giveUp(app, id, 'no_account')
  const provider = payoutProvider(app)
  try {
    const payeeId = await provider.keepPayee(payeeOf(payee))
    await app.transaction((tx) => changeWithdrawal(tx, id, { payee_id: payeeId }))
    const payout = await provider.payOut(orderOf(row, payeeId))
    await keepAnswer(app, id, payout)
  } catch (error) {
    if (!(error instanceof PaymentRejected)) throw error
    app.log.warn({ err: error, withdrawalId: id }, 'withdrawal refused by the provider')
    await giveUp(app, id, 'rejected')
  }
}

export const orderOf = (row: WithdrawalRow, payeeId: string) => ({
  ...{ code: row.code, payeeId, cents: netOf(row), since: row.asked_at },
})

/** Notes that the provider may know of the withdrawal, which ends its cancelling. Null if it must not be sent. */
const intend = (app: App, id: number) =>
  app.transaction(async (tx) => {
    const row = await holdWithdrawal(tx, id)
    if (row?.state !== 'requested' || !(await mayBeSent(tx, id)) || (await callOffDisputed(tx, app, row))) return null
    if (row.sending_at === null) await changeWithdrawal(tx, id, { sending_at: app.clock.now() })
    return row
  })

const keepAnswer = (app: App, id: number, { id: payoutId, state }: Payout) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const set = { payout_id: payoutId, sent_at: now, looked_at: now }
    const sent = await moveWithdrawal(tx, { id, from: 'requested', to: 'sent' }, set)
    if (!sent) return
    announceWithdrawal(tx, app, sent)
    await take(tx, app, { id, state })
  })

const giveUp = (app: App, id: number, failure: Failure) =>
  app.transaction(async (tx) => {
    const row = await holdWithdrawal(tx, id)
    if (row?.state !== 'requested') return
    await undoWithdrawal(tx, app, { row, move: 'fail', failure })
    await enqueue(tx, app, { name: TAKE_HOME, data: {} })
  })

type PayeeRow = NonNullable<Awaited<ReturnType<typeof payeeRow>>>

/** One payee for each account: an account is never changed, another takes its place. */
const payeeOf = (row: PayeeRow) => ({
  code: `conta-${row.id}`,
  name: row.legal_name,
  email: row.contact_email,
  document: row.holder_document,
  bank: {
    code: row.bank_code,
    agency: row.agency,
    agencyDigit: row.agency_digit,
    account: row.account,
    accountDigit: row.account_digit,
    type: row.account_type,
    holder: row.holder_name,
  },
})
