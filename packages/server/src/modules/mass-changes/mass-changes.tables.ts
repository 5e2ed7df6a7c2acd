import type { MassChange } from '@bra/contract/mass-changes.schemas'
import type { ColumnType, Generated } from 'kysely'

export interface MassChangesTables {
  listing_changes: {
    id: Generated<number>
    store_id: number
    user_id: number | null
    kind: MassChange['kind']
    offers: number
    /** As each was, and what it became. */
    before: ColumnType<object[], string, never>
    made_at: Date
    undone_at: Date | null
  }
}
