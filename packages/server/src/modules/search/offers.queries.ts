import type { StoreOffer } from '@bra/contract/search.schemas'
import type { Uf } from '@bra/contract/trade'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { storeCard } from '../stores/index.ts'

/** An offer as it stands, and the state that it is sent from. */
export interface ShownOffer {
  offer: Omit<StoreOffer, 'freight' | 'total_cents' | 'versus_median'>
  uf: Uf
}

/** Offers on sale with their stores, in the order of `ids`; those sold meanwhile are left out. One statement. */
export async function offersShown(db: Db, ids: number[]): Promise<ShownOffer[]> {
  if (!ids.length) return []
  const { rows } = await sql<ShownOffer>`
    select l.uf, json_build_object(
      'id', l.id, 'product_id', l.product_id, 'condition', l.condition, 'grade', l.grade, 'language', l.language,
      'finish', l.finish, 'extras', l.extras, 'price_cents', l.price_cents,
      'regular_price_cents', l.regular_price_cents, 'quantity', l.quantity, 'comment', l.comment,
      'photos', l.photos, 'bra_center', l.bra_center_quantity > 0, 'store', ${storeCard}
    ) offer
    from unnest(${ids}::bigint[]) with ordinality asked(id, at)
    join listings l on l.id = asked.id and l.on_sale
    join stores s on s.id = l.store_id
    left join store_stats t on t.store_id = l.store_id
    order by asked.at`.execute(db)
  return rows
}
