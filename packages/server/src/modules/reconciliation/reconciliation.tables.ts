import type { Generated } from 'kysely'

export const differenceKinds = [
  'unknown',
  'missing',
  'charged',
  'refunded',
  'withdrawn',
  'fee',
  'disputed',
  'unread',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface ReconciliationTables {
  reconciliations: { provider: string; until: Date }
  reconciliation_differences: {
    id: Generated<number>
    provider: string
    kind: DifferenceKind
    payment_id: string | null
    order_id: number | null
    ours_cents: number
    theirs_cents: number
    found_at: Date
    /** The last time. */
    compared_at: Generated<Date>
    resolved_at: Date | null
  }
}
