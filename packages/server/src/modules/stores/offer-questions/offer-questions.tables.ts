import type { Generated } from 'kysely'

export interface OfferQuestionsTables {
  offer_questions: {
    id: Generated<number>
    user_id: number
    store_id: number
    product_id: number
    listing_id: number
    body: string
    asked_at: Date
    answer: string | null
    answered_at: Date | null
    hidden_at: Date | null
  }
}
