import { describe, expect, it } from 'vitest'
import { lineOfCard, readCardList, withLine } from './card-lists.ts'

const read = (pasted: string) =>
  readCardList(pasted).cards.map(({ quantity, name, set, number, finish }) => {
    const row = [quantity, name, set, number] as unknown[]
    return finish ? [...row, finish] : row
  })

describe('a line', () => {
  it.each([
    // Magic Arena, Moxfield, Archidekt, Manabox
    ['4 Lightning Bolt (2XM) 141', [4, 'Lightning Bolt', '2XM', '141']],
    ['1x Lightning Bolt (2xm) 141 [Instant]', [1, 'Lightning Bolt', '2xm', '141']],
    ['1x Sol Ring (c13) 259 *F* [Ramp] ^Have,#37d67a^', [1, 'Sol Ring', 'c13', '259', 'foil']],
    ['1 Sol Ring (LTC) 284 *E*', [1, 'Sol Ring', 'LTC', '284', 'etched']],
    ['1 Urza’s Saga (PMH2) 259s *F* #Land', [1, "Urza's Saga", 'PMH2', '259s', 'foil']],
    ['1 Ponder (PLST) MM2-57', [1, 'Ponder', 'PLST', 'MM2-57']],
    ['1 Swamp (SLD) 123★', [1, 'Swamp', 'SLD', '123★']],
    [
      '1 Delver of Secrets // Insectile Aberration (ISD) 51',
      [1, 'Delver of Secrets // Insectile Aberration', 'ISD', '51'],
    ],
    ["1 Erase (Not the Urza's Legacy One) (UNH) 10", [1, "Erase (Not the Urza's Legacy One)", 'UNH', '10']],
    ['1 Jace, the Mind Sculptor (2XM) 56', [1, 'Jace, the Mind Sculptor', '2XM', '56']],
    // set code or set name in either bracket
    ['1 Lightning Bolt [2XM]', [1, 'Lightning Bolt', '2XM', null]],
    ['1 Lightning Bolt [2XM] 141', [1, 'Lightning Bolt', '2XM', '141']],
    ['1 Lightning Bolt (Double Masters)', [1, 'Lightning Bolt', 'Double Masters', null]],
    ['1 Lightning Bolt [Double Masters]', [1, 'Lightning Bolt', 'Double Masters', null]],
    ['1 Lightning Bolt (mh2)', [1, 'Lightning Bolt', 'mh2', null]],
    ['1 Lightning Bolt [Instant]', [1, 'Lightning Bolt', null, null]],
    ['1 Lightning Bolt (2XM) [Instant]', [1, 'Lightning Bolt', '2XM', null]],
    ['1 [2XM#141] Lightning Bolt', [1, 'Lightning Bolt', '2XM', '141']],
    ['1 [2XM] Lightning Bolt', [1, 'Lightning Bolt', '2XM', null]],
    ['1 Lightning Bolt <extended> [2XM] (F)', [1, 'Lightning Bolt', '2XM', null, 'foil']],
    ['1 Lightning Bolt <141> [2XM]', [1, 'Lightning Bolt', '2XM', '141']],
    ['2 Lightning Bolt [F]', [2, 'Lightning Bolt', null, null, 'foil']],
    ['2 Lightning Bolt (foil)', [2, 'Lightning Bolt', null, null, 'foil']],
    // MTGO and by hand
    ['SB: 2 Duress', [2, 'Duress', null, null]],
    ['SB:  1 Fire/Ice', [1, 'Fire/Ice', null, null]],
    ['x3 Boitatá', [3, 'Boitatá', null, null]],
    ['Boitatá ×3', [3, 'Boitatá', null, null]],
    // PTCG Live
    ['4 Pikachu SVI 077', [4, 'Pikachu', 'SVI', '077']],
    ['1 Comfey LOR 79 PH', [1, 'Comfey', 'LOR', '79', 'reverse']],
    ['1 Charizard 4/102', [1, 'Charizard', null, '4/102']],
    ['1 Mew PR-SW 040', [1, 'Mew', 'PR-SW', '040']],
    // One Piece and Yu-Gi-Oh!
    ['1xOP01-024', [1, '', 'OP01', '024']],
    ['4xP-066', [4, '', 'P', '066']],
    ['1 Monkey.D.Luffy (OP01-024)', [1, 'Monkey.D.Luffy', 'OP01', '024']],
    ['2 OP01-024 Monkey.D.Luffy', [2, 'Monkey.D.Luffy', 'OP01', '024']],
    ['1 LOB-001 Blue-Eyes White Dragon', [1, 'Blue-Eyes White Dragon', 'LOB', '001']],
    ['1 Blue-Eyes White Dragon LOB-EN001', [1, 'Blue-Eyes White Dragon', 'LOB', 'EN001']],
    ['1 Kuriboh 20TH-JPC02', [1, 'Kuriboh', '20TH', 'JPC02']],
    ['1xOP11-OP07-085', [1, '', 'OP11', 'OP07-085']],
    ['1xP-OP04-010', [1, '', 'P', 'OP04-010']],
    ['1 Kaido PRB01-ST04-003', [1, 'Kaido', 'PRB01', 'ST04-003']],
    ['1 PRB01 OP01-024', [1, '', 'PRB01', 'OP01-024']],
    ['1 Leo (P-OP10-057)', [1, 'Leo', 'P', 'OP10-057']],
    ['1 P-OP06-110 Nekomamushi (Vol. 3) [Finalist]', [1, 'Nekomamushi (Vol. 3) [Finalist]', 'P', 'OP06-110']],
    ['1 MONKEY D LUFFY OP01-024', [1, 'MONKEY D LUFFY', 'OP01', '024']],
    ['1 T-45 Power Armor (PIP) 140', [1, 'T-45 Power Armor', 'PIP', '140']],
    ['3 Unown UF P', [3, 'Unown', 'UF', 'P']],
    [
      '1 Crocodile (Regional 2023) [Participant] P-OP02-053',
      [1, 'Crocodile (Regional 2023) [Participant]', 'P', 'OP02-053'],
    ],
    ['1 GERMA 66 OP06-078', [1, 'GERMA 66', 'OP06', '078']],
    ['1 Ponder (PLST) MM2-157', [1, 'Ponder', 'PLST', 'MM2-157']],
    ['1 Kuriboh 2022-EN001', [1, 'Kuriboh', '2022', 'EN001']],
    ['1x2022-EN001', [1, '', '2022', 'EN001']],
    ['op01-024', [1, '', 'op01', '024']],
    ['3 svi 77', [3, '', 'svi', '77']],
    // Lorcana (Dreamborn) and Flesh and Blood
    ['4 Ariel - On Human Legs', [4, 'Ariel - On Human Legs', null, null]],
    ['3 Wounding Blow (red)', [3, 'Wounding Blow', 'red', null]],
    ['3x Wounding Blow (blu)', [3, 'Wounding Blow', 'blu', null]],
    ['Hero: Bravo, Showstopper', [1, 'Bravo, Showstopper', null, null]],
    // Liga
    ['1 Raio (M10)', [1, 'Raio', 'M10', null]],
  ])('%j is read', (text, card) => {
    expect(read(text)).toEqual([card])
    expect(readCardList(text).unreadable).toEqual([])
  })

  it('keeps all that stands behind the quantity, for names that have brackets or codes', () => {
    const [card] = readCardList('1 T-45 Power Armor *F*').cards
    expect(card).toMatchObject({ written: 'T-45 Power Armor', finish: 'foil' })
  })

  it('is written so that it is read again', () => {
    const card = { quantity: 2, name: 'Jace, the Mind Sculptor', set: '2XM', number: '56' }
    expect(readCardList(lineOfCard(card)).cards[0]).toMatchObject(card)
    for (const finish of ['foil', 'etched', 'reverse', 'rainbow', 'cold', 'gold', 'surge', 'textured'] as const)
      expect(readCardList(lineOfCard({ ...card, finish })).cards[0]).toMatchObject({ ...card, finish })
    expect(readCardList(lineOfCard({ ...card, number: null })).cards[0]).toMatchObject({ ...card, number: null })
    const copy = { ...card, finish: 'foil', edition: '1edicao', condition: 'SP', language: 'PT' } as const
    expect(readCardList(lineOfCard(copy)).cards[0]).toMatchObject(copy)
  })

  it.each([
    ['1 Mapinguari foil', { name: 'Mapinguari', finish: 'foil' }],
    ['2 Saci Pererê Etched', { name: 'Saci Pererê', finish: 'etched' }],
    ['4 Foil', { name: 'Foil', finish: null }],
    ['1 Unown M', { name: 'Unown M', condition: null }],
    ['1 Drapion SP', { name: 'Drapion SP', condition: null }],
    ['1 LOB-EN001 NM PT', { set: 'LOB', number: 'EN001', condition: 'NM', language: 'PT' }],
    ['1 Curupira (BDN) 004 *F* NM PT', { number: '004', finish: 'foil', condition: 'NM', language: 'PT' }],
  ])('%j says of its copy what is behind the card, and no part of a name', (line, card) => {
    expect(readCardList(line).cards[0]).toMatchObject(card)
  })
})

describe('titles, comments and sideboards', () => {
  it.each([
    'Deck\n4 Iara\n\nSideboard\n1 Cuca',
    '// Main\n4 Iara\n// Sideboard\n1 Cuca',
    '4 Iara\nSB: 1 Cuca',
    '4 Iara\n\n1 Cuca',
    'About\nName Meu deck\n\nDeck (4)\n4 Iara\n\nSideboard (1)\n1 Cuca',
    'Creatures: 4\n4 Iara\nLands (1)\n1 Cuca\n# fim',
    'Name: Meu deck\nFormat: Classic Constructed\n\n4x Iara\n\nDeck cards\n1x Cuca\nMade with love',
  ])('%j has two cards', (text) => {
    expect(read(text).map(([quantity, name]) => [quantity, name])).toEqual([
      [4, 'Iara'],
      [1, 'Cuca'],
    ])
    expect(readCardList(text).unreadable).toEqual([])
  })
})

describe('a table', () => {
  const card = [2, 'Lightning Bolt', '2XM', '141', 'foil']
  it.each([
    [
      'Manabox',
      'Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Condition,Language\n' +
        'Lightning Bolt,2XM,Double Masters,141,foil,uncommon,2,1,CE711943-C1A1-43A0-8B89-8D169CFB8E06,near_mint,pt',
    ],
    [
      'Moxfield',
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number"\n' +
        '"2","0","Lightning Bolt","2XM","Near Mint","Portuguese","foil","","2024-01-01","141"',
    ],
    [
      'Archidekt',
      'Quantity,Name,Finish,Condition,Language,Edition Name,Edition Code,Collector Number\n' +
        '2,"Lightning Bolt",Foil,NM,PT,Double Masters,2XM,141',
    ],
    [
      'Dragon Shield',
      'sep=,\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language\n' +
        'Pasta,2,0,Lightning Bolt,2XM,Double Masters,141,NearMint,Foil,Portuguese',
    ],
    [
      'TCGplayer',
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language\n' +
        '2,Lightning Bolt (141),Lightning Bolt,Double Masters,141,2XM,Foil,Near Mint,Portuguese',
    ],
    [
      'Cardmarket',
      'idProduct;English Name;Local Name;Exp.;Exp. Name;Number;Language;Condition;Foil?;Amount\n' +
        '1;Lightning Bolt;Raio;2XM;Double Masters;141;Portuguese;NM;X;2',
    ],
    [
      'Liga',
      'Edicao (EN),Edicao (Sigla),Card (PT),Card (EN),Quantidade,Qualidade (M NM SP MP HP D),Idioma (BR EN),Extras (Foil Promo),Card #\n' +
        'Double Masters,2XM,Raio,Lightning Bolt,2,NM,BR,Foil,141',
    ],
  ])('of %s is read by its titles', (_, table) => {
    expect(read(table)).toEqual([card])
    expect(readCardList(table).cards[0]).toMatchObject({ language: 'PT', condition: 'NM' })
  })

  it('of TCGplayer for sellers has set and number', () => {
    const table =
      'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,Total Quantity,Add to Quantity\n' +
      "1,Magic,Modern Horizons 2,Urza's Saga,,259,R,Near Mint Foil,0,3\n" +
      '1,Magic,Modern Horizons 2,Ragavan,,138,M,Near Mint,0,1'
    expect(read(table)).toEqual([
      [3, "Urza's Saga", 'Modern Horizons 2', '259', 'foil'],
      [1, 'Ragavan', 'Modern Horizons 2', '138'],
    ])
  })

  it('keeps the name of the set, the other name and the id beside what it is found by', () => {
    const table =
      'Card (PT);Card (EN);Edicao (EN);Edicao (Sigla);Scryfall ID;Quantidade\nRaio;Lightning Bolt;Magic 2010;M10;AB-1;4'
    expect(readCardList(table).cards[0]).toMatchObject({
      ...{ otherName: 'Raio', setName: 'Magic 2010', set: 'M10', id: { kind: 'scryfall', value: 'ab-1' } },
    })
  })

  it('may have a line of text, as it stands where a line was replaced', () => {
    expect(read('Qtd,Nome\n2,Raio\n1 Jace, the Mind Sculptor (2XM) 56\n3,Cuca')).toEqual([
      [2, 'Raio', null, null],
      [1, 'Jace, the Mind Sculptor', '2XM', '56'],
      [3, 'Cuca', null, null],
    ])
  })
})

describe('a deck file', () => {
  const ydk = '#created by Player\n#main\n89631139\n89631139\n00000483\n#extra\n23995346\n!side\n89631139'
  const passcodes = (text: string) =>
    readCardList(text).cards.map(({ quantity, id, lineNumber }) => [quantity, id, lineNumber])
  const id = (value: string) => ({ kind: 'password', value })

  it('of Yu-Gi-Oh! programs is read by its passcodes, each card once', () => {
    expect(passcodes(ydk)).toEqual([
      [3, id('89631139'), 3],
      [1, id('483'), 5],
      [1, id('23995346'), 7],
    ])
    expect(readCardList(ydk).unreadable).toEqual([])
  })

  it('in one line is read too, and a broken one is told', () => {
    expect(passcodes('ydke://o6lXBaOpVwXjAQAA!0iFuAQ==!o6lXBQ==!')).toEqual([
      [3, id('89631139'), 1],
      [1, id('483'), 1],
      [1, id('23994834'), 1],
    ])
    expect(passcodes('ydke://o6lXBaOpVwXjAQAA!0iFuAQ%3D%3D!o6lXBQ%3D%3D!')).toHaveLength(3)
    for (const broken of ['ydke://isto não é', 'ydke://AAAA!!!', 'ydke://!!!'])
      expect(readCardList(broken).unreadable).toHaveLength(1)
  })

  it('of MTGO is read with its sideboard', () => {
    const dek = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="61213" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
  <Cards CatID="7" Quantity="1" Sideboard="true" Name="Urza&apos;s Saga" Annotation="0" />
</Deck>`
    expect(read(dek)).toEqual([
      [4, 'Lightning Bolt', null, null],
      [1, "Urza's Saga", null, null],
    ])
    expect(readCardList(dek).cards[0]).toMatchObject({ text: 'Lightning Bolt', id: null })
    expect(read(withLine(dek, 4, '4 Raio (M10) 146'))[0]).toEqual([4, 'Raio', 'M10', '146'])
    expect(read(dek.replaceAll('\n', ''))).toHaveLength(2)
  })
})

describe('what is no list', () => {
  const within = (text: string) => {
    const from = performance.now()
    const list = readCardList(text)
    // a reader that goes back over each line would take minutes, however fast the machine
    expect(performance.now() - from).toBeLessThan(20_000)
    return list
  }

  it.each([
    ['letters', 'a'],
    ['spaces and brackets', ' ('],
    ['quotes', '"a,'],
    ['figures', '1 '],
    ['tags', '<Cards '],
    ['zeros', '\0'],
  ])('such as a megabyte of %s in one line is told as unreadable at once', (_, piece) => {
    const text = piece.repeat(Math.floor(1_000_000 / piece.length))
    const { cards, unreadable } = within(`Nome,Qtd\n${text}`.slice(0, 1_000_000))
    expect(cards).toEqual([])
    expect(unreadable[0]?.text.length ?? 0).toBeLessThanOrEqual(120)
    expect(within(text).cards).toEqual([])
  })

  it('such as ten megabytes is not read, and 5,000 lines are', () => {
    expect(within('a'.repeat(10_000_000))).toEqual({ cards: [], unreadable: [], totals: [] })
    expect(within('4 Lightning Bolt (2XM) 141\n'.repeat(5000)).cards).toHaveLength(5000)
    expect(within(`4 ${'a ('.repeat(98)}\n`.repeat(3000)).cards).toBeDefined()
  })
})
