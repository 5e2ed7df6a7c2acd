import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '@bra/sandbox/sandbox'
import { afterAll, describe, expect, it } from 'vitest'
import { PostalCodesUnavailable } from './port.ts'
import { postalCodesSuite } from './suite.ts'
import { viacep } from './viacep.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

postalCodesSuite('ViaCEP in the sandbox', () => viacep({ baseUrl: `${sandbox.url}/viacep` }))
const real = process.env.VIACEP_BASE_URL
if (real) postalCodesSuite('ViaCEP itself', () => viacep({ baseUrl: real }))

describe('a ViaCEP that misbehaves', () => {
  const answers: Record<string, string> = {
    '/ws/11111111/json/': '{"erro":true}',
    '/ws/22222222/json/': '{"cep":"22222-222","uf":"RJ","localidade":"Rio de Janeiro","novidade":{"a":1}}',
    '/ws/33333333/json/': '<html>manutenção</html>',
    '/ws/44444444/json/': '{"cep":"44444-444","uf":"XX","localidade":"Lugar nenhum"}',
  }
  // any other address is never answered
  const server = createServer((request, reply) => void (answers[request.url!] && reply.end(answers[request.url!])))
  server.listen(0, '127.0.0.1')
  afterAll(() => server.closeAllConnections())
  const provider = () =>
    viacep({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 200 })

  it('is understood with the other form of "does not exist"', async () => {
    expect(await provider().addressOf('11111111')).toBeNull()
  })

  it('is understood with fields missing and fields unknown', async () => {
    expect(await provider().addressOf('22222222')).toEqual({
      cep: '22222-222',
      uf: 'RJ',
      localidade: 'Rio de Janeiro',
      logradouro: '',
      complemento: '',
      unidade: '',
      bairro: '',
      estado: '',
    })
  })

  it('is unavailable when it is slow, or says something else', async () => {
    for (const cep of ['33333333', '44444444', '55555555'])
      await expect(provider().addressOf(cep)).rejects.toThrow(PostalCodesUnavailable)
  })
})
