import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { RenderInput } from '@bra/web/src/entry-server.tsx'
import { describe, expect, it } from 'vitest'
import { cachedDraw, drawPacked, type Page } from './page-cache.ts'
import { assetsFrom, type Render } from './web-build.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_react.js'] },
  'src/styles.css': {
    file: 'assets/styles-2.css',
    assets: ['assets/figtree-latin-wght-normal-9.woff2', 'assets/other.woff2'],
  },
  '_react.js': { file: 'assets/react-3.js' },
  'src/pages/shop/HomePage.tsx': { file: 'assets/HomePage-6.js', imports: ['_card.js'] },
  '_card.js': { file: 'assets/card-7.js', imports: ['_react.js'] },
  'src/pages/shop/ProductPage.tsx': { file: 'assets/ProductPage-8.js' },
}
const inEnglish = { ...manifest, 'src/pages/shop/HomePage.tsx': { file: 'assets/HomePage-5.js' } }
const manifests = { 'pt-BR': manifest, en: inEnglish }

describe('the files a page needs', () => {
  it('are the entry and its own scripts, each once', () => {
    const sheets = { 'assets/styles-2.css': [{ around: '', css: 'p{margin:0}', classes: null }] }
    const read = (file: string) => `/* ${file} */`
    expect(assetsFrom({ manifests, sheets, read })(['src/pages/shop/HomePage.tsx'], 'pt-BR')).toEqual({
      styles: [
        { href: '/build/assets/styles-2.css', css: '/*assets/styles-2.css*/', parts: sheets['assets/styles-2.css'] },
      ],
      early: '/* early.js */',
      scripts: ['entry-1', 'react-3', 'HomePage-6', 'card-7'].map((name) => `/build/assets/${name}.js`),
      fonts: ['/build/assets/figtree-latin-wght-normal-9.woff2'],
    })
  })
})

describe('the scripts of a page', () => {
  it('are those of its language, and what holds no text is one file for both', () => {
    const assetsOf = assetsFrom({ manifests, sheets: {}, read: () => '' })
    const scriptsIn = (language: 'pt-BR' | 'en') => assetsOf(['src/pages/shop/HomePage.tsx'], language).scripts
    expect(scriptsIn('pt-BR')).toContain('/build/assets/HomePage-6.js')
    expect(scriptsIn('en')).toEqual(['entry-1', 'react-3', 'HomePage-5'].map((name) => `/build/assets/${name}.js`))
  })
})

describe('the cache of pages', () => {
  const input = (path: string, chosen: Partial<RenderInput['visit']> = {}): RenderInput => ({
    url: new URL(path, 'http://shop'),
    visit: {
      language: 'pt-BR',
      theme: null,
      cep: null,
      game: null,
      standard: null,
      origin: 'http://shop',
      live: { key: 'shop', port: null },
      ...chosen,
    },
    transport: async () => ({ status: 200, text: '' }),
    assetsOf: assetsFrom({ manifests, sheets: {}, read: () => '' }),
  })

  const htmlOf = (page: Page) => ('html' in page ? gunzipSync(page.html.gzip).toString() : page.redirect)
  const cached = (render: Render, keeping: Parameters<typeof cachedDraw>[1] = {}) => {
    const draw = cachedDraw(drawPacked(render), keeping)
    return async (path: string, chosen: Partial<RenderInput['visit']> = {}) => htmlOf(await draw(input(path, chosen)))
  }
  const page = (html: string) => ({ status: 200, html: [html], inPage: [] })

  it('draws an address once for like visitors, and again for others', async () => {
    let drawn = 0
    const draw = cached(async () => page(String(++drawn)))
    await Promise.all([draw('/'), draw('/'), draw('/', { theme: 'dark' }), draw('/?pagina=2')])
    await draw('/')
    expect(drawn).toBe(3)
    await Promise.all([draw('/', { standard: 'NM.PT..' }), draw('/', { standard: 'NM.PT..' })])
    expect(drawn).toBe(4)
  })

  it('draws again what it is told to forget', async () => {
    let drawn = 0
    let forget = () => {}
    const draw = cached(async () => page(String(++drawn)), { onStale: (all) => (forget = all) })
    await draw('/')
    forget()
    expect(await draw('/')).toBe('2')
  })

  it('draws a shared list each time: its owner may have ended the link', async () => {
    let drawn = 0
    const draw = cached(async () => page(String(++drawn)))
    await draw('/lista/segredo')
    expect(await draw('/lista/segredo')).toBe('2')
  })

  it('does not keep what was being drawn when it was told to forget', async () => {
    let forget = () => {}
    let world = 'before'
    const slow = Promise.withResolvers<void>()
    const draw = cached(
      async () => {
        const seen = world
        if (seen === 'before') await slow.promise
        return page(seen)
      },
      { onStale: (all) => (forget = all) },
    )
    const first = draw('/')
    world = 'after'
    forget()
    slow.resolve()
    expect([await first, await draw('/')]).toEqual(['before', 'after'])
  })

  it('forgets a page that failed', async () => {
    let tries = 0
    const draw = cached(async () => {
      if (++tries === 1) throw new Error('no')
      return page('yes')
    })
    await expect(draw('/')).rejects.toThrow('no')
    expect(await draw('/')).toBe('yes')
  })

  it('holds so many bytes as they are sent, and no more', async () => {
    let drawn = 0
    // random text does not get smaller when it is packed
    const draw = cached(async () => page(`${++drawn} ${randomBytes(20_000).toString('base64')}`), {
      mostBytes: 200_000,
    })
    for (let at = 0; at < 20; at++) await draw(`/${at}`)
    await draw('/19')
    expect(drawn).toBe(20)
    await draw('/0')
    expect(drawn).toBe(21)
  })
})
