export interface PhotosTables {
  photos: {
    id: string
    user_id: number | null
    width: number
    height: number
    created_at: Date
    idle_since: Date
    swept_at: Date | null
  }
  photo_uses: { photo_id: string; used_by: string }
}
