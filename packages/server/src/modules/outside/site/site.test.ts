import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { registerSite } from './index.ts'

const app = await testApp({ pages: async (server, parts) => registerSite(server, parts) })
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!)

describe('the map of the site', () => {
  it('names its files, and each file the pages with their own addresses', async () => {
    const index = await app.get('/sitemap.xml')
    expect(index.headers['content-type']).toContain('application/xml')
    const files = addresses(index.body)
    expect(files).toEqual(['http://localhost:3000/sitemap-pages.xml', 'http://localhost:3000/sitemap-products-1.xml'])

    const pages = addresses((await app.get('/sitemap-pages.xml')).body)
    expect(pages).toContain('http://localhost:3000/toca-do-saci')
    expect(pages.some((address) => address.endsWith('-boca-da-noite'))).toBe(true)
    expect(pages).toContain('http://localhost:3000/text/termos')
    for (const kind of ['brand', 'league'])
      expect(pages.some((address) => address.startsWith(`http://localhost:3000/${kind}/`))).toBe(true)
    const products = addresses((await app.get('/sitemap-products-1.xml')).body)
    expect(products.filter((address) => address.endsWith('-curupira'))).not.toEqual([])
    expect(products.length).toBeGreaterThan(500)
  })

  it('has no file beyond its last', async () => {
    for (const file of ['/sitemap-products-0.xml', '/sitemap-products-99.xml', '/sitemap-products-x.xml']) {
      expect((await app.get(file)).status, file).toBe(404)
    }
  })

  it('keeps search engines out of what belongs to one person', async () => {
    const { body } = await app.get('/robots.txt')
    const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!)
    const isHidden = (path: string) =>
      rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
    for (const path of [
      '/my-account',
      '/my-account?aba=pedidos',
      '/cart',
      '/checkout',
      '/checkout?pedido=1',
      '/my-store/1',
    ])
      expect(isHidden(path), path).toBe(true)
    for (const path of ['/', '/cartas-raras', '/checkout-cards', '/toca-do-saci'])
      expect(isHidden(path), path).toBe(false)
    expect(body).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap.xml$/m)
  })
})
