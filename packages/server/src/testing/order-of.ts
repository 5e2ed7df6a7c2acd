import type { App } from '../app.ts'
import { insertSale } from './order-sale.ts'

export const orderOf = (app: App, userId: number) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const cents = { goods_cents: 100, freight_cents: 0, total_cents: 100 }
    const place = JSON.stringify({ recipient: 'Marina', city: 'São Paulo', state: 'SP' })
    const row = { user_id: userId, address: place, ...cents, created_at: now, pay_until: now }
    const { id } = await tx.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow()
    const attempt = { method: 'pix' as const, state: 'expired' as const, installments: 1 }
    const payment = {
      order_id: id,
      ...attempt,
      code: `pedido-${id}`,
      payer_id: 'cus_1',
      expires_at: now,
      created_at: now,
    }
    await tx.insertInto('order_payments').values(payment).execute()
    const sale = { order_id: id, store_id: null }
    const of = { ...sale, sale_id: await insertSale(tx, sale) }
    const parcel = { ...of, state: 'expired' as const, goods_cents: 100, freight_cents: 0 }
    const shipping = { code: 'pac', name: 'PAC', tracked: true, insured: true, cents: 0, regular_cents: 0 }
    const sent = { commission_cents: 12, shipping: JSON.stringify({ ...shipping, days_min: 1, days_max: 3 }) }
    const storeOrder = { ...parcel, ...sent }
    const kept = await tx.insertInto('store_orders').values(storeOrder).returning('id').executeTakeFirstOrThrow()
    const offer = await tx.selectFrom('listings').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow()
    const { store_id, product_id, condition, language, finish } = offer
    const line = { store_order_id: kept.id, listing_id: offer.id, store_id, product_id, condition, language, finish }
    const frozen = { name: 'Saci', code: 'S1', unit_price_cents: 100, quantity: 1 }
    await tx
      .insertInto('order_lines')
      .values({ ...line, ...frozen })
      .execute()
    return id
  })
