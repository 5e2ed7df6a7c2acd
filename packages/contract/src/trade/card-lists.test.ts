import { describe, expect, it } from 'vitest'
import { readCardList } from './card-lists.ts'

const read = (pasted: string) =>
  readCardList(pasted).cards.map(({ quantity, name, set, number }) => [quantity, name, set, number])

describe('a pasted list', () => {
  it('of PTCG Live is read with set and number, without its titles', () => {
    const list = `Pokémon: 2\n4 Pikachu SVI 077\n2 Roaring Moon ex PAR 124 PH\n\nTreinador: 1\n1 Nest Ball SVI 181/198\n\nTotal Cards: 60`
    expect(read(list)).toEqual([
      [4, 'Pikachu', 'SVI', '077'],
      [2, 'Roaring Moon ex', 'PAR', '124'],
      [1, 'Nest Ball', 'SVI', '181'],
    ])
    expect(readCardList(list).unreadable).toEqual([])
  })

  it('of PTCG Live is read with the sets that are named with a hyphen', () => {
    expect(read('2 Bibarel CRZ-GG 25\n1 Marnie PR-SW 121 PH\n1 Snivy PR-BLW BW01\n1 Xurkitree-GX PR-SM 68')).toEqual([
      [2, 'Bibarel', 'CRZ-GG', '25'],
      [1, 'Marnie', 'PR-SW', '121'],
      [1, 'Snivy', 'PR-BLW', 'BW01'],
      [1, 'Xurkitree-GX', 'PR-SM', '68'],
    ])
  })

  it('of Magic Arena is read with its sets, sideboard included', () => {
    expect(read('Deck\n4 Lightning Bolt (2XM) 141\n1 Fire // Ice (MH2) 290 *F*\n\nSideboard\n2 Duress (M21)')).toEqual([
      [4, 'Lightning Bolt', '2XM', '141'],
      [1, 'Fire // Ice', 'MH2', '290'],
      [2, 'Duress', 'M21', null],
    ])
  })

  it('written by hand may have the number before, behind or not at all', () => {
    expect(read('4 Saci Pererê\n3x Boitatá\nCuca\n2X Iara\nMula x5\nBDN-004\n// nota')).toEqual([
      [4, 'Saci Pererê', null, null],
      [3, 'Boitatá', null, null],
      [1, 'Cuca', null, null],
      [2, 'Iara', null, null],
      [5, 'Mula', null, null],
      [1, '', 'BDN', '004'],
    ])
  })

  it('written by hand may have dots before its lines, titles with a count, and sets that begin with a figure', () => {
    const list = '* 4 Pikachu SVI 77\n- 2 Iara\n• Cuca\nSIDEBOARD:\nPokémon (12)\n3 Lightning Bolt 2XM 141\n1 Saci 2 10'
    expect(read(list)).toEqual([
      [4, 'Pikachu', 'SVI', '77'],
      [2, 'Iara', null, null],
      [1, 'Cuca', null, null],
      [3, 'Lightning Bolt', '2XM', '141'],
      [1, 'Saci 2 10', null, null],
    ])
  })

  it('of a spreadsheet follows its titles, in any order, with quotes', () => {
    expect(read('Nome;Qtd;Edição;Número\n"Saci; o Travesso";2;BDN;004\nIara;;;')).toEqual([
      [2, 'Saci; o Travesso', 'BDN', '004'],
      [1, 'Iara', null, null],
    ])
    expect(read('Quantity,Name,Set,Card Number,Set Code\n2,Pikachu,SV01: Scarlet & Violet,077/198,SVI')).toEqual([
      [2, 'Pikachu', 'SVI', '077/198'],
    ])
    expect(read('quantity,name\n3,"Iara ""Mãe"""')).toEqual([[3, 'Iara "Mãe"', null, null]])
    expect(read('4,Pikachu,SVI,077')).toEqual([[4, 'Pikachu', 'SVI', '077']])
  })

  it('loses no line: what cannot be read is told with its number', () => {
    const { cards, unreadable } = readCardList('4 Iara\n\n12345\n0 Saci\n1000 Cuca\r\n----')
    expect(cards).toHaveLength(1)
    expect(unreadable).toEqual([
      { lineNumber: 3, text: '12345' },
      { lineNumber: 4, text: '0 Saci' },
      { lineNumber: 5, text: '1000 Cuca' },
      { lineNumber: 6, text: '----' },
    ])
  })
})
