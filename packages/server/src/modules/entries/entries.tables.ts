import type { SavedEntry } from '@bra/contract/entries.schemas'
import type { ColumnType } from 'kysely'

export interface EntriesTables {
  entered_batches: {
    store_id: number
    key: string
    results: ColumnType<SavedEntry[], string, never>
    entered_at: Date
  }
}
