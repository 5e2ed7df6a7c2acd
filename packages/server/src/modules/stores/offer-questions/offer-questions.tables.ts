import type { Generated } from 'kysely'

export interface OfferQuestionsTables {
  offer_questions: {
    id: Generated<number>
    /** Who asked. */
    user_id: number
    store_id: number
    product_id: number
    /** The offer may be gone. */
    listing_id: number
    body: string
    asked_at: Date
    answer: string | null
    answered_at: Date | null
    /** Set while the store hides the question. */
    hidden_at: Date | null
  }
}
