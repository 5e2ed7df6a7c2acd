import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export async function moveOffers(tx: Tx, storeId: number, limit: number) {
  const { rows } = await sql`
    with held as (
      select l.id, s.uf from listings l join stores s on s.id = l.store_id
      where l.store_id = ${storeId} and l.uf <> s.uf
      order by l.id limit ${limit} for no key update of l
    )
    update listings l set uf = held.uf from held where l.id = held.id returning l.id`.execute(tx)
  return rows.length
}
