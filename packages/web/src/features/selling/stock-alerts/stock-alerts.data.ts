import type { Input } from '@bra/contract/kit/api'
import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { stockAlerts } from '@bra/contract/selling/stock-alerts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'

export const alertsQuery = (storeId: number) => ask(stockAlerts.show, { params: { store_id: storeId } })

type Calls = Pick<typeof stockAlerts, 'choose' | 'putAway'>
const shown = [stockAlerts.show, storeDashboard.dashboard]

/** Changes the alert or its list, then reloads both and the dashboard. */
export function useAlertCall<Name extends keyof Calls>(name: Name) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Calls[Name]>) => callEndpoint<Calls[Name]>(call, stockAlerts[name], input),
    onSettled: () => Promise.all(shown.map((row) => queries.invalidateQueries({ queryKey: [routeOf(row)] }))),
  })
}
