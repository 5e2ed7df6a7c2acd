import type { Place } from '@bra/contract/addresses.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../platform/db.ts'
import type { AddressRow } from './addresses.view.ts'

/** The place of its default address becomes the store's own; false where it was so already. */
export async function setOrigin(tx: Tx, { userId, storeId }: { userId: number; storeId: number }) {
  const { rows } = await sql`
    update stores s set cep = a.postcode, city = a.city, uf = a.state
    from addresses a
    where s.id = ${storeId} and a.user_id = ${userId} and a.store_id = s.id and a.is_default and a.removed_at is null
      and (s.cep, s.city, s.uf) is distinct from (a.postcode, a.city, a.state)
    returning s.id`.execute(tx)
  return rows.length > 0
}

/** Those that lie where the seat lay until now; the answer is their stores. */
export async function moveStoreAddresses(tx: Tx, seat: AddressRow, place: z.output<typeof Place>) {
  const moved = await tx
    .updateTable('addresses')
    .set(place)
    .where('user_id', '=', seat.user_id)
    .where('store_id', 'is not', null)
    .where('removed_at', 'is', null)
    .where('is_default', '=', true)
    .where(
      sql<boolean>`(postcode, address, number, complement, district, city, state)
        = (${seat.postcode}, ${seat.address}, ${seat.number}, ${seat.complement}, ${seat.district}, ${seat.city}, ${seat.state})`,
    )
    .returning('store_id')
    .execute()
  return moved.map((row) => row.store_id!)
}
