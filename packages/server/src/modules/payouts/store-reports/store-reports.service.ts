import type { MonthOfStore, ReportedOrder, storeReportsSchemas } from '@bra/contract/payouts/store-reports.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil, instant, instantOrNull } from '../../../platform/clock.ts'
import {
  balanceByMonth,
  moneyByMonth,
  paidParcels,
  salesByGame,
  salesByMonth,
  yearsOfSales,
} from './store-reports.queries.ts'

type Clocked = Pick<App, 'db' | 'clock'>
type OrdersAsked = z.output<typeof storeReportsSchemas.orders.query>

const nothing: Omit<MonthOfStore, 'month'> = {
  ...{ orders: 0, units: 0, goods_cents: 0, freight_cents: 0, refunded_cents: 0, commission_cents: 0 },
  ...{ released_cents: 0, labels_cents: 0, disputes_cents: 0, credits_cents: 0, withdrawn_cents: 0 },
}

export async function monthsOfStore({ db, clock }: Clocked, storeId: number, asked?: number) {
  const thisYear = Number(dayInBrazil(clock.now()).slice(0, 4))
  const year = asked ?? thisYear
  const span = { from: `${year}-01-01`, to: `${year}-12-31` }
  const parts = await Promise.all([
    salesByMonth(db, storeId, span),
    moneyByMonth(db, storeId, span),
    balanceByMonth(db, storeId, span),
  ])
  const months = new Map<string, MonthOfStore>()
  for (const part of parts.flat())
    months.set(part.month, { ...nothing, ...months.get(part.month), ...part } satisfies MonthOfStore)
  return {
    year,
    years: [...new Set([thisYear, ...(await yearsOfSales(db, storeId))])].toSorted((a, b) => b - a),
    games: await salesByGame(db, storeId, span),
    months: [...months.values()].toSorted((a, b) => b.month.localeCompare(a.month)),
  }
}

export async function ordersOfStore({ db }: Clocked, storeId: number, { limit, ...asked }: OrdersAsked) {
  const rows = await paidParcels(db, storeId, { ...asked, limit: limit + 1 })
  const orders = rows.slice(0, limit).map((row): ReportedOrder => ({
    ...row,
    paid_at: instant(row.paid_at),
    posted_at: instantOrNull(row.posted_at),
  }))
  return { orders, more: rows.length > limit }
}
