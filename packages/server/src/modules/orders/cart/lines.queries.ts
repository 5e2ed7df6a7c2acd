import { MOST_OF_A_LINE } from '@bra/contract/cart.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export interface PutIn {
  cartId: number
  userId: number
  listingId: number
  quantity: number
  /** True from the centre, false from the store, undefined from where there are enough. */
  fromCenter: boolean | undefined
  now: Date
}

// units of the offer `l` that its row `line` of the cart leaves free, in the store and in the centre
const ownFree = sql`(l.quantity - l.bra_center_quantity - (coalesce(line.quantity, 0) - coalesce(line.center_quantity, 0)))`
const centerFree = sql`(l.bra_center_quantity - coalesce(line.center_quantity, 0))`

/** How many of `quantity` the centre gives: all, none, or what the store lacks, so that few parcels are sent. */
const shareOfCenter = ({ quantity, fromCenter }: PutIn) => {
  if (fromCenter !== undefined) return fromCenter ? sql`${quantity}::int` : sql`0`
  return sql`case when ${centerFree} >= ${quantity} then ${quantity} when ${ownFree} >= ${quantity} then 0
    else ${quantity} - greatest(${ownFree}, 0) end`
}

/**
 * Adds units of an offer to the cart, which the caller holds: nothing comes back where the offer is not on sale, is
 * the person's own, or has not so many left beside what the cart has already.
 */
export async function putIn(tx: Tx, asked: PutIn) {
  const { rows } = await sql<{ id: number }>`
    insert into cart_lines as kept (cart_id, listing_id, store_id, product_id, quantity, center_quantity,
      unit_price_cents, condition, language, finish, extras, grade, added_at)
    select ${asked.cartId}, l.id, l.store_id, l.product_id, ${asked.quantity}, share.center,
      l.price_cents, l.condition, l.language, l.finish, l.extras, l.grade, ${asked.now}
    from listings l
    join stores s on s.id = l.store_id and s.owner_id <> ${asked.userId}
    left join cart_lines line on line.cart_id = ${asked.cartId} and line.listing_id = l.id
    cross join lateral (select (${shareOfCenter(asked)})::int center) share
    where l.id = ${asked.listingId} and l.on_sale
      and coalesce(line.quantity, 0) + ${asked.quantity} <= ${MOST_OF_A_LINE}
      and share.center <= ${centerFree} and ${asked.quantity} - share.center <= ${ownFree}
    for key share of l
    on conflict (cart_id, listing_id) do update set
      quantity = kept.quantity + excluded.quantity,
      center_quantity = kept.center_quantity + excluded.center_quantity,
      unit_price_cents = excluded.unit_price_cents,
      condition = excluded.condition, language = excluded.language, finish = excluded.finish,
      extras = excluded.extras, grade = excluded.grade
    returning id`.execute(tx)
  return rows[0]
}

/** Of an offer: whether it can be bought, and how many are left for each part of the cart's row. */
export async function whatIsLeft(db: Db, cartId: number, userId: number, listingId: number) {
  const { rows } = await sql<{
    on_sale: boolean
    is_own: boolean
    in_cart: number
    own_left: number
    center_left: number
  }>`
    select l.on_sale, s.owner_id = ${userId} is_own, coalesce(line.quantity, 0) in_cart,
      greatest(${ownFree}, 0) own_left, greatest(${centerFree}, 0) center_left
    from listings l
    join stores s on s.id = l.store_id
    left join cart_lines line on line.cart_id = ${cartId} and line.listing_id = l.id
    where l.id = ${listingId}`.execute(db)
  return rows[0]
}

/** What the products of offers are called, by offer; those that are gone are missing. */
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

export interface Part {
  cartId: number
  id: number
  fromCenter: boolean
}

interface PartSet {
  quantity: number
  /** To the price and variant as they are now. */
  agrees: boolean
}

const asItIs = sql`, unit_price_cents = l.price_cents, condition = l.condition, language = l.language,
  finish = l.finish, extras = l.extras, grade = l.grade`

/**
 * Sets how many one part of a row has. Nothing comes back where the row is not of this cart, has no such part, or the
 * offer has not so many.
 */
export async function setPart(tx: Tx, { cartId, id, fromCenter }: Part, { quantity, agrees }: PartSet) {
  const of = fromCenter
    ? {
        total: sql`line.quantity - line.center_quantity + ${quantity}::int`,
        center: sql`${quantity}::int`,
        there: sql`line.center_quantity > 0`,
        stock: sql`l.bra_center_quantity`,
      }
    : {
        total: sql`line.center_quantity + ${quantity}::int`,
        center: sql`line.center_quantity`,
        there: sql`line.quantity > line.center_quantity`,
        stock: sql`l.quantity - l.bra_center_quantity`,
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

/** The row that a part belongs to, and what there is of its offer; the offer is null where it was taken away. */
export async function stockOfPart(db: Db, { cartId, id, fromCenter }: Part) {
  const part = fromCenter ? sql`line.center_quantity` : sql`line.quantity - line.center_quantity`
  const { rows } = await sql<{ on_sale: boolean | null; left: number }>`
    select l.on_sale,
      case when ${fromCenter} then l.bra_center_quantity else l.quantity - l.bra_center_quantity end "left"
    from cart_lines line left join listings l on l.id = line.listing_id
    where line.id = ${id} and line.cart_id = ${cartId} and ${part} > 0`.execute(db)
  return rows[0]
}

/** Takes one part out of a row, and the row with its last part. */
export async function takeOut(tx: Tx, { cartId, id, fromCenter }: Part) {
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

/** Takes whole rows out, both parts of each; those of other carts stay. */
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
