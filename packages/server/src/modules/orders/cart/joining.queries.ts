import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { MOST_OF_A_LINE } from '@bra/contract/orders/cart.schemas'
import { placeInCart } from './cart.queries.ts'

export interface Joined {
  from: number
  into: number
}

export const holdVisitorsCart = async (tx: Tx, guestId: string) =>
  (await tx.selectFrom('carts').select('id').where('guest_id', '=', guestId).forUpdate().executeTakeFirst())?.id

interface LeftRow {
  id: number
  name: string
  quantity: number
}

/** Removes from the visitor's cart what the person sells, and returns it; `id` is the offer's, 0 if it is gone. */
export async function takeOutOwn(tx: Tx, cartId: number, userId: number) {
  const { rows } = await sql<LeftRow>`
    delete from cart_lines line using stores s, products p
    where line.cart_id = ${cartId} and s.id = line.store_id and s.owner_id = ${userId} and p.id = line.product_id
    returning coalesce(line.listing_id, 0)::int id, p.name, line.quantity`.execute(tx)
  return rows
}

/** Adds the visitor's units to the account's rows of the same offers, with the price and variant seen last. */
export async function joinSameOffers(tx: Tx, { from, into }: Joined) {
  await sql`
    with come as (
      delete from cart_lines line using cart_lines kept
      where line.cart_id = ${from} and kept.cart_id = ${into} and kept.listing_id = line.listing_id
      returning line.*
    )
    update cart_lines kept set
      quantity = least(kept.quantity + come.quantity, ${MOST_OF_A_LINE}),
      center_quantity = least(kept.center_quantity + come.center_quantity, ${MOST_OF_A_LINE}),
      unit_price_cents = come.unit_price_cents, condition = come.condition, language = come.language,
      finish = come.finish, extras = come.extras, grade = come.grade
    from come where kept.cart_id = ${into} and kept.listing_id = come.listing_id`.execute(tx)
}

/** Moves the oldest rows, at most `room`, and the ways to send that the account had not chosen. */
export async function moveRows(tx: Tx, { from, into }: Joined, room: number) {
  await sql`
    update cart_lines set cart_id = ${into}
    where id in (select line.id from cart_lines line where line.cart_id = ${from} order by ${placeInCart} limit ${room})`.execute(
    tx,
  )
  await sql`
    insert into cart_shippings (cart_id, store_id, method, chosen_at)
    select ${into}, store_id, method, chosen_at from cart_shippings where cart_id = ${from}
    on conflict do nothing`.execute(tx)
}

export async function rowsLeft(tx: Tx, cartId: number) {
  const { rows } = await sql<LeftRow>`
    select coalesce(line.listing_id, 0)::int id, p.name, line.quantity
    from cart_lines line join products p on p.id = line.product_id
    where line.cart_id = ${cartId} order by ${placeInCart}`.execute(tx)
  return rows
}

export const deleteCart = (tx: Tx, cartId: number) => tx.deleteFrom('carts').where('id', '=', cartId).execute()

export async function deleteVisitorsCarts(tx: Tx, { before, most }: { before: Date; most: number }) {
  await sql`
    delete from carts where id in (
      select id from carts where guest_id is not null and updated_at < ${before} order by updated_at limit ${most}
    )`.execute(tx)
}
