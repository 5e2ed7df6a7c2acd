import type { Generated } from 'kysely'

export interface ReviewsTables {
  store_reviews: {
    id: Generated<number>
    store_id: number
    stars: number
    comment: string | null
    author: string
    uf: string
    answer: string | null
    created_at: Date
  }
}
