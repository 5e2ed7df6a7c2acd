import type { Input, Reply } from '@bra/contract/api'
import { checkout } from '@bra/contract/checkout'
import { orders } from '@bra/contract/orders'
import { parcels } from '@bra/contract/parcels'
import type { Order } from '@bra/contract/orders.schemas'
import { settings } from '@bra/contract/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../lib/address.ts'
import { callEndpoint, CallError, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ask, askKeeping, logging } from '../../lib/query.ts'
import { orderQuery } from './paying.data.ts'

const PER_PAGE = 10

/** Newest first. */
export const pagesOfOrders = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    logging('Erro ao carregar os pedidos', askKeeping(orders.paginate, { body: { page: at + 1, per_page: PER_PAGE } })),
  )

/** What the law gives at least, until it is known what the marketplace gives. */
export const REGRET_DAYS = 7

/** The days that the marketplace gives, by the names of its rules. */
export const daysQuery = (code: 'mutual_cancel_days' | 'regret_days') =>
  ask(settings.parametrization, { params: { code } })

type Change =
  | typeof checkout.cancelUnpaid
  | typeof parcels.cancel
  | typeof parcels.withdrawCancel
  | typeof parcels.confirmDelivery
  | typeof parcels.sendBack
  | typeof parcels.answerContest

/** What a change answers: the whole order as it is then. */
export type Changed = Pick<Reply<Change>, 'message' | 'result'>

/** Sends a change; where the order is no longer what the person saw, it is read anew. */
export function useSendChange() {
  const call = useCall()
  const refresh = useRefreshOrders()
  return async <E extends Change>(endpoint: E, body: Input<E>['body']) => {
    try {
      return (await callEndpoint(call, endpoint, { body } as unknown as Input<E>)) as Changed
    } catch (error) {
      if (error instanceof CallError && error.status === 409) void refresh()
      throw error
    }
  }
}

/** A press that changes an order without asking anything more. */
export function useChange<E extends Change>(endpoint: E, onChanged: (changed: Changed) => void) {
  const send = useSendChange()
  return useMutation({ mutationFn: (body: Input<E>['body']) => send(endpoint, body), onSuccess: onChanged })
}

/** A review answers only which order it was of: the order is read anew. */
export function useSendReview() {
  const call = useCall()
  return async (body: Input<typeof parcels.review>['body']) => {
    const { message, result } = await callEndpoint(call, parcels.review, { body })
    return { message, result: await callEndpoint(call, orders.show, { params: { id: result.order_id } }) }
  }
}

/** Puts an order as it is now in the place of what is on screen; the list is read anew. */
export function useKeepOrder() {
  const queries = useQueryClient()
  return (order: Order) => {
    queries.setQueryData(orderQuery(order.order_id).queryKey, order)
    return queries.invalidateQueries({ queryKey: [routeOf(orders.paginate)] })
  }
}

/** Reads again whatever is on screen of orders. */
export function useRefreshOrders() {
  const queries = useQueryClient()
  return () =>
    Promise.all([orders.show, orders.paginate].map((row) => queries.invalidateQueries({ queryKey: [routeOf(row)] })))
}
