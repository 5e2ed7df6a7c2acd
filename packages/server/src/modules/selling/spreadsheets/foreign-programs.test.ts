import { expect, it } from 'vitest'
import { importCards } from '../../../testing/many-games.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as } = await testApp()
await importCards(
  app,
  `Magic;Double Masters;2XM;2XM-141;141;Raio;Lightning Bolt;oracle-bolt
Pokémon;Obsidian Flames;OBF;OBF-125;125;Charizard ex;Charizard ex;charizard-obf
`,
)
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const read = async (...lines: string[]) => {
  const sheet = { store_id: storeId, name: 'estoque.csv', content: lines.join('\r\n') }
  return (await seller.post('/api/v1/product-store-import', sheet)).body
}
const productCalled = (code: string) =>
  app.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()
const [bolt, charizard] = await Promise.all(['2XM-141', 'OBF-125'].map(productCalled))

/** Programs for collections, whose files have no price of sale. */
it.each([
  [
    'moxfield',
    'Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last Modified,Collector Number,Alter,Proxy,Purchase Price',
    '2,0,Lightning Bolt,2xm,Good (Lightly Played),English,foil,,2026-01-01,141,False,False,1.50',
    { product_id: bolt!.id, quantity: 2, condition: 'SP', language: 'EN', finish: 'foil' },
  ],
  [
    'deckbox',
    'Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,My Price',
    '3,0,Lightning Bolt,Double Masters,2XM,141,Played,Portuguese,,signed,,altered,,,,',
    { product_id: bolt!.id, quantity: 3, condition: 'MP', language: 'PT', extras: ['assinada', 'alterada'] },
  ],
  [
    'collectr',
    'Portfolio Name,Category,Set,Product Name,Card Number,Rarity,Variance,Grade,Card Condition,Quantity,Average Cost Paid',
    'Main,Pokemon,Obsidian Flames,Charizard ex,125/197,Double Rare,Reverse Holofoil,Ungraded,Near Mint,4,1.00',
    { product_id: charizard!.id, quantity: 4, condition: 'NM', language: 'EN', finish: 'reverse' },
  ],
])('a stock of %s is recognised, and asks for nothing but prices', async (shop, heading, line, listing) => {
  const { import: first } = await read(heading, line)
  expect(first).toMatchObject({ shop, questions: { unmatched_count: 0, unpriced_count: 1 } })
  const answers = { id: first.id, prices: [{ line: 2, price_cents: 1990 }] }
  const { body } = await seller.post('/api/v1/product-store-import/answer', answers)
  expect(body.import).toMatchObject({ total: 1, faults: [] })
  const kept = app.db.selectFrom('listing_imports').select('lines').where('id', '=', first.id)
  expect((await kept.executeTakeFirstOrThrow()).lines).toMatchObject([{ listing: { ...listing, price_cents: 1990 } }])
})

it('a stock of MTGGoldfish is recognised, and its cards are found, but no condition is assumed', async () => {
  const { import: sheet } = await read('Card,Set ID,Set Name,Quantity,Foil', 'Lightning Bolt,2XM,Double Masters,2,FOIL')
  expect(sheet).toMatchObject({ shop: 'mtggoldfish', total: 0, questions: { unmatched_count: 0 } })
  expect(sheet.faults).toMatchObject([{ line: 2, column: 'condicao' }])
})

it('a stock of DexTCG is read with conditions and prices, and without them is told what it lacks', async () => {
  const heading = 'Name,Set,Number,Quantity,Variant'
  expect((await read(heading, 'Charizard ex,Obsidian Flames,125,2,Cosmos Holo')).code).toBe('sheet_headless')
  const line = 'Charizard ex,Obsidian Flames,125,2,Cosmos Holo,Near Mint,19.90'
  const { import: sheet } = await read(`${heading},Condition,Price`, line)
  expect(sheet).toMatchObject({ shop: null, total: 1, faults: [] })
  const kept = app.db.selectFrom('listing_imports').select('lines').where('id', '=', sheet.id)
  expect((await kept.executeTakeFirstOrThrow()).lines).toMatchObject([
    { listing: { product_id: charizard!.id, finish: 'cosmos', condition: 'NM', price_cents: 1990 } },
  ])
})
