import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageRows } from './page-rows.ts'

const tree = pageRows.map(({ path }) => ({ id: path, path }))
const pageAt = (address: string) => matchRoutes(tree, address)?.at(-1)?.route.id

/** Rules of the specification: any path containing my-store, any path containing checkout, all others. */
const layoutOf = (path: string) => {
  if (path.includes('my-store')) return 'seller'
  if (path.includes('checkout')) return 'checkout'
  if (path.startsWith('/admin')) return 'admin'
  return path === '/hide-menu' ? 'menu' : 'general'
}

describe('the page table', () => {
  it('gives every path the layout that its words ask for', () => {
    for (const { path, layout } of pageRows) expect(layout, path).toBe(layoutOf(path))
  })

  it('has each path once', () => {
    expect(new Set(pageRows.map(({ path }) => path)).size).toBe(pageRows.length)
  })

  it('never lets the slug of a store swallow another path', () => {
    const fixed = pageRows.filter(({ path }) => path !== '/:store_slug?' && path !== '*')
    for (const { path } of fixed) {
      const shortest = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '7') || '/'
      expect(pageAt(shortest), shortest).toBe(path)
    }
    expect(pageAt('/toca-do-saci')).toBe('/:store_slug?')
    expect(pageAt('/toca-do-saci/mais')).toBe('*')
  })
})
