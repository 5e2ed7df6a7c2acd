import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { describe, expect, it } from 'vitest'
import { importCards } from '../../../testing/many-games.ts'
import { idOfCode, putOnSale } from '../../../testing/offer-of.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post } = await testApp()
const joao = await as('joao.meireles@bracards.example')
await importCards(app, 'Pokémon;Paldea Evolved;PAL;PAL-185;185;Iono;Iono;iono\n')
const product_id = await idOfCode(app, 'PAL-185')

const copies = {
  cheapest: { price_cents: 100, condition: 'D', language: 'JP', finish: 'normal', extras: [] },
  played: { price_cents: 200, condition: 'MP', language: 'EN', finish: 'normal', extras: [] },
  portuguese: { price_cents: 300, condition: 'MP', language: 'PT', finish: 'normal', extras: [] },
  fine: { price_cents: 400, condition: 'NM', language: 'EN', finish: 'normal', extras: [] },
  reverse: { price_cents: 500, condition: 'NM', language: 'EN', finish: 'reverse', extras: [] },
  first: { price_cents: 600, condition: 'NM', language: 'EN', finish: 'foil', extras: ['1edicao'] },
  best: { price_cents: 700, condition: 'NM', language: 'PT', finish: 'reverse', extras: [] },
} satisfies Record<string, Omit<Parameters<typeof putOnSale>[1], 'code' | 'cents'> & { price_cents: number }>

for (const { price_cents: cents, ...copy } of Object.values(copies))
  await putOnSale(app, { ...copy, code: 'PAL-185', cents })

/** The prices that tell which copies a basket buys. */
async function bought(asked: object) {
  const { stores } = (await post('/api/v1/cart/best', { uf: 'SP', ...asked })).body as BestBasket
  return stores.flatMap(({ items }) => items.map(({ price_cents: price }) => price))
}
const head = 'Quantidade;Nome;Sigla;Numero;Condição;Idioma;Acabamento\n'

describe('the copy that a line of a list names', () => {
  it.each([
    ['1 Iono PAL 185', 'cheapest'],
    ['1 Iono PAL 185 MP', 'played'],
    ['1 Iono PAL 185 PT', 'portuguese'],
    ['1 Iono PAL 185 NM', 'fine'],
    ['1 Iono PAL 185 SP EN', 'fine'],
    ['1 Iono PAL 185 PH', 'reverse'],
    ['1 Iono PAL 185 (1st edition)', 'first'],
    ['1 Iono PAL 185 NM PT', 'best'],
    ['1 Iono PAL 185 - Near Mint - PT', 'best'],
    ['1 Iono PAL 185, NM, Português', 'best'],
    ['1 Iono PAL 185 [NM/PT]', 'best'],
    ['1 Iono PAL 185 1st Edition', 'first'],
    ['1 Iono PAL 185 Reverse Holo SP', 'reverse'],
    ['1 Iono PAL 185 NM até 4,00', 'fine'],
    [`${head}1;Iono;PAL;185;NM;Português;`, 'best'],
    [`${head}1;Iono;PAL;185;Moderately Played;Inglês;Normal`, 'played'],
  ] as const)('%j is the one that is bought', async (list, copy) => {
    expect(await bought({ list })).toEqual([copies[copy].price_cents])
  })

  it('goes before what is wished for all lines, and leaves to the wish what it does not say', async () => {
    const limits = { condition: 'NM', languages: ['PT'] }
    expect(await bought({ list: '1 Iono PAL 185 EN', limits })).toEqual([copies.fine.price_cents])
    expect(await bought({ list: '1 Iono PAL 185 MP', limits })).toEqual([copies.portuguese.price_cents])
  })

  it('is bought too where a person limits the price of the line, but not where another language is chosen for it', async () => {
    const list = '1 Iono PAL 185 PT'
    const own = (limits: object) => bought({ list, own_limits: [{ line_number: 1, ...limits }] })
    expect(await own({ most_cents: 350 })).toEqual([copies.portuguese.price_cents])
    expect(await own({ most_cents: 250 })).toEqual([])
    expect(await own({ languages: ['JP'] })).toEqual([copies.cheapest.price_cents])
  })

  it('may cost what its line bounds, and no more; a price that somebody only saw bounds nothing', async () => {
    expect(await bought({ list: '1 Iono PAL 185 NM até R$ 3,99' })).toEqual([])
    expect(await bought({ list: '1 Iono até 0,99' })).toEqual([])
    expect(await bought({ list: '1 Iono PAL 185 NM R$ 3,99' })).toEqual([copies.fine.price_cents])
  })

  it('is the one that a list of wants looks for, as far as all lines of a card agree', async () => {
    const wanted = async (list: string, limits: object = {}) => {
      await joao.post('/api/v1/wants/list', { list, ...limits })
      const { body } = await joao.get('/api/v1/wants?per_page=96')
      const want = body.wants.find(({ product }: { product: { id: number } }) => product.id === product_id)
      await joao.remove(`/api/v1/wants/${want.id}`)
      return [want.condition, want.languages, want.finish, want.quantity, want.limit_cents]
    }
    expect(await wanted('1 Iono PAL 185 MP PT PH', { condition: 'NM' })).toEqual(['MP', ['PT'], 'reverse', 1, null])
    expect(await wanted('1 Iono PAL 185', { condition: 'NM' })).toEqual(['NM', [], null, 1, null])
    expect(await wanted('1 Iono PAL 185 NM PT\n2 Iono PAL 185 SP EN')).toEqual(['SP', ['PT', 'EN'], null, 3, null])
    expect(await wanted('1 Iono PAL 185 PH\n2 Iono PAL 185 PT')).toEqual([null, [], null, 3, null])
    expect(await wanted('1 Iono PAL 185 até 30\n2 Iono PAL 185 até 12,50')).toEqual([null, [], null, 3, 3000])
    expect(await wanted('1 Iono PAL 185 até 30\n2 Iono PAL 185', { limit_cents: 900 })).toEqual([
      null,
      [],
      null,
      3,
      900,
    ])
  })
})
