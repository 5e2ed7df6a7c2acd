import type { CategoryDraft, CuratedCategory } from '@bra/contract/office/category-curation.schemas'
import type { ProductDraft } from '@bra/contract/office/catalog-editing.schemas'
import { sql } from 'kysely'
import type { Tx, Db } from '../../../platform/db.ts'
import { countSearchWords, type Named } from '../../catalogue/catalog/index.ts'

type CategoryValues = CategoryDraft & { slug: string; type: CuratedCategory['type'] }

export async function insertCategory(tx: Tx, row: CategoryValues & { source: string; source_id: string }) {
  await countSearchWords(tx, { before: [], after: [row] })
  return tx.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()
}

/** Columns that an operator corrects belong to the operator from then on: no import writes them. */
const alsoCorrected = (columns: string[]) =>
  sql<string[]>`array(select distinct unnest(corrected || ${columns}::text[]) order by 1)`

export async function updateCategory(tx: Tx, id: number, row: CategoryValues & { corrected: string[] }) {
  await countSearchWords(tx, { before: await namesOfIds(tx, 'categories', [id]), after: [row] })
  await tx
    .updateTable('categories')
    .set({
      ...row,
      corrected: alsoCorrected(row.corrected),
    })
    .where('id', '=', id)
    .execute()
}

interface References {
  id: number
  reference: string
  reference_total: string | null
}

export const updateReferences = (tx: Tx, rows: References[], now: Date) =>
  sql`
  update products p set reference = n.reference, reference_total = n.reference_total, updated_at = ${now}
  from json_to_recordset(${JSON.stringify(rows)}::json) n (id int, reference text, reference_total text)
  where p.id = n.id`.execute(tx)

/** Returns false and deletes nothing if the category still holds products. */
export async function deleteEmptyCategory(tx: Tx, id: number) {
  const gone = await tx
    .deleteFrom('categories')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('products').select('products.id').where('category_id', '=', id))),
    )
    .returning(['name', 'name_en'])
    .execute()
  await countSearchWords(tx, { before: gone, after: [] })
  return gone.length > 0
}

type KeptDraft = Omit<ProductDraft, 'brand' | 'league'> & { brand_id: number | null; league_id: number | null }

interface DerivedColumns {
  slug: string
  number_sort: string | null
  reference: string | null
  reference_total: string | null
}

export async function updateProduct(
  tx: Tx,
  id: number,
  change: KeptDraft & DerivedColumns & { corrected: string[]; updated_at: Date },
) {
  await countSearchWords(tx, { before: await namesOfIds(tx, 'products', [id]), after: [change] })
  await tx
    .updateTable('products')
    .set({
      ...change,
      corrected: alsoCorrected(change.corrected),
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes a product and keeps where its address leads, including products that were merged into it before. */
export async function endProduct(tx: Tx, { from, into }: { from: number; into: number }, now: Date) {
  await tx.updateTable('product_merges').set({ into_id: into }).where('into_id', '=', from).execute()
  await sql`
    insert into product_merges (product_id, into_id, merged_at, was)
    select id, ${into}, ${now}, to_jsonb(p) from products p where id = ${from}`.execute(tx)
  const gone = await tx.deleteFrom('products').where('id', '=', from).returning(['name', 'name_en']).execute()
  await countSearchWords(tx, { before: gone, after: [] })
}

export const namesOfIds = (db: Db, table: 'categories' | 'products', ids: number[]): Promise<Named[]> =>
  db
    .selectFrom(table)
    .select(['name', 'name_en'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
