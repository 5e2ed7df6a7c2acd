import type { CartLine } from '@bra/contract/cart.schemas'
import type { Offer } from '@bra/contract/listings.schemas'
import type { StoreStatus } from '@bra/contract/store-life'
import type { Store } from '@bra/contract/stores.schemas'
import type { Uf } from '@bra/contract/trade'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { MethodCode } from '../shipping/shipping.tables.ts'
import { storeCard } from '../stores/index.ts'

/** A row of the cart beside its offer as it stands now; the two parts of it are told apart by `center_quantity`. */
export interface CartRow {
  id: number
  cart_id: number
  /** The ways to send that were chosen for the cart. */
  chosen: { store_id: number | null; method: MethodCode }[]
  quantity: number
  center_quantity: number
  unit_price_cents: number
  condition: CartLine['condition']
  language: CartLine['language']
  finish: CartLine['finish']
  extras: Offer['extras']
  grade: Offer['grade']
  /** Null where the store took it away. */
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

/** The offers in a person's cart, held in the order of their ids, so that nobody waits in a circle. */
const heldOffers = (userId: number) => sql`(
  select * from listings
  where id in (
    select listing_id from carts join cart_lines on cart_id = carts.id where user_id = ${userId} and status = 'active'
  )
  order by id for no key update
)`

/** Everything that the active cart of a person holds, in the order it was put in; `hold` its offers until the transaction ends. One statement. */
export async function rowsOfCart(db: Db, userId: number, hold = false): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select line.id, cart.id cart_id, cart.chosen, line.quantity, line.center_quantity, line.unit_price_cents,
      line.condition, line.language, line.finish, line.extras, line.grade,
      s.status, s.back_on, s.uf, s.cep, s.sends_letters, s.allows_pickup, ${storeCard} store,
      case when l.id is not null then json_build_object(
        'id', l.id, 'condition', l.condition, 'grade', l.grade, 'language', l.language, 'finish', l.finish,
        'extras', l.extras, 'comment', l.comment, 'photos', l.photos, 'regular_price_cents', l.regular_price_cents,
        'price_cents', l.price_cents, 'paused', l.status = 'paused' or l.over_plan, 'quantity', l.quantity,
        'center_quantity', l.bra_center_quantity
      ) end offer,
      json_build_object(
        'id', p.id, 'name', p.name, 'slug', p.slug, 'type', p.type, 'card_number', p.card_number, 'code', p.code,
        'weight_grams', p.weight_grams,
        'sides', case when p.length_cm + p.width_cm + p.height_cm is not null
          then json_build_array(p.length_cm, p.width_cm, p.height_cm) end,
        'categories', json_build_object(
          'id', c.id, 'name', c.name, 'slug', c.slug, 'code', c.code, 'series', c.series,
          'total', c.total, 'release_date', c.release_date
        ),
        'product_image',
          (select coalesce(json_agg(json_build_object('image', image)), '[]') from unnest(p.images) image)
      ) product
    from (
      select id, (
        select coalesce(json_agg(json_build_object('store_id', store_id, 'method', method)), '[]')
        from cart_shippings where cart_id = carts.id
      ) chosen
      from carts where user_id = ${userId} and status = 'active' offset 0
    ) cart
    join cart_lines line on line.cart_id = cart.id
    join products p on p.id = line.product_id
    join categories c on c.id = p.category_id
    join stores s on s.id = line.store_id
    left join store_stats t on t.store_id = s.id
    left join ${hold ? heldOffers(userId) : sql`listings`} l on l.id = line.listing_id
    order by line.id`.execute(db)
  return rows
}

/** The active cart of a person, also an empty one; null until something was put in. */
export const idOfCart = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('carts')
      .select('id')
      .where('user_id', '=', userId)
      .where(sql<boolean>`status = 'active'`)
      .executeTakeFirst()
  )?.id ?? null

/** The active cart of a person, made where there is none, and held until the transaction ends. */
export const holdCart = async (tx: Tx, userId: number, now: Date) =>
  (
    await tx
      .insertInto('carts')
      .values({ user_id: userId, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        // literal, as the index has it: a planned statement finds no index by a parameter
        conflict
          .column('user_id')
          .where(sql<boolean>`status = 'active'`)
          .doUpdateSet({ updated_at: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** The ways to send that a person has chosen in the active cart, also for what was taken out of it. */
export const waysChosen = (db: Db, userId: number) =>
  db
    .selectFrom('carts')
    .innerJoin('cart_shippings as choice', 'choice.cart_id', 'carts.id')
    .select(['choice.store_id', 'choice.method'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`status = 'active'`)
    .execute()

/** Only for a group that has goods in the cart; the latest choice counts. */
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

/** What it holds became an order: the person begins another. */
export const closeCart = (tx: Tx, cartId: number, now: Date) =>
  tx.updateTable('carts').set({ status: 'ordered', updated_at: now }).where('id', '=', cartId).execute()
