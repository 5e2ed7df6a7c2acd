import { joined, say, type Saying } from '@bra/contract/kit/saying'
import type { withdrawalsSchemas } from '@bra/contract/payouts/withdrawals.schemas'
import { money } from '@bra/contract/trade/format'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { actsFor, ownStore } from '../../../acting.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, sentenceOf } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { holdWallet } from '../../money/ledger/index.ts'
import { proveOwner } from '../../people/sessions/index.ts'
import type { Origin } from '../../ground/security/index.ts'
import { undoWithdrawal } from './ends.ts'
import { makeWithdrawal } from './new-withdrawal.ts'
import { tellAsked } from './withdrawal-notices.ts'
import { smallest } from './withdrawals.words.ts'
import { cashOut, type Terms } from './terms.service.ts'
import { hasTwin, holdWithdrawal, withdrawalById, withdrawalOfKey, type WithdrawalRow } from './withdrawals.queries.ts'
import { withdrawalView } from './withdrawals.view.ts'

type WithdrawalRequest = z.output<typeof withdrawalsSchemas.ask.body> & { origin: Origin }

const TWIN_MS = 10 * 60_000
const created = usualReplies.created
const asked = (row: WithdrawalRow, message: Saying) => ({ error: false, message, result: withdrawalView(row) })
const askedBefore = (row: WithdrawalRow, { cents }: WithdrawalRequest) =>
  row.cents === cents ? asked(row, created) : fail('withdrawal_other_amount')

/** The money leaves the balance at once; the bank is given it on the next day on which banks work. */
export async function askWithdrawal(app: App, user: Actor, typed: WithdrawalRequest) {
  ownStore(user, typed.store_id)
  // a one-time code is used up, so the same request, sent again, needs no other
  const known = await withdrawalOfKey(app.db, typed.store_id, typed.key)
  if (known) return askedBefore(known, typed)
  await proveOwner(app, { userId: user.id, ...typed })
  return app.transaction(async (tx) => {
    await holdWallet(tx, typed.store_id)
    const same = await withdrawalOfKey(tx, typed.store_id, typed.key)
    if (same) return askedBefore(same, typed)

    const { terms, account } = await cashOut(tx, app, typed.store_id)
    if (terms.obstacle) fail(terms.obstacle)
    refuseOtherTerms(typed, terms)
    await refuseAmount(tx, app, { typed, terms })
    const { store_id: storeId, cents, key } = typed
    const row = await makeWithdrawal(tx, app, { storeId, userId: user.id, cents, key, terms, account: account! })
    await tellAsked(tx, app, row)
    return asked(row, created)
  })
}

function refuseOtherTerms({ fee_cents: fee, bank_account_id: account }: WithdrawalRequest, terms: Terms) {
  const isOther = (shown: number | undefined, now: number | undefined) => shown !== undefined && shown !== now
  if (isOther(fee, terms.fee_cents) || isOther(account, terms.account?.id)) fail('withdrawal_terms_changed')
}

async function refuseAmount(tx: Tx, app: App, { typed, terms }: { typed: WithdrawalRequest; terms: Terms }) {
  const { cents, store_id: storeId } = typed
  const least = terms.minimum_cents
  if (cents < least) fail('withdrawal_too_small', { cents: smallest(least) })
  if (cents > terms.withdrawable_cents)
    fail('withdrawal_too_large', {
      cents: joined([sentenceOf('withdrawal_too_large'), limit(terms.withdrawable_cents)]),
    })
  const since = new Date(app.clock.now().getTime() - TWIN_MS)
  if (await hasTwin(tx, { storeId, cents, since })) fail('withdrawal_repeated')
}

const limit = (cents: number) => say(`O limite é ${money(cents)}.`, `The limit is ${money(cents)}.`)

/** Refuses once the provider may know of it. */
export const cancelWithdrawal = (app: App, user: Actor, id: number) =>
  app.transaction(async (tx) => {
    const row = await holdWithdrawal(tx, id)
    if (!row || !actsFor(user, row.store_id)) return fail('withdrawal_not_found')
    if (row.state !== 'requested' || row.sending_at !== null) fail('withdrawal_over')
    await undoWithdrawal(tx, app, { row, move: 'cancel', failure: null })
    return asked((await withdrawalById(tx, id))!, usualReplies.removed)
  })
