import { stateNames } from '@bra/contract/trade/state-names'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/test-app.ts'
import { MOST_LOOKED_UP } from './addresses.service.ts'

const { app, clock, get, sandbox } = await testApp()
const failNext = (times: number) =>
  fetch(`${sandbox.url}/__sandbox/viacep/fail-next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ times }),
  })

describe('states and cities', () => {
  it('are all there, by name', async () => {
    const { states } = (await get('/api/v1/states')).body
    expect(states).toHaveLength(27)
    expect(states).toContainEqual({ id: 25, uf: 'PB', name: 'Paraíba', region: 'Nordeste' })
    const named = states.map(({ uf, name }: { uf: string; name: string }) => [uf, name])
    expect(Object.fromEntries(named)).toEqual(stateNames)
    const { cities } = (await get('/api/v1/cities/state/pb')).body
    expect(cities).toHaveLength(223)
    expect(cities).toContainEqual({ id: 2507507, name: 'João Pessoa', uf: 'PB' })
  })

  it('refuse a state that does not exist', async () => {
    const answer = await get('/api/v1/cities/state/xx')
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { state: 'Estado desconhecido.' } })
  })
})

describe('a postal code', () => {
  beforeEach(() => failNext(0))

  it('answers its address, however it is typed', async () => {
    for (const typed of ['01310-100', '01310100', '01.310-100']) {
      const answer = await get(`/api/v1/postal-code/${typed}`)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual({
        cep: '01310-100',
        logradouro: 'Avenida Paulista',
        complemento: 'de 612 a 1510 - lado par',
        unidade: '',
        bairro: 'Bela Vista',
        localidade: 'São Paulo',
        uf: 'SP',
        estado: 'São Paulo',
      })
    }
  })

  it('that is malformed or does not exist is refused with a sentence', async () => {
    for (const malformed of ['1234', '01310-10a', '<script>', "'%20or%201=1"]) {
      const answer = await get(`/api/v1/postal-code/${encodeURIComponent(malformed)}`)
      expect(answer.body).toMatchObject({ code: 'postal_code_invalid', message: 'Digite os 8 números do CEP.' })
      expect(answer.status).toBe(422)
    }
    const unknown = await get('/api/v1/postal-code/00000-000')
    expect(unknown.status).toBe(404)
    expect(unknown.body).toMatchObject({ message: 'Não encontramos este CEP. Preencha o endereço.' })
  })

  it('is asked for once in 180 days, and an older answer serves while the provider is down', async () => {
    await get('/api/v1/postal-code/80060-000')
    await failNext(1)
    clock.advance(179 * DAY_MS)
    expect((await get('/api/v1/postal-code/80060-000')).body.logradouro).toBe('Rua XV de Novembro')
    clock.advance(2 * DAY_MS)
    expect((await get('/api/v1/postal-code/80060-000')).body.logradouro).toBe('Rua XV de Novembro')
    expect((await get('/api/v1/postal-code/80060-000')).body.logradouro).toBe('Rua XV de Novembro')
    const kept = await app.db.selectFrom('postal_codes').select('fetched_at').where('cep', '=', '80060000').execute()
    expect(kept).toEqual([{ fetched_at: clock.now() }])
  })

  it('never seen gives the state alone while the provider is down, and is not kept', async () => {
    await failNext(1)
    const answer = await get('/api/v1/postal-code/69900-076')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ cep: '69900-076', uf: 'AC', estado: 'Acre', localidade: '', logradouro: '' })
    expect((await get('/api/v1/postal-code/69900-076')).body.localidade).toBe('Rio Branco')
  })

  it('is looked up for one network so often, and then gives the state alone', async () => {
    const numbered = (at: number) => String(at).padStart(3, '0')
    for (let at = 0; at < MOST_LOOKED_UP; at++) await get(`/api/v1/postal-code/00000-${numbered(at)}`)
    const lookUp = async (cep: string) => (await get(`/api/v1/postal-code/${cep}`)).body.localidade
    expect([await lookUp('88010-400'), await lookUp('01310-100')]).toEqual(['', 'São Paulo'])
    clock.advance(2 * 60 * 60_000)
    expect(await lookUp('88010-400')).toBe('Florianópolis')
  })

  it('of no state is refused while the provider is down', async () => {
    await failNext(1)
    const answer = await get('/api/v1/postal-code/00000-000')
    expect(answer.status).toBe(503)
    expect(answer.body.message).toBe('A consulta de CEP está fora do ar. Preencha o endereço.')
  })
})
