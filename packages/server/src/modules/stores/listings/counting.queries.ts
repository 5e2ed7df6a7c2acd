import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { unitsAtStore } from './center-stock.queries.ts'
import type { ChangedOffer } from './product-stats.queries.ts'

export interface OwnersCard {
  storeId: number
  productId: number
}

/** Pauses what the owner's stores keep of a product themselves; locks the offers in the order of ids. */
export async function pauseOwnOffers(tx: Tx, { storeId, productId }: OwnersCard, at: Date): Promise<ChangedOffer[]> {
  const { rows } = await sql<ChangedOffer>`
    with own as materialized (
      select l.id from listings l join stores s on s.id = l.store_id
      where s.owner_id = (select owner_id from stores where id = ${storeId}) and l.product_id = ${productId}
        and l.status = 'available' and ${unitsAtStore} > 0
      order by l.id for no key update of l
    )
    update listings l set status = 'paused', unconfirmed_since = ${at}, updated_at = ${at}
    from own where l.id = own.id
    returning l.id, l.store_id, l.product_id, false stays`.execute(tx)
  return rows
}

export const nameOfCard = (tx: Tx, productId: number) =>
  tx.selectFrom('products').select('name').where('id', '=', productId).executeTakeFirstOrThrow()
