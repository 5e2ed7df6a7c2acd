import { carrierAccounts } from '@bra/contract/stores/carrier-accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'

export const carrierAccountQuery = (storeId: number) => ask(carrierAccounts.show, { params: { store_id: storeId } })

/** Leaves for the carrier's page, which sends the person back. */
export function useConnect(storeId: number) {
  const call = useCall()
  return useMutation({
    mutationFn: () => callEndpoint(call, carrierAccounts.connect, { body: { store_id: storeId } }),
    onSuccess: ({ url }) => location.assign(url),
  })
}

export function useDisconnect(storeId: number) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(call, carrierAccounts.disconnect, { params: { store_id: storeId } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: carrierAccountQuery(storeId).queryKey }),
  })
}
