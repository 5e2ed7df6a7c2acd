import { MOST_OF_A_LINE, type SeenOffer } from '@bra/contract/orders/cart.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { numberInSql } from '../../ground/settings/index.ts'
import { unitsAtStore, unitsInCenter } from '../../stores/listings/index.ts'

export interface PutIn {
  cartId: number
  /** Null for a visitor. */
  userId: number | null
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
  /** Lines of the cart, this one included, and the most that a cart may have. */
  lines: number
  most: number
}

/** Returns undefined if the offer is not on sale, is the person's own, differs from `seen`, or has too few left. */
export async function putIn(tx: Tx, asked: PutIn) {
  const { rows } = await sql<Put>`
    insert into cart_lines as kept (cart_id, listing_id, store_id, product_id, quantity, center_quantity,
      unit_price_cents, condition, language, finish, extras, grade, added_at, place)
    select ${asked.cartId}, l.id, l.store_id, l.product_id, ${asked.quantity}, share.center,
      l.price_cents, l.condition, l.language, l.finish, l.extras, l.grade, ${asked.now}, ${asked.place ?? null}::int
    from listings l
    join stores s on s.id = l.store_id and s.owner_id is distinct from ${asked.userId}::int
    left join cart_lines line on line.cart_id = ${asked.cartId} and line.listing_id = l.id
    cross join lateral (select (${shareOfCenter(asked)})::int center) share
    where l.id = ${asked.listingId} and l.on_sale and ${isAsSeen(asked.seen)}
      and coalesce(line.quantity, 0) + ${asked.quantity} <= ${MOST_OF_A_LINE}
      and share.center <= ${centerFree} and ${asked.quantity} - share.center <= ${ownFree}
    for key share of l
    on conflict (cart_id, listing_id) do update set
      quantity = kept.quantity + excluded.quantity,
      center_quantity = kept.center_quantity + excluded.center_quantity,
      unit_price_cents = excluded.unit_price_cents,
      condition = excluded.condition, language = excluded.language, finish = excluded.finish,
      extras = excluded.extras, grade = excluded.grade
    returning id, ${numberInSql('cart_lines_max')} most,
      1 + (
        select count(*)::int from cart_lines other
        where other.cart_id = kept.cart_id and other.listing_id <> kept.listing_id
      ) lines`.execute(tx)
  return rows[0]
}

interface Left extends SeenOffer {
  on_sale: boolean
  is_as_seen: boolean
  is_own: boolean
  in_cart: number
  own_left: number
  center_left: number
}

/** Returns the offer as it is now, and how many units the store and the centre have left beside those in the cart. */
export async function whatIsLeft(db: Db, { cartId, userId, listingId, seen }: PutIn) {
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

/** Returns product names by offer id; offers that are gone are missing. */
export async function namesOfOffers(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db
    .selectFrom('listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 'p.name'])
    .where('l.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface CartLineKey {
  cartId: number
  id: number
  fromCenter: boolean
}

interface PartSet {
  quantity: number
  /** The person agrees to the price and variant as they are now. */
  agrees: boolean
}

const asItIs = sql`, unit_price_cents = l.price_cents, condition = l.condition, language = l.language,
  finish = l.finish, extras = l.extras, grade = l.grade`

/** Returns undefined if the row is not of this cart, has no such part, or the offer has too few. */
export async function setPart(tx: Tx, { cartId, id, fromCenter }: CartLineKey, { quantity, agrees }: PartSet) {
  const of = fromCenter
    ? {
        total: sql`line.quantity - line.center_quantity + ${quantity}::int`,
        center: sql`${quantity}::int`,
        there: sql`line.center_quantity > 0`,
        stock: unitsInCenter,
      }
    : {
        total: sql`line.center_quantity + ${quantity}::int`,
        center: sql`line.center_quantity`,
        there: sql`line.quantity > line.center_quantity`,
        stock: unitsAtStore,
      }
  const { rows } = await sql<{ id: number }>`
    update cart_lines line set quantity = ${of.total}, center_quantity = ${of.center} ${agrees ? asItIs : sql``}
    from listings l
    where l.id = line.listing_id and line.id = ${id} and line.cart_id = ${cartId}
      and ${of.there} and l.on_sale and ${quantity} <= ${of.stock}
      and ${of.total} <= ${MOST_OF_A_LINE}
    returning line.id`.execute(tx)
  return rows[0]
}

/** Returns what the offer of a part has in stock; `on_sale` is null if the offer was removed. */
export async function stockOfPart(db: Db, { cartId, id, fromCenter }: CartLineKey) {
  const part = fromCenter ? sql`line.center_quantity` : sql`line.quantity - line.center_quantity`
  const { rows } = await sql<{ on_sale: boolean | null; left: number }>`
    select l.on_sale,
      case when ${fromCenter} then ${unitsInCenter} else ${unitsAtStore} end "left"
    from cart_lines line left join listings l on l.id = line.listing_id
    where line.id = ${id} and line.cart_id = ${cartId} and ${part} > 0`.execute(db)
  return rows[0]
}

/** Removes one part of a row, and the row with its last part. */
export async function takeOut(tx: Tx, { cartId, id, fromCenter }: CartLineKey) {
  const rest = fromCenter
    ? sql`quantity = quantity - center_quantity, center_quantity = 0`
    : sql`quantity = center_quantity`
  const { rows } = await sql<{ id: number }>`
    update cart_lines set ${rest}
    where id = ${id} and cart_id = ${cartId} and center_quantity > 0 and center_quantity < quantity
    returning id`.execute(tx)
  if (rows[0]) return rows[0]
  const isOnlyPart = fromCenter ? sql<boolean>`center_quantity = quantity` : sql<boolean>`center_quantity = 0`
  return tx
    .deleteFrom('cart_lines')
    .where('id', '=', id)
    .where('cart_id', '=', cartId)
    .where(isOnlyPart)
    .returning('id')
    .executeTakeFirst()
}

/** Removes whole rows of this cart; ids of other carts are ignored. */
export const takeOutRows = (tx: Tx, cartId: number, ids: number[]) =>
  tx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()

export const countLines = async (tx: Tx, cartId: number) =>
  (
    await tx
      .selectFrom('cart_lines')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow()
  ).count
