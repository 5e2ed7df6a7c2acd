import { expect, it } from 'vitest'
import { strengthOf } from './password-strength.ts'

it('counts length and variety', () => {
  expect(strengthOf('lua de ipê')).toBe('fair')
  expect(strengthOf('lua de ipê roxo')).toBe('good')
  expect(strengthOf('cavalo-bateria-grampo-certo')).toBe('strong')
  expect(strengthOf('Boi7bumba!')).toBe('strong')
})

it('is not taken in by what is easy to guess', () => {
  expect(strengthOf('curta')).toBe('weak')
  expect(strengthOf('aaaaaaaaaaaaaa')).toBe('weak')
  expect(strengthOf('1234567890')).toBe('weak')
  expect(strengthOf('qwertyuiop12')).toBe('weak')
  expect(strengthOf('Marina-2026-#', ['Marina', 'Tavares'])).toBe('weak')
})
