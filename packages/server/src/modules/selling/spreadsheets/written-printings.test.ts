import { describe, expect, it } from 'vitest'
import { importCards, importPokemon } from '../../../testing/many-games.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)

const sets = [
  { id: 'base1', name: 'Base Set', ptcgoCode: 'BS', printedTotal: 102 },
  { id: 'hgss4', name: 'Triumphant', ptcgoCode: 'TM', printedTotal: 102 },
  { id: 'ex6', name: 'FireRed & LeafGreen', ptcgoCode: 'RG', printedTotal: 112 },
  { id: 'swshp', name: 'SWSH Black Star Promos', ptcgoCode: 'PR-SW', printedTotal: 307 },
  { id: 'svp', name: 'Scarlet & Violet Black Star Promos', ptcgoCode: 'PR-SV', printedTotal: 102 },
  { id: 'sv1', name: 'Scarlet & Violet', ptcgoCode: 'SVI', printedTotal: 198 },
  { id: 'sv2', name: 'Paldea Evolved', ptcgoCode: 'PAL', printedTotal: 193 },
  { id: 'sv3', name: 'Obsidian Flames', ptcgoCode: 'OBF', printedTotal: 197 },
]
const cards = `base1 4 Charizard
base1 58 Pikachu
hgss4 4 Gengar
hgss4 27 Pikachu
ex6 105 Charizard ex
swshp SWSH068 Snorlax
base1 27 Snorlax
svp 27 Pikachu
sv1 27 Pikachu
sv1 189 Professor's Research (Professor Sada)
sv1 190 Professor's Research (Professor Turo)
sv1 172 Nest Ball
sv2 172 Boss's Orders (Ghetsis)
sv2 185 Iono
sv3 125 Charizard ex
sv3 223 Charizard ex`
const rows = cards.split('\n').map((line) => {
  const [, of, number, name] = /^(\S+) (\S+) (.+)$/.exec(line)!
  const supertype = /Orders|Iono|Research|Ball/.test(name!) ? 'Trainer' : 'Pokémon'
  return { id: `${of}-${number}`, name, number, supertype, set: sets.find(({ id }) => id === of) }
})
await importPokemon(app, rows)
await importCards(
  app,
  `Magic;Innistrad;ISD;ISD-51;51;Perscrutador de Segredos // Aberração Insetoide;Delver of Secrets // Insectile Aberration;oracle-delver
Lorcana;The First Chapter;TFC;TFC-42;42;Elsa - Rainha da Neve;Elsa - Snow Queen;elsa-queen
Lorcana;The First Chapter;TFC;TFC-43;43;Elsa - Espírito do Inverno;Elsa - Spirit of Winter;elsa-spirit
`,
)
const ids = { 1: 'sv3-125', 2: 'ISD-51', 3: 'TFC-42' }
for (const [value, code] of Object.entries(ids)) {
  const product = app.db.selectFrom('products').select('id').where('code', '=', code)
  const { id } = await product.executeTakeFirstOrThrow()
  await app.db.insertInto('product_ids').values({ product_id: id, kind: 'cardmarket', value }).execute()
}
await app.db
  .updateTable('products')
  .set({ other_names: { DE: 'Glurak-ex' } })
  .where('code', '=', 'sv3-125')
  .execute()

/** The code of the card that is taken, and those of the candidates where none is. */
async function read(columns: string, cells: string) {
  const content = `${columns};condicao;preco;quantidade\n${cells};NM;1,00;1`
  const { body } = await seller.post('/api/v1/product-store-import', { store_id: storeId, name: 'a.csv', content })
  const { id, questions } = body.import
  const { lines } = await app.db
    .selectFrom('listing_imports')
    .select('lines')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const taken = lines.flatMap(({ listing }) => ('product_id' in listing ? listing.product_id : []))
  const products = taken.length
    ? await app.db.selectFrom('products').select('code').where('id', 'in', taken).execute()
    : []
  const candidates = (questions.unmatched[0]?.candidates ?? []).map(({ code }: { code: string }) => code) as string[]
  return { id, taken: products[0]?.code ?? null, candidates, single: questions.single_count as number }
}
const byId = (id: number, name: string, more = ';') =>
  read('cardmarket_id;nome;colecao;numero', `${id};${name};${more}`)
const byName = (name: string, set = '') => read('nome;colecao', `"${name}";${set}`)

describe('the id of a program', () => {
  it.each([
    [1, 'Charizard ex'],
    [1, 'charizard EX (OBF 125)'],
    [1, 'Glurak-ex'],
    [1, ''],
    [2, 'Delver of Secrets'],
    [2, 'Insectile Aberration'],
    [2, 'Delver of Secrets / Insectile Aberration'],
    [3, 'Elsa'],
    [3, 'Elsa - Snow Queen'],
  ] as const)('%i names a card that the line calls "%s"', async (id, name) => {
    expect((await byId(id, name)).taken).toBe(ids[id])
  })

  it.each([
    [1, 'Iono', 'PAL;185', 'sv2-185'],
    [1, 'Iono', 'OBF;125', 'sv2-185'],
    [1, 'Iono', ';', 'sv2-185'],
    [3, 'Elsa - Spirit of Winter', ';', 'TFC-43'],
  ] as const)('%i of another card than "%s" is asked about with both', async (id, name, more, other) => {
    const { taken, candidates, single } = await byId(id, name, more)
    expect([taken, single]).toEqual([null, 0])
    expect(candidates).toContain(other)
    expect(candidates).toContain(ids[id])
  })

  it('with a name that no card has is asked about, and may be taken with the other single candidates', async () => {
    const { id, ...found } = await byId(1, 'Lizardon')
    expect(found).toEqual({ taken: null, candidates: ['sv3-125'], single: 1 })
    const { body } = await seller.post('/api/v1/product-store-import/answer', { id, takes_single: true })
    expect(body.import).toMatchObject({ total: 1 })
  })
})

describe('a number in the name', () => {
  it.each([
    ['Charizard ex (OBF 125)', '', 'sv3-125'],
    ['Charizard ex (OBF 223)', 'Obsidian Flames', 'sv3-223'],
    ['Pikachu (Base Set 58)', '', 'base1-58'],
    ['Pikachu (Base Set 58)', 'BS', 'base1-58'],
    ['charizard ex [Obsidian Flames #125]', '', 'sv3-125'],
    ['Charizard ex - 125/197', '', 'sv3-125'],
    ['Charizard ex (125)', 'OBF', 'sv3-125'],
    ['Snorlax (SWSH068)', '', 'swshp-SWSH068'],
    ['Pikachu - 027', 'TM', 'hgss4-27'],
    ['Pikachu (SVP 27)', '', 'svp-27'],
    ['Charizard, Base Set, 004/102', 'Base Set', 'base1-4'],
    ['Charizard, Base Set, 004/102', '', 'base1-4'],
    ['Charizard (BS 4/102)', '', 'base1-4'],
    ["Boss's Orders (PAL 172)", '', 'sv2-172'],
    ["Professor's Research (Sada) 189/198", '', 'sv1-189'],
  ])('and a set there or in its column, such as "%s" of "%s", name the printing', async (name, set, code) => {
    expect((await byName(name, set)).taken).toBe(code)
  })

  it.each([
    // the set, the number or the total is that of no such card
    ['Charizard ex (OBF 126)', ''],
    ['Charizard ex (OBF 125)', 'PAL'],
    ['Charizard ex (OBF 125)', 'Kokuen no Shihaisha'],
    ['Pikachu (Base Set 27)', ''],
    ['Pikachu (Base Set 58)', 'TM'],
    ['Pikachu (Unknown Set 58)', ''],
    ['Charizard (Triumphant) 004/102', ''],
    ['Charizard (BS 4/111)', ''],
    ['Iono (OBF 125)', ''],
    ['Pikachu - 027', ''],
    ['Pikachu - 027', 'Base Set'],
    ['Base Set 4/102', ''],
  ])('that does not tell one card with its set, such as "%s" of "%s", is asked about', async (name, set) => {
    expect((await byName(name, set)).taken).toBeNull()
  })

  it('puts first what has that number', async () => {
    expect((await byName('Pikachu - 027')).candidates.slice(0, 3).toSorted()).toEqual(['hgss4-27', 'sv1-27', 'svp-27'])
    expect((await byName('Base Set 4/102')).candidates[0]).toBe('base1-4')
    expect((await byName('Iono (OBF 125)')).candidates).toEqual(expect.arrayContaining(['sv3-125', 'sv2-185']))
  })
})
