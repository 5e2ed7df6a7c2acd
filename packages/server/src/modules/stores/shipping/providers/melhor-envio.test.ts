import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { steering } from '../../../../testing/steering.ts'
import { ratesOf } from '../freight.ts'
import { quotesFor } from '../index.ts'
import { boxOf } from '../parcel.ts'
import { melhorEnvioLabels } from './melhor-envio.labels.ts'
import { melhorEnvio } from './melhor-envio.ts'
import { FreightUnavailable } from './port.ts'
import { card, cardParcel, freightSuite } from './suite.ts'
import { freightTable } from './table.ts'

const { app, sandbox } = await testApp()
const own = { token: 'um-token', contact: 'avisos@bracards.example' }
const inSandbox = { ...own, baseUrl: `${sandbox.url}/melhorenvio` }
const steer = steering(sandbox.url, 'melhorenvio')

freightSuite('the table', () => freightTable(() => ratesOf(app.db)))
freightSuite('Melhor Envio in the sandbox', () => melhorEnvio(inSandbox))
const { MELHORENVIO_BASE_URL: baseUrl, MELHORENVIO_TOKEN: token } = process.env
if (baseUrl && token) freightSuite('Melhor Envio itself', () => melhorEnvio({ ...own, baseUrl, token }))

describe('Melhor Envio in the sandbox', () => {
  it('follows parcels from the post office to the door', async () => {
    const provider = melhorEnvio(inSandbox)
    await steer('/parcels/um-pacote/posted')
    await steer('/parcels/outro-pacote/posted')
    await steer('/parcels/outro-pacote/delivered')
    const known = await provider.tracking(['um-pacote', 'outro-pacote', 'nenhum'])
    expect(known).toEqual(
      new Map([
        ['um-pacote', { postedAt: expect.any(Date), deliveredAt: null }],
        ['outro-pacote', { postedAt: expect.any(Date), deliveredAt: expect.any(Date) }],
      ]),
    )
    expect(Math.abs(Date.now() - known.get('outro-pacote')!.deliveredAt!.getTime())).toBeLessThan(60_000)
    const id = '3f2a9c04-1b7e-4d55-9c1f-0a2b3c4d5e6f'
    await steer(`/parcels/${id}/delivered`)
    const typed = id.toUpperCase().replaceAll('-', '')
    expect([...(await provider.tracking([typed])).keys()]).toEqual([typed])
    expect((await steer('/parcels/um-pacote/comido')).status).toBe(422)
  })

  it('refuses whoever has no token, tells no name, or asks half a question', async () => {
    const ask = (headers: Record<string, string>, body: object) =>
      fetch(`${inSandbox.baseUrl}/api/v2/me/shipment/calculate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const known = { authorization: 'Bearer x', 'user-agent': 'Bra (a@b.example)' }
    expect((await ask({ 'user-agent': known['user-agent'] }, {})).status).toBe(401)
    expect((await ask({ ...known, 'user-agent': 'curl' }, {})).status).toBe(403)
    expect((await ask(known, {})).status).toBe(422)
  })
})

describe('a Melhor Envio that misbehaves', () => {
  it('is unavailable when it is slow, or says something else, and is understood with prices missing', async () => {
    const answers: Record<string, string> = {
      html: '<html>manutenção</html>',
      object: '{"message":"Unauthenticated."}',
      rows: '[{"id":1,"price":"18.5","delivery_time":7},{"id":2,"error":"não atende"},{"id":17,"price":"grátis"},{"id":99,"price":"1.00","delivery_time":1}]',
    }
    const server = createServer((request, reply) => {
      const text = answers[request.url!.split('/')[1]!]
      if (text) reply.end(text)
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
    const at = (name: string) =>
      melhorEnvio({
        ...own,
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
        timeoutMs: 200,
      })
    for (const name of ['html', 'object', 'silence'])
      await expect(at(name).quotes(cardParcel)).rejects.toThrow(FreightUnavailable)
    expect(await at('rows').quotes(cardParcel)).toEqual([
      { code: 'pac', name: 'PAC', cents: 1850, days: 7, tracked: true, insured: true },
    ])
    server.closeAllConnections()
    server.close()
  })

  it('has given nothing back where it does not say so', async () => {
    const answers: Record<string, object> = {
      '/api/v2/me/orders/um': { price: 18.5, status: 'generated' },
      '/api/v2/me/shipment/cancellable': { um: { cancellable: true } },
      '/api/v2/me/shipment/cancel': { um: { canceled: false } },
    }
    const server = createServer((request, reply) => reply.end(JSON.stringify(answers[request.url!])))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const labels = melhorEnvioLabels({ ...own, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
    await expect(labels.giveBack('um')).rejects.toThrow(FreightUnavailable)
    answers['/api/v2/me/shipment/cancel'] = { um: { canceled: true } }
    expect(await labels.giveBack('um')).toBe(true)
    server.closeAllConnections()
    server.close()
  })

  it('is told the box that the goods fill', () => {
    expect(boxOf({ items: [card] })).toEqual({ sides: [16, 11, 2], grams: 20 })
    const box = {
      quantity: 2,
      grams: 640,
      cents: 1000,
      isCard: false,
      sides: [7.5, 20.2, 12] as [number, number, number],
    }
    expect(boxOf({ items: [box, { ...card, quantity: 30 }] })).toEqual({ sides: [21, 12, 17], grams: 1340 })
  })
})

describe('a cart whose freight a carrier quotes', () => {
  let calls = 0
  const door = createServer((request, reply) => {
    calls += 1
    request.resume()
    request.on('end', () => {
      if (isAway) return void reply.writeHead(503).end()
      const price = (12 + calls).toFixed(2)
      return void reply.end(JSON.stringify([{ id: 1, name: 'PAC', price, delivery_time: 4 }]))
    })
  }).listen(0, '127.0.0.1')
  let isAway = false
  afterAll(() => {
    door.closeAllConnections()
    door.close()
  })
  const warnings: string[] = []
  const carried = () => ({
    ...app,
    log: { warn: (_: object, text: string) => warnings.push(text) } as unknown as typeof app.log,
    config: { ...app.config, melhorEnvio: { ...app.config.melhorEnvio, token: 'um-token' } },
    providers: { ...app.providers, freightUrl: `http://127.0.0.1:${(door.address() as AddressInfo).port}` },
  })
  beforeEach(() => {
    calls = 0
    warnings.length = 0
    isAway = false
  })

  it('asks once for the same parcel, and again when something of it changes', async () => {
    const asker = carried()
    const parcel = { ...cardParcel, sendsLetters: false, allowsPickup: false, storeId: null }
    const both = await quotesFor(asker, [parcel, parcel])
    expect(both[0]).toEqual([{ code: 'pac', name: 'PAC', cents: 1300, days: 4, tracked: true, insured: true }])
    expect([both[1], calls]).toEqual([both[0], 1])
    for (const changed of [
      { valueCents: 1001 },
      { destinationCep: '20040003' },
      { originCep: '01310101' },
      { items: [{ ...card, quantity: 60 }] },
    ])
      await quotesFor(asker, [{ ...parcel, ...changed }])
    await quotesFor(asker, [parcel])
    expect(calls).toBe(5)
  })

  it('offers the ways of the store beside those of the carrier', async () => {
    const local = { ...cardParcel, destination: 'SP', destinationCep: '01310200' } as const
    expect((await quotesFor(carried(), [local]))[0]!.map(({ code }) => code)).toEqual(['retirada', 'carta', 'pac'])
  })

  it('is quoted from the table while the carrier is away, which is said once and not asked again for a while', async () => {
    const asker = carried()
    isAway = true
    const first = await quotesFor(asker, [cardParcel])
    expect(first[0]!.map(({ code }) => code)).toContain('mini')
    isAway = false
    expect(await quotesFor(asker, [{ ...cardParcel, valueCents: 2000 }])).toEqual(first)
    expect([calls, warnings]).toEqual([1, ['Freight is quoted from the table: no carrier answers']])
  })

  it('asks nobody inside a transaction, where what was quoted before counts', async () => {
    const asker = carried()
    await app.transaction(async (tx) => {
      const [fromTable] = await quotesFor({ ...asker, db: tx, isHeld: true }, [cardParcel])
      expect([fromTable!.some(({ code }) => code === 'mini'), calls]).toEqual([true, 0])
    })
    const asked = await quotesFor(asker, [cardParcel])
    await app.transaction(async (tx) => {
      expect(await quotesFor({ ...asker, db: tx, isHeld: true }, [cardParcel])).toEqual(asked)
    })
    expect(calls).toBe(1)
  })
})
