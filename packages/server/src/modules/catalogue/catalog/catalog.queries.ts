import type { RarityOfCard } from '@bra/contract/catalogue/catalog.schemas'
import type { ProductType } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'

export interface CategorySearch {
  search?: string
  business?: string
  series?: string
  type?: ProductType
  order: 'release_desc' | 'release_asc' | 'name' | 'offers'
  page: number
  per_page: number
}

const categoriesWithBusiness = (db: Db) =>
  db
    .selectFrom('categories as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select([
      'c.id',
      'c.name',
      'c.name_en',
      'c.slug',
      'c.code',
      'c.series',
      'c.type',
      'c.total',
      'c.release_date',
      'c.symbol',
      'c.logo',
      'c.products_count',
      'c.offers_count',
      'b.id as business_id',
      'b.slug as business_slug',
      'b.name as business_name',
    ])

export type CategoryWithBusiness = Awaited<ReturnType<typeof categoriesOfType>>[number]

export const categoriesOfType = (db: Db, type?: ProductType) =>
  categoriesWithBusiness(db)
    .$if(Boolean(type), (query) => query.where('c.type', '=', type!))
    .orderBy('c.release_date', (by) => by.desc().nullsLast())
    .orderBy('c.id')
    .execute()

export const categoryById = (db: Db, id: number) => categoriesWithBusiness(db).where('c.id', '=', id).executeTakeFirst()

export const pageOfCategories = (db: Db, wanted: CategorySearch) =>
  matching(categoriesWithBusiness(db), wanted)
    .orderBy(orders[wanted.order])
    .orderBy('c.id')
    .limit(wanted.per_page)
    .offset(offsetOf(wanted))
    .execute()

export async function countOfCategories(db: Db, wanted: CategorySearch) {
  const counted = await matching(categoriesWithBusiness(db), wanted)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return counted.total
}

const orders = {
  release_desc: sql`c.release_date desc nulls last`,
  release_asc: sql`c.release_date asc nulls last`,
  name: sql`plain(c.name)`,
  offers: sql`c.offers_count desc`,
}

const matching = (query: ReturnType<typeof categoriesWithBusiness>, wanted: CategorySearch) =>
  query
    .$if(Boolean(wanted.type), (some) => some.where('c.type', '=', wanted.type!))
    .$if(Boolean(wanted.business), (some) => some.where(isGame(wanted.business!)))
    .$if(Boolean(wanted.series), (some) => some.where('c.series', '=', wanted.series!))
    .where(hasWords(sql.ref('c.search'), wanted.search))

/** The slug of a game that was merged leads to the one that remains. */
const isGame = (slug: string) => sql<boolean>`(b.slug = ${slug}
  or b.id = (select into_id from word_merges where kind = 'businesses' and slug = ${slug}))`

export const braProduct = (db: Db, id: number) =>
  db
    .selectFrom('products as p')
    .leftJoin('tags as brand', 'brand.id', 'p.brand_id')
    .select([
      'p.id',
      'p.name',
      'brand.name as brand',
      'p.origin',
      'p.ean',
      'p.ncm',
      'p.weight_grams',
      'p.length_cm',
      'p.width_cm',
      'p.height_cm',
      'p.can_send_bra_center',
    ])
    .where('p.id', '=', id)
    .executeTakeFirst()

export const tagsUsedIn = (db: Db, usedIn?: string) =>
  db
    .selectFrom('tags as t')
    .select(['t.id', 't.slug', 't.name', 't.used_in', 't.image'])
    .select(
      sql<number>`case t.used_in
        when 'brand' then (select count(*) from products p where p.brand_id = t.id)
        when 'league' then (select count(*) from products p where p.league_id = t.id)
        when 'product' then (select count(*) from products p where p.tag_ids <> '{}' and p.tag_ids @> array[t.id])
        else 0 end`.as('products_count'),
    )
    .$if(Boolean(usedIn), (query) => query.where(sql<string>`t.used_in`, '=', usedIn!))
    .orderBy('t.name')
    .orderBy('t.id')
    .execute()

export const raritiesByRank = (db: Db) =>
  db.selectFrom('rarities').selectAll().where('hidden', '=', false).orderBy('rank').orderBy('id').execute()

/** A rarity as cards show it, or null; the statement joins `rarities` as `r`. */
export const rarityOfCard = sql<RarityOfCard | null>`case when r.id is not null
  then json_build_object('slug', r.slug, 'name', r.name, 'glyph', r.glyph, 'tone', r.tone) end`

export const elementsInOrder = (db: Db) =>
  db.selectFrom('elements').selectAll().where('hidden', '=', false).orderBy('rank').orderBy('id').execute()

export const businessesWithCounts = (db: Db) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('categories as c', 'c.business_id', 'b.id')
    .select(['b.id', 'b.slug', 'b.name', 'b.kind', 'b.card_back'])
    .select(sql<number>`coalesce(sum(c.products_count), 0)`.as('products_count'))
    .where('b.hidden', '=', false)
    .groupBy('b.id')
    .orderBy('b.position')
    .orderBy('b.id')
    .execute()
