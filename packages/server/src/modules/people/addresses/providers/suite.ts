import { describe, expect, it } from 'vitest'
import type { PostalCodes } from './port.ts'

export const postalCodesSuite = (name: string, provider: () => PostalCodes) =>
  describe(`postal codes of ${name}`, () => {
    it('knows the street of a postal code', async () => {
      expect(await provider().addressOf('01310100')).toMatchObject({
        cep: '01310-100',
        logradouro: 'Avenida Paulista',
        bairro: 'Bela Vista',
        localidade: 'São Paulo',
        uf: 'SP',
      })
    })

    it('knows a city with a single code, without street', async () => {
      expect(await provider().addressOf('79290000')).toMatchObject({ localidade: 'Bonito', uf: 'MS', logradouro: '' })
    })

    it('knows that a code does not exist', async () => {
      expect(await provider().addressOf('00000000')).toBeNull()
    })
  })
