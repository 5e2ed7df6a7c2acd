import { QueryClient } from '@tanstack/react-query'
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
