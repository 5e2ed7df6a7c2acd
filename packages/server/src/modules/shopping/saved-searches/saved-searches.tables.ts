import type { SavedQuery } from '@bra/contract/shopping/saved-searches.schemas'
import type { Rhythm } from '@bra/contract/shopping/saved-search-limits'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Text } from '../finder/index.ts'

export interface SavedSearchesTables {
  saved_searches: {
    id: Generated<number>
    user_id: number
    name: string
    query: JSONColumnType<SavedQuery>
    query_key: string
    read_text: ColumnType<Text | null, string | null | undefined, string | null>
    alert: Rhythm
    /** See `fitting-pairs.ts`; null if too many products fit. */
    known: Buffer | null
    told: Buffer | null
    shown: Generated<number[]>
    looked_at: Date
    waiting_at: Date | null
    told_at: Date | null
    created_at: Date
  }
  saved_search_progress: { one: Generated<boolean>; snapshot: string; compared_at: Date }
}
