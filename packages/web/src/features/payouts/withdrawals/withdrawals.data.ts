import { statements } from '@bra/contract/statements'
import { withdrawals } from '@bra/contract/withdrawals'
import { useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../lib/address.ts'
import { routeOf } from '../../lib/call.ts'
import { useLive } from '../../lib/live.ts'
import { ask, askKeeping } from '../../lib/query.ts'
import { managedStoresQuery } from '../openings/openings.data.ts'

const PER_PAGE = 10

/** Asked anew whenever somebody wants to take money out. */
export const cashOutQuery = (storeId: number) => ({
  ...ask(withdrawals.terms, { params: { id: storeId } }),
  staleTime: 0,
  gcTime: 0,
})

export const pagesOfWithdrawals = (storeId: number, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(withdrawals.ofStore, { params: { id: storeId }, query: { page: at + 1, per_page: PER_PAGE } }),
  )

/** All that shows the money of stores asks again. */
export function useReloadMoney() {
  const client = useQueryClient()
  return async () => {
    const routes = [statements.wallet, statements.statement, withdrawals.ofStore, withdrawals.terms].map(routeOf)
    for (const route of routes) await client.invalidateQueries({ queryKey: [route] })
    await client.invalidateQueries({ queryKey: managedStoresQuery.queryKey })
  }
}

/** What is on screen follows what becomes of withdrawals and orders. */
export function useMoneyNews(storeId: number) {
  const reload = useReloadMoney()
  const channel = `private-App.Store.${storeId}`
  useLive(channel, 'WithdrawalChanged', () => void reload())
  useLive(channel, 'OrderChanged', () => void reload())
}
