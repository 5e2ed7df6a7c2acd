import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { describe, expect, it } from 'vitest'
import { importCards, importPokemon } from '../../../testing/many-games.ts'
import { testApp } from '../../../testing/test-app.ts'

const { app, as, post } = await testApp()

const sets: Record<string, object> = {
  svp: { id: 'swshp', name: 'SWSH Black Star Promos', ptcgoCode: 'PR-SW', printedTotal: 307 },
  obf: { id: 'sv3', name: 'Obsidian Flames', ptcgoCode: 'OBF', printedTotal: 197 },
  pal: { id: 'sv2', name: 'Paldea Evolved', ptcgoCode: 'PAL', printedTotal: 193 },
  rg: { id: 'ex6', name: 'FireRed & LeafGreen', ptcgoCode: 'RG', printedTotal: 112 },
  bs: { id: 'base1', name: 'Base', ptcgoCode: 'BS', printedTotal: 102 },
  sve: { id: 'sve', name: 'Scarlet & Violet Energies', ptcgoCode: 'SVE' },
  mee: { id: 'mee', name: 'Mega Evolution Energy', ptcgoCode: 'MEE' },
  dre: { id: 'swsh1', name: 'Sword & Shield', ptcgoCode: 'SSH', printedTotal: 202 },
}
const cards = [
  ['obf', '125', 'Charizard ex'],
  ['obf', '126', 'Charmeleon'],
  ['rg', '105', 'Charizard ex'],
  ['bs', '4', 'Charizard'],
  ['bs', '58', 'Pikachu'],
  ['svp', 'SWSH068', 'Snorlax'],
  ['bs', '27', 'Snorlax'],
  ['pal', '172', "Boss's Orders (Ghetsis)"],
  ['pal', '185', 'Iono'],
  ['obf', '100', "Boss's Orders"],
  ['dre', '29', 'Gyarados VMAX'],
  ['bs', '6', 'Gyarados'],
  ['obf', '62', 'Tatsugiri'],
  ['sve', '2', 'Basic Fire Energy'],
  ['mee', '2', 'Fire Energy'],
  ['bs', '98', 'Fire Energy'],
]
const rows = cards.map(([set, number, name]) => {
  const of = sets[set!] as { id: string }
  const supertype = /Orders|Iono/.test(name!) ? 'Trainer' : /Energy/.test(name!) ? 'Energy' : 'Pokémon'
  return { id: `${of.id}-${number}`, name, number, supertype, set: of }
})
await importPokemon(app, rows)
await importCards(
  app,
  `Magic;Modern Horizons 2;MH2;MH2-290;290;Fogo // Gelo;Fire // Ice;oracle-fire
Magic;Modern Horizons 2;MH2;MH2-121;121;Dragon's Rage Channeler;Dragon's Rage Channeler;oracle-drc
Magic;Modern Horizons 2;MH2;MH2-259;259;Urza's Saga;Urza's Saga;oracle-saga
Magic;Art Series;AMH2;AMH2-35;35;Dragon's Rage Channeler // Dragon's Rage Channeler;Dragon's Rage Channeler // Dragon's Rage Channeler;oracle-art
Magic;Art Series;AMH2;AMH2-36;36;Dragon's Rage Channeler // Dragon's Rage Channeler;Dragon's Rage Channeler // Dragon's Rage Channeler;oracle-art
Magic;Crimson Vow;VOW;VOW-190;190;Howlpack Piper // Wildsong Howler;Howlpack Piper // Wildsong Howler;oracle-piper
Magic;Double Feature;DBL;DBL-457;457;Howlpack Piper // Wildsong Howler;Howlpack Piper // Wildsong Howler;oracle-piper
Magic;Alliances;ALL;ALL-30;30;Gaiola de Gelo;Ice Cage;oracle-cage
Magic;Innistrad;ISD;ISD-51;51;Delver of Secrets // Insectile Aberration;Delver of Secrets // Insectile Aberration;oracle-delver
Magic;Futuros;FUT;FUT-73;73;Gitaxian Probe;Gitaxian Probe;oracle-probe
Magic;Futuros;FUT;FUT-73S;73★;Gitaxian Probe;Gitaxian Probe;oracle-probe
Flesh and Blood;Welcome to Rathe;WTR;WTR-001;1;Rhinar;Rhinar;fab-rhinar
Star Wars;Spark of Rebellion;SOR;SOR-010;10;Darth Vader;Darth Vader;swu-vader
`,
)

const best = async (list: string) => (await post('/api/v1/cart/best', { uf: 'SP', list })).body as BestBasket
const meant = async (list: string) => (await best(list)).lines.map(({ product }) => product.code)

describe('set and number', () => {
  it.each([
    ['1 Snorlax PR-SW 68', 'swshp-SWSH068'],
    ['* 1 Snorlax PR-SW 68', 'swshp-SWSH068'],
    ['1 Snorlax swshp 68', 'swshp-SWSH068'],
    ['1 Snorlax (SWSH068)', 'swshp-SWSH068'],
    ["1 Boss's Orders PAL 172", 'sv2-172'],
    ["1 Boss's Orders (PAL 172)", 'sv2-172'],
    ['1 Charizard ex (125/197)', 'sv3-125'],
    ['1 Charizard ex 125/197', 'sv3-125'],
    ['1 Charizard ex - 125/197', 'sv3-125'],
    ['1 Charizard ex (OBF 125)', 'sv3-125'],
    ['1 charizard ex obf 125', 'sv3-125'],
    ['1 Charizard ex, Obsidian Flames, 125/197', 'sv3-125'],
    ['1 Charizar ex OBF 125', 'sv3-125'],
    ['125/197', 'sv3-125'],
    ['1 Gyarados VMAX 029/202', 'swsh1-29'],
    ['1 Howlpack Piper // Wildsong Howler [VOW]', 'VOW-190'],
    ["4 Dragon's Rage Channeler", 'MH2-121'],
    ['1 WTR001', 'WTR-001'],
    ['1 SWSH068', 'swshp-SWSH068'],
    ['1 Iono PAL', 'sv2-185'],
    ["1 Urza's Saga MH2", 'MH2-259'],
    ['1 Iono pal', 'sv2-185'],
    ['1 SOR_010', 'SOR-010'],
    ['1 Darth Vader SOR_010', 'SOR-010'],
  ])('of %j mean %s', async (list, code) => {
    expect(await meant(list)).toEqual([code])
  })

  it('goes before the art card also in the search', async () => {
    const { body } = await post('/api/v1/1/products/paginate', { type: 'filter', search: "dragon's rage channeler" })
    expect(body.products[0].code).toBe('MH2-121')
  })

  it.each([
    ['1 Charizard OBF 125', ['sv3-125', 'base1-4']],
    ['1 Charizard ex OBF 126', ['sv3-126', 'sv3-125']],
    ['4 Pikachu OBF 62', ['sv3-62', 'base1-58']],
    ['1 blabla OBF 125', ['sv3-125']],
    ['1 Charizard ex OBF 999', ['sv3-125']],
    ['1 Charizard ex', ['sv3-125', 'ex6-105']],
    ['1 Fire // Ice (MH2) 121', ['MH2-121', 'MH2-290']],
    ["1 Urza's Saga // anything", []],
  ])('of %j contradict the name, so that nothing is taken and both are shown', async (list, codes) => {
    const { lines, unknown } = await best(list)
    expect(lines).toEqual([])
    const shown = unknown[0]!.suggestions.map(({ product_id: id }) => id)
    const { rows: products } = await app.database.pool.query('select id, code from products where id = any($1)', [
      shown,
    ])
    expect(products.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })
})

const offered = async (list: string) => {
  const { lines, unknown } = await best(list)
  expect(lines).toEqual([])
  const first = unknown[0]!.suggestions.map(({ set, number }) => `${set}-${number}`)
  return { reason: unknown[0]!.reason, first: first[0] }
}

it.each([
  ['1 Insectile Aberration', 'ISD-51'],
  ['1 Ice', 'MH2-290'],
  ['1 Ice (MH2)', 'MH2-290'],
  ['73★', 'FUT-73★'],
  ['4 73★', 'FUT-73★'],
])('%j is asked about, and first offered as %s', async (list, code) => {
  expect(await offered(list)).toEqual({ reason: 'not_found', first: code })
})

it('takes a name and number for any edition where several sets print that number for the card', async () => {
  const bia = await as('beatriz.camargo@bracards.example')
  const { saved, newest_edition: newest } = (
    await bia.post('/api/v1/userCollections/add_list', { list: '8 Fire Energy 2' })
  ).body
  expect([saved, newest]).toEqual([8, 8])
  expect((await best('8 Fire Energy 2')).lines.map(({ quantity }) => quantity)).toEqual([8])
})

it.each(["1 Urza's Saga [foil] (MH2) 259", "1 Urza's Saga (foil) [MH2] 259", "1 Urza's Saga (Foil) MH2 259"])(
  'keeps the mark before the set of %j',
  async (list) => {
    const { lines } = await best(list)
    expect(lines.map(({ product, finishes }) => [product.code, finishes])).toEqual([['MH2-259', ['foil']]])
  },
)

describe('the copies of a line', () => {
  it.each(
    [
      ...[
        '4x',
        '4×',
        '4 ×',
        '4)',
        '4.',
        '4:',
        '4-',
        '(4)',
        '[4]',
        '4un.',
        '4 unidades de',
        '✅ 4',
        '☐ 4',
        '> 4x',
        '- [ ] 4',
      ],
      ...[
        '1. 4x',
        '[12/11 10:32] Fulano: 4x',
        '12/11/2026 10:32 - Fulano de Tal: 4',
        '４',
        '\u200B4',
        '\u200E4',
        '4️⃣',
        '• 4',
        '-4',
      ],
    ].map((before) => [before]),
  )('behind %j are four', async (before) => {
    const { lines } = await best(`${before} Charizard ex OBF 125`)
    expect(lines.map(({ quantity, product }) => [quantity, product.code])).toEqual([[4, 'sv3-125']])
  })

  it.each([
    'Charizard ex OBF 125 x4',
    'Charizard ex OBF 125 (4x)',
    '"4x Charizard ex OBF 125"',
    '4 Charizard ex OBF 125 NM PT',
  ])('in %j are four', async (line) => {
    expect((await best(line)).lines.map(({ quantity }) => quantity)).toEqual([4])
  })

  it.each(['4.5 Charizard ex OBF 125', '1.000 Charizard ex OBF 125', '4½ Charizard ex OBF 125'])(
    'are asked for where %j is no count',
    async (line) => {
      const { lines, unknown } = await best(line)
      expect([lines, unknown.length]).toEqual([[], 1])
    },
  )

  it('are not the numbers that count the lines', async () => {
    const { lines } = await best('1. Iono PAL 185\n2. Charizard ex OBF 125\n3. Gyarados BS 6')
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1])
  })

  it('are compared with the totals that the list states', async () => {
    const list = 'Pokémon: 10\n4 Charizard ex OBF 125\n\nTrainer: 2\n2 Iono PAL 185 PH\n\nTotal Cards: 60'
    const { totals, lines } = await best(list)
    expect(totals.map(({ line_number: at, stated, counted }) => [at, stated, counted])).toEqual([
      [1, 10, 4],
      [7, 60, 6],
    ])
    expect(lines[1]!.finishes).toEqual(['reverse'])
    const bia = await as('beatriz.camargo@bracards.example')
    const kept = (await bia.post('/api/v1/userCollections/add_list', { list })).body
    expect([kept.saved, kept.totals.length]).toEqual([6, 2])
    expect((await best('Pokémon: 1\n4 Charizard ex OBF 125\n\nTotal Cards: 4')).totals).toEqual([])
  })
})

it.each(['1 Pikachu ex A1 96', "2 Professor's Research P-A 7", '1 Charizard ex (A1a) 12', '1 Mewtwo ex B1 3'])(
  '%j is told to be a card of an app, which nobody sells',
  async (list) => {
    const { lines, unknown } = (await post('/api/v1/cart/best', { uf: 'SP', list })).body as BestBasket
    expect(lines).toEqual([])
    expect(unknown).toMatchObject([{ reason: 'digital' }])
  },
)
