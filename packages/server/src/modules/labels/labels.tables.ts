export interface LabelsTables {
  shipping_labels: {
    store_order_id: number
    /** The carrier's, once it has one. */
    tracking_code: string | null
    /** The carrier's own name of the shipment, once it is in its cart. */
    shipment_id: string | null
    state: 'own' | 'intended' | 'bought'
    cents: number | null
    created_at: Date
  }
}
