import type { App } from '../app.ts'
import { orderOf } from './order-of.ts'

/** What is the buyer's or the seller's in the one world, to be reached for by somebody else. */
export interface Belongings {
  address: number
  session: number
  notice: number
  item: number
  want: number
  card: number
  cartLine: number
  order: number
  parcel: number
  sale: number
  saleLine: number
  review: number
  box: number
  product: number
  store: number
  company: number
  userId: number
}

/** What the rows reach for: read from the seeded world, where nobody has saved a card. */
export async function belongings(app: App, buyer: number, seller: number): Promise<Belongings> {
  const { db } = app
  const first = async (table: 'addresses' | 'notices' | 'collection_items' | 'wants' | 'sessions') =>
    (await db.selectFrom(table).select('id').where('user_id', '=', buyer).orderBy('id').executeTakeFirstOrThrow()).id
  const [address, notice, item, want, session] = await Promise.all(
    (['addresses', 'notices', 'collection_items', 'wants', 'sessions'] as const).map(first),
  )
  const cartLine = await db
    .selectFrom('cart_lines as line')
    .innerJoin('carts', 'carts.id', 'line.cart_id')
    .select('line.id')
    .where('carts.user_id', '=', buyer)
    .executeTakeFirstOrThrow()
  const store = await db.selectFrom('stores').select('id').where('owner_id', '=', seller).executeTakeFirstOrThrow()
  const company = await db.selectFrom('companies').select('id').where('user_id', '=', seller).executeTakeFirstOrThrow()
  const order = await orderOf(app, buyer)
  const parcels = db.selectFrom('store_orders').select('id')
  const parcel = await parcels.where('order_id', '=', order).executeTakeFirstOrThrow()
  const sale = await parcels.where('store_id', '=', store.id).limit(1).executeTakeFirstOrThrow()
  const lines = db.selectFrom('order_lines').select('id')
  const saleLine = await lines.where('store_order_id', '=', sale.id).limit(1).executeTakeFirstOrThrow()
  const reviews = db.selectFrom('store_reviews').select('id')
  const review = await reviews.where('store_id', '=', store.id).limit(1).executeTakeFirstOrThrow()
  const product = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow()
  return {
    address: address!,
    notice: notice!,
    item: item!,
    want: want!,
    card: await cardOf(app, buyer),
    cartLine: cartLine.id,
    order,
    parcel: parcel.id,
    sale: sale.id,
    saleLine: saleLine.id,
    review: review.id,
    box: await boxOf(app, store.id),
    session: session!,
    store: store.id,
    company: company.id,
    product: product.id,
    userId: buyer,
  }
}

const boxOf = (app: App, storeId: number) =>
  app.transaction(async (tx) => {
    const sides = { length_cm: 100, width_cm: 100, height_cm: 100, weight_grams: 900 }
    const row = { store_id: storeId, name: 'Baú', max_cards: null, created_at: app.clock.now(), ...sides }
    return (await tx.insertInto('boxes').values(row).returning('id').executeTakeFirstOrThrow()).id
  })

const cardOf = (app: App, userId: number) =>
  app.transaction(async (tx) => {
    const onFile = { brand: 'Visa', last_four: '0010', holder: 'COMPRADORA', expiry_month: 12, expiry_year: 2030 }
    const ids = { user_id: userId, payer_id: 'cus_1', provider_card_id: 'card_1' }
    const row = { ...ids, ...onFile, created_at: app.clock.now() }
    return (await tx.insertInto('saved_cards').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
