import { visible } from '@bra/contract/stores/store-states'
import { literals } from '../../../platform/literals.ts'
import type { Suggestions } from '@bra/contract/shopping/suggested.schemas'
import type { ProductType } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'

const MOST_CATEGORIES = 2
const MOST_STORES = 2

export interface NamesOf {
  /** None stands for all. */
  types: ProductType[]
  /** The slug of a game, for collections. */
  business: string | undefined
}

/** Collections and stores that have every word: the one with that code and those that begin with the text first. */
export async function categoriesAndStores(db: Db, text: string, { types, business }: NamesOf) {
  const { rows } = await sql<Pick<Suggestions, 'categories' | 'stores'>>`
    select
      (select coalesce(json_agg(found), '[]') from (
        select c.id, c.name, c.slug, c.code, c.release_date, c.symbol from categories c
        where ${hasWords(sql`c.search`, text)} and (cardinality(${types}::text[]) = 0 or c.type = any(${types}::text[]))
          and (${business ?? null}::text is null
            or c.business_id = (select id from businesses where slug = ${business ?? null}))
        order by plain(c.code) = ${text}::text desc, starts_with(c.search, ${text}::text) desc,
          c.release_date desc nulls last, c.id
        limit ${sql.lit(MOST_CATEGORIES)}
      ) found) categories,
      (select coalesce(json_agg(found), '[]') from (
        select s.id, s.name, s.slug, s.avatar, s.city, s.uf
        from stores s left join store_stats t on t.store_id = s.id
        where ${hasWords(sql`s.search`, text)} and s.status in ${literals(visible)}
        order by starts_with(s.search, ${text}::text) desc, t.sales_count desc nulls last, s.id
        limit ${sql.lit(MOST_STORES)}
      ) found) stores`.execute(db)
  return rows[0]!
}

/** Stores that take part in the centre, those that sell most first. */
export async function centreStores(db: Db, limit: number) {
  const stores = await db
    .selectFrom('stores as s')
    .leftJoin('store_stats as t', 't.store_id', 's.id')
    .select('s.id')
    .where('s.bra_center', '=', true)
    .where('s.status', '=', 'open')
    .orderBy(sql`t.sales_count desc nulls last`)
    .orderBy('s.id')
    .limit(limit)
    .execute()
  return stores.map((store) => store.id)
}
