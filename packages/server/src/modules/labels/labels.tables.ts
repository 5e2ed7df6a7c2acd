export interface LabelsTables {
  shipping_labels: {
    store_order_id: number
    tracking_code: string | null
    /** The carrier's own name of the shipment, once it is in its cart. */
    shipment_id: string | null
    state: 'own' | 'intended' | 'bought'
    cents: number | null
    created_at: Date
  }
}
