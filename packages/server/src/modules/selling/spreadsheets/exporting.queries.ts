import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { OfferRow } from '../../stores/listings/listings.tables.ts'

const exported = [
  'id',
  'condition',
  'language',
  'finish',
  'extras',
  'grade',
  'price_cents',
  'quantity',
  'status',
  'comment',
  'position',
  'sku',
] as const

export type ExportedRow = Pick<OfferRow, (typeof exported)[number]> & {
  code: string
  name: string
  category: string
  card_number: string | null
}

export async function exportedRows(db: Db, storeId: number, ids: number[]) {
  const { rows } = await sql<ExportedRow>`
    select p.code, p.name, c.name category, p.card_number, ${sql.raw(exported.map((name) => `l.${name}`).join(', '))}
    from unnest(${ids}::bigint[]) with ordinality asked(id, at)
    join listings l on l.id = asked.id and l.store_id = ${storeId}
    join products p on p.id = l.product_id
    join categories c on c.id = p.category_id
    order by asked.at`.execute(db)
  return rows
}
