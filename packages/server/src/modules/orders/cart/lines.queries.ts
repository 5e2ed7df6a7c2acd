import { MOST_OF_A_LINE } from '@bra/contract/orders/cart.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { unitsAtStore, unitsInCenter } from '../../stores/listings/index.ts'

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

export async function stockOfPart(db: Db, { cartId, id, fromCenter }: CartLineKey) {
  const part = fromCenter ? sql`line.center_quantity` : sql`line.quantity - line.center_quantity`
  const { rows } = await sql<{ on_sale: boolean | null; left: number }>`
    select l.on_sale,
      case when ${fromCenter} then ${unitsInCenter} else ${unitsAtStore} end "left"
    from cart_lines line left join listings l on l.id = line.listing_id
    where line.id = ${id} and line.cart_id = ${cartId} and ${part} > 0`.execute(db)
  return rows[0]
}

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
