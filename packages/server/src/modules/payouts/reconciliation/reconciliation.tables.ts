import type { DifferenceKind } from '@bra/contract/payouts/reconciliation.schemas'
import type { Generated } from 'kysely'

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
    compared_at: Generated<Date>
    resolved_at: Date | null
  }
  reconciliation_settlements: {
    id: Generated<number>
    difference_id: number
    settled_at: Date
    settled_by: number
    reason: string
  }
}
