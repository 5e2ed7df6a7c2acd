import type { Place } from '@bra/contract/people/addresses.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../../platform/db.ts'
import type { AddressRow } from './addresses.view.ts'

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
