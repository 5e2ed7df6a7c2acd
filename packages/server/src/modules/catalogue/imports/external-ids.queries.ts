import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

interface CalledProduct {
  source: string
  source_id: string
  ids: { kind: string; value: string }[]
}

export async function saveExternalIds(tx: Tx, products: CalledProduct[]) {
  const called = products.filter(({ ids }) => ids.length)
  const ids = called.flatMap((product, at) => product.ids.map(({ kind, value }) => ({ place: at + 1, kind, value })))
  if (!ids.length) return
  await sql`
    insert into product_ids (product_id, kind, value)
    select p.id, i.kind, i.value
    from unnest(${called.map(({ source }) => source)}::text[], ${called.map((one) => one.source_id)}::text[])
      with ordinality given(source, source_id, place)
    cross join lateral (
      -- the limit makes it a look-up; a join reads all products for each thousand rows
      select id from products where source = given.source and source_id = given.source_id limit 1
    ) p
    join unnest(
      ${ids.map(({ place }) => place)}::int[], ${ids.map(({ kind }) => kind)}::text[], ${ids.map(({ value }) => value)}::text[]
    ) i(place, kind, value) on i.place = given.place
    on conflict do nothing`.execute(tx)
}
