import { expect, it } from 'vitest'
import { importCards } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, get, post } = await testApp()
await importCards(
  app,
  `Monstros;Tesouros;TES;TES-18;18;Ho-Oh;Ho-Oh;ho-oh
Monstros;Tesouros;TES;TES-19;19;Ho Oh da Aurora;Ho Oh of Dawn;ho-oh-dawn
Monstros;Tesouros;TES;TES-20;20;Gancho;Hook;hook
Monstros;Tesouros;TES;TES-21;21;Pikachu ex;Pikachu ex;pikachu-a
Monstros;Tesouros;TES;TES-22;22;Pikachu-EX;Pikachu-EX;pikachu-b
Monstros;Tesouros;TES;TES-23;23;Pikachu;Pikachu;pikachu-c
Monstros;Tesouros;TES;TES-77;77;Nidoran ♀;Nidoran ♀;nidoran-a
Monstros;Tesouros;TES;TES-78;78;Nidoran♀;Nidoran♀;nidoran-b
Monstros;Tesouros;TES;TES-79;79;Nidoran ♂;Nidoran ♂;nidoran-c
One Piece;Romance Dawn;OP01;OP01-025;025;Roronoa Zoro;Roronoa Zoro;OP01-025
One Piece;Promos;P;P-OP01-025;OP01-025;Roronoa Zoro - OP01-025;Roronoa Zoro - OP01-025;OP01-025
`,
)
const found = async (search: string) => {
  const { body } = await post('/api/v1/1/products/paginate', { type: 'filter', search, per_page: 96 })
  return body.products.map(({ code }: { code: string }) => code) as string[]
}

it.each([
  ['HoOh', ['TES-18', 'TES-19']],
  ['Ho-Oh', ['TES-18', 'TES-19']],
  ['Pikachu-ex', ['TES-21', 'TES-22']],
  ['pikachu-EX', ['TES-21', 'TES-22']],
  ['Nidoran♀', ['TES-77', 'TES-78']],
])('finds with %j what is written with a space, too', async (search, codes) => {
  expect((await found(search)).toSorted()).toEqual(codes)
})

it.each(['ＴＥＳ ０７７', 'tes ٠٧٧'])('finds the card of the reference %j by its digits', async (search) => {
  expect((await found(search))[0]).toBe('TES-77')
})

it('finds a promo by each code of its set, whichever its reference keeps', async () => {
  await app.database.pool.query("update categories set code = 'TR-ES', other_codes = '{TES}' where code = 'TES'")
  await importCards(app, 'Monstros;Outros;OUT;OUT-1;1;Outro;Other;other\n')
  for (const typed of ['TR-ES 77', 'tr-es77', 'TES 77']) expect((await found(typed))[0], typed).toBe('TES-77')
  const { body } = await get('/api/v1/1/find-by-rdc/TR-ES%2077')
  expect(body.products.map(({ code }: { code: string }) => code)).toEqual(['TES-77'])
})

it.each(['OP01-025', 'Roronoa Zoro OP01-025', 'Roronoa Zoro - OP01-025', 'zoro op01-025'])(
  'puts the card of a printed code first for %j',
  async (search) => {
    expect(await found(search)).toEqual(['OP01-025', 'P-OP01-025'])
  },
)
