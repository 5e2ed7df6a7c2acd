import type { Order } from '@bra/contract/orders/orders.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { instant, instantOrNull } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import { offsetOf, paginate } from '../../../platform/paging.ts'
import { countOrdersOfBuyer, type OrderFilter, orderOfBuyer, ordersOfBuyer, type SummaryRow } from './orders.queries.ts'
import { parcelsOfOrder } from './parcels.queries.ts'
import { lifeRules } from './parcels.rules.ts'
import { parcelView } from './parcels.view.ts'
import { paymentShown } from './payments.view.ts'
import { renewableUntil } from './renewal.ts'

interface AskedPage extends Omit<OrderFilter, 'userId'> {
  page: number
  per_page: number
}

export async function pageOfOrders({ db, clock }: App, userId: number, asked: AskedPage) {
  const filter = { userId, search: asked.search, standing: asked.standing }
  const [rows, total] = await Promise.all([
    ordersOfBuyer(db, filter, { limit: asked.per_page, offset: offsetOf(asked) }),
    countOrdersOfBuyer(db, filter),
  ])
  return { products: rows.map((row) => summary(row, clock.now())), paginate: paginate(asked, total) }
}

export async function showOrder(app: App, userId: number, id: number): Promise<z.input<typeof Order>> {
  const { db, clock } = app
  const order = (await orderOfBuyer(db, userId, id)) ?? fail('order_not_found')
  const [rows, rules, payment] = await Promise.all([
    parcelsOfOrder(db, userId, id),
    lifeRules(db),
    paymentShown(app, id),
  ])
  const now = clock.now()
  return { ...summary(order, now), payment, store_orders: rows.map((row) => parcelView(row, rules, now)) }
}

const summary = <Row extends SummaryRow>(row: Row, now: Date) => ({
  ...row,
  created_at: instant(row.created_at),
  pay_until: instantOrNull(row.pay_until),
  renew_until: renewUntil(row, now),
})

function renewUntil({ state, created_at: placedAt }: SummaryRow, now: Date) {
  const until = renewableUntil(placedAt)
  return state === 'expired' && now <= until ? instant(until) : null
}
