import { statements } from '@bra/contract/payouts/statements'
import { withdrawals } from '@bra/contract/payouts/withdrawals'
import { useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../../lib/address.ts'
import { routeOf } from '../../../lib/call.ts'
import { useLive } from '../../../lib/live.ts'
import { ask, askKeeping } from '../../../lib/query.ts'
import { managedStoresQuery } from '../../stores/onboarding/onboarding.data.ts'

const PER_PAGE = 10

/** Read again each time the dialog opens, because the balance changes. */
export const cashOutQuery = (storeId: number) => ({
  ...ask(withdrawals.terms, { params: { id: storeId } }),
  staleTime: 0,
  gcTime: 0,
})

export const scheduleQuery = (storeId: number) => ask(withdrawals.schedule, { params: { id: storeId } })

export const pagesOfWithdrawals = (storeId: number, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(withdrawals.ofStore, { params: { id: storeId }, query: { page: at + 1, per_page: PER_PAGE } }),
  )

export function useReloadMoney() {
  const client = useQueryClient()
  return async () => {
    const routes = [
      statements.wallet,
      statements.statement,
      withdrawals.ofStore,
      withdrawals.terms,
      withdrawals.schedule,
    ].map(routeOf)
    for (const route of routes) await client.invalidateQueries({ queryKey: [route] })
    await client.invalidateQueries({ queryKey: managedStoresQuery.queryKey })
  }
}

export function useMoneyNews(storeId: number) {
  const reload = useReloadMoney()
  const channel = `private-App.Store.${storeId}`
  useLive(channel, 'WithdrawalChanged', () => void reload())
  useLive(channel, 'OrderChanged', () => void reload())
}
