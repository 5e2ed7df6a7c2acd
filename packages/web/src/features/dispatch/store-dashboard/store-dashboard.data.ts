import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { pageOf, wordOf } from '../../../lib/address.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 24

export const dashboardQuery = (storeId: number) => ask(storeDashboard.dashboard, { params: { id: storeId } })

export const pagesOfClients = (storeId: number, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(storeDashboard.clients, {
      body: { store_id: storeId, page: at + 1, per_page: PER_PAGE, search: wordOf(query, 'busca') },
    }),
  )
