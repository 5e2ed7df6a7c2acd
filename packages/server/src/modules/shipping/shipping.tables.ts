import type { Generated } from 'kysely'

export type MethodCode = 'carta' | 'mini' | 'pac' | 'sedex' | 'retirada'

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
  free_shipping_days: {
    id: Generated<number>
    weekday: number
    name: string
    ufs: string[]
    minimum_cents: number | null
  }
}
