import { describe, expect, it } from 'vitest'
import { besideTotal, normalReference, numberSort, referenceOf, totalReferenceOf } from './references.ts'

describe('a reference', () => {
  it('is one, however it is typed', () => {
    const stored = referenceOf('SVI', '077')
    for (const typed of ['SVI 077', 'svi-77', 'SVI077', ' svi  077/198 ', 'Šví 77'])
      expect(normalReference(typed).references).toEqual([stored])
  })

  it('of a promo, or of a set whose code has a hyphen, is found as printed', () => {
    expect(normalReference('SVP 044').references).toEqual([referenceOf('SVP', '044')])
    expect(normalReference('PR-SW SWSH001').references).toEqual([referenceOf('PR-SW', 'SWSH001')])
  })

  it('does not mix up a set that ends in a digit with its neighbour', () => {
    expect(referenceOf('sv1', '54')).not.toBe(referenceOf('sv15', '4'))
    expect(normalReference('sv15-4').references).toEqual([referenceOf('sv15', '4')])
  })

  it('is not seen in a plain word or a plain number', () => {
    expect(normalReference('charizard').references).toEqual([])
    expect(normalReference('77').references).toEqual([])
    expect(normalReference('').codes).toEqual([])
  })

  it('is a code in whichever case, and an EAN however its digits are parted', () => {
    expect(normalReference('bdn-004').codes).toContain('BDN-004')
    expect(normalReference(' ecard2-H1 ').codes).toEqual(['ECARD2-H1'])
    expect(normalReference('7891234567895').codes).toEqual(['7891234567895'])
    for (const typed of ['7891234567895', '7 891234 567895'])
      expect(normalReference(typed).eans).toEqual(['7891234567895'])
    for (const typed of ['bdn-004', '1234567', '7891234567895 a']) expect(normalReference(typed).eans).toEqual([])
  })
})

describe('a number with the total of its set', () => {
  it('is found with and without leading zeros, with and without the set', () => {
    for (const typed of ['077/198', '77/198', 'SVI 077/198', 'SVI077/198'])
      expect(normalReference(typed).totals).toContain(totalReferenceOf('077', 198))
  })

  it('is found with a name before or behind it, and the name is told apart', () => {
    for (const typed of ['Charizard 4/102', '4/102 Charizard', ' charízard  004/102 ']) {
      expect(normalReference(typed).totals).toContain('4/102')
      expect(besideTotal(typed)).toBe('charizard')
    }
    for (const typed of ['4/102', 'SVI077/198', 'charizard']) expect(besideTotal(typed)).toBe('')
    expect(besideTotal('SVI 077/198')).toBe('svi')
  })

  it('repeats the prefix of its number', () => {
    expect(totalReferenceOf('TG16', 30)).toBe('tg16/tg30')
    for (const typed of ['TG16/TG30', 'tg16/30', 'BRS TG16/TG30'])
      expect(normalReference(typed).totals).toContain('tg16/tg30')
  })

  it('needs a total', () => {
    expect(totalReferenceOf('044', null)).toBeNull()
  })
})

describe('the order of numbers', () => {
  it('is the one people count in, prefix first', () => {
    const numbers = ['TG2', '10', '9', 'TG16', '100', 'H1', '12a', '12', '077/198']
    expect(numbers.toSorted((a, b) => (numberSort(a) < numberSort(b) ? -1 : 1))).toEqual([
      '9',
      '10',
      '12',
      '12a',
      '077/198',
      '100',
      'H1',
      'TG2',
      'TG16',
    ])
  })

  it('has a place for a number that is only a sign', () => {
    expect(numberSort('?')).toBe('?')
  })
})
