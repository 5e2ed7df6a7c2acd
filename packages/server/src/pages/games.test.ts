import { fileURLToPath } from 'node:url'
import { render } from '@bra/web/src/entry-server.tsx'
import { describe, expect, it } from 'vitest'
import { importCards, manyGames } from '../testing/many-games.ts'
import { testApp } from '../testing/test-app.ts'
import { registerPages } from './register-pages.ts'

const { app, get } = await testApp({
  pages: (server, parts) =>
    registerPages(server, parts, {
      files: fileURLToPath(new URL('.', import.meta.url)),
      assetsOf: () => ({ styles: [], early: '', scripts: [], fonts: [] }),
      render,
      entranceOf: () => null,
    }),
})
await importCards(app, manyGames)

const page = async (address: string) => String((await get(address)).body)
const chips = (html: string) => [...html.matchAll(/aria-pressed="(true|false)"[^>]*>.*?<span>([^<]+)/g)]

describe('the list of one game', () => {
  it('shows its cards alone, under an address and a title of its own', async () => {
    const html = await page('/productTcg/list?jogo=magic')
    expect(html.includes('<title>Cartas avulsas · Magic · Bra Cards</title>')).toBe(true)
    expect(html).toMatch(/rel="canonical" href="[^"]*\/productTcg\/list\?jogo=magic"/)
    expect(html).not.toContain('noindex')
    expect(html).toContain('5 cartas')
    expect(html).toContain('Jace, the Mind Sculptor')
    expect(html).not.toContain('Monkey.D.Luffy')
  })

  it('is chosen by chips, which name every game that has cards', async () => {
    const named = chips(await page('/productTcg/list?jogo=one-piece')).filter(([, pressed]) => pressed === 'true')
    expect(named.map(([, , name]) => name)).toContain('One Piece')
    const all = chips(await page('/productTcg/list')).map(([, , name]) => name)
    for (const name of ['Todos os jogos', 'Magic', 'Yu-Gi-Oh!', 'One Piece', 'Lorcana']) expect(all).toContain(name)
  })

  it('is where the breadcrumb of its cards leads', async () => {
    const { id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', 'M10-146')
      .executeTakeFirstOrThrow()
    expect(await page(`/product/${id}`)).toContain('href="/productTcg/list?jogo=magic"')
  })

  it('that nobody knows is empty, and no search engine is to keep it', async () => {
    const html = await page('/productTcg/list?jogo=tazos')
    expect(html).toContain('noindex')
    expect(html).not.toContain('Monkey.D.Luffy')
  })
})
