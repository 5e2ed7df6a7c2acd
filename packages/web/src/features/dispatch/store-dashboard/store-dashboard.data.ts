import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import type { Period } from '@bra/contract/dispatch/periods'
import type { Client } from '@bra/contract/dispatch/store-dashboard.schemas'
import { pageOf, wordOf } from '../../../lib/address.ts'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 24

export const dashboardQuery = (storeId: number, days: Period) =>
  askKeeping(storeDashboard.dashboard, { params: { id: storeId }, query: { days } })

export const pagesOfClients = (storeId: number, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(storeDashboard.clients, {
      body: { store_id: storeId, page: at + 1, per_page: PER_PAGE, search: wordOf(query, 'busca') },
    }),
  )

const CSV_PAGE_SIZE = 96

export async function allClients(call: Call, storeId: number, search: string | undefined): Promise<Client[]> {
  const clients: Client[] = []
  for (let page = 1; ; page++) {
    const body = { store_id: storeId, page, per_page: CSV_PAGE_SIZE, search }
    const answer = await callEndpoint(call, storeDashboard.clients, { body })
    clients.push(...answer.clients)
    if (page >= answer.paginate.last_page) return clients
  }
}
