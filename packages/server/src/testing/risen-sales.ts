import type { App } from '../app.ts'
import { DAY_MS } from '../platform/clock.ts'
import { paidOrder } from './paid-order.ts'

interface Offer {
  id: number
  store_id: number
  product_id: number
}

interface RisenSale {
  userId: number
  offer: Offer
  /** The price of the buyer, and of the market on that day. */
  unitCents: number
  /** The price of the market forty days later, which is then now. */
  risenTo: number
  units?: number
}

const WEEK_MS = 7 * DAY_MS
const ENOUGH = 6

interface Test {
  app: App
  clock: { now: () => Date; advance: (ms: number) => void }
}

/** A parcel that was paid forty days ago at the price of the market, which moved since. */
export async function soldBeforeRise(
  { app, clock }: Test,
  { userId, offer, unitCents, risenTo, units = 1 }: RisenSale,
) {
  await app.db.deleteFrom('sales').where('product_id', '=', offer.product_id).execute()
  await sell(app, offer, { cents: unitCents, at: new Date(clock.now().getTime() - WEEK_MS) })
  const { orderId, parcels } = await paidOrder(app, { userId, offers: [offer], quantity: units, unitCents })
  clock.advance(40 * DAY_MS)
  await sell(app, offer, { cents: risenTo, at: new Date(clock.now().getTime() - DAY_MS) })
  return { id: parcels[0]!, orderId }
}

async function sell({ db }: App, offer: Offer, { cents, at }: { cents: number; at: Date }) {
  const copy = { condition: 'NM', language: 'PT', finish: 'normal' } as const
  const of = { product_id: offer.product_id, store_id: offer.store_id, uf: 'SP' as const, is_plain: true }
  const sale = { ...copy, ...of, quantity: 1, unit_price_cents: cents, sold_at: at }
  await db
    .insertInto('sales')
    .values(Array.from({ length: ENOUGH }, () => sale))
    .execute()
}

/** Sets from how many buyers on, and up to how many cents, the house advances the credit that a store owes. */
export async function allowAdvances({ db }: App, { buyers = 0, store = 100_000, buyer = 100_000 } = {}) {
  const rules = { advance_buyers: buyers, advance_store_month: store, advance_buyer_month: buyer }
  for (const [code, value] of Object.entries(rules))
    await db
      .updateTable('parameters')
      .set({ value: String(value) })
      .where('code', '=', code)
      .execute()
}
