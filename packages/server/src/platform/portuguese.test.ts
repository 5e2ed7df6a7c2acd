import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const fieldsOf = async (path: string, body: object) => (await app.post(`/api${path}`, body)).body.fields

it('says what is wrong with each field as a Brazilian would', async () => {
  expect(await fieldsOf('/v1/system-config-param-values-by-code', {})).toEqual({ code: 'Preencha este campo.' })
  expect(
    await fieldsOf('/v1/1/products/paginate', { type: 'tudo', page: 0, search: 'a'.repeat(121), rarities: 7 }),
  ).toEqual({
    type: 'Escolha uma das opções.',
    page: 'Use no mínimo 1.',
    search: 'Use no máximo 120 caracteres.',
    rarities: 'Este valor não serve aqui.',
  })
})

it('lets a schema say it better', async () => {
  expect(await fieldsOf('/v1/free-shipping-day', { cep: '123' })).toEqual({ cep: 'Digite os 8 números do CEP.' })
})
