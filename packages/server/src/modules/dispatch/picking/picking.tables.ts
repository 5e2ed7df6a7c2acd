export interface PickingTables {
  picked_lines: { line_id: number; picked: number; picked_at: Date }
}
