import type { StoreStatus } from '@bra/contract/stores/store-life'
import type { Membership } from '../../../acting.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface StoresTables {
  stores: {
    id: Generated<number>
    owner_id: number
    name: string
    slug: string
    status: StoreStatus
    description: string
    policies: string
    city: string
    uf: string
    cep: string
    avatar: string
    banner: string | null
    legal_name: string
    document: string
    legal_address: string
    contact_email: string
    posts_in_days: Generated<number>
    free_shipping_over_cents: number | null
    bra_center: Generated<boolean>
    /** True if the store sends a few loose cards as a registered letter, without insurance. */
    sends_letters: Generated<boolean>
    allows_pickup: Generated<boolean>
    back_on: string | null
    wanted_plan: string | null
    /** The plan of the store; null is the free one. */
    plan_id: number | null
    terms_version: string | null
    opened_at: Date
    search: GeneratedAlways<string>
  }
  /** A view: who belongs to a store, and may do what there. */
  store_members: {
    store_id: number
    user_id: number
    rights: Membership['rights']
  }
  /** `stats` counts these; they stand beside the store, so that every list of stores reads one row. */
  store_stats: {
    store_id: number
    sales_count: number
    orders_60d: number
    rating: number | null
    reviews_count: number
    rating_60d: number | null
    reviews_60d: Generated<number>
    on_time_rate: number | null
    cancellation_rate: number | null
    honour_rate: Generated<number | null>
    grading_rate: Generated<number | null>
    score: number
    offers_count: Generated<number>
  }
}
