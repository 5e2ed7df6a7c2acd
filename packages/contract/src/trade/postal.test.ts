import { expect, it } from 'vitest'
import { formatCep, ufOfCep } from './postal.ts'

it('knows the state of a CEP, also where two states share a hundred', () => {
  expect(ufOfCep('58010-000')).toBe('PB')
  expect(ufOfCep('01310100')).toBe('SP')
  expect([ufOfCep('69299999'), ufOfCep('69300000'), ufOfCep('69400000')]).toEqual(['AM', 'RR', 'AM'])
  expect([ufOfCep('72799999'), ufOfCep('72800000'), ufOfCep('73000000')]).toEqual(['DF', 'GO', 'DF'])
})

it('knows no state for what is no CEP', () => {
  expect([ufOfCep('00000-000'), ufOfCep('00999-999'), ufOfCep('78950-000')]).toEqual([null, null, null])
  expect([ufOfCep('78899-999'), ufOfCep('79000-000')]).toEqual(['MT', 'MS'])
  expect(ufOfCep('5801')).toBeNull()
})

it('writes a CEP with its hyphen', () => expect(formatCep('58010000')).toBe('58010-000'))
