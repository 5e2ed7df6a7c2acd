import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { stockAlerts } from '@bra/contract/selling/stock-alerts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { ask } from '../../../lib/query.ts'

export const alertsQuery = (storeId: number) => ask(stockAlerts.show, { params: { store_id: storeId } })

type Calls = Pick<typeof stockAlerts, 'choose' | 'putAway'>

/** Changes the alert or its list, then reloads both and the dashboard. */
export const useAlertCall = <Name extends keyof Calls>(name: Name) =>
  useCommand<Calls[Name]>(stockAlerts[name], { onSettled: useRefresh([stockAlerts.show, storeDashboard.dashboard]) })
