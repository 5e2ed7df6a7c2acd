import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Copies the place of a store's default address into the store; returns false if nothing changed. */
export async function setOrigin(tx: Tx, storeId: number) {
  const { rows } = await sql`
    update stores s set cep = a.postcode, city = a.city, uf = a.state
    from addresses a
    where s.id = ${storeId} and a.store_id = s.id and a.is_default and a.removed_at is null
      and (s.cep, s.city, s.uf) is distinct from (a.postcode, a.city, a.state)
    returning s.id`.execute(tx)
  return rows.length > 0
}
