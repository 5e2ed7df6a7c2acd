import type { BegunSet } from '@bra/contract/shopping/collections.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export async function begunSets(db: Db, userId: number): Promise<BegunSet[]> {
  const { rows } = await sql<{ begun: BegunSet }>`
    with owned as materialized (
      select distinct p.id, p.category_id
      from collection_items i join products p on p.id = i.product_id
      where i.user_id = ${userId} and p.type = 'tcg'
    ),
    card as (
      select p.id, p.category_id,
        row_number() over (partition by p.category_id order by p.number_sort, p.id) > c.total extra
      from products p join categories c on c.id = p.category_id
      where p.category_id = any(array(select distinct category_id from owned))
    ),
    counted as (
      select p.category_id, count(*)::int total, count(o.id)::int owned,
        (count(*) filter (where p.extra))::int extras_total, (count(o.id) filter (where p.extra))::int extras_owned,
        coalesce(sum(s.price_low) filter (where o.id is null), 0)::bigint cost,
        (count(*) filter (where o.id is null and s.price_low is null))::int without_offer
      from card p
      left join owned o on o.id = p.id
      left join product_stats s on s.product_id = p.id
      group by p.category_id
    )
    select json_build_object(
      'category', json_build_object(
        'id', c.id, 'name', c.name, 'slug', c.slug, 'code', c.code, 'symbol', c.symbol, 'release_date', c.release_date
      ),
      'owned', n.owned, 'total', n.total, 'extras_owned', n.extras_owned, 'extras_total', n.extras_total,
      'missing', n.total - n.owned, 'cost_cents', n.cost, 'without_offer', n.without_offer
    ) begun
    from counted n join categories c on c.id = n.category_id
    order by n.owned::float / n.total desc, c.release_date desc nulls last, c.id`.execute(db)
  return rows.map((row) => row.begun)
}
