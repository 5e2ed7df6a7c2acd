import { describe, expect, it } from 'vitest'
import { linesCalled, placeOfLine } from './picking-codes.ts'

const saci = { id: 1, code: 'BDN-033', sku: null, offer_id: 7 }
const rare = { id: 2, code: 'BDN-033', sku: 'TS-00612', offer_id: 8 }
const iara = { id: 3, code: 'BDN-061', sku: 'bdn 033', offer_id: 71 }
const called = (code: string, lines = [saci, rare]) => linesCalled(lines, code).map(({ id }) => id)

describe('a code that was read', () => {
  it('means the offer of that own code or barcode, however it is written', () => {
    expect(called('ts-00612')).toEqual([2])
    expect(called(' TS00612 ')).toEqual([2])
    expect(called('BRA-7')).toEqual([1])
  })

  it('means every line of the card, if it is the code of a card', () => {
    expect(called('bdn033')).toEqual([1, 2])
  })

  it('means the own code first where a card has the same', () => {
    expect(called('BDN-033', [saci, rare, iara])).toEqual([3])
  })

  it('means nothing if it is empty, of signs alone, or of another list', () => {
    expect([called(''), called('--'), called('BDN-999'), called('BRA-71')]).toEqual([[], [], [], []])
  })
})

describe('the place of a line', () => {
  it.each([
    ['Caixa 3 · B-14', 'Caixa 3'],
    ['Fichário azul, folha 2', 'Fichário azul'],
    ['Estante 7 - gaveta 1', 'Estante 7'],
    ['B-14', 'B-14'],
    [null, 'Bichos da Noite'],
  ])('of position %s is %s', (position, place) => {
    expect(placeOfLine({ position, category: 'Bichos da Noite' })).toBe(place)
  })
})
