import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { addressSlug, currency, date, money, plain, slugify, whole } from './format.ts'
import { oneDecimal, percent } from './figures.ts'

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

  it('writes figures as the platform does in the same language', () => {
    const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    const cents = fc.sample(fc.integer({ min: -1e12, max: 1e12 }), 1000)
    expect(cents.map(money)).toEqual(cents.map((amount) => brl.format(amount / 100)))
    const tenths = fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 10)
    const counts = fc.sample(fc.oneof(fc.maxSafeInteger(), tenths), 1000)
    for (const language of ['pt-BR', 'en']) {
      const number = new Intl.NumberFormat(language)
      expect(counts.map((count) => whole(count, language))).toEqual(counts.map((count) => number.format(count)))
    }
  })

  it.each(['pt-BR', 'en'])('writes figures of one decimal and percentages as the platform does in %s', (language) => {
    const one = { maximumFractionDigits: 1 }
    const decimal = new Intl.NumberFormat(language, { ...one, minimumFractionDigits: 1 })
    const share = new Intl.NumberFormat(language, { ...one, style: 'percent' })
    const exact = new Intl.NumberFormat(language, { ...one, minimumFractionDigits: 1, style: 'percent' })
    const thousandths = fc.sample(
      fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 1000),
      1000,
    )
    for (const figure of [...thousandths, ...thousandths.filter((value) => value > 0.1).map((value) => -value)]) {
      expect(oneDecimal(figure, language)).toBe(decimal.format(figure))
      expect(percent(figure, language)).toBe(share.format(figure))
      expect(percent(figure, language, 1)).toBe(exact.format(figure))
    }
    expect([oneDecimal(-0.04), percent(-0.0001)]).toEqual(['0,0', '0%'])
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
    expect(plain('Jarl Vetreiði, Þór')).toBe('jarl vetreidi, thor')
  })
})
