import { expect, it } from 'vitest'
import { dateFormat } from './intl.ts'

it('a format is made once for each language and set of options', () => {
  const inBrasilia = dateFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
  expect(dateFormat('en-CA', { timeZone: 'America/Sao_Paulo' })).toBe(inBrasilia)
  const day = new Date('2026-11-20T01:00:00Z')
  expect(inBrasilia.format(day)).toBe('2026-11-19')
  expect(dateFormat('en-CA', { timeZone: 'UTC' }).format(day)).toBe('2026-11-20')
  expect(dateFormat('pt-BR', { timeZone: 'UTC' }).format(day)).toBe('20/11/2026')
})
