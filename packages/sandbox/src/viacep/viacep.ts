import type { Provider } from '../provider.ts'
import { addressOf } from './postal-codes.ts'

/** ViaCEP answers 400 to a malformed code, 200 with `erro` to an unknown one, and no street for a whole city. */
export function viacep(): Provider {
  let failures = 0
  return {
    speak: (server) =>
      server.get<{ Params: { cep: string } }>('/ws/:cep/json', async ({ params }, reply) => {
        if (failures > 0) {
          failures -= 1
          return reply.status(503).type('text/html').send('<h1>Service Unavailable</h1>')
        }
        if (!/^\d{8}$/.test(params.cep)) return reply.status(400).type('text/html').send('<h1>Erro 400</h1>')
        return addressOf(params.cep) ?? { erro: 'true' }
      }),
    control: (server) =>
      server.post<{ Body: { times?: unknown } }>('/fail-next', async ({ body }, reply) => {
        const times = body?.times
        if (typeof times !== 'number' || !Number.isInteger(times) || times < 0)
          return reply.status(422).send({ error: true, message: 'times: quantas consultas devem falhar' })
        failures = times
        return { failing: failures }
      }),
  }
}
