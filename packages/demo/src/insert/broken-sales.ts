import { shareOf } from '@bra/server/modules/money/ledger/index'
import type { Tx } from '@bra/server/platform/db'
import type { DemoParcel } from '../orders.ts'
import type { Book } from './book.ts'

/** In basis points of the price of a card. */
const MOST_CREDIT = 2000

interface Broken {
  orderId: number
  userId: number
  parcel: { id: number; storeId: number; refundedAt: Date | null }
  cancellation: DemoParcel['cancellation']
  /** How much dearer the market was by then, as a share of the price. */
  rise: number
}

export async function breakSales(tx: Tx, book: Book, { orderId, userId, parcel, cancellation, rise }: Broken) {
  const lines = await tx.selectFrom('order_lines').selectAll().where('store_order_id', '=', parcel.id).execute()
  const when = parcel.refundedAt!
  for (const { id: lineId, store_id, product_id, quantity, unit_price_cents: price } of lines) {
    const now = Math.round(price * (1 + rise))
    const cents = quantity * Math.min(now - price, shareOf(price, MOST_CREDIT))
    const { id } = await tx
      .insertInto('broken_sales')
      .values({
        ...{ order_line_id: lineId, store_id, product_id, units: quantity, reason: cancellation!.reason },
        ...{ paid_cents: price, market_then_cents: price, market_now_cents: now, broken_at: when },
        ...{ credit_cents: cents, credited_cents: cents },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    book.push({
      ...{ when, key: `broken sale credited:${id}:0`, kind: 'sale_broken', orderId, storeOrderId: parcel.id },
      lines: [
        { account: `store:${parcel.storeId}`, cents: -cents },
        { account: `credit:${userId}`, cents },
      ],
    })
  }
}
