import type { Generated } from 'kysely'

export type DifferenceKind = 'unknown' | 'missing' | 'charged' | 'refunded' | 'withdrawn'

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
    resolved_at: Date | null
  }
}
