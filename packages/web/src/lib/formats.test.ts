import { expect, it } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

it('a format is made once for each language and set of options', () => {
  const one = numberFormat('pt-BR', { minimumFractionDigits: 1 })
  expect(numberFormat('pt-BR', { minimumFractionDigits: 1 })).toBe(one)
  expect(one.format(4.5)).toBe('4,5')
  expect(numberFormat('en', { minimumFractionDigits: 1 }).format(4.5)).toBe('4.5')
  expect(numberFormat('pt-BR', { minimumFractionDigits: 2 }).format(4.5)).toBe('4,50')
  const day = new Date('2026-11-20T01:00:00Z')
  expect(dateFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(day)).toBe('2026-11-19')
  expect(dateFormat('en-CA', { timeZone: 'UTC' }).format(day)).toBe('2026-11-20')
})
