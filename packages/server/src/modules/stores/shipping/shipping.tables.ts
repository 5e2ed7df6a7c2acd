import type { Generated } from 'kysely'

export type MethodCode = 'carta' | 'mini' | 'pac' | 'sedex' | 'retirada'

/** `kept` is paid and not used: too late to be given back. */
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
    /** Of the empty box. */
    weight_grams: number
    max_cards: number | null
    created_at: Date
  }
  /** Labels that the carrier sells; a store's own leave no row. */
  shipping_labels: {
    store_order_id: number
    state: LabelState
    /** The carrier's own name of it, once it is in its cart. */
    shipment_id: string | null
    cents: number | null
    /** The carrier's, once it has one. */
    tracking_code: string | null
    /** Whoever buys it now is done by then. */
    working_until: Date | null
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
