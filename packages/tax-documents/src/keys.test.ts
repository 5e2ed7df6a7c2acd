import { formatKey } from '@bra/contract/trade/documents'
import { describe, expect, it } from 'vitest'
import { split } from './amounts.ts'
import { accessKeyOf, keyDigit, newKeyCode, readAccessKey } from './keys.ts'
import { plainText } from './xml/writing.ts'

describe('an access key', () => {
  const parts = { uf: 'SP' as const, issuedAt: new Date('2026-12-01T02:00:00Z'), document: '12ABC34501DE35', model: 55 as const, series: 3, number: 1234, emission: 1, code: '73910264' } // prettier-ignore

  it('has the month of its state, takes letters, and is read back', () => {
    const key = accessKeyOf(parts)
    expect(key).toMatch(/^352611/)
    expect(readAccessKey(formatKey(key).toLowerCase())).toEqual({
      ...{ uf: 'SP', month: '2611', document: '12ABC34501DE35', model: 55, series: 3, number: 1234, emission: 1 },
      code: '73910264',
    })
  })

  it('of a person carries the CPF', () => {
    expect(readAccessKey(accessKeyOf({ ...parts, document: '52998224725' }))?.document).toBe('52998224725')
  })

  it('is refused with a wrong digit, state, document or length', () => {
    const key = accessKeyOf(parts)
    const wrongDigit = key.slice(0, -1) + ((Number(key.at(-1)) + 1) % 10)
    const wrongState = `99${key.slice(2, -1)}`
    for (const one of [wrongDigit, wrongState + keyDigit(wrongState), key.slice(1), '', 'x'.repeat(44)])
      expect(readAccessKey(one)).toBeNull()
  })

  it('has the digit of the manual', () => {
    expect(keyDigit('5206043300991100250655012000000780026730161')).toBe('5')
  })

  it('is never easy to guess', () => {
    const drawn = [11_111_111, 12_345_678, 98_765_432, 1234, 73_910_264]
    expect(newKeyCode(1234, () => drawn.shift()!)).toBe('73910264')
  })
})

it('amounts are split to the last cent', () => {
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(split(1847, [19990, 9999]).reduce((sum, part) => sum + part)).toBe(1847)
  expect(split(5, [0, 0])).toEqual([5, 0])
})

it('texts keep to the letters of the layout', () => {
  expect(plainText('  Wałęsa “Ação” — ★\n\tpó 漢字 ', 60)).toBe('Walesa "Ação" - pó')
})
