import { beingUndone, ended, notSent, onTheWayOrThere, stillToPost, toAnswer } from '@bra/contract/orders/order-states'
import { type Expression, sql } from 'kysely'
import type { StoreColumns } from '../../../module.ts'
import { literals } from '../../../platform/literals.ts'
import { parcelsOf } from './parcels-of-store.queries.ts'

const parcelsSentBy = (storeId: Expression<number>, states: typeof stillToPost) => sql<number>`(
  select count(*) from store_orders so where so.store_id = ${storeId} and so.state in ${literals(states)})`

export const ordersOfStore: Partial<StoreColumns> = {
  underWay: (storeId) => sql`(
    select json_build_object(
      'to_send', count(*) filter (where state in ${literals(['awaiting_payment', ...notSent])}),
      'on_the_way', count(*) filter (where state in ${literals(onTheWayOrThere)}),
      'coming_back', count(*) filter (where state in ${literals(beingUndone)}))
    from ${parcelsOf(storeId)})`,
  owesParcels: (storeId) => sql`exists (
    select from ${parcelsOf(storeId)} where so.paid_at is not null and so.state not in ${literals(ended)})`,
  toSend: (storeId) => parcelsSentBy(storeId, stillToPost),
  toAnswer: (storeId) => parcelsSentBy(storeId, toAnswer),
}
