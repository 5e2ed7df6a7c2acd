import { expect, it } from 'vitest'
import { both, inLanguage } from './both.ts'

it('a text of both languages is taken in one of them', () => {
  const text = both('Estoque', 'Stock')
  expect(inLanguage(text, 'pt-BR')).toBe('Estoque')
  expect(inLanguage(text, 'en')).toBe('Stock')
})

it('a text of one language is taken as it is', () => {
  expect(inLanguage('Estoque', 'en')).toBe('Estoque')
})
