import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface Sides {
  order_id: number
  buyer_id: number
  buyer: string
  /** Null, like `owner`, for a parcel of the centre. */
  owner_id: number | null
  owner: string | null
  store: string
}

export async function sidesOf(db: Db, complaintId: number): Promise<Sides> {
  const { rows } = await sql<Sides>`
    select so.order_id, c.user_id buyer_id, buyer.name buyer, s.owner_id, owner.name owner,
      coalesce(s.name, 'Bra Center') store
    from complaints c
    join store_orders so on so.id = c.store_order_id
    join users buyer on buyer.id = c.user_id
    left join stores s on s.id = c.store_id
    left join users owner on owner.id = s.owner_id
    where c.id = ${complaintId}`.execute(db)
  return rows[0]!
}
