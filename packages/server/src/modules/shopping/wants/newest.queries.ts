import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { named } from '../../stores/listings/index.ts'
import { editions, fits } from './fitting.queries.ts'

interface NewestOffer {
  product_id: number
  offer: NamedOffer
}

export async function newestFitting(db: Db, userId: number, limit: number): Promise<NewestOffer[]> {
  const { rows } = await sql<NewestOffer>`
    select l.product_id, ${named('l', 's')} offer
    from (
      select distinct on (l.product_id) l.id, l.created_at
      from wants w ${editions} join listings l on l.product_id = edition.id and ${fits}
      where w.user_id = ${userId} and w.active
      order by l.product_id, l.created_at desc, l.id desc
    ) newest
    join listings l on l.id = newest.id
    join stores s on s.id = l.store_id
    order by newest.created_at desc, l.id desc limit ${limit}`.execute(db)
  return rows
}
