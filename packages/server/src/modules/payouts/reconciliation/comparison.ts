import type { Payment } from '../../money/payments/index.ts'
import type { FeeDifference } from './fees.service.ts'
import type { Found } from './report.service.ts'

/** They are sums in cents. */
interface Amounts {
  charged: number
  refunded: number
  disputed: number
}

export const notUnderstood: Found = { kind: 'unread', ours_cents: 0, theirs_cents: 0 }
export const notThere: Found = { kind: 'missing', ours_cents: 0, theirs_cents: 0 }

/** Compares what was posted with the payments as the provider knows them. */
export function amountsThatDiffer(ours: Amounts, payments: Payment[]): Found[] {
  const theirs = { charged: 0, refunded: 0, disputed: 0 }
  let isOpen = false
  for (const { state, paidAt, cents, refundedCents, disputedCents } of payments) {
    if (!paidAt) continue
    theirs.charged += cents
    theirs.refunded += refundedCents
    theirs.disputed += state === 'dispute_lost' ? disputedCents : 0
    isOpen ||= state === 'disputed'
  }
  // while the bank decides about a dispute, the ledger has nothing but an operator's decision
  const kinds = ['charged', 'refunded', ...(isOpen ? [] : ['disputed' as const])] as const
  return kinds.flatMap((kind) =>
    ours[kind] === theirs[kind] ? [] : [{ kind, ours_cents: ours[kind], theirs_cents: theirs[kind] }],
  )
}

export const feeThatDiffers = (fee: FeeDifference | undefined): Found[] =>
  fee && fee.ours !== fee.theirs ? [{ kind: 'fee', ours_cents: fee.ours, theirs_cents: fee.theirs }] : []
