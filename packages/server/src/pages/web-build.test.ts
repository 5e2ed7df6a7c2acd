import type { RenderInput } from '@bra/web/src/entry-server.tsx'
import { describe, expect, it } from 'vitest'
import { cachedRender } from './page-cache.ts'
import { assetsFrom } from './web-build.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_react.js'] },
  'src/styles.css': {
    file: 'assets/styles-2.css',
    assets: ['assets/figtree-latin-wght-normal-9.woff2', 'assets/other.woff2'],
  },
  '_react.js': { file: 'assets/react-3.js' },
  'src/text/pt-BR/home.ts': { file: 'assets/home-4.js' },
  'src/text/en/home.ts': { file: 'assets/home-5.js' },
  'src/pages/shop/HomePage.tsx': { file: 'assets/HomePage-6.js', imports: ['_card.js'] },
  '_card.js': { file: 'assets/card-7.js', imports: ['_react.js'] },
  'src/pages/shop/ProductPage.tsx': { file: 'assets/ProductPage-8.js' },
}

describe('the files a page needs', () => {
  it('are the entry, its own scripts and its texts, each once', () => {
    expect(
      assetsFrom(manifest, (file) => `/* ${file} */`)(['src/pages/shop/HomePage.tsx', 'src/text/pt-BR/home.ts']),
    ).toEqual({
      styles: [{ href: '/build/assets/styles-2.css', css: '/* assets/styles-2.css */' }],
      early: '/* early.js */',
      scripts: ['entry-1', 'react-3', 'HomePage-6', 'card-7', 'home-4'].map((name) => `/build/assets/${name}.js`),
      fonts: ['/build/assets/figtree-latin-wght-normal-9.woff2'],
    })
  })
})

describe('the cache of pages', () => {
  const input = (path: string, theme: 'dark' | null = null): RenderInput => ({
    url: new URL(path, 'http://shop'),
    visit: { language: 'pt-BR', theme, cep: null, origin: 'http://shop', live: { key: 'shop', port: null } },
    transport: async () => ({ status: 200, text: '' }),
    assetsOf: assetsFrom(manifest, () => ''),
  })

  it('draws an address once for like visitors, and again for others', async () => {
    let drawn = 0
    const render = cachedRender(async () => ({ status: 200, html: String(++drawn), inPage: [] }))
    await Promise.all([render(input('/')), render(input('/')), render(input('/', 'dark')), render(input('/?pagina=2'))])
    expect(drawn).toBe(3)
  })

  it('draws again what it is told to forget', async () => {
    let drawn = 0
    let forget = () => {}
    const render = cachedRender(
      async () => ({ status: 200, html: String(++drawn), inPage: [] }),
      (all) => (forget = all),
    )
    await render(input('/'))
    forget()
    expect(await render(input('/'))).toMatchObject({ html: '2' })
  })

  it('forgets a page that failed', async () => {
    let tries = 0
    const render = cachedRender(async () => {
      if (++tries === 1) throw new Error('no')
      return { status: 200, html: 'yes', inPage: [] }
    })
    await expect(render(input('/'))).rejects.toThrow('no')
    expect(await render(input('/'))).toEqual({ status: 200, html: 'yes', inPage: [] })
  })
})
