import { expect, it } from 'vitest'
import { importCards } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
await importCards(
  app,
  `Magic;Double Masters;2XM;2XM-141;141;Raio;Lightning Bolt;oracle-bolt
Pokémon;Obsidian Flames;OBF;OBF-125;125;Charizard ex;Charizard ex;charizard-obf
`,
)
const bia = await as('beatriz.camargo@bracards.example')
const add = async (list: string) => (await bia.post('/api/v1/userCollections/add_list', { list })).body

/** The copies that a list adds, which are taken away again. */
async function added(list: string) {
  const kept = await add(list)
  const { rows } = await app.database.pool.query<{ id: string; copy: unknown[] }>(
    `select id, jsonb_build_array(quantity, condition, language, finish) copy from collection_items
      where user_id = (select id from users where email = 'beatriz.camargo@bracards.example')
        and product_id in (select id from products where code in ('2XM-141', 'OBF-125')) order by id`,
  )
  for (const { id } of rows) await bia.remove(`/api/v1/userCollections/${id}`)
  return { kept, copies: rows.map(({ copy }) => copy) }
}

it.each([
  [
    'Moxfield',
    'Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last Modified,Collector Number\n2,0,Lightning Bolt,2XM,Good (Lightly Played),English,foil,,,141',
    [2, 'SP', 'EN', 'foil'],
  ],
  [
    'Deckbox',
    'Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint\n2,0,Lightning Bolt,Double Masters,2XM,141,Played,English,,,,,',
    [2, 'MP', 'EN', 'normal'],
  ],
  [
    'Dragon Shield on the web',
    '"sep=,"\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language\r\nPasta,2,0,Lightning Bolt,2XM,Double Masters,141,LightPlayed,Foil,Portuguese',
    [2, 'HP', 'PT', 'foil'],
  ],
  [
    'the app of Dragon Shield',
    'FolderName,Quantity,CardName,SetCode,CardNumber,Condition,Printing,Language\nPasta,2,Lightning Bolt,2XM,141,NearMint,Foil,Portuguese',
    [2, 'NM', 'PT', 'foil'],
  ],
  [
    'Collectr',
    'Portfolio Name,Category,Set,Product Name,Card Number,Rarity,Variance,Grade,Card Condition,Quantity\nA,Pokemon,Obsidian Flames,Charizard ex,125,Rare,Reverse Holofoil,Ungraded,Near Mint,2',
    [2, 'NM', 'PT', 'reverse'],
  ],
  [
    'DexTCG',
    'Name,Set,Number,Quantity,Variant\nCharizard ex,Obsidian Flames,125,2,Cosmos Holo',
    [2, 'NM', 'PT', 'cosmos'],
  ],
  [
    'the app of TCGplayer',
    'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU\n2,Charizard ex,Charizard ex,SV03: Obsidian Flames,125,OBF,Holofoil,Lightly Played,English,R,1,2',
    [2, 'SP', 'EN', 'foil'],
  ],
])('a table of %s adds its copies as they are', async (_, table, copy) => {
  expect((await added(table)).copies).toEqual([copy])
})

it.each([
  ['Condição', 'VG'],
  ['Condição', 'PSA 10'],
  ['Condição', 'Usada'],
  ['Condição', '1'],
  ['Foil', 'brilhante'],
  ['Foil', '✓'],
  ['Printing', 'Cracked Ice'],
  ['Variant', 'Poké Ball Holo'],
  ['Variant', 'Play! Pokémon'],
  ['Variant', 'Expansion Stamp'],
  ['Variant', 'Trick or Trade 2024'],
  ['Idioma', 'Brasileiro'],
  ['Idioma', '日本語'],
  ['Grade', 'PSA 10'],
  ['Foil Count', '1'],
  ['Variação', 'Jumbo assinada'],
])('a word of the column %s that nobody knows, such as %s, is asked for and never assumed', async (heading, word) => {
  const { kept, copies } = await added(`Nome;Coleção;Número;Qtd;${heading}\nLightning Bolt;2XM;141;4;${word}`)
  expect(copies).toEqual([])
  expect(kept.unknown).toMatchObject([{ line_number: 2, reason: 'unclear' }])
  expect(kept.unknown[0].word).toContain(word)
})

it('a quantity with a separator of thousands is not read as one', async () => {
  expect((await added('Nome;Coleção;Número;Qtd\nLightning Bolt;2XM;141;1.000')).copies).toEqual([])
  expect((await added('Nome;Coleção;Número;Qtd\nLightning Bolt;2XM;141;2,0')).copies).toEqual([
    [2, 'NM', 'PT', 'normal'],
  ])
})

it('a card of one finish and one language is kept in these, where its line says nothing else', async () => {
  await app.database.pool.query(
    `update products set finishes = '{foil}', languages = '{EN}' where code = 'OBF-125';
     update businesses set open_finishes = '{}', open_languages = '{}' where slug = 'pokemon'`,
  )
  expect((await added('2 Charizard ex OBF 125')).copies).toEqual([[2, 'NM', 'EN', 'foil']])
  expect((await added('2 Lightning Bolt 2XM 141')).copies).toEqual([[2, 'NM', 'PT', 'normal']])
})
