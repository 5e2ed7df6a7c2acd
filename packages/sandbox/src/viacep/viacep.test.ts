import { afterAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../sandbox.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

const ask = (cep: string) => fetch(`${sandbox.url}/viacep/ws/${cep}/json/`)
const address = async (cep: string) => (await ask(cep)).json()
const failNext = (body: unknown) =>
  fetch(`${sandbox.url}/__sandbox/viacep/fail-next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('the ViaCEP of the sandbox', () => {
  it('knows streets, in the fields of the real one', async () => {
    expect(await address('01310100')).toEqual({
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      complemento: 'de 612 a 1510 - lado par',
      unidade: '',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
      estado: 'São Paulo',
      regiao: 'Sudeste',
      ibge: '3550308',
      gia: '',
      ddd: '11',
      siafi: '7107',
    })
    expect(await address('58010000')).toMatchObject({ localidade: 'João Pessoa', bairro: 'Centro', uf: 'PB' })
  })

  it('answers a code that serves a whole city without street', async () => {
    expect(await address('23970000')).toMatchObject({ localidade: 'Paraty', logradouro: '', bairro: '' })
  })

  it('answers any other code of a state with a city of that state', async () => {
    expect(await address('58040123')).toMatchObject({
      cep: '58040-123',
      localidade: 'João Pessoa',
      logradouro: '',
      uf: 'PB',
    })
    expect(await address('74000999')).toMatchObject({ localidade: 'Goiânia', uf: 'GO' })
  })

  it('says that a code does not exist as the real one says it', async () => {
    const answer = await ask('00000000')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ erro: 'true' })
  })

  it('refuses a malformed code', async () => {
    for (const malformed of ['0131010', '01310-100', 'abcdefgh']) expect((await ask(malformed)).status).toBe(400)
  })

  it('fails as often as it is told, then recovers', async () => {
    await failNext({ times: 2 })
    const statuses = [await ask('01310100'), await ask('01310100'), await ask('01310100')].map(
      (answer) => answer.status,
    )
    expect(statuses).toEqual([503, 503, 200])
    expect((await failNext({ times: 'many' })).status).toBe(422)
  })
})
