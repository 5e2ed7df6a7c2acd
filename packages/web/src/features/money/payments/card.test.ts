import { describe, expect, it } from 'vitest'
import { brandOf, cvvLengthOf, faultsOf, noCard } from './card.ts'

const now = new Date(2026, 10, 21)
const good = { ...noCard, number: '4000 0000 0000 0010', expiry: '11/26', cvv: '123', holder: 'Iracema Quintela' }

describe('a typed card', () => {
  it('is good to the last day of its month', () => {
    expect(faultsOf(good, now)).toEqual({})
    expect(faultsOf({ ...good, expiry: '10/26' }, now)).toEqual({ expiry: 'expired' })
    expect(faultsOf({ ...good, expiry: '13/30' }, now)).toEqual({ expiry: 'expiry' })
    expect(faultsOf({ ...good, expiry: '1' }, now)).toEqual({ expiry: 'expiry' })
  })

  it('needs the check digit of its number, whole', () => {
    expect(faultsOf({ ...good, number: '4000 0000 0000 0011' }, now)).toEqual({ number: 'number' })
    expect(faultsOf({ ...good, number: '4000 0000' }, now)).toEqual({ number: 'number' })
  })

  it('has a code as long as its brand writes it, and a name without figures', () => {
    expect(faultsOf({ ...good, cvv: '12' }, now)).toEqual({ cvv: 'cvv' })
    expect(cvvLengthOf('3782 8224 6310 005')).toBe(4)
    expect(faultsOf({ ...good, holder: '4000 0000' }, now)).toEqual({ holder: 'holder' })
    expect(faultsOf(noCard, now)).toEqual({ number: 'number', expiry: 'expiry', cvv: 'cvv', holder: 'holder' })
  })

  it('is known by how its number begins', () => {
    expect(['4', '5131', '6362 97', '3782', '6062 82', '3643'].map(brandOf)).toEqual([
      'Visa',
      'Mastercard',
      'Elo',
      'Amex',
      'Hipercard',
      'Diners',
    ])
    expect(brandOf('')).toBeUndefined()
  })
})
