import { notSent } from '@bra/contract/orders/order-states'
import { statesIn } from '@bra/contract/trade/regions'
import type { StoreOrderState } from '@bra/contract/orders/order-life'
import type { SaleTab, storeOrdersSchemas } from '@bra/contract/dispatch/store-orders.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { DAY_MS, startOfDayInBrazil } from '../../../platform/clock.ts'
import { hasWords } from '../../../platform/like.ts'
import { sentByCentre, sentByStore } from '../../orders/orders/index.ts'

export interface SalesFilter extends z.output<(typeof storeOrdersSchemas)['list']['query']> {
  storeId: number
  now: Date
}

const tabOfState: Partial<Record<StoreOrderState, SaleTab>> = {
  ...{ awaiting_payment: 'unpaid', paid: 'prepare', picking: 'prepare', invoiced: 'prepare', ready_to_ship: 'ready' },
  ...{ cancellation_requested: 'asked', shipped: 'sent', delivered: 'done', completed: 'done' },
  ...{ return_requested: 'returns', return_authorised: 'returns', returning: 'returns', returned: 'returns' },
}
export const tabFrom = (wasReturned: RawBuilder<unknown>) =>
  sql<SaleTab>`case ${sql.join(
    Object.entries(tabOfState).map(([state, tab]) => sql`when so.state = ${sql.lit(state)} then ${sql.lit(tab)}`),
    sql` `,
  )} when ${wasReturned} then 'returns' else 'over' end`
const tabOf = tabFrom(sql`so.return_authorised_at is not null`)
const statesOf = (tab: SaleTab) => [
  ...Object.entries(tabOfState).flatMap(([state, its]) => (its === tab ? [state] : [])),
  ...(tab === 'over' || tab === 'returns' ? ['expired', 'cancelled', 'lost', 'refunded'] : []),
]
// the states are repeated for the index
const standsIn = (tab: SaleTab) => sql`so.state = any(${statesOf(tab)}) and ${tabOf} = ${tab}`

// the store's own parcels, or those of the centre in which goods of the store lie
export const ownedBy = ({ storeId, bra_center: isCenter }: SalesFilter) =>
  isCenter
    ? sql`${sentByCentre} and so.id in (
        select store_order_id from order_lines where store_id = ${storeId} and from_center)`
    : sql`so.store_id = ${storeId}`

export const salesOf = (filter: SalesFilter) => sql`${ownedBy(filter)}
  ${filter.state ? sql`and so.state = ${filter.state}` : sql``}
  ${filter.tab ? sql`and ${standsIn(filter.tab)}` : sql``} ${filter.search ? sql`and ${isFound(filter)}` : sql``}
  ${narrowed(filter)}`

export const isWholeTab = ({ state, search, carrier, place, due, document, from_cents, to_cents }: SalesFilter) =>
  [state, search, carrier, place, due, document, from_cents, to_cents].every((asked) => asked === undefined)

const when = <T>(asked: T | undefined, clause: (asked: T) => RawBuilder<unknown>) =>
  asked === undefined ? sql`` : sql`and ${clause(asked)}`

// the address of a buyer and the money of the centre stay hidden, so the centre's parcels are not found by them
const narrowed = (filter: SalesFilter) => sql`
  ${when(filter.carrier, (code) => sql`so.shipping ->> 'code' = ${code}`)}
  ${when(
    filter.place,
    (place) => sql`so.paid_at is not null and ${sentByStore} and exists (
    select from orders o where o.id = so.order_id and o.address ->> 'state' = any(${[...statesIn(place)]}))`,
  )}
  ${when(
    filter.due,
    (due) => sql`so.state = any(${[...notSent]}) and not ${liesReady}
    and so.post_by < ${due === 'late' ? filter.now : endOfToday(filter.now)}`,
  )}
  ${when(filter.document, (has) => sql`${sentByStore} and ${has === 'with' ? sql`` : sql`not`} ${isDocumented}`)}
  ${when(filter.from_cents, (cents) => sql`${sentByStore} and so.goods_cents + so.freight_cents >= ${cents}`)}
  ${when(filter.to_cents, (cents) => sql`${sentByStore} and so.goods_cents + so.freight_cents <= ${cents}`)}`

const endOfToday = (now: Date) => new Date(startOfDayInBrazil(now).getTime() + DAY_MS)

const isDocumented = sql`exists (select from invoices i where i.store_order_id = so.id
  and i.environment = 1 and i.purpose = 'sale' and i.state = 'authorised')`

export const liesReady = sql`(so.state = 'ready_to_ship' and so.shipping ->> 'code' = 'retirada')`

/** "37" and "#37" are the number of an order. */
export const hasNumber = (search: string) => sql`(so.order_id::text = ${search.replace(/^#|\D+$/g, '')})`

// matches the order number, the buyer once it is paid, or one of the store's lines; searches only the store's parcels
const isFound = ({ storeId, bra_center: isCenter, search = '' }: SalesFilter) => sql`(
  ${hasNumber(search)}
  or so.id in (
    select own.id from store_orders own
    join orders o on o.id = own.order_id join users buyer on buyer.id = o.user_id
    where own.store_id = ${storeId} and own.paid_at is not null
      and ${hasWords(sql`plain(buyer.name || ' ' || coalesce(o.address ->> 'recipient', ''))`, search)}
    union all
    select l.store_order_id from order_lines l
    where l.store_id = ${storeId} and ${hasWords(sql`plain(l.name || ' ' || l.code)`, search)} and ${
      isCenter ? sql`l.from_center` : sql`l.store_order_id in (select id from store_orders where store_id = ${storeId})`
    }))`
