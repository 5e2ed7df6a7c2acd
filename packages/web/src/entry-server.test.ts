import { describe, expect, it } from 'vitest'
import { entranceOf } from './entry-server.tsx'
import { pageRows } from './page-rows.ts'

const entrance = (path: string) => entranceOf(new URL(path, 'http://shop'))
const addressOf = (path: string) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '7') || '/'

describe('the page that a visitor asks for', () => {
  it('is the entrance where it needs a session, with the way back', () => {
    expect(entrance('/my-account')).toBe('/auth/login?next=%2Fmy-account')
    expect(entrance('/my-account/order-view/5?aba=envio')).toBe(
      '/auth/login?next=%2Fmy-account%2Forder-view%2F5%3Faba%3Denvio',
    )
    // the router ignores capitals and a slash at the end
    expect(entrance('/My-Account/')).toBe('/auth/login?next=%2FMy-Account%2F')
  })

  it('is itself where anybody may open it, also beside pages that need a session', () => {
    for (const path of [
      '/',
      '/cart',
      '/product/1-boitata',
      '/my-store/7/product-create',
      '/cartas',
      '/auth/login?next=%2Fcart',
    ])
      expect([path, entrance(path)]).toEqual([path, null])
  })

  it('is the entrance for just the rows that say so, and never for one that the entrance does not lead back to', () => {
    for (const { path, guard } of pageRows) {
      const needsSession = guard === 'login' || guard === 'checkout' || guard === 'admin'
      expect([path, entrance(addressOf(path)) !== null]).toEqual([path, needsSession])
    }
  })
})
