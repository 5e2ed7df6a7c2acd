import type { StoreDraft } from '@bra/contract/stores/store-draft.schemas'
import type { StoreStatus } from '@bra/contract/stores/store-life'
import type { ColumnType, Generated } from 'kysely'

export interface OnboardingTables {
  store_decisions: {
    id: Generated<number>
    store_id: number
    user_id: number
    from_status: StoreStatus | null
    to_status: StoreStatus
    reason: string | null
    decided_at: Date
  }
  store_drafts: {
    user_id: number
    draft: ColumnType<StoreDraft, string, string>
    updated_at: Date
  }
}
