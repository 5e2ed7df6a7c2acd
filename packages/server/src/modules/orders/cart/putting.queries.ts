import { MOST_OF_A_LINE, type SeenOffer } from '@bra/contract/orders/cart.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { numberInSql } from '../../ground/settings/index.ts'
import { unitsAtStore, unitsInCenter } from '../../stores/listings/index.ts'
import { cartToHold, isOwned, onCartHeld } from './cart.queries.ts'
import type { CartOwner } from './owner.ts'

type Fragment = ReturnType<typeof sql>

export interface PutIn {
  owner: CartOwner
  listingId: number
  quantity: number
  /** True takes from the centre, false from the store, undefined from wherever there are enough. */
  fromCenter: boolean | undefined
  /** The offer as the person saw it; if it is not so any more, nothing is added. */
  seen?: SeenOffer
  /** The place that a line had before it was taken out; it matters only if the offer is not in the cart. */
  place?: number
  now: Date
}

// units of the offer `l` that its row `line` of the cart leaves free, in the store and in the centre
const ownFree = sql`(${unitsAtStore} - (coalesce(line.quantity, 0) - coalesce(line.center_quantity, 0)))`
const centerFree = sql`(${unitsInCenter} - coalesce(line.center_quantity, 0))`

/** SQL for how many of `quantity` the centre gives: all, none, or what the store lacks, so that few parcels go out. */
const shareOfCenter = ({ quantity, fromCenter }: PutIn) => {
  if (fromCenter !== undefined) return fromCenter ? sql`${quantity}::int` : sql`0`
  return sql`case when ${centerFree} >= ${quantity} then ${quantity} when ${ownFree} >= ${quantity} then 0
    else ${quantity} - greatest(${ownFree}, 0) end`
}

const isAsSeen = (seen: SeenOffer | undefined) =>
  seen
    ? sql`(l.price_cents, l.condition, l.language, l.finish, l.extras, l.grade) is not distinct from
        (${seen.price_cents}::int, ${seen.condition}::text, ${seen.language}::text, ${seen.finish}::text,
          ${seen.extras}::text[], ${seen.grade && JSON.stringify(seen.grade)}::jsonb)`
    : sql`true`

interface Put {
  id: number
  lines: number
  most: number
}

const lineOfOffer = (cartId: Fragment, asked: PutIn) => sql`
  select l.id, l.store_id, l.product_id, ${asked.quantity}::int, share.center, l.price_cents, l.condition, l.language, l.finish,
    l.extras, l.grade, ${asked.now}::timestamptz, ${asked.place ?? null}::int
  from listings l
  join stores s on s.id = l.store_id and s.owner_id is distinct from ${asked.owner.userId}::int
  left join cart_lines line on line.cart_id = ${cartId} and line.listing_id = l.id
  cross join lateral (select (${shareOfCenter(asked)})::int center) share
  where l.id = ${asked.listingId} and l.on_sale and ${isAsSeen(asked.seen)}
    and coalesce(line.quantity, 0) + ${asked.quantity} <= ${MOST_OF_A_LINE}
    and share.center <= ${centerFree} and ${asked.quantity} - share.center <= ${ownFree}
  for key share of l`

const intoCart = (cart: Fragment, lines: Fragment) => sql`
  insert into cart_lines as kept (cart_id, listing_id, store_id, product_id, quantity, center_quantity,
    unit_price_cents, condition, language, finish, extras, grade, added_at, place)
  select cart.id, line.* from ${cart} cart cross join ${lines} line
  on conflict (cart_id, listing_id) do update set
    quantity = kept.quantity + excluded.quantity,
    center_quantity = kept.center_quantity + excluded.center_quantity,
    unit_price_cents = excluded.unit_price_cents,
    condition = excluded.condition, language = excluded.language, finish = excluded.finish,
    extras = excluded.extras, grade = excluded.grade`

/** Returns undefined if the offer is not on sale, is the person's own, differs from `seen`, or has too few left. */
export async function putIn(tx: Tx, cartId: number, asked: PutIn) {
  const { rows } = await sql<Put>`
    ${intoCart(sql`(select ${cartId}::bigint id)`, sql`(${lineOfOffer(sql`${cartId}::bigint`, asked)})`)}
    returning id, ${numberInSql('cart_lines_max')} most,
      1 + (
        select count(*)::int from cart_lines other
        where other.cart_id = kept.cart_id and other.listing_id <> kept.listing_id
      ) lines`.execute(tx)
  return rows[0]
}

/** Returns false, having written nothing, if the cart was changed since, is full, or the offer cannot be put in. */
export async function putInAtOnce(tx: Tx, asked: PutIn) {
  const isSame = sql`carts.xmin = (select xmin from found)`
  const { rows } = await sql`
    with found as (select id, xmin from carts where ${isOwned(asked.owner)}),
    line as (${lineOfOffer(sql`(select id from found)`, asked)}),
    held as (
      ${cartToHold(asked.owner, asked.now)}
      from line
      where (
        select count(*) from cart_lines other where other.cart_id = (select id from found) and other.listing_id <> line.id
      ) < ${numberInSql('cart_lines_max')}
      ${onCartHeld(asked.owner)} where ${isSame}
      returning id
    )
    ${intoCart(sql`held`, sql`line`)}
    returning kept.id`.execute(tx)
  return rows.length > 0
}

interface Left extends SeenOffer {
  on_sale: boolean
  is_as_seen: boolean
  is_own: boolean
  in_cart: number
  own_left: number
  center_left: number
}

export async function whatIsLeft(db: Db, cartId: number, { owner: { userId }, listingId, seen }: PutIn) {
  const { rows } = await sql<Left>`
    select l.on_sale, ${isAsSeen(seen)} is_as_seen, l.price_cents, l.condition, l.grade, l.language, l.finish, l.extras,
      s.owner_id is not distinct from ${userId}::int is_own, coalesce(line.quantity, 0) in_cart,
      greatest(${ownFree}, 0) own_left, greatest(${centerFree}, 0) center_left
    from listings l
    join stores s on s.id = l.store_id
    left join cart_lines line on line.cart_id = ${cartId} and line.listing_id = l.id
    where l.id = ${listingId}`.execute(db)
  return rows[0]
}
