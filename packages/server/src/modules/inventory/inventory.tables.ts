import type { ListingView } from '@bra/contract/listing-choice.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { Outcome } from './saving.ts'

export interface InventoryTables {
  entered_offers: {
    store_id: number
    key: string
    outcome: ColumnType<Outcome, string, never>
    entered_at: Date
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
