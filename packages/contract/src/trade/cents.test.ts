import { expect, it } from 'vitest'
import { centsOf, reaisOf } from './cents.ts'

it.each([
  ['12,50', 1250],
  ['1.249,90', 124_990],
  ['R$ 7', 700],
  ['12.5', 1250],
  ['0,29', 29],
  ['', null],
  ['doze', Number.NaN],
  ['1,234', Number.NaN],
  ['-3', Number.NaN],
  ['1.234.567,8', 123_456_780],
  ['10.50,00', Number.NaN],
  ['1.2345,00', Number.NaN],
  ['1234.567,00', Number.NaN],
  ['.500,00', Number.NaN],
  ['1..500,00', Number.NaN],
  ['1.500,00,00', Number.NaN],
])('"%s" is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

it('cents stand in a field as they are typed', () => {
  expect([reaisOf(1250), reaisOf(29), reaisOf(null)]).toEqual(['12,50', '0,29', ''])
})
