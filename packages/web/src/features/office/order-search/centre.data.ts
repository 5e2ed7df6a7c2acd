import type { Input } from '@bra/contract/kit/api'
import type { centreParcels } from '@bra/contract/dispatch/centre-parcels'
import { useQueryClient } from '@tanstack/react-query'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { toast } from '../../../ui/toast.ts'

type Change = (typeof centreParcels)[keyof typeof centreParcels]

/** Sends a change; order, postings and inbox are read again, also if somebody else was quicker. */
export function useSendCentreChange() {
  const call = useCall()
  const queries = useQueryClient()
  return async <E extends Change>(endpoint: E, input: Input<E>) => {
    try {
      const { message } = await callEndpoint(call, endpoint, input)
      toast.success(message)
    } catch (error) {
      if (error instanceof CallError && error.status === 409) void queries.invalidateQueries()
      throw error
    }
    await queries.invalidateQueries()
  }
}
