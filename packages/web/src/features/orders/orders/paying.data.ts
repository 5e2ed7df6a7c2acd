import { checkout } from '@bra/contract/orders/checkout'
import { orders } from '@bra/contract/orders/orders'
import type { OrderPayment } from '@bra/contract/orders/order-payments.schemas'
import type { Order } from '@bra/contract/orders/orders.schemas'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { routeOf } from '../../../lib/call.ts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { useLive } from '../../../lib/live.ts'
import { ask } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

const POLL_MS = 5000

export const orderQuery = (id: number) => ask(orders.show, { params: { id } })

/** Returns the cents of an order that a payment has to bring, or has brought, beside the credit. */
export const dueOf = ({ total_cents: total, credit_cents: credit }: Pick<Order, 'total_cents' | 'credit_cents'>) =>
  total - credit

/** True if money may still arrive without any further action here. */
export const isAwaited = ({ state }: OrderPayment) => state === 'intended' || state === 'pending'

/** True if money arrived but is paid back. */
export const isGivenBack = ({ state }: OrderPayment) => state === 'refunding' || state === 'refunded'

/** Polls an order that may be paid any moment, and reads it at once after a live event. */
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

export function keepPayment(queries: QueryClient, id: number, payment: OrderPayment) {
  queries.setQueryData<Order>(orderQuery(id).queryKey, (order) => order && { ...order, payment })
}

export function useRenewPix(id: number) {
  const queries = useQueryClient()
  return useCommand(checkout.pay, {
    onSuccess: ({ payment }) => keepPayment(queries, id, payment),
    // The order may be waiting again, be paid, or be past its deadline.
    onSettled: useRefresh([orderQuery(id)]),
  })
}

const lists = [orders.list, orders.paginate, orders.show].map(routeOf)

export const forgetOrders = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => lists.includes(queryKey[0] as string) })
