export interface StockAlertsTables {
  stock_alerts: { store_id: number; threshold: number; updated_at: Date }
  low_stock: { listing_id: number; store_id: number; noticed_at: Date; seen_at: Date | null }
}
