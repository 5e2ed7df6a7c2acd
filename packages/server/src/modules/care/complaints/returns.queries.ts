import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export async function isAboutWhole(db: Db, complaintId: number) {
  const { rows } = await sql<{ whole: boolean }>`
    select bool_and(coalesce(cl.quantity, 0) = l.in_parcel) whole
    from complaints c join order_lines l on l.store_order_id = c.store_order_id
    left join complaint_lines cl on cl.order_line_id = l.id and cl.complaint_id = c.id
    where c.id = ${complaintId}`.execute(db)
  return rows[0]!.whole
}
