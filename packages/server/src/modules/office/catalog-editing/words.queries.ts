import type { CuratedWord, WordKind } from '@bra/contract/office/word-curation.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Merge } from './word-merging.queries.ts'

/** Words of one kind in their order; `of_house` is added by the service. */
export type WordRow = Omit<CuratedWord, 'of_house'>

const merged = (kind: WordKind) =>
  sql`array(select m.slug from word_merges m where m.kind = ${kind} and m.into_id = w.id order by 1) as merged,
    (
      select kept.name from word_mergings m join ${sql.id(kind)} kept on kept.id = m.into_id
      where m.kind = ${kind} and m.from_id = w.id
    ) as merging_into`

const statements: Record<WordKind, RawBuilder<WordRow>> = {
  businesses: sql`
    select w.id, w.slug, w.name, w.kind, '' as glyph, 'neutral' as tone, w.card_back, null as business_id, w.hidden,
      w.open_finishes, w.open_editions, w.open_languages,
      coalesce(counted.products, 0) as products, coalesce(counted.categories, 0) as categories, ${merged('businesses')}
    from businesses w left join (
      select business_id, sum(products_count)::int products, count(*)::int categories from categories group by 1
    ) counted on counted.business_id = w.id
    order by w.position, w.id`,
  rarities: sql`
    select w.id, w.slug, w.name, 'tcg' as kind, w.glyph, w.tone, null as card_back, w.business_id, w.hidden,
      null as open_finishes, null as open_editions, null as open_languages,
      coalesce(counted.products, 0) as products, 0 as categories, ${merged('rarities')}
    from rarities w left join (
      select rarity_id, count(*)::int products from products group by 1
    ) counted on counted.rarity_id = w.id
    order by w.rank, w.id`,
  elements: sql`
    select w.id, w.slug, w.name, 'tcg' as kind, '' as glyph, 'neutral' as tone, null as card_back, w.business_id, w.hidden,
      null as open_finishes, null as open_editions, null as open_languages,
      coalesce(counted.products, 0) as products, 0 as categories, ${merged('elements')}
    from elements w left join (
      select element, count(*)::int products from products, unnest(element_ids) element group by 1
    ) counted on counted.element = w.id
    order by w.rank, w.name, w.id`,
}

export const wordsOf = async (db: Db, kind: WordKind): Promise<WordRow[]> => (await statements[kind].execute(db)).rows

/** Locks the list of this kind until the transaction ends, so that two acts on one word wait for each other. */
export const holdWords = (tx: Tx) => tx.selectFrom('businesses').select('id').orderBy('id').forNoKeyUpdate().execute()

/** Pairs of sets with one code in two games; the first is of the game `from`. */
export async function setsOfOneCode(tx: Tx, from: number, into: number) {
  const { rows } = await sql<{ from: number; into: number; code: string }>`
    select gone.id as from, min(kept.id) as into, gone.code
    from categories gone join categories kept on upper(kept.code) = upper(gone.code) and kept.business_id = ${into}
    where gone.business_id = ${from}
    group by gone.id order by gone.id`.execute(tx)
  return rows
}

/** Pairs of rarities or elements that two games call alike; the first is of the game `from`. */
export async function wordsOfOneName(tx: Tx, kind: 'rarities' | 'elements', { from, into }: Merge) {
  const { rows } = await sql<Merge>`
    select gone.id as from, min(kept.id) as into
    from ${sql.id(kind)} gone join ${sql.id(kind)} kept on plain(kept.name) = plain(gone.name) and kept.business_id = ${into}
    where gone.business_id = ${from}
    group by gone.id order by gone.id`.execute(tx)
  return rows
}

export const offersOf = (tx: Tx, productIds: number[]) =>
  tx
    .selectFrom('listings')
    .select(['store_id', 'product_id'])
    .distinct()
    .where('product_id', '=', sql<number>`any(${productIds}::int[])`)
    .execute()

export const setsOnShelves = async (tx: Tx, ids: number[]) =>
  (
    await tx
      .selectFrom('store_shelves')
      .select('category_id')
      .distinct()
      .where('category_id', '=', sql<number>`any(${ids}::int[])`)
      .execute()
  ).map(({ category_id: id }) => id)
