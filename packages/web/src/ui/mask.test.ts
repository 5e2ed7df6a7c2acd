import { describe, expect, it } from 'vitest'
import { masked } from './mask.ts'

describe('a mask', () => {
  it('writes its own signs while digits are typed, and none before they are due', () => {
    expect(['1', '123', '1234', '12345678909'].map((typed) => masked('cpf', typed))).toEqual([
      '1',
      '123',
      '123.4',
      '123.456.789-09',
    ])
  })

  it('takes what is pasted with or without punctuation, and drops what does not fit', () => {
    expect(masked('cpf', '123.456.789-09 ')).toBe('123.456.789-09')
    expect(masked('cep', 'CEP 58000-1234')).toBe('58000-123')
    expect(masked('date', '3/12')).toBe('31-2')
  })

  it('knows landlines from mobiles', () => {
    expect(masked('phone', '8332221111')).toBe('(83) 3222-1111')
    expect(masked('phone', '83988887777')).toBe('(83) 98888-7777')
  })

  it('lets a CNPJ have letters, but not in its check digits', () => {
    expect(masked('cnpj', '12abc34501de35')).toBe('12.ABC.345/01DE-35')
    expect(masked('cnpj', '12abc34501dexx')).toBe('12.ABC.345/01DE')
  })

  it('takes a document for a CPF until it is longer, or has a letter', () => {
    expect(masked('document', '12345678909')).toBe('123.456.789-09')
    expect(masked('document', '112223330001')).toBe('11.222.333/0001')
    expect(masked('document', '12abc345')).toBe('12.ABC.345')
    expect(masked('document', '11.222.333/0001-819')).toBe('11.222.333/0001-81')
  })
})
