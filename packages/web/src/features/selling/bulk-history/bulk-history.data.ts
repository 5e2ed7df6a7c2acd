import { bulkHistory } from '@bra/contract/selling/bulk-history'
import { pageOf } from '../../../lib/address.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const LINES_AT_ONCE = 50

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

export const pagesOfHistory = (storeId: number, query: URLSearchParams) =>
  upTo(pageOf(query)).map((page) =>
    askKeeping(bulkHistory.list, { params: { store_id: storeId }, query: { page, per_page: 24 } }),
  )

export const pagesOfChange = (id: number, count: number) =>
  upTo(count).map((page) => ask(bulkHistory.show, { params: { id }, query: { page, per_page: LINES_AT_ONCE } }))
