import type { SuggestionState } from '@bra/contract/catalogue/suggestions.schemas'
import type { Generated } from 'kysely'

export interface SuggestionsTables {
  product_suggestions: {
    id: Generated<number>
    user_id: number | null
    name: string
    collection: string
    card_number: string | null
    note: string | null
    photo: string | null
    status: Generated<SuggestionState>
    product_id: number | null
    reason: string | null
    decided_by: number | null
    decided_at: Date | null
    created_at: Date
  }
}
