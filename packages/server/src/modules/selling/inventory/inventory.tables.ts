import type { BulkAction } from '@bra/contract/selling/bulk-history.schemas'
import type { ListingView } from '@bra/contract/stores/listing-choice.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { Outcome } from './waiting.ts'

export interface InventoryTables {
  entered_offers: {
    store_id: number
    key: string
    outcome: ColumnType<Outcome, string, never>
    entered_at: Date
  }
  listing_changes: {
    id: Generated<number>
    store_id: number
    user_id: number | null
    action: ColumnType<BulkAction, string, never>
    offers: number
    made_at: Date
    under_way: Generated<boolean>
    undone_at: Date | null
    restored: number | null
    problem: string | null
    /** Null if the English text is the same, like `reason_en`. */
    problem_en: string | null
  }
  listing_change_lines: {
    change_id: number
    listing_id: number
    before: ColumnType<object | null, string | null, never>
    after: ColumnType<object | null, string | null, never>
    reason: string | null
    reason_en: string | null
    undone: boolean | null
  }
  listing_views: {
    id: Generated<number>
    user_id: number
    store_id: number
    name: string
    view: ColumnType<ListingView['view'], string, string>
    created_at: Date
  }
}
