import { checkout } from '@bra/contract/checkout'
import { orders } from '@bra/contract/orders'
import type { OrderPayment } from '@bra/contract/order-payments.schemas'
import type { Order } from '@bra/contract/orders.schemas'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { useLive } from '../../lib/live.ts'
import { ask } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'

const POLL_MS = 5000

export const orderQuery = (id: number) => ask(orders.show, { params: { id } })

/** Whether money may still come in for it without anything more being done here. */
export const isAwaited = ({ state }: OrderPayment) => state === 'intended' || state === 'pending'

/** Money that came, and is not kept. */
export const isGivenBack = ({ state }: OrderPayment) => state === 'refunding' || state === 'refunded'

/** An order whose payment may come any moment: asked every few seconds, and at once when its buyer is told something; with when it was read. */
export function useAwaitedOrder(order: Order) {
  const session = useSession()
  const query = orderQuery(order.order_id)
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...query,
    initialData: order,
    refetchInterval: ({ state }) => (state.data && isAwaited(state.data.payment) ? POLL_MS : false),
  })
  useLive(session ? `private-App.User.${session.user.id}` : null, 'NoticeWritten', () => void refetch())
  return { order: data, readAt: dataUpdatedAt }
}

/** What an attempt to pay came to, where the order stands already. */
export function keepPayment(queries: QueryClient, id: number, payment: OrderPayment) {
  queries.setQueryData<Order>(orderQuery(id).queryKey, (order) => order && { ...order, payment })
}

/** A new code for an order that still waits. */
export function useRenewPix(id: number) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(call, checkout.pay, { body: { order_id: id, method: 'pix' } }),
    onSuccess: ({ payment }) => keepPayment(queries, id, payment),
    // what had expired waits again; it may have been paid, or its time may be over
    onSettled: () => queries.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
  })
}

const lists = [orders.list, orders.paginate, orders.show].map(routeOf)

/** Everything that shows orders asks again. */
export const forgetOrders = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => lists.includes(queryKey[0] as string) })
