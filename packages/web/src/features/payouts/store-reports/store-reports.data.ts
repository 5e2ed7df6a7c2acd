import { storeReports } from '@bra/contract/payouts/store-reports'
import type { ReportedOrder } from '@bra/contract/payouts/store-reports.schemas'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { askKeeping } from '../../../lib/query.ts'
import type { Period } from '../statements/statements.data.ts'

const CSV_PAGE_SIZE = 500

export const monthsQuery = (storeId: number, year: number | undefined) =>
  askKeeping(storeReports.months, { params: { id: storeId }, query: { year } })

export async function allOrders(call: Call, storeId: number, { from, to }: Period): Promise<ReportedOrder[]> {
  const orders: ReportedOrder[] = []
  for (let before: number | undefined; ;) {
    const query = { from, to, before, limit: CSV_PAGE_SIZE }
    const page = await callEndpoint(call, storeReports.orders, { params: { id: storeId }, query })
    orders.push(...page.orders)
    if (!page.more) return orders
    before = page.orders.at(-1)!.id
  }
}
