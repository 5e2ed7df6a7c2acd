import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { lastTakenBack, type SignatureBillRow } from './bills.queries.ts'
import { dayAfter, endOfPeriod } from './periods.ts'
import { REFUND_DAYS } from './rules.ts'
import type { SignatureRow, termsOf } from './signatures.queries.ts'

type Terms = Awaited<ReturnType<typeof termsOf>>

interface Past {
  /** The newest comes first. */
  bills: SignatureBillRow[]
  terms: Terms
}

/**
 * Returns the bill by which the plan in force came, if its payment would be given back today, and the plan before it.
 * A person gets one payment back in twelve months.
 */
export async function takingBack(
  { db, clock }: { db: Db } & Pick<App, 'clock'>,
  { user_id: userId, period_start: start }: Pick<SignatureRow, 'user_id' | 'period_start'>,
  { bills, terms }: Past,
) {
  const none = { refundable: null, previous: null }
  const current = terms.at(-1)
  const came = current && bills.find(({ id }) => id === current.bill_id)
  // the provider refunds no charge that was ever disputed: https://docs.pagar.me/page/chargeback-novo-status-na-cobrança
  if (!start || !came || came.kind === 'renewal' || came.state !== 'paid' || came.was_disputed) return none
  const today = dayInBrazil(clock.now())
  if (today > dayAfter(dayInBrazil(came.paid_at!), REFUND_DAYS)) return none
  const last = await lastTakenBack(db, userId)
  const isUsed = last && today < endOfPeriod(dayInBrazil(last), 'year', Number(dayInBrazil(last).slice(8)))
  if (isUsed) return none
  return { refundable: came, previous: came.kind === 'upgrade' ? (terms.at(-2) ?? null) : null }
}
