import { brokenSales } from '@bra/contract/prices/broken-sales'
import { ask } from '../../../lib/query.ts'

export const brokenOfOrder = (id: number) => ask(brokenSales.ofOrder, { params: { id } })
export const marketOfSale = (id: number) => ask(brokenSales.marketOfSale, { params: { id } })
