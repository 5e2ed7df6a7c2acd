export interface FavoriteStoresTables {
  favorite_stores: { user_id: number; store_id: number; saved_at: Date }
}
