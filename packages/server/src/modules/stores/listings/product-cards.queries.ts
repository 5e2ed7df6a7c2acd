import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { rarityOfCard } from '../../catalogue/catalog/index.ts'
import { lowestOffer, named, standardOffer } from './named-offers.queries.ts'

/** Returns products as lists show them, in the order of `ids`, in one statement; unknown ids are left out. */
export async function productCards(db: Db, ids: number[]): Promise<Product[]> {
  if (!ids.length) return []
  const { rows } = await sql<{ card: Product }>`
    select json_build_object(
      'id', p.id, 'name', p.name, 'name_en', p.name_en, 'slug', p.slug, 'type', p.type,
      'card_number', p.card_number, 'code', p.code, 'variant', p.variant,
      'categories', json_build_object(
        'id', c.id, 'name', c.name, 'slug', c.slug, 'code', c.code, 'series', c.series,
        'total', c.total, 'release_date', c.release_date, 'business', b.slug
      ),
      'product_image', (select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image),
      'rarity', ${rarityOfCard},
      'elements', (
        select coalesce(json_agg(json_build_object('slug', e.slug, 'name', e.name) order by wanted.at), '[]')
        from unnest(p.element_ids) with ordinality wanted(id, at) join elements e on e.id = wanted.id
      ),
      'price_low', s.price_low, 'price_high', s.price_high,
      'offers', coalesce(s.offers, 0), 'stores', coalesce(s.stores, 0),
      'lowest_offer', ${named('lowest', 'lowest_store')}, 'standard_offer', ${named('standard', 'standard_store')}
    ) card
    from unnest(${ids}::int[]) with ordinality asked(id, at)
    join products p on p.id = asked.id
    join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    left join rarities r on r.id = p.rarity_id
    left join product_stats s on s.product_id = p.id
    left join lateral ${lowestOffer} lowest on true
    left join stores lowest_store on lowest_store.id = lowest.store_id
    left join lateral ${standardOffer} standard on true
    left join stores standard_store on standard_store.id = standard.store_id
    order by asked.at`.execute(db)
  return rows.map(({ card }) => withBetterOffer(card))
}

/** If both offers cost the same, the one in standard condition is shown as the cheapest. */
const withBetterOffer = (card: Product): Product =>
  card.standard_offer?.price_cents === card.lowest_offer?.price_cents
    ? { ...card, lowest_offer: card.standard_offer }
    : card
