import type { CartQuote } from '@bra/contract/orders/cart.schemas'
import { sql } from 'kysely'
import { DAY_MS } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import { shareOf } from '@bra/server/modules/money/ledger/index'
import { buyerAddresses } from '../addresses.ts'
import { demoPeople } from '../people.ts'
import { type DemoOrder, demoOrders, type DemoParcel } from '../orders.ts'
import { breakSales } from './broken-sales.ts'
import type { MarketIds } from './market-ids.ts'
import type { Book } from './book.ts'
import { settleParcel } from './orders.money.ts'
import { insertParcel, type Offer } from './orders.parcels.ts'

const freights: Record<DemoParcel['shipping'], [name: string, cents: number, days: number]> = {
  mini: ['Mini Envios', 1290, 7],
  pac: ['PAC', 2150, 8],
  sedex: ['Sedex', 3480, 3],
}

interface Seeding {
  now: Date
  ids: MarketIds
  people: Map<string, number>
  book: Book
}

/** The stock of the stores does not change with these orders. */
export async function seedOrders(tx: Tx, { now, ids, people, book }: Seeding) {
  const offers = await offersOf(tx)
  const orderIds: number[] = []
  for (const [at, order] of demoOrders.entries()) {
    const paidAt = new Date(now.getTime() - order.paidDaysAgo * DAY_MS)
    const userId = people.get(order.buyer)!
    orderIds.push(await seedOrder(tx, { order, at, paidAt, userId, offers, stores: ids.stores, book }))
  }
  return orderIds
}

async function offersOf(tx: Tx) {
  const { rows } = await sql<Offer>`
    select id, store_id, product_id, name, code, condition, language, finish, price_cents,
      (select commission_bp from plans where plans.id = plan_of_store(store_id)) rate
    from (
      select l.*, p.name, p.code, row_number() over (partition by l.store_id order by l.id) place
      from listings l join products p on p.id = l.product_id where p.type = 'tcg' and l.grade is null
    ) one where place <= 40 order by store_id, id`.execute(tx)
  return Map.groupBy(rows, (row) => row.store_id)
}

interface OrderToSeed {
  order: DemoOrder
  at: number
  paidAt: Date
  userId: number
  offers: Map<number, Offer[]>
  stores: Map<string, number>
  book: Book
}

async function seedOrder(tx: Tx, { order, at, paidAt, userId, offers, stores, book }: OrderToSeed) {
  const parcels = order.parcels.map((parcel) => frozen(parcel, offers.get(stores.get(parcel.store)!)!, at))
  const goods = parcels.reduce((sum, { cents }) => sum + cents.goods_cents, 0)
  const freight = parcels.reduce((sum, { cents }) => sum + cents.freight_cents, 0)
  const placedAt = new Date(paidAt.getTime() - 4 * 60_000)
  const { label: _, ...place } = buyerAddresses[at % 2]!
  const address = { ...place, recipient: nameOf(order.buyer) }
  const orderId = await insertOrder(tx, {
    ...{ userId, at, placedAt, address: JSON.stringify(address) },
    ...{ goods, freight },
  })
  const inserted = []
  for (const parcel of parcels) inserted.push(await insertParcel(tx, { ...parcel, orderId, userId, placedAt, paidAt }))
  await settleParcel(tx, { orderId, userId, paidAt, parcels: inserted, book })
  for (const [nth, { rise, cancellation }] of order.parcels.entries())
    if (rise) await breakSales(tx, book, { orderId, userId, parcel: inserted[nth]!, cancellation, rise })
  return orderId
}

/** Picks the lines of a parcel; each order starts elsewhere in the store, so that not all sold the same. */
function frozen(parcel: DemoParcel, offers: Offer[], at: number) {
  const lines = Array.from({ length: parcel.lines }, (_, index) => offers[(at * 3 + index) % offers.length]!)
  const [name, cents, days] = freights[parcel.shipping]
  const goods = lines.reduce((sum, line) => sum + line.price_cents, 0)
  const shipping: CartQuote = {
    ...{ code: parcel.shipping, name, tracked: true, insured: parcel.shipping !== 'mini' },
    ...{ cents, regular_cents: cents, days_min: days, days_max: days + 2 },
  }
  const amounts = { goods_cents: goods, freight_cents: cents, commission_cents: shareOf(goods, lines[0]!.rate) }
  return { parcel, lines, shipping, cents: amounts }
}

const nameOf = (email: string) => {
  const { name, lastName } = demoPeople.find((person) => person.email === email)!
  return `${name} ${lastName}`
}

interface NewOrder {
  userId: number
  at: number
  placedAt: Date
  address: string
  goods: number
  freight: number
}

async function insertOrder(tx: Tx, { userId, at, placedAt, address, goods, freight }: NewOrder) {
  const amounts = { goods_cents: goods, freight_cents: freight, total_cents: goods + freight }
  const { id } = await tx
    .insertInto('orders')
    .values({ user_id: userId, address, ...amounts, created_at: placedAt, pay_until: placedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const method = { method: 'pix' as const, installments: 1, state: 'paid' as const }
  const paid = { order_id: id, ...method, code: `demo-${at}`, payer_id: `cus_demo_${userId}` }
  const known = { payment_id: `or_demo_${at}`, charge_id: `ch_demo_${at}` }
  await tx
    .insertInto('order_payments')
    .values({ ...paid, ...known, expires_at: placedAt, created_at: placedAt })
    .execute()
  return id
}
