import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import type { CartQuote } from '@bra/contract/orders/cart.schemas'
import { post, splitCents } from '../modules/money/ledger/index.ts'
import { keepInEscrow } from '../modules/orders/checkout/settlement.ts'
import type { App } from '../app.ts'
import type { Tx } from '../platform/db.ts'
import { insertSale } from './order-sale.ts'

const shipping: CartQuote = {
  code: 'pac',
  name: 'PAC',
  tracked: true,
  insured: true,
  cents: 1500,
  regular_cents: 1500,
  days_min: 5,
  days_max: 8,
}
const city = { recipient: 'Marina Tavares', postcode: '01310100', city: 'São Paulo', state: 'SP' }
/** An address to which carriers and tax documents can go, which need the street. */
export const home = { ...city, address: 'Avenida Paulista', number: '1000', district: 'Bela Vista' }

interface OrderOptions {
  userId: number
  /** Each offer has a parcel of its own; `center` sends it from the centre. */
  offers: { id: number; store_id: number; product_id: number; center?: boolean }[]
  quantity?: number
  unitCents?: number
  /** The part of the total that credit pays. */
  creditCents?: number
  /** The passport with which the cards were offered. */
  passport?: CardPassport
  /** Where the order goes; without it, no more than the city is known. */
  address?: object
  /** Changes the shipping, which is PAC. */
  by?: Partial<CartQuote>
}

let times = 0

/** Inserts a paid order with its money in escrow; returns the ids of its parcels. */
export const paidOrder = (
  app: App,
  { userId, offers, quantity = 2, unitCents = 490, creditCents = 0, passport, address = city, by }: OrderOptions,
) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const goods = quantity * unitCents
    const [all, freight] = [offers.length * goods, offers.length * 1500]
    const amounts = { goods_cents: all, freight_cents: freight, total_cents: all + freight, credit_cents: creditCents }
    const credits = splitCents(
      creditCents,
      offers.map(() => 1),
    )
    const row = { user_id: userId, address: JSON.stringify(address), ...amounts, created_at: now, pay_until: now }
    const { id: orderId } = await tx.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()
    times += 1
    const ids = { code: `pago-${times}`, payer_id: 'cus_1', payment_id: `or_${times}`, charge_id: `ch_${times}` }
    const attempt = { order_id: orderId, method: 'pix' as const, installments: 1, state: 'paid' as const, ...ids }
    await tx
      .insertInto('order_payments')
      .values({ ...attempt, expires_at: now, created_at: now })
      .execute()
    for (const [at, offer] of offers.entries()) {
      const cents = {
        goods_cents: goods,
        freight_cents: 1500,
        credit_cents: credits[at]!,
        commission_cents: Math.round(goods * 0.12),
      }
      const sale = { order_id: orderId, store_id: offer.center ? null : offer.store_id }
      const parcel = { ...sale, sale_id: await insertSale(tx, sale), ...cents }
      const { id } = await tx
        .insertInto('store_orders')
        .values({ ...parcel, state: 'awaiting_payment', shipping: JSON.stringify({ ...shipping, ...by }) })
        .returning('id')
        .executeTakeFirstOrThrow()
      const variant = { condition: 'NM', language: 'PT', finish: 'normal' } as const
      const of = { store_order_id: id, listing_id: offer.id, store_id: offer.store_id, product_id: offer.product_id }
      const line = {
        ...of,
        ...variant,
        name: 'Saci-Pererê',
        code: 'BDN-033',
        passport,
        unit_price_cents: unitCents,
        quantity,
        from_center: offer.center ?? false,
        commission_cents: cents.commission_cents,
      }
      await tx.insertInto('order_lines').values(line).execute()
    }
    if (creditCents > 0) await setAside(tx, app, { orderId, creditCents })
    const paid = { order_id: orderId, due_cents: all + freight - creditCents, credit_cents: creditCents }
    const moved = await keepInEscrow(tx, app, paid, 'awaiting_payment')
    return { orderId, parcels: moved.map(({ id }) => id).toSorted((one, other) => one - other), ...ids }
  })

interface SetAside {
  orderId: number
  creditCents: number
}

/** Credit comes from nowhere here, and leaves the person's account as it was. */
const setAside = (tx: Tx, app: App, { orderId, creditCents }: SetAside) =>
  post(tx, app, {
    ...{ key: `credit of order ${orderId}`, kind: 'credit_spent', orderId },
    lines: [
      { account: 'losses', cents: -creditCents },
      { account: `spending:${orderId}`, cents: creditCents },
    ],
  })
