import { formatDocument, isTaxDocument as isTaxDocumentInForms } from '@bra/contract/trade/documents'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhone, isStateRegistration, isTaxDocument } from './documents.ts'

const digit = fc.constantFrom(...'0123456789')
const mark = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const textOf = (unit: fc.Arbitrary<string>, length: number) => fc.string({ unit, minLength: length, maxLength: length })

/** Every pair of check digits behind one base: at most one of them is right. */
const endings = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

describe('a CPF or CNPJ', () => {
  it('is judged alike by the forms and by the library', async () => {
    const base = fc.oneof(textOf(digit, 9), textOf(digit, 12), textOf(mark, 12))
    await fc.assert(
      fc.asyncProperty(base, async (start) => {
        const right = await Promise.all(endings.map((end) => isTaxDocument(start + end)))
        expect(endings.map((end) => isTaxDocumentInForms(start + end))).toEqual(right)
      }),
      { numRuns: 60 },
    )
  })

  it('may have letters, punctuation and small letters', async () => {
    expect(await isTaxDocument('12.abc.345/01de-35')).toBe(true)
    expect(await isTaxDocument('12.ABC.345/01DE-36')).toBe(false)
    expect(isTaxDocumentInForms('12ABC34501DE35')).toBe(true)
    expect(formatDocument('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(formatDocument('29209102649')).toBe('292.091.026-49')
  })

  it('is not one figure over and over', async () => {
    for (const repeated of ['11111111111', '00000000000', '00000000000000', '11111111111111']) {
      expect(await isTaxDocument(repeated)).toBe(false)
      expect(isTaxDocumentInForms(repeated)).toBe(false)
    }
  })
})

it('an inscrição estadual is of its own state', async () => {
  expect(await isStateRegistration('110.042.490.114', 'SP')).toBe(true)
  expect(await isStateRegistration('110042490114', 'RJ')).toBe(false)
  expect(await isStateRegistration('163333335', 'PB')).toBe(true)
})

it('a telephone has an area code that exists', async () => {
  expect(await isPhone('83987214650')).toBe(true)
  expect(await isPhone('8332214650')).toBe(true)
  expect(await isPhone('20987214650')).toBe(false)
})
