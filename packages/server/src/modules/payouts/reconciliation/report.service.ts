import type { DifferenceKind } from '@bra/contract/payouts/reconciliation.schemas'
import type { App } from '../../../app.ts'
import { holdKnown, keepDifference, resolveDifferences, settlementsOf } from './report.queries.ts'
import type { Subject } from './subjects.queries.ts'

export interface Found {
  kind: DifferenceKind
  ours_cents: number
  theirs_cents: number
}

interface Compared {
  found: Found[]
  since: Date
}

/** Differences without amounts cannot change, so once settled they stay so. */
const withoutAmounts = new Set<string>(['missing', 'unread'])

/** Keeps what differs now and resolves what agrees again; if something was settled meanwhile, the next run does it. */
export async function report(app: App, of: Subject, { found, since }: Compared) {
  await app.transaction(async (tx) => {
    if (!(await holdKnown(tx, of)) && found.length === 0) return
    const settlements = await settlementsOf(tx, of)
    if (settlements.some(({ settled_at: at }) => at > since)) return
    const settled = new Set(settlements.map(({ kind }) => kind).filter((kind) => withoutAmounts.has(kind)))
    await resolveDifferences(tx, of, app.clock.now())
    const [order_id, payment_id] = 'orderId' in of ? [of.orderId, null] : [null, of.paymentId]
    for (const difference of found) {
      if (settled.has(difference.kind)) continue
      app.log.error({ ...of, ...difference }, 'the provider and the ledger differ')
      await keepDifference(tx, { ...difference, order_id, payment_id }, app.clock.now())
    }
  })
}
