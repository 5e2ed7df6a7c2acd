import type { App } from '../app.ts'
import { personByEmail } from '../modules/people/accounts/index.ts'
import { orderOf } from './order-of.ts'

/** Ids of rows of the buyer or the seller, which others will try to reach. */
export interface Belongings {
  address: number
  session: number
  notice: number
  item: number
  want: number
  savedSearch: number
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
  listing: number
  view: number
  listingChange: number
  sheet: number
  company: number
  signature: number
  bill: number
  userId: number
  /** The buyer's, with a store of nobody who is asked. */
  complaint: number
  /** The seller's, of a buyer whom nobody asks for. */
  storeComplaint: number
}

/** Reads the ids from the seeded world; nobody there has saved a card, so one is made up. */
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
  const listing = await db
    .selectFrom('listings')
    .select('id')
    .where('store_id', '=', store.id)
    .where('bra_center_quantity', '=', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const product = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow()
  return {
    address: address!,
    notice: notice!,
    item: item!,
    want: want!,
    savedSearch: await searchOf(app, buyer),
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
    listing: listing.id,
    ...(await ofBackOffice(app, seller, store.id)),
    ...(await complaintsOf(app, { buyer, parcel: parcel.id, sale: sale.id, store: store.id })),
    company: company.id,
    ...(await signatureOf(app, seller, store.id)),
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

/** A plan that is in force until next month, with a bill of it that is open. */
const signatureOf = (app: App, userId: number, storeId: number) =>
  app.transaction(async (tx) => {
    const plan = await tx.selectFrom('plans').select('id').where('code', '=', 'feirante').executeTakeFirstOrThrow()
    const terms = { plan_id: plan.id, price_cents: 2990 }
    const at = app.clock.now()
    const days = { anchor_day: 21, period_start: '2026-11-21', period_end: '2026-12-21' }
    const signed = { ...terms, store_id: storeId, user_id: userId, state: 'active' as const, created_at: at }
    const signature = await tx
      .insertInto('signatures')
      .values({ ...signed, ...days, method: 'pix' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const owed = { kind: 'plan', state: 'open', title: 'Plano Feirante', cents: 2990 } as const
    const bill = await tx
      .insertInto('bills')
      .values({ ...owed, user_id: userId, store_id: storeId, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = { bill_id: bill.id, signature_id: signature.id, kind: 'renewal' as const, due_on: '2026-12-21' }
    await tx
      .insertInto('signature_bills')
      .values({ ...of, ...terms })
      .execute()
    return { signature: signature.id, bill: bill.id }
  })

const searchOf = (app: App, userId: number) =>
  app.transaction(async (tx) => {
    const asked = { query: '{"search":"Boitatá"}', query_key: 'boitata', alert: 'off' as const }
    const row = { user_id: userId, name: 'Boitatás', ...asked, looked_at: app.clock.now(), created_at: app.clock.now() }
    return (await tx.insertInto('saved_searches').values(row).returning('id').executeTakeFirstOrThrow()).id
  })

const cardOf = (app: App, userId: number) =>
  app.transaction(async (tx) => {
    const onFile = { brand: 'Visa', last_four: '0010', holder: 'COMPRADORA', expiry_month: 12, expiry_year: 2030 }
    const ids = { user_id: userId, payer_id: 'cus_1', provider_card_id: 'card_1' }
    const row = { ...ids, ...onFile, created_at: app.clock.now() }
    return (await tx.insertInto('saved_cards').values(row).returning('id').executeTakeFirstOrThrow()).id
  })

const ofBackOffice = (app: App, owner: number, store: number) =>
  app.transaction(async (tx) => {
    const at = app.clock.now()
    const row = { user_id: owner, store_id: store, name: 'Esgotadas', view: '{"order":"name"}', created_at: at }
    const done = { store_id: store, user_id: owner, action: '{"kind":"price"}', offers: 0, made_at: at }
    const view = await tx.insertInto('listing_views').values(row).returning('id').executeTakeFirstOrThrow()
    const change = await tx.insertInto('listing_changes').values(done).returning('id').executeTakeFirstOrThrow()
    const sheet = {
      store_id: store,
      file_name: 'ofertas.csv',
      state: 'running' as const,
      lines: '[]',
      faults: '[]',
      total: 0,
    }
    const none = { counts: '{"created":0,"changed":0,"unchanged":0}', created_at: at }
    const read = await tx
      .insertInto('listing_imports')
      .values({ ...sheet, ...none })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { sheet: read.id, view: view.id, listingChange: change.id }
  })

interface Complained {
  buyer: number
  parcel: number
  sale: number
  store: number
}

const complaintsOf = (app: App, { buyer, parcel, sale, store }: Complained) =>
  app.transaction(async (tx) => {
    const at = app.clock.now()
    const about = { reason: 'wrong_card' as const, state: 'open' as const, contested_cents: 100, opened_at: at }
    const igor = await personByEmail(tx, 'igor.valadares@bracards.example')
    const gilberto = await personByEmail(tx, 'gilberto.arantes@bracards.example')
    const stores = tx.selectFrom('stores').select('id').where('owner_id', '=', gilberto!.id)
    const elsewhere = await stores.limit(1).executeTakeFirstOrThrow()
    const clock = { due_from: null, due_at: null }
    const insert = async (row: { user_id: number; store_id: number; store_order_id: number }) =>
      (
        await tx
          .insertInto('complaints')
          .values({ ...about, ...clock, ...row })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    return {
      complaint: await insert({ user_id: buyer, store_id: elsewhere.id, store_order_id: parcel }),
      storeComplaint: await insert({ user_id: igor!.id, store_id: store, store_order_id: sale }),
    }
  })
