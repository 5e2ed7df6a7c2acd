import type { Product, ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { origins } from '@bra/contract/trade/goods-origins'
import type { ProductType } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Medians, mediansPaid } from '../../prices/stats/index.ts'

export interface ProductPage {
  detail: Omit<ProductDetail, keyof Product>
  type: ProductType
  medians: Medians
}

interface PageRow extends Omit<ProductPage, 'detail'> {
  id: number
  detail: Omit<ProductPage['detail'], 'origin'> & { origin: number | null }
}

const tag = (id: string) => sql`(
  select json_build_object('slug', tags.slug, 'name', tags.name) from tags where tags.id = ${sql.ref(id)}
)`

export async function productPages(db: Db, ids: number[], since: Date): Promise<Map<number, ProductPage>> {
  const { rows } = await sql<PageRow>`
    select p.id, p.type, ${mediansPaid(sql`p.id`, since)} medians,
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
      ) detail
    from products p
    join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    where p.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...row }) => [id, withNamedOrigin(row)]))
}

const withNamedOrigin = ({ detail, ...page }: Omit<PageRow, 'id'>): ProductPage => ({
  ...page,
  detail: { ...detail, origin: namedOrigin(detail.origin) },
})

function namedOrigin(code: number | null) {
  const origin = origins.find((each) => each.code === code)
  return origin ? { code: origin.code, name: origin.name } : null
}

export const productMergedInto = async (db: Db, id: number) =>
  (await db.selectFrom('product_merges').select('into_id').where('product_id', '=', id).executeTakeFirst())?.into_id
