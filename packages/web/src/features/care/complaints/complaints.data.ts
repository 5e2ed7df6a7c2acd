import type { ComplaintState } from '@bra/contract/care/complaint-life'
import { complaints } from '@bra/contract/care/complaints'
import type { Complaint } from '@bra/contract/care/complaints.schemas'
import type { Endpoint, Input } from '@bra/contract/kit/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../../lib/address.ts'
import { callEndpoint, CallError, routeOf } from '../../../lib/call.ts'
import { useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { useLive } from '../../../lib/live.ts'
import { ask, askKeeping } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

export type Side = Complaint['you']

const PER_PAGE = 20
/** A parcel has fewer complaints than this. */
const NEWEST = 48
const CHANGED = 409

const pagesShown = <T>(query: URLSearchParams, of: (page: { page: number; per_page: number }) => T) =>
  Array.from({ length: pageOf(query) }, (_, at) => of({ page: at + 1, per_page: PER_PAGE }))

export const pagesOfBuyer = (query: URLSearchParams) =>
  pagesShown(query, (page) => askKeeping(complaints.list, { query: page }))

export const pagesOfStore = (id: number, query: URLSearchParams) =>
  pagesShown(query, (page) => askKeeping(complaints.listOfStore, { params: { id }, query: page }))

export const pagesOfAll = (query: URLSearchParams, state?: ComplaintState) =>
  pagesShown(query, (page) => askKeeping(complaints.listOfAll, { query: { ...page, state } }))

export const complaintsOfOrder = (orderId: number) =>
  ask(complaints.list, { query: { order_id: orderId, per_page: NEWEST } })

export const complaintsOfSale = (storeId: number, storeOrderId: number) =>
  ask(complaints.listOfStore, { params: { id: storeId }, query: { store_order_id: storeOrderId, per_page: NEWEST } })

/** One row is enough, because the reply says how many complaints there are. */
export const waitingForStore = (id: number) =>
  ask(complaints.listOfStore, { params: { id }, query: { awaiting: 'store', per_page: 1 } })

const shows = { client: complaints.show, store: complaints.showToStore, operator: complaints.showToOperator }

export const complaintQuery = (side: Side, id: number) => ask(shows[side], { params: { id } })

export const optionsQuery = (storeOrderId: number) => ask(complaints.options, { params: { id: storeOrderId } })

/** Reloads complaints whenever the server announces a change of one; a seller listens on the channel of the store. */
export function useComplaintNews(storeId: number | null = null) {
  const session = useSession()
  const refresh = useRefreshComplaints()
  const channel = storeId === null ? session && `private-App.User.${session.user.id}` : `private-App.Store.${storeId}`
  useLive(channel ?? null, 'ComplaintChanged', () => void refresh())
}

const useRefreshComplaints = () =>
  useRefresh([complaints.list, complaints.listOfStore, complaints.options, ...Object.values(shows)])

export interface Changed {
  message: string
  result: Complaint
}

/** Sends a change and shows what it answers; if the complaint has changed meanwhile, it is read again. */
export function useSendChange({ you, id }: Pick<Complaint, 'you' | 'id'>) {
  const call = useCall()
  const queries = useQueryClient()
  return async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    try {
      const changed = (await callEndpoint(call, endpoint, input)) as Changed
      queries.setQueryData(complaintQuery(you, id).queryKey, changed.result)
      // A change may also move money, the order, the inbox and the audit log.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== routeOf(shows[you]) })
      return changed
    } catch (error) {
      if (error instanceof CallError && error.status === CHANGED) void queries.invalidateQueries()
      throw error
    }
  }
}

export function useChange<E extends Endpoint>(
  complaint: Pick<Complaint, 'you' | 'id'>,
  endpoint: E,
  onChanged: (changed: Changed) => void,
) {
  const send = useSendChange(complaint)
  return useMutation({ mutationFn: (input: Input<E>) => send(endpoint, input), onSuccess: onChanged })
}
