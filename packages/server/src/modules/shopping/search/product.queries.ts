import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import type { ProductType } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Medians, mediansPaid } from '../../prices/stats/index.ts'

interface Neighbour {
  id: number
  slug: string
  name: string
}

export interface ProductPage {
  /** Fields that the product page shows and the card does not; `origin` is a code without its name. */
  detail: Omit<ProductDetail, 'origin'> & { origin: number | null }
  type: ProductType
  previous: Neighbour | null
  next: Neighbour | null
  /** The nearest products of its set by number, on either side, the nearest first. */
  beside_ids: number[]
  /** The median price paid for each kind of plain copy, in cents; a kind with few sales is absent. */
  medians: Medians
}

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

/** Medians count sales since `since`. */
export async function productPage(db: Db, id: number, since: Date): Promise<ProductPage | undefined> {
  const { rows } = await sql<ProductPage>`
    select p.type, ${mediansPaid(id, since)} medians,
      json_build_object(
        'text', p.text, 'kind', p.kind, 'cost', p.cost, 'strength', p.strength, 'artist', p.artist, 'ean', p.ean,
        'origin', p.origin, 'brand', ${tag('p.brand_id')}, 'league', ${tag('p.league_id')},
        'business', json_build_object('id', b.id, 'slug', b.slug, 'name', b.name),
        'other_names', p.other_names, 'back_images', p.back_images, 'finishes', p.finishes, 'editions', p.editions,
        'languages', p.languages, 'legality', p.legality, 'weight_grams', p.weight_grams, 'can_send_bra_center', p.can_send_bra_center,
        'tags', (
          select coalesce(json_agg(json_build_object('slug', tags.slug, 'name', tags.name) order by tags.name), '[]')
          from tags where tags.id = any(p.tag_ids)
        )
      ) detail,
      ${first(isBefore, toEarlier)} previous, ${first(isAfter, toLater)} as next,
      array(
        select beside.id from (${nearest(isBefore, toEarlier)} union all ${nearest(isAfter, toLater)}) beside
        order by beside.steps, beside.id
      ) beside_ids
    from products p
    join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    where p.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the product into which this one was merged, if it was. */
export const productMergedInto = async (db: Db, id: number) =>
  (await db.selectFrom('product_merges').select('into_id').where('product_id', '=', id).executeTakeFirst())?.into_id
