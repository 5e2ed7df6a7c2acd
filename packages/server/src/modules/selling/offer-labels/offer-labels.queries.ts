import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface LabelledOffer {
  id: number
  name: string
  code: string
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  quantity: number
  position: string | null
  sku: string | null
}

export async function offersToLabel(db: Db, storeId: number, ids: number[]) {
  const { rows } = await sql<LabelledOffer>`
    select l.id, p.name, p.code, l.condition, l.language, l.finish, l.quantity, l.position, l.sku
    from unnest(${ids}::bigint[]) with ordinality asked(id, at)
    join listings l on l.id = asked.id and l.store_id = ${storeId}
    join products p on p.id = l.product_id
    order by asked.at`.execute(db)
  return rows
}
