import { carrierAccounts } from '@bra/contract/stores/carrier-accounts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { ask } from '../../../lib/query.ts'

export const carrierAccountQuery = (storeId: number) => ask(carrierAccounts.show, { params: { store_id: storeId } })

/** Leaves for the carrier's page, which sends the person back. */
export const useConnect = () => useCommand(carrierAccounts.connect, { onSuccess: ({ url }) => location.assign(url) })

export const useDisconnect = (storeId: number) =>
  useCommand(carrierAccounts.disconnect, { tells: true, onSettled: useRefresh([carrierAccountQuery(storeId)]) })
