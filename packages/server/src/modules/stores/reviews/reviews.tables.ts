import type { Generated } from 'kysely'

export interface ReviewsTables {
  store_reviews: {
    id: Generated<number>
    store_id: number
    /** Null for reviews from before orders were stored. */
    sale_id: number | null
    stars: number
    comment: string | null
    author: string
    uf: string
    answer: string | null
    answered_at: Date | null
    created_at: Date
    removed_at: Date | null
  }
}
