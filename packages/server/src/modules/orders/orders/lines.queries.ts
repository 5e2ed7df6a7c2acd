import { sql } from 'kysely'

export const passportColumns = sql`
  l.passport, case when l.packed_at is not null then json_build_object('at', l.packed_at, 'passport', l.packed_passport) end packed`

export const lineColumns = sql`
  l.id, l.listing_id offer_id, l.product_id, l.name, l.code, l.condition, l.language, l.finish, l.extras, l.grade, l.comment, l.photos,
  ${passportColumns},
  l.quantity, l.lacking, l.unit_price_cents`
