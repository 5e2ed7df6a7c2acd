import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { settle } from '../../../testing/test-people.ts'

const { app, as } = await testApp()
const seller = await as('seller')
const storeId = await storeOf(app, seller.id)
const read = async (content: string, name = 'estoque.csv') =>
  (await seller.post('/api/v1/product-store-import', { store_id: storeId, name, content })).body
const answer = async (id: number, answers: object) =>
  (await seller.post('/api/v1/product-store-import/answer', { id, ...answers })).body
const linesOf = async (id: number) =>
  (await app.db.selectFrom('listing_imports').select('lines').where('id', '=', id).executeTakeFirstOrThrow()).lines

const cardCalled = (code: string) =>
  app.db.selectFrom('products').select(['id', 'name', 'name_en']).where('code', '=', code).executeTakeFirstOrThrow()
const [curupira, boitata, saci] = await Promise.all(['BDN-004', 'BDN-017', 'BDN-033'].map(cardCalled))
const csv = (...lines: string[]) => lines.join('\r\n')
const quoted = (text: string | null | undefined) => `"${text}"`

const ids = {
  scryfall: '0a1b2c3d-0000-4000-8000-000000000004',
  tcgplayer: '4004',
  cardmarket: '5004',
  cardtrader: '6004',
}
await app.db
  .insertInto('product_ids')
  .values(Object.entries(ids).map(([kind, value]) => ({ product_id: curupira!.id, kind, value })))
  .execute()

const liga = [
  'Edicao (PTBR),Edicao (EN),Edicao (Sigla),Card (PT),Card (EN),Quantidade,Qualidade (M NM SP MP HP D),Idioma (BR EN DE ES FR IT JP KO RU TW),Raridade (M R U C),Cor (W U B R G M A L),"Extras (Foil, Promo, Pre-Release, FNM, DCI, Textless, Assinada)",Card #,Comentario,Preco',
  `Boca da Noite,Nightfall,BDN,${curupira!.name},${curupira!.name_en},2,SP,BR,R,G,"Foil, Promo",4,Bonita,"R$ 1.249,90"`,
  `Boca da Noite,Nightfall,BDN,${quoted(boitata!.name)},${quoted(boitata!.name_en)},1,M,TW,R,R,,17,,"0,50"`,
]
const cardmarket = [
  'idArticle;idProduct;English Name;Local Name;Exp.;Exp. Name;Price;Language;Condition;Foil?;Signed?;Playset?;Altered?;Comments;Amount;onSale;idCurrency;Currency Code',
  `1;5004;${curupira!.name_en};;BDN;Nightfall;12.50;8;EX;X;;;;;2;1;1;EUR`,
  `2;99;${boitata!.name_en};;XYZ;Nightfall;3.00;1;LP;;X;1;;;1;1;1;EUR`,
]

const shops: [shop: string, sheet: string[], lines: object[]][] = [
  [
    'liga',
    liga,
    [
      {
        product_id: curupira!.id,
        condition: 'SP',
        language: 'PT',
        finish: 'foil',
        extras: ['promo'],
        price_cents: 124_990,
        quantity: 2,
        comment: 'Bonita',
      },
      {
        product_id: boitata!.id,
        condition: 'M',
        language: 'ZH',
        finish: 'normal',
        extras: [],
        price_cents: 50,
        quantity: 1,
      },
    ],
  ],
  [
    'myp',
    [
      'Nome;Nome em Inglês;Edição;Número;Qualidade;Idioma;Foil;Quantidade;Preço',
      `${saci!.name};${saci!.name_en};Boca da Noite;033;NM;Português;Não;4;5,90`,
    ],
    [{ product_id: saci!.id, condition: 'NM', language: 'PT', finish: 'normal', price_cents: 590, quantity: 4 }],
  ],
  [
    'tcgplayer',
    [
      'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,TCG Market Price,TCG Direct Low,TCG Low Price With Shipping,TCG Low Price,Total Quantity,Add to Quantity,TCG Marketplace Price,Photo URL',
      `"7000001","","S1: Nightfall","${saci!.name_en} - 033/120","","033/120","R","Lightly Played 1st Edition Holofoil","5.00","","","","3","0","6.50",""`,
      `"7000002","","Nightfall","${saci!.name_en}","","033/120","R","Near Mint","5.00","","","","0","0","6.50",""`,
    ],
    [{ product_id: saci!.id, condition: 'SP', language: 'EN', finish: 'foil', extras: ['1edicao'], quantity: 3 }],
  ],
  [
    'tcgplayer',
    [
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU',
      `2,${curupira!.name_en},${curupira!.name_en},Elsewhere,9,ZZZ,Normal,Near Mint,Japanese,Rare,4004,315319`,
      `1,${curupira!.name_en},${curupira!.name_en},Elsewhere,9,ZZZ,Gold Cold Foil,Near Mint,Japanese,Rare,4004,315319`,
      `3,${curupira!.name_en},${curupira!.name_en},Elsewhere,9,ZZZ,Unlimited Rainbow Foil,Near Mint,English,Rare,4004,315320`,
      `4,${curupira!.name_en},${curupira!.name_en},Elsewhere,9,ZZZ,1st Edition,Near Mint,English,Rare,4004,315320`,
    ],
    [
      { product_id: curupira!.id, condition: 'NM', language: 'JP', finish: 'normal', quantity: 2 },
      { language: 'JP', finish: 'gold', quantity: 1 },
      { language: 'EN', finish: 'rainbow', extras: ['ilimitada'], quantity: 3 },
      { language: 'EN', finish: 'normal', extras: ['1edicao'], quantity: 4 },
    ],
  ],
  [
    'cardmarket',
    cardmarket,
    [
      { product_id: curupira!.id, condition: 'SP', language: 'PT', finish: 'foil', quantity: 2 },
      { product_id: boitata!.id, condition: 'HP', language: 'EN', extras: ['assinada'], quantity: 4 },
    ],
  ],
  [
    'cardmarket',
    ['idProduct;groupCount;price;idLanguage;condition;isFoil;isSigned;isAltered;isPlayset', '5004;3;2.5;7;2;1;;;'],
    [{ product_id: curupira!.id, condition: 'NM', language: 'JP', finish: 'foil', quantity: 3 }],
  ],
  [
    'cardtrader',
    [
      'Blueprint ID,Item Name,Expansion Code,Expansion Name,Collector Number,Quantity,Price,Currency,Condition,Language,Foil,Signed,Altered,Description',
      `,${saci!.name_en},bdn,Nightfall,33,1,8.00,BRL,Slightly Played,pt,true,false,true,No canto`,
    ],
    [
      {
        product_id: saci!.id,
        condition: 'SP',
        language: 'PT',
        finish: 'foil',
        extras: ['alterada'],
        price_cents: 800,
        comment: 'No canto',
      },
    ],
  ],
  [
    'manabox',
    [
      'Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency',
      `A,binder,Curupira,XXX,Elsewhere,1,etched,rare,2,1,${ids.scryfall.toUpperCase()},1.2,true,false,near_mint,pt,BRL`,
      `B,binder,Curupira,XXX,Elsewhere,1,etched,rare,1,1,${ids.scryfall},1.2,true,false,near_mint,pt,BRL`,
    ],
    [
      {
        product_id: curupira!.id,
        condition: 'NM',
        language: 'PT',
        finish: 'etched',
        extras: ['misprint'],
        quantity: 3,
      },
    ],
  ],
  [
    'dragonshield',
    [
      '"sep=,"',
      'Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET',
      `Binder,2,0,${saci!.name_en},BDN,Nightfall,33,LightPlayed,Foil,English,1.00,2024-03-01,0.8,0.9,1.0`,
    ],
    [{ product_id: saci!.id, condition: 'HP', language: 'EN', finish: 'foil', quantity: 2 }],
  ],
]

describe('the export of another shop', () => {
  it.each(shops)('%s is recognised, and its cards, conditions and languages are read', async (shop, sheet, lines) => {
    const { import: first } = await read(csv(...sheet))
    expect(first).toMatchObject({ shop, questions: { unmatched_count: 0 } })
    const prices = Array.from({ length: 4 }, (_, at) => ({ line: at + 2, price_cents: 1000 }))
    const { import: second } = await answer(first.id, { prices })
    expect(second).toMatchObject({ faults: [], total: lines.length, questions: { unpriced_count: 0 } })
    expect((await linesOf(first.id)).map(({ listing }) => listing)).toMatchObject(lines)
  })

  it('is read with semicolons, tabs and a line that names the separator', async () => {
    const tabs = liga.map((line) => line.replaceAll(/("[^"]*")|,/g, (_, cell) => cell ?? '\t'))
    expect((await read(csv(...tabs))).import).toMatchObject({ shop: 'liga', total: 2, faults: [] })
    expect((await read(csv('sep=;', ...cardmarket))).import).toMatchObject({ shop: 'cardmarket' })
  })

  it('names cards in any language, and means the card of that name in Portuguese or English first', async () => {
    const others = { ES: 'El Curupira Cantor', FR: boitata!.name_en! }
    await app.db.updateTable('products').set({ other_names: others }).where('id', '=', curupira!.id).execute()
    const called = (name: string | null) => `Boca da Noite,Nightfall,BDN,${quoted(name)},,1,NM,BR,R,G,,,,"5,00"`
    const { import: sheet } = await read(csv(liga[0]!, called('el curupira cantor'), called(boitata!.name_en)))
    expect((await linesOf(sheet.id)).map(({ listing }) => listing)).toMatchObject([
      { product_id: curupira!.id },
      { product_id: boitata!.id },
    ])
  })

  it('of a game that the house does not have is told', async () => {
    const { code } = await read(
      csv(
        'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU',
        ...Array.from(
          { length: 60 },
          (_, at) => `1,Qwxz Jkvq${at},Qwxz,Zzyzx,${at},ZYX,Normal,Near Mint,English,Rare,1,1`,
        ),
      ),
    )
    expect(code).toBe('sheet_other_game')
  })

  it('is imported without a second offer when it comes again, and can be undone', async () => {
    const { import: sheet } = await read(csv(...liga))
    await seller.post('/api/v1/product-store-import/start', { id: sheet.id })
    await settle(app)
    const { body: done } = await seller.get(`/api/v1/product-store-import/${sheet.id}`)
    expect(done.import).toMatchObject({ state: 'done', written: 2, faults_count: 0 })
    expect((await read(csv(...liga))).import.counts).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
    const { body: list } = await seller.get(`/api/v1/product-store-changes/${storeId}`)
    const { body: undone } = await seller.post('/api/v1/product-store-undo', { id: list.changes[0].id })
    expect(undone.error).toBe(false)
    const { import: again } = await read(csv(...liga))
    expect(again.counts).toMatchObject({ created: 2, changed: 0, unchanged: 0 })
    expect((await answer(sheet.id, {})).code).toBe('import_started')
  })
})

describe('a price in another currency', () => {
  it('is never taken as reais: it is told, and asked for', async () => {
    const { import: sheet } = await read(csv(...cardmarket))
    expect(sheet).toMatchObject({ total: 0, questions: { unpriced_count: 2 } })
    expect(sheet.questions.unpriced[0]).toMatchObject({ line: 2, told: '12.50 EUR', condition: 'SP', finish: 'foil' })
    expect(sheet.faults[0]).toEqual({
      line: 2,
      column: 'preco',
      message: 'O preço está em outra moeda: 12.50 EUR. Informe o preço em reais.',
    })
    const { import: priced } = await answer(sheet.id, { prices: [{ line: 2, price_cents: 7990 }] })
    expect(priced).toMatchObject({ total: 1, questions: { unpriced_count: 1 } })
  })

  it('is taken from nobody who writes a sign of it in a sheet of ours', async () => {
    const { import: sheet } = await read(csv('codigo;condicao;preco;quantidade', 'BDN-004;NM;US$ 5,00;1'))
    expect(sheet).toMatchObject({ total: 0, questions: { unpriced: [{ line: 2, told: 'US$ 5,00' }] } })
  })

  it('becomes the suggested one for all lines, if the seller wants that', async () => {
    const sold = await app.db
      .selectFrom('listings as l')
      .innerJoin('products as p', 'p.id', 'l.product_id')
      .select(['p.code', 'p.id'])
      .where('l.on_sale', '=', true)
      .where('l.finish', '=', 'normal')
      .where('p.type', '=', 'tcg')
      .executeTakeFirstOrThrow()
    const { import: sheet } = await read(csv('codigo;condicao;preco;quantidade', `${sold.code};NM;US$ 5,00;1`))
    const [{ suggested_cents }] = sheet.questions.unpriced
    expect(suggested_cents).toBeGreaterThan(0)
    const { import: priced } = await answer(sheet.id, { suggested_prices: true })
    expect(priced).toMatchObject({ total: 1, questions: { unpriced_count: 0, suggested_count: 1 } })
    expect((await linesOf(sheet.id))[0]!.listing).toMatchObject({ price_cents: suggested_cents })
  })
})

describe('a word that nobody knows', () => {
  const sheet = csv(
    liga[0]!,
    `,,BDN,${curupira!.name},,1,Gasta,PTEN,,,,4,,"1,00"`,
    `,,BDN,${saci!.name},,1,gasta,BR,,,,33,,"1,00"`,
  )

  it('is asked once, and remembered for the next sheet of the same shop', async () => {
    const { import: first } = await read(sheet)
    expect(first.questions.words.slice(0, 2)).toEqual([
      { kind: 'condition', word: 'Gasta', meaning: null, lines: 2 },
      { kind: 'language', word: 'PTEN', meaning: null, lines: 1 },
    ])
    const words = [
      { kind: 'condition', word: 'Gasta', meaning: 'HP' },
      { kind: 'language', word: 'PTEN', meaning: 'PT' },
    ]
    expect((await answer(first.id, { words })).import).toMatchObject({ total: 2, faults: [] })
    const { import: next } = await read(sheet)
    expect(next).toMatchObject({ total: 2, faults: [] })
    expect(next.questions.words).toContainEqual({ kind: 'condition', word: 'Gasta', meaning: 'HP', lines: 2 })
  })

  it('may be a name that every object of the language has', async () => {
    const { import: odd } = await read(
      csv(`${liga[0]},constructor`, `,,BDN,${saci!.name},,1,constructor,valueOf,,,constructor,33,,"1,00",`),
    )
    expect(odd.questions.words).toMatchObject([
      { word: 'constructor', meaning: null },
      { word: 'valueOf', meaning: null },
    ])
  })

  it('is kept only if the sheet has it', async () => {
    const { import: first } = await read(sheet)
    await answer(first.id, { words: [{ kind: 'condition', word: 'Nunca vista', meaning: 'D' }] })
    const kept = await app.db.selectFrom('sheet_words').select('word').where('word', '=', 'nuncavista').execute()
    expect(kept).toEqual([])
  })

  it('takes only a meaning of its kind', async () => {
    const { import: first } = await read(sheet)
    const { fields } = await answer(first.id, { words: [{ kind: 'language', word: 'PTEN', meaning: 'foil' }] })
    expect(fields['words.0.meaning']).toBe('Escolha o que a palavra quer dizer.')
  })

  it('means to another store what that store says', async () => {
    const other = await as('joelma.nazare@bracards.example')
    const store = await storeOf(app, other.id)
    const { body } = await other.post('/api/v1/product-store-import', {
      store_id: store,
      name: 'a.csv',
      content: sheet,
    })
    expect(body.import.questions.words[0]).toMatchObject({ word: 'Gasta', meaning: null })
  })

  it('may be the usual one, which the seller understands otherwise', async () => {
    const { import: first } = await read(csv(...cardmarket))
    expect(first.questions.words).toContainEqual({ kind: 'condition', word: 'EX', meaning: 'SP', lines: 1 })
    const { import: second } = await answer(first.id, { words: [{ kind: 'condition', word: 'EX', meaning: 'NM' }] })
    expect(second.questions.words).toContainEqual({ kind: 'condition', word: 'EX', meaning: 'NM', lines: 1 })
  })
})

describe('a card that is not found with certainty', () => {
  const line = (name: string, number: string, condition: string) =>
    `,Nightfall,BDN,,${name},1,${condition},BR,,,,${number},,"1,00"`
  const sheet = csv(
    liga[0]!,
    line(curupira!.name_en!, '99', 'NM'),
    line(curupira!.name_en!, '99', 'SP'),
    line(saci!.name_en!, '33', 'NM'),
  )

  it('is shown with the cards that it may be, and what is picked counts for all its lines', async () => {
    const { import: first } = await read(sheet)
    expect(first).toMatchObject({ total: 1, faults_count: 2, questions: { unmatched_count: 1 } })
    const [open] = first.questions.unmatched
    expect(open).toMatchObject({ text: `${curupira!.name_en}, Nightfall 99`, line: 2, lines: 2 })
    expect(open.candidates.map(({ id }: { id: number }) => id)).toContain(curupira!.id)
    expect(open.candidates.length).toBeLessThanOrEqual(5)
    const picks = [{ key: open.key, product_id: curupira!.id }]
    const { import: second } = await answer(first.id, { picks })
    expect(second).toMatchObject({ total: 3, faults: [], questions: { unmatched: [], unmatched_count: 0 } })
    const left = await answer(first.id, { picks: [{ key: open.key, product_id: null }] })
    expect(left.import).toMatchObject({ total: 1, faults: [] })
  })

  it('takes no product that does not exist', async () => {
    const { import: first } = await read(sheet)
    const picks = [{ key: first.questions.unmatched[0].key, product_id: 99_999_999 }]
    expect((await answer(first.id, { picks })).code).toBe('product_not_found')
  })

  it('is answered by nobody but its store', async () => {
    const { import: first } = await read(sheet)
    const other = await as('joelma.nazare@bracards.example')
    const { body } = await other.post('/api/v1/product-store-import/answer', { id: first.id })
    expect(body.code).toBe('import_not_found')
  })
})

describe('a sheet without codes', () => {
  it.each([
    ['set and number', 'edicao;numero;condicao;preco;quantidade', 'BDN;004;NM;1,00;1'],
    ['the name of the set and a number', 'colecao;numero;condicao;preco;quantidade', 'Nightfall;4/120;NM;1,00;1'],
    ['set and name', 'nome;colecao;condicao;preco;quantidade', `${curupira!.name};Boca da Noite;NM;1,00;1`],
    ['an id of Scryfall', 'scryfall_id;condicao;preco;quantidade', `${ids.scryfall};NM;1,00;1`],
    ['an id of TCGplayer', 'tcgplayer_id;condicao;preco;quantidade', `${ids.tcgplayer};NM;1,00;1`],
    ['an id of Cardmarket', 'cardmarket_id;condicao;preco;quantidade', `${ids.cardmarket};NM;1,00;1`],
  ])('names a card by %s', async (_, heading, line) => {
    const { import: sheet } = await read(csv(heading, line))
    expect(sheet).toMatchObject({ shop: null, total: 1, faults: [] })
    expect((await linesOf(sheet.id))[0]!.listing).toMatchObject({ product_id: curupira!.id })
  })
})

it.each(['Foil Count', 'Foil Quantity', 'Altered Art', 'Signed by'])(
  'a column that nobody knows, such as %s, is asked about where it says something',
  async (heading) => {
    const { import: sheet } = await read(
      csv(
        `codigo;condicao;preco;quantidade;${heading}`,
        'BDN-004;NM;5,90;4;1',
        'BDN-017;NM;5,90;4;',
        'BDN-033;NM;5,90;4;0',
      ),
    )
    expect(sheet.faults).toMatchObject([{ line: 2, column: null }])
    expect(sheet.faults[0].message).toContain(`"${heading}: 1"`)
    expect((await linesOf(sheet.id)).map(({ line }: { line: number }) => line)).toEqual([3, 4])
  },
)
