import { describe, expect, it } from 'vitest'
import { publicDocument } from './stores.view.ts'

describe('the document of a store', () => {
  it('shows only the middle of a CPF', () => expect(publicDocument('88102787201')).toBe('***.027.872-**'))

  it('shows the whole CNPJ, with letters too', () => {
    expect(publicDocument('98276634000176')).toBe('98.276.634/0001-76')
    expect(publicDocument('8JW588LL000184')).toBe('8J.W58.8LL/0001-84')
  })
})
