import type { CartLine } from '@bra/contract/orders/cart.schemas'
import type { Offer } from '@bra/contract/stores/listings.schemas'
import type { StoreStatus } from '@bra/contract/stores/store-life'
import type { Store } from '@bra/contract/stores/stores.schemas'
import type { Uf } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { numberInSql, textInSql } from '../../ground/settings/index.ts'
import { addressesOf, defaultAddressInSql } from '../../people/addresses/index.ts'
import { unitsInCenter } from '../../stores/listings/index.ts'
import type { MethodCode } from '../../stores/shipping/shipping.tables.ts'
import { storeCard } from '../../stores/stores/index.ts'
import type { CartOwner } from './owner.ts'

/** A row of the cart with its offer as it is now; `center_quantity` of its `quantity` come from the centre. */
export interface CartRow {
  id: number
  place: number
  cart_id: number
  chosen: { store_id: number | null; method: MethodCode }[]
  home_postcode: string | null
  home_state: string | null
  center_cep: string
  center_posting_days: number
  quantity: number
  center_quantity: number
  unit_price_cents: number
  condition: CartLine['condition']
  language: CartLine['language']
  finish: CartLine['finish']
  extras: Offer['extras']
  grade: Offer['grade']
  offer:
    | (NonNullable<CartLine['offer']> &
        Pick<CartLine, 'condition' | 'language' | 'finish'> & {
          price_cents: number
          paused: boolean
          quantity: number
          center_quantity: number
        })
    | null
  product: CartLine['product'] & { weight_grams: number; sides: [number, number, number] | null }
  store: Store
  status: StoreStatus
  back_on: string | null
  uf: Uf
  cep: string
  sends_letters: boolean
  allows_pickup: boolean
}

/** SQL for the active cart of the owner, as a condition on `carts`. */
export const isOwned = ({ userId, guestId }: CartOwner) =>
  userId === null
    ? sql<boolean>`carts.guest_id = ${guestId} and carts.status = 'active'`
    : sql<boolean>`carts.user_id = ${userId} and carts.status = 'active'`

/** Locks the offers in a person's cart in the order of their ids, so that no transactions deadlock. */
const heldOffers = (owner: CartOwner) => sql`(
  select * from listings
  where id in (
    select listing_id from carts join cart_lines on cart_id = carts.id where ${isOwned(owner)}
  )
  order by id for no key update
)`

export const placeInCart = sql`coalesce(line.place, line.id)`

/** Returns the rows of the active cart by their places; `hold` locks their offers until the transaction ends. */
export async function rowsOfCart(db: Db, owner: CartOwner, hold = false): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select line.id, ${placeInCart} place, cart.id cart_id, cart.chosen, cart.home_postcode, cart.home_state,
      cart.center_cep, cart.center_posting_days, line.quantity, line.center_quantity, line.unit_price_cents,
      line.condition, line.language, line.finish, line.extras, line.grade,
      s.status, s.back_on, s.uf, s.cep, s.sends_letters, s.allows_pickup, ${storeCard} store,
      case when l.id is not null then json_build_object(
        'id', l.id, 'condition', l.condition, 'grade', l.grade, 'language', l.language, 'finish', l.finish,
        'extras', l.extras, 'comment', l.comment, 'photos', l.photos, 'passport', l.passport, 'regular_price_cents', l.regular_price_cents,
        'price_cents', l.price_cents, 'paused', l.status = 'paused' or l.over_plan, 'quantity', l.quantity,
        'center_quantity', ${unitsInCenter}
      ) end offer,
      json_build_object(
        'id', p.id, 'name', p.name, 'slug', p.slug, 'type', p.type, 'card_number', p.card_number, 'code', p.code,
        'weight_grams', p.weight_grams,
        'sides', case when p.length_cm + p.width_cm + p.height_cm is not null
          then json_build_array(p.length_cm, p.width_cm, p.height_cm) end,
        'categories', json_build_object(
          'id', c.id, 'name', c.name, 'slug', c.slug, 'code', c.code, 'series', c.series,
          'total', c.total, 'release_date', c.release_date, 'business', b.slug
        ),
        'product_image',
          (select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image)
      ) product
    from (
      select id, (
        select coalesce(json_agg(json_build_object('store_id', store_id, 'method', method)), '[]')
        from cart_shippings where cart_id = carts.id
      ) chosen, ${defaultAddressInSql(owner.userId, 'postcode')} home_postcode,
        ${defaultAddressInSql(owner.userId, 'state')} home_state,
        ${textInSql('bra_center_cep')} center_cep, ${numberInSql('bra_center_posting_days')} center_posting_days
      from carts where ${isOwned(owner)} offset 0
    ) cart
    join cart_lines line on line.cart_id = cart.id
    join products p on p.id = line.product_id
    join categories c on c.id = p.category_id
    join businesses b on b.id = c.business_id
    join stores s on s.id = line.store_id
    left join store_stats t on t.store_id = s.id
    left join ${hold ? heldOffers(owner) : sql`listings`} l on l.id = line.listing_id
    order by 2, line.id`.execute(db)
  return rows
}

/** Returns the active cart's id, also of an empty one; null until something was put in. */
export const idOfCart = async (db: Db, owner: CartOwner) =>
  (await db.selectFrom('carts').select('id').where(isOwned(owner)).executeTakeFirst())?.id ?? null

export const cartToHold = ({ userId, guestId }: CartOwner, now: Date) => sql`
  insert into carts (user_id, guest_id, created_at, updated_at)
  select ${userId}::int, ${guestId}::text, ${now}::timestamptz, ${now}::timestamptz`

export const onCartHeld = ({ userId }: CartOwner) =>
  // the conditions are literal, as in the partial indexes, which a prepared statement does not match by a parameter
  sql`on conflict ${userId === null ? sql`(guest_id) where guest_id is not null` : sql`(user_id) where status = 'active'`}
    do update set updated_at = excluded.updated_at`

export async function holdCart(tx: Tx, owner: CartOwner, now: Date) {
  const { rows } = await sql<{ id: number }>`${cartToHold(owner, now)} ${onCartHeld(owner)} returning id`.execute(tx)
  return rows[0]!.id
}

/** Returns the ways to send chosen in the active cart, also of senders whose goods were taken out again. */
export const waysChosen = (db: Db, owner: CartOwner) =>
  db
    .selectFrom('carts')
    .innerJoin('cart_shippings as choice', 'choice.cart_id', 'carts.id')
    .select(['choice.store_id', 'choice.method'])
    .where(isOwned(owner))
    .execute()

/** Overwrites an earlier choice; callers check that the sender has goods in the cart. */
export const chooseMethod = (
  tx: Tx,
  cartId: number,
  choice: { storeId: number | null; method: MethodCode; now: Date },
) =>
  tx
    .insertInto('cart_shippings')
    .values({ cart_id: cartId, store_id: choice.storeId, method: choice.method, chosen_at: choice.now })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'store_id'])
        .doUpdateSet((row) => ({ method: row.ref('excluded.method'), chosen_at: row.ref('excluded.chosen_at') })),
    )
    .execute()

export const addressAtPostcode = (db: Db, userId: number, postcode: string) =>
  addressesOf(db, userId)
    .selectAll()
    .where('postcode', '=', postcode)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
