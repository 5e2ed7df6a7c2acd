import type { WantedItem } from '@bra/contract/shopping/storefronts.schemas'
import type { Uf } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { sameCard } from '../../catalogue/catalog/index.ts'
import { unitsAtStore } from '../../stores/listings/index.ts'
import type { ParcelItem } from '../../stores/shipping/index.ts'
import { bestFirst, editions, fits } from '../wants/index.ts'

export interface StoreSending {
  owner_id: number
  uf: Uf
  cep: string
  sends_letters: boolean
  allows_pickup: boolean
}

export const sendingOf = (db: Db, storeId: number): Promise<StoreSending> =>
  db
    .selectFrom('stores')
    .select(['owner_id', 'uf', 'cep', 'sends_letters', 'allows_pickup'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow() as Promise<StoreSending>

/** What a want would take from the store's own stock, and what that weighs. */
export interface WantedOffer extends Omit<WantedItem, 'product'>, Omit<ParcelItem, 'quantity' | 'isCard'> {
  product_id: number
  is_card: boolean
}

/** Returns for each want of the person the best offer that the store can send itself; not of products in `inCart`. */
export async function bestOfWants(db: Db, userId: number, of: { storeId: number; inCart: number[] }) {
  const { rows } = await sql<WantedOffer>`
    select distinct on (found.id) found.*
    from (
      select best.*, w.product_id wanted_id, w.any_edition
      from wants w
      cross join lateral (
        select l.id, l.product_id, l.condition, l.language, l.finish, l.price_cents,
          least(w.quantity, ${unitsAtStore}) quantity, p.weight_grams grams, p.type = 'tcg' is_card,
          case when p.length_cm + p.width_cm + p.height_cm is not null
            then json_build_array(p.length_cm, p.width_cm, p.height_cm) end sides
        from (select 1) one ${editions}
        join listings l on l.store_id = ${of.storeId} and l.product_id = edition.id and ${fits}
        join products p on p.id = l.product_id
        where ${unitsAtStore} > 0
        order by ${bestFirst} limit 1
      ) best
      where w.user_id = ${userId} and w.active and not w.product_id = any(${of.inCart}::int[])
      offset 0
    ) found
    where not found.any_edition or not exists (
      select from products p join products other on ${sameCard}
      where p.id = found.wanted_id and other.id = any(${of.inCart}::int[])
    )
    order by found.id, found.quantity desc`.execute(db)
  return rows
}
