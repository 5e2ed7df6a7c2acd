import { sql } from 'kysely'
import { textInSql } from '../settings/index.ts'

/** Where a store `s` posts from, in one line as its legal address is written. */
export const placeOfStore = sql<string>`coalesce((
  select concat_ws(', ', a.address, a.number, nullif(a.complement, ''), a.district, a.city || ' – ' || a.state,
    left(a.postcode, 5) || '-' || right(a.postcode, 3))
  from addresses a
  where a.user_id = s.owner_id and a.store_id = s.id and a.is_default and a.removed_at is null
), s.legal_address)`

const cep = textInSql('bra_center_cep')

/** Of a parcel `so` and its store `s`: where it is fetched or sent back to, and to whom. */
export const placeOfSender = sql<string>`case
  when so.store_id is null
    then concat_ws(', ', 'Bra Center', ${textInSql('bra_center_address')}, left(${cep}, 5) || '-' || right(${cep}, 3))
  else concat_ws(', ', s.name, ${placeOfStore}) end`
