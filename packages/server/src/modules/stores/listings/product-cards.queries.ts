import type { Product } from '@bra/contract/catalog.schemas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Products as they stand in a list, in the order of `ids`; unknown ids are left out. One statement. */
export async function productCards(db: Db, ids: number[]): Promise<Product[]> {
  if (!ids.length) return []
  const { rows } = await sql<{ card: Product }>`
    select json_build_object(
      'id', p.id, 'name', p.name, 'name_en', p.name_en, 'slug', p.slug, 'type', p.type,
      'card_number', p.card_number, 'code', p.code,
      'categories', json_build_object(
        'id', c.id, 'name', c.name, 'slug', c.slug, 'code', c.code, 'series', c.series,
        'total', c.total, 'release_date', c.release_date
      ),
      'product_image', (select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image),
      'rarity', case when r.id is not null then json_build_object('slug', r.slug, 'name', r.name, 'glyph', r.glyph) end,
      'elements', (
        select coalesce(json_agg(json_build_object('slug', e.slug, 'name', e.name) order by wanted.at), '[]')
        from unnest(p.element_ids) with ordinality wanted(id, at) join elements e on e.id = wanted.id
      ),
      'price_low', s.price_low, 'price_high', s.price_high,
      'offers', coalesce(s.offers, 0), 'stores', coalesce(s.stores, 0)
    ) card
    from unnest(${ids}::int[]) with ordinality asked(id, at)
    join products p on p.id = asked.id
    join categories c on c.id = p.category_id
    left join rarities r on r.id = p.rarity_id
    left join product_stats s on s.product_id = p.id
    order by asked.at`.execute(db)
  return rows.map((row) => row.card)
}
