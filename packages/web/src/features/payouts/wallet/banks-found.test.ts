import { expect, it } from 'vitest'
import { bankText, banksFound } from './banks-found.ts'

const bank = (code: string, name: string, known_as: string | null = null) => ({ code, ispb: code, name, known_as })
const banks = [
  bank('260', 'NU PAGAMENTOS S.A. - INSTITUIÇÃO DE PAGAMENTO', 'Nubank'),
  bank('341', 'ITAÚ UNIBANCO S.A.', 'Itaú'),
  bank('001', 'Banco do Brasil S.A.', 'Banco do Brasil'),
  bank('029', 'Banco Itaú Consignado S.A.'),
  bank('318', 'Banco BMG S.A.'),
]
const found = (typed: string) => banksFound(banks, typed).map(({ code }) => code)

it('a bank is found by the name that people use, without accents, by its code and by the start of each word', () => {
  expect(found('nubank')).toEqual(['260'])
  expect(found('nu pag')).toEqual(['260'])
  expect(found('itau')).toEqual(['341', '029'])
  expect(found('341')).toEqual(['341'])
  expect(found('brasil banco')).toEqual(['001'])
  expect(found('xyz')).toEqual([])
})

it('what a chosen bank puts into the field finds it again, and nothing typed finds the first ones', () => {
  for (const each of banks) expect(found(bankText(each))).toContain(each.code)
  expect(found('')).toEqual(banks.map(({ code }) => code))
})
