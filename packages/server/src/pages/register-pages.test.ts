import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { RenderInput } from '@bra/web/src/entry-server.tsx'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import type { App } from '../app.ts'
import { buildServer } from '../http.ts'
import { testApp } from '../testing/test-app.ts'
import { registerPages } from './register-pages.ts'

const files = mkdtempSync(join(tmpdir(), 'bra-web-'))
writeFileSync(join(files, 'icon.svg'), '<svg/>')
const pagesOf = (server: FastifyInstance, parts: App) =>
  registerPages(server, parts, {
    files,
    assetsOf: () => ({ styles: [], early: '', scripts: [], fonts: [] }),
    entranceOf: ({ pathname, search }) => (pathname === '/cart' ? `/auth/login?next=${pathname}${search}` : null),
    render: async ({ url, visit, transport }: RenderInput) => {
      if (url.pathname === '/velho') return { status: 302, redirect: '/novo' }
      const { status } = await transport({
        method: 'GET',
        url: '/api/v1/parametrization/withdrawal_price',
        body: undefined,
      })
      return {
        status: url.pathname === '/nada' ? 404 : 200,
        html: [`${url.pathname} ${visit.language} ${visit.theme} ${visit.cep} ${status}`],
        inPage: [{ kind: 'style', code: 'a{}' }],
      }
    },
  })
const app = await testApp({ pages: pagesOf })

describe('a page', () => {
  it('may hold the very sheet that it was drawn with, and no other', async () => {
    const policy = String((await app.get('/')).headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update('a{}').digest('base64')}';`)
    expect(policy).toContain("script-src 'self';")
    expect(String((await app.get('/api/v1/shippiments')).headers['content-security-policy'])).toContain(
      "style-src 'self';",
    )
  })

  it('is drawn with the answers of the same server', async () => {
    const page = await app.get('/product/list/1')
    expect([page.status, page.body]).toEqual([200, '/product/list/1 pt-BR null null 200'])
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('is drawn for what the visitor chose, and for nothing that was made up', async () => {
    expect((await app.get('/', { cookie: 'lang=en; theme=dark; cep=58010000' })).body).toBe('/ en dark 58010000 200')
    expect((await app.get('/', { cookie: 'lang=xx; theme=%3Cscript%3E; cep=1' })).body).toBe('/ pt-BR null null 200')
  })

  it('says when it does not exist, and where it moved', async () => {
    expect((await app.get('/nada')).status).toBe(404)
    const moved = await app.get('/velho')
    expect([moved.status, moved.headers.location]).toEqual([302, '/novo'])
  })

  it('allows no script but its own, and hands out the anti-forgery cookie', async () => {
    const { headers } = await app.get('/')
    expect(headers['content-security-policy']).toMatch(/script-src 'self'[^;]*;/)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(String(headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax/)
  })

  it('is not what an unknown call, file or method gets', async () => {
    expect((await app.get('/api/nada')).body).toMatchObject({ error: true, code: 'not_found' })
    expect((await app.get('/favicon.ico')).body).toMatchObject({ code: 'not_found' })
    expect((await app.get('/filter-products/mr.mime')).body).toBe('/filter-products/mr.mime pt-BR null null 200')
    expect((await app.post('/')).status).toBe(404)
    expect((await app.get('/icon.svg')).body).toBe('<svg/>')
    expect((await app.get('/build/assets/..%2f..%2fpackage.json')).status).toBeGreaterThanOrEqual(400)
  })

  it('survives an address that is none', async () => {
    for (const address of ['//evil.example/x', '/%E0%A4%A', '/?q=%', `/${'a'.repeat(3000)}`]) {
      expect((await app.get(address)).status, address).toBeLessThan(500)
    }
  })
})

describe('a page that is sent', () => {
  it('is packed for whoever takes it so, and says the same to whoever does not', async () => {
    const ask = (coding?: string) =>
      app.server.inject({ url: '/packed', headers: coding === undefined ? {} : { 'accept-encoding': coding } })
    const plain = await ask()
    expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, '/packed pt-BR null null 200'])
    for (const coding of ['gzip', 'br, gzip;q=0.8', 'deflate, *', 'GZIP ; q=1']) {
      const { headers, rawPayload } = await ask(coding)
      expect([coding, headers['content-encoding'], headers.vary]).toEqual([coding, 'gzip', 'accept-encoding'])
      expect(gunzipSync(rawPayload).toString()).toBe(plain.payload)
      expect(headers['content-length']).toBe(String(rawPayload.length))
    }
    for (const coding of ['identity', 'gzip;q=0', 'br', '*;q=0.0', ''])
      expect([coding, (await ask(coding)).payload]).toEqual([coding, plain.payload])
  })

  it('is not sent again to a browser that has it', async () => {
    const first = await app.get('/again')
    const etag = String(first.headers.etag)
    const again = await app.get('/again', { 'if-none-match': etag })
    expect([again.status, again.body]).toEqual([304, ''])
    // the browser replaces the headers of the page that it has by those of the 304
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag'])
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
    const other = await app.get('/again', { 'if-none-match': etag, cookie: 'theme=dark' })
    expect([other.status, other.body]).toEqual([200, '/again pt-BR dark null 200'])
    expect((await app.get('/nada', { 'if-none-match': etag })).headers.etag).toBeUndefined()
  })

  it('answers who asks for its head alone', async () => {
    const { statusCode, payload, headers } = await app.server.inject({ method: 'HEAD', url: '/head' })
    expect([statusCode, payload, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8'])
  })

  it('gives each browser an anti-forgery token of its own, also where the page is kept', async () => {
    const tokens = [await app.get('/kept'), await app.get('/kept')].map(({ headers }) => String(headers['set-cookie']))
    expect(tokens[0]).not.toBe(tokens[1])
  })
})

describe('a page for whoever is signed in', () => {
  it('sends a visitor to the entrance, and lets nobody keep that', async () => {
    const { status, headers } = await app.get('/cart?caixa=1')
    expect([status, headers.location]).toEqual([302, '/auth/login?next=/cart?caixa=1'])
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', 'cookie'])
  })

  it('leaves it to the browser where somebody seems to be signed in, or is about to be', async () => {
    expect((await app.get('/cart', { cookie: 'signed_in=1' })).body).toBe('/cart pt-BR null null 200')
    expect((await app.get('/cart?sso=abc')).body).toBe('/cart pt-BR null null 200')
    expect((await app.get('/', { cookie: 'signed_in=1' })).body).toBe('/ pt-BR null null 200')
  })

  it('is no matter of what a visitor was sent before', async () => {
    await app.get('/cart', { cookie: 'signed_in=1' })
    expect((await app.get('/cart')).status).toBe(302)
  })
})

describe('the limit of requests', () => {
  it('counts a page of a visitor once, however many calls it is drawn with', async () => {
    const server = await buildServer({ ...app.app, config: { ...app.app.config, rateLimit: 2 } })
    afterAll(() => server.close())
    await pagesOf(server, app.app)
    const visit = (remoteAddress: string, url: string) => server.inject({ url, remoteAddress })
    for (const at of [1, 2, 3, 4, 5])
      expect((await visit(`192.0.2.${at}`, `/pagina-${at}`)).payload).toBe(`/pagina-${at} pt-BR null null 200`)
    await visit('192.0.2.1', '/outra')
    expect((await visit('192.0.2.1', '/mais-uma')).statusCode).toBe(429)
  })
})
