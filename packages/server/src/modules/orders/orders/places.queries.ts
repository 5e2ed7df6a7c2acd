import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { textInSql } from '../../ground/settings/index.ts'
import { sentByCentre } from './sender.queries.ts'

/** SQL for a store `s`: the address it posts from, in one line; without one, its legal address. */
export const placeOfStore = sql<string>`coalesce((
  select concat_ws(', ', a.address, a.number, nullif(a.complement, ''), a.district, a.city || ' – ' || a.state,
    left(a.postcode, 5) || '-' || right(a.postcode, 3))
  from addresses a
  where a.store_id = s.id and a.is_default and a.removed_at is null
), s.legal_address)`

const cep = textInSql('bra_center_cep')

/** SQL for a parcel `so` and its store `s`: name and address for picking it up or sending it back. */
export const placeOfSender = sql<string>`case
  when ${sentByCentre}
    then concat_ws(', ', 'Bra Center', ${textInSql('bra_center_address')}, left(${cep}, 5) || '-' || right(${cep}, 3))
  else concat_ws(', ', s.name, ${placeOfStore}) end`

export const setPlace = (tx: Tx, orderId: number, place: { city: string; state: string }) =>
  tx
    .updateTable('orders')
    .set({ address: sql`address || ${JSON.stringify(place)}::jsonb` })
    .where('id', '=', orderId)
    .execute()
