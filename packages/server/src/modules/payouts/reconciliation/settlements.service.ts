import { say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import type { DifferenceKind, reconciliationSchemas } from '@bra/contract/payouts/reconciliation.schemas'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { noteAct } from '../../people/audit/index.ts'
import { type Line, post } from '../../money/ledger/index.ts'
import { postedOfBillPayment } from './bills.queries.ts'
import { postedOf, reconciledUntil } from './reconciliation.queries.ts'
import type { ReconciliationTables } from './reconciliation.tables.ts'
import {
  countDifferences,
  differencesPage,
  endDifference,
  holdDifference,
  insertSettlement,
  keyOfSettlement,
} from './settlements.queries.ts'

type Found = Selectable<ReconciliationTables['reconciliation_differences']>

export async function pageOfDifferences({ db }: App, asked: z.output<typeof reconciliationSchemas.differences.query>) {
  const [differences, total, until] = await Promise.all([
    differencesPage(db, asked),
    countDifferences(db, asked),
    reconciledUntil(db),
  ])
  return { differences, paginate: paginate(asked, total), until: until?.toISOString() ?? null }
}

interface Settled {
  id: number
  ours_cents: number
  theirs_cents: number
  reason: string
}

/** Refuses if another operator was quicker, or if the sums are not those that the operator saw. */
export async function settleDifference(app: App, operator: User, { id, reason, ...seen }: Settled) {
  await app.transaction(async (tx) => {
    const found = (await holdDifference(tx, id)) ?? fail('difference_not_found')
    if (found.resolved_at !== null) fail('difference_over')
    if (found.ours_cents !== seen.ours_cents || found.theirs_cents !== seen.theirs_cents) fail('difference_changed')
    if (await hasMoved(tx, found)) fail('difference_changed')
    const now = app.clock.now()
    const by = { settled_by: operator.id, settled_at: now }
    await book(tx, app, found, await insertSettlement(tx, { difference_id: id, reason, ...by }))
    await endDifference(tx, id, now)
    const { kind, order_id: orderId, payment_id: paymentId } = found
    const title =
      orderId === null
        ? say(`Diferença em ${paymentId}`, `Difference in ${paymentId}`)
        : say(`Diferença no pedido nº ${orderId}`, `Difference in order no. ${orderId}`)
    const subject = orderId === null ? `difference:${id}` : `order:${orderId}`
    await noteAct(tx, app, operator, {
      ...{ kind: 'difference_settled', subject, title, reason },
      detail: { cents: seen.theirs_cents - seen.ours_cents, difference: kind, ...seen },
    })
  })
  const cents = seen.theirs_cents - seen.ours_cents
  const sum = money(Math.abs(cents))
  const message =
    cents === 0
      ? say('Diferença encerrada.', 'The difference is closed.')
      : say(`Diferença de ${sum} lançada no livro.`, `The difference of ${sum} was posted to the book.`)
  return { error: false, message }
}

const inLedger: DifferenceKind[] = ['charged', 'refunded', 'disputed']

async function hasMoved(tx: Tx, { kind, order_id: orderId, payment_id: paymentId, ours_cents: ours }: Found) {
  if (!inLedger.includes(kind)) return false
  const posted = await (orderId === null ? postedOfBillPayment(tx, paymentId!) : postedOf(tx, orderId))
  return posted[kind as 'charged' | 'refunded' | 'disputed'] !== ours
}

/** Sets the provider's account to what the provider says; the difference is the marketplace's gain or loss. */
async function book(tx: Tx, app: App, { kind, order_id: orderId, ours_cents, theirs_cents }: Found, id: number) {
  const cents = theirs_cents - ours_cents
  // what buyers pay is negative in the provider's account
  const provider = kind === 'charged' || kind === 'unknown' ? -cents : cents
  const lines: Line[] = [
    { account: 'provider', cents: provider },
    { account: kind === 'fee' ? 'fees' : 'losses', cents: -provider },
  ]
  if (cents !== 0)
    await post(tx, app, { key: keyOfSettlement(id), kind: `settled_${kind}`, orderId: orderId ?? undefined, lines })
}
