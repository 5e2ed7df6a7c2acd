export interface InventoryTables {
  removed_listings: { id: number; store_id: number; listing: object; removed_at: Date }
}
