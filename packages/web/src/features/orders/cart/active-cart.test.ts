import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { type CartReply, showCart } from './active-cart.ts'

it('a cart that was asked for before a change does not take the place of the one after it', async () => {
  const queries = new QueryClient()
  const queryKey = ['cart']
  const [before, after] = [{ result: { count: 0 } }, { result: { count: 1 } }] as CartReply[]
  const { promise, resolve } = Promise.withResolvers<CartReply>()
  const asked = queries.fetchQuery({ queryKey, queryFn: () => promise }).catch(() => undefined)
  await showCart(queries, queryKey, after!)
  resolve(before!)
  await asked
  expect(queries.getQueryData(queryKey)).toBe(after)
})

it('a change counts as answered once the page shows the cart that it was answered with', async () => {
  const queries = new QueryClient()
  const queryKey = ['cart']
  const [before, after] = [{ result: { count: 0 } }, { result: { count: 1 } }] as CartReply[]
  queries.setQueryData(queryKey, before)
  const shown: unknown[] = []
  // TanStack notifies components through this same batch.
  const draw = notifyManager.batchCalls(({ data }: { data: CartReply | undefined }) => void shown.push(data))
  const leave = new QueryObserver<CartReply>(queries, { queryKey, enabled: false }).subscribe(draw)
  await showCart(queries, queryKey, after!)
  expect(shown.at(-1)).toEqual(after)
  leave()
})
