import type { Input, Reply } from '@bra/contract/kit/api'
import { checkout } from '@bra/contract/orders/checkout'
import { orderStandings } from '@bra/contract/orders/order-states'
import { orders } from '@bra/contract/orders/orders'
import { parcels } from '@bra/contract/orders/parcels'
import type { Order } from '@bra/contract/orders/orders.schemas'
import { settings } from '@bra/contract/ground/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { callEndpoint, CallError, routeOf } from '../../../lib/call.ts'
import { useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { ask, askKeeping, logging } from '../../../lib/query.ts'
import { orderQuery } from './paying.data.ts'

const PER_PAGE = 10

/** The server returns the newest first. */
export const pagesOfOrders = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    logging('Erro ao carregar os pedidos', askKeeping(orders.paginate, { body: { ...filterOf(query), page: at + 1 } })),
  )

const filterOf = (query: URLSearchParams) => ({
  search: wordOf(query, 'busca'),
  standing: oneOf(query, 'situacao', orderStandings),
  per_page: PER_PAGE,
})

/** The legal minimum of days for a return, used until the site's own setting is loaded. */
export const REGRET_DAYS = 7

export const daysQuery = (code: 'mutual_cancel_days' | 'regret_days') =>
  ask(settings.parametrization, { params: { code } })

type Change =
  | typeof checkout.cancelUnpaid
  | typeof parcels.cancel
  | typeof parcels.withdrawCancel
  | typeof parcels.confirmDelivery
  | typeof parcels.sendBack
  | typeof parcels.answerContest

/** A change answers with the whole order as it is afterwards. */
export type Changed = Pick<Reply<Change>, 'message' | 'result'>

/** Sends a change; if the order has changed meanwhile, it is read again. */
export function useSendChange() {
  const call = useCall()
  const refresh = useRefreshOrders()
  return async <E extends Change>(endpoint: E, input: Input<E>): Promise<Changed> => {
    try {
      return await callEndpoint(call, endpoint, input)
    } catch (error) {
      if (error instanceof CallError && error.status === 409) void refresh()
      throw error
    }
  }
}

export function useChange<E extends Change>(endpoint: E, onChanged: (changed: Changed) => void) {
  const send = useSendChange()
  return useMutation({ mutationFn: (input: Input<E>) => send(endpoint, input), onSuccess: onChanged })
}

/** The answer to a review has only the order's id, so the order is read again. */
export function useSendReview() {
  const call = useCall()
  return async (body: Input<typeof parcels.review>['body']) => {
    const { message, result } = await callEndpoint(call, parcels.review, { body })
    return { message, result: await callEndpoint(call, orders.show, { params: { id: result.order_id } }) }
  }
}

export function useKeepOrder() {
  const queries = useQueryClient()
  return (order: Order) => {
    queries.setQueryData(orderQuery(order.order_id).queryKey, order)
    return queries.invalidateQueries({ queryKey: [routeOf(orders.paginate)] })
  }
}

export const useRefreshOrders = () => useRefresh([orders.show, orders.paginate])
