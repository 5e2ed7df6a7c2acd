export interface PickingTables {
  picked_lines: { line_id: number; picked: number; picked_at: Date }
  put_backs: { line_id: number; store_id: number; units: number; undone_at: Date; put_back_at: Date | null }
}
