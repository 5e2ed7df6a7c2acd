import type { Uf } from '@bra/contract/trade/trade'
import type { Generated } from 'kysely'

export type MethodCode = 'carta' | 'mini' | 'pac' | 'sedex' | 'retirada'

/** `kept` is a label that was paid and not used, and is too old to be refunded. */
export type LabelState = 'intended' | 'paid' | 'bought' | 'returned' | 'kept'

export interface ShippingTables {
  shipping_methods: {
    id: Generated<number>
    code: MethodCode
    name: string
    description: string
    max_grams: number | null
    max_value_cents: number | null
    tracked: boolean
    insured: boolean
    position: number
  }
  shipping_rates: { method: MethodCode; zone: 'L' | 'R' | 'N'; max_grams: number; cents: number; days: number }
  boxes: {
    id: Generated<number>
    store_id: number
    name: string
    length_cm: number
    width_cm: number
    height_cm: number
    weight_grams: number
    max_cards: number | null
    created_at: Date
  }
  /** Labels bought from the carrier; labels that stores get themselves have no row. */
  shipping_labels: {
    store_order_id: number
    state: LabelState
    shipment_id: string | null
    cents: number | null
    tracking_code: string | null
    own_account: Generated<boolean>
    /** End of the lease of the worker that buys the label. */
    working_until: Date | null
    created_at: Date
  }
  freight_rules: {
    id: Generated<number>
    store_id: number
    states: Uf[]
    from_cents: number
    up_to_grams: number | null
    created_at: Date
  }
  free_shipping_days: {
    id: Generated<number>
    weekday: number
    name: string
    ufs: string[]
    minimum_cents: number | null
  }
}
