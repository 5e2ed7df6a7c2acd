import { expect, it } from 'vitest'
import { get } from './api.ts'

it('lets no call of a store compile without a right of the list', () => {
  // @ts-expect-error a call of a store needs a right
  get('/v1/things', 'seller')
  // @ts-expect-error nobody knows this right
  get('/v1/things', 'seller', 'magic')
  // @ts-expect-error a visitor cannot act for a store
  get('/v1/things', 'open', 'stock')
  expect(get('/v1/things', 'seller', 'stock')).toMatchObject({ access: 'seller', right: 'stock' })
})

it('lets a call of people have a right, or none', () => {
  expect(get('/v1/things', 'user', 'money').right).toBe('money')
  expect(get('/v1/things', 'user').right).toBe(null)
})
