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

const home = async (cookie?: string) => String((await get('/', cookie ? { cookie } : {})).body)

describe('the chosen game', () => {
  it('is offered in the header, with the number of cards of each', async () => {
    expect(await home()).toContain('aria-label="Jogo: Todos os jogos"')
  })

  it('fills the home page and the links of the header from the first byte on', async () => {
    const html = await home('game=magic')
    expect(html).toContain('aria-label="Jogo: Magic"')
    expect(html).toContain('href="/productTcg/list?jogo=magic"')
    expect(html).toContain('href="/collection/list?jogo=magic"')
    expect(html).toContain('Innistrad')
    expect(html).not.toContain('Romance Dawn')
  })

  it('fills its shelves with cards that somebody sells, and has none without these', async () => {
    const html = await home('game=causos')
    expect(html).toContain('Mais vistas em Causos')
    expect(html).toContain('Mais vendidas em Causos')
    expect(html.includes('Sem ofertas')).toBe(false)
    expect((await home('game=magic')).includes('Mais vendidas em Magic')).toBe(false)
  })

  it('stays with the visitor who chose it', async () => {
    await home('game=magic')
    expect(await home()).not.toContain('Jogo: Magic')
    expect(await home('game=one-piece')).toContain('aria-label="Jogo: One Piece"')
  })

  it('is all games if the cookie names none that there is', async () => {
    for (const cookie of ['game=tazos', 'game=%3Cscript%3E'])
      expect(await home(cookie)).toContain('aria-label="Jogo: Todos os jogos"')
  })

  it('is told by the address of a list, whatever the cookie says', async () => {
    const html = String((await get('/productTcg/list?jogo=one-piece', { cookie: 'game=magic' })).body)
    expect(html).toContain('aria-label="Jogo: One Piece"')
    const all = String((await get('/productTcg/list', { cookie: 'game=magic' })).body)
    expect(all).toContain('aria-label="Jogo: Todos os jogos"')
  })
})

describe('tiles', () => {
  it('name the game where several are mixed, and only there', async () => {
    const named = (html: string) => html.split('<span>One Piece</span>').length - 1
    expect(named(await page('/filter-products/luffy'))).toBeGreaterThan(
      named(await page('/filter-products/luffy?jogo=one-piece')),
    )
  })
})

describe('the list of sets', () => {
  const wayOf = (html: string, label: string) => html.split(`aria-label="${label}"`)[1]?.split('</nav>')[0]
  const english = async (address: string) => String((await get(address, { cookie: 'lang=en' })).body)

  it('stands in its breadcrumb under the game that it is narrowed to, in both languages', async () => {
    const game = /href="\/productTcg\/list\?jogo=magic"[^>]*>Magic<\/a>/
    const address = '/collection/list?jogo=magic'
    const [here, abroad] = [wayOf(await page(address), 'Você está aqui'), wayOf(await english(address), 'You are here')]
    for (const way of [here, abroad]) expect(way).toMatch(game)
    expect(here).toMatch(/>Início<\/a>[^]*>Coleções<\/li>/)
    expect(abroad).toMatch(/>Home<\/a>[^]*>Sets<\/li>/)
  })

  it('stands under the home page alone where it is of all games', async () => {
    const way = wayOf(await page('/collection/list'), 'Você está aqui')
    expect(way).toMatch(/href="\/"[^>]*>Início<\/a>/)
    expect(way).not.toContain('jogo=')
  })
})

describe('the page of a set', () => {
  it('shows its game, leads to it, and has its cards by number', async () => {
    await importCards(
      app,
      ['3', '10', '2']
        .map((number) => `Magic;Alpha;LEA;LEA-${number};${number};Carta ${number};Card ${number};card-${number}\n`)
        .join(''),
    )
    const { id } = await app.db
      .selectFrom('categories')
      .select('id')
      .where('code', '=', 'LEA')
      .executeTakeFirstOrThrow()
    const html = await page(`/product/list/${id}`)
    expect(html).toContain('href="/productTcg/list?jogo=magic"')
    const at = ['Carta 2', 'Carta 3', 'Carta 10'].map((name) => html.indexOf(`>${name}</a>`))
    expect(at.every((place) => place > 0)).toBe(true)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })
})

describe('the page of a product', () => {
  it('shows its printings, where it may be played, and how to turn it', async () => {
    const changed = { back_images: ['/media/back.webp'], legality: { modern: 'legal', vintage: 'banned' } }
    await app.transaction((tx) => tx.updateTable('products').set(changed).where('code', '=', '2ED-162').execute())
    const { id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', '2ED-162')
      .executeTakeFirstOrThrow()
    const html = await page(`/product/${id}`)
    for (const shown of ['Impressões desta carta', 'Magic 2010', 'Permitida', 'Banida', 'Virar: mostrar o verso'])
      expect(html).toContain(shown)
  })
})
