export interface BoxesTables {
  parcel_boxes: { store_order_id: number; box_id: number }
}
