import { expect, it } from 'vitest'
import { ufOfPostalCode } from './postal-codes.ts'
import { states } from './trade.ts'

it('knows the state of a postal code, where states interlock too', () => {
  expect(ufOfPostalCode('01310-100')).toBe('SP')
  expect(ufOfPostalCode('72799999')).toBe('DF')
  expect(ufOfPostalCode('72800000')).toBe('GO')
  expect(ufOfPostalCode('73000000')).toBe('DF')
  expect(ufOfPostalCode('69300000')).toBe('RR')
  expect(ufOfPostalCode('69400000')).toBe('AM')
})

it('reaches every state, and none with a code that does not exist', () => {
  const reached = new Set(
    Array.from({ length: 1000 }, (_, hundred) => ufOfPostalCode(`${hundred}`.padStart(3, '0') + '00000')),
  )
  expect([...reached].filter((uf) => uf !== null).sort()).toEqual([...states].sort())
  expect(ufOfPostalCode('00000-000')).toBeNull()
  expect(ufOfPostalCode('0131')).toBeNull()
})
