import type { ProductDetail } from '@bra/contract/catalog.schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

interface Neighbour {
  id: number
  slug: string
  name: string
}

export interface ProductPage {
  /** What a detail says beyond the card; the origin is only its code. */
  detail: Omit<ProductDetail, 'origin'> & { origin: number | null }
  previous: Neighbour | null
  next: Neighbour | null
  version_ids: number[]
  related_ids: number[]
}

const MOST_VERSIONS = 12
const MOST_RELATED = 8
const NEAR = 16

const isBefore = sql`near.category_id = p.category_id and (near.number_sort, near.id) < (p.number_sort, p.id)`
const isAfter = sql`near.category_id = p.category_id and (near.number_sort, near.id) > (p.number_sort, p.id)`
const toEarlier = sql`near.number_sort desc, near.id desc`
const toLater = sql`near.number_sort, near.id`

const first = (where: typeof isBefore, order: typeof toEarlier) => sql`(
  select json_build_object('id', near.id, 'slug', near.slug, 'name', near.name)
  from products near where ${where} order by ${order} limit 1
)`

const nearest = (where: typeof isBefore, order: typeof toEarlier) => sql`(
  select near.id, row_number() over (order by ${order}) steps
  from products near where ${where} order by ${order} limit ${sql.lit(NEAR)}
)`

const tag = (id: string) => sql`(
  select json_build_object('slug', tags.slug, 'name', tags.name) from tags where tags.id = ${sql.ref(id)}
)`

/** A product with those beside it: the nearest of its set by number, and the other printings of the same being. */
export async function productPage(db: Db, id: number): Promise<ProductPage | undefined> {
  const { rows } = await sql<ProductPage>`
    select
      json_build_object(
        'text', p.text, 'kind', p.kind, 'cost', p.cost, 'strength', p.strength, 'artist', p.artist, 'ean', p.ean,
        'origin', p.origin, 'brand', ${tag('p.brand_id')}, 'league', ${tag('p.league_id')},
        'business', json_build_object('id', b.id, 'slug', b.slug, 'name', b.name),
        'weight_grams', p.weight_grams, 'can_send_bra_center', p.can_send_bra_center,
        'tags', (
          select coalesce(json_agg(json_build_object('slug', tags.slug, 'name', tags.name) order by tags.name), '[]')
          from tags where tags.id = any(p.tag_ids)
        )
      ) detail,
      ${first(isBefore, toEarlier)} previous, ${first(isAfter, toLater)} as next,
      array(
        select other.id from products other join categories set on set.id = other.category_id
        where plain(split_part(other.name, ',', 1)) = plain(split_part(p.name, ',', 1))
          and other.type = p.type and other.id <> p.id
        order by set.release_date desc nulls last, other.id limit ${sql.lit(MOST_VERSIONS)}
      ) version_ids,
      array(
        select beside.id
        from (${nearest(isBefore, toEarlier)} union all ${nearest(isAfter, toLater)}) beside
        left join product_stats s on s.product_id = beside.id
        order by coalesce(s.offers, 0) > 0 desc, beside.steps, beside.id limit ${sql.lit(MOST_RELATED)}
      ) related_ids
    from products p
    join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    where p.id = ${id}`.execute(db)
  return rows[0]
}

/** Null where there is no such product. */
export const weightAndType = (db: Db, id: number) =>
  db.selectFrom('products').select(['weight_grams', 'type']).where('id', '=', id).executeTakeFirst()
