import { describe, expect, it } from 'vitest'
import { addressSlug, currency, date, money, plain, slugify } from './format.ts'

const spaces = (text: string) => text.replaceAll('\u00a0', ' ')

describe('formats of the specification', () => {
  it('writes reais from a number or a numeric string, and nothing from nothing', () => {
    expect(spaces(currency(1249.9))).toBe('R$ 1.249,90')
    expect(spaces(currency('96'))).toBe('R$ 96,00')
    expect([currency(''), currency(null), currency(undefined), currency('abc')]).toEqual(['', '', '', ''])
    expect(spaces(currency(-0))).toBe('R$ 0,00')
  })

  it('writes cents as reais', () => {
    expect(spaces(money(9600))).toBe('R$ 96,00')
    expect(money(null)).toBe('')
  })

  it('writes days as dd-mm-yyyy in Brasília', () => {
    expect(date('2026-11-21T02:30:00Z')).toBe('20-11-2026')
    expect(date('2026-11-21')).toBe('21-11-2026')
    expect(date(null)).toBe('')
  })

  it('makes slugs: trimmed, lower case, each run of white space one hyphen', () => {
    expect(slugify('  Toca   do Saci ')).toBe('toca-do-saci')
    expect(addressSlug('Boitatá, Fogo Corredor')).toBe('boitata-fogo-corredor')
    expect(plain('AÇÚCAR é Bom')).toBe('acucar e bom')
  })
})
