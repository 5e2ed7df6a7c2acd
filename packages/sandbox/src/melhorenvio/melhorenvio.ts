import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from '../provider.ts'
import { calculate, type Calculation } from './calculate.ts'

type State = 'posted' | 'delivered' | 'undelivered'
const states: State[] = ['posted', 'delivered', 'undelivered']
interface Shipment {
  id: string
  status: State
  tracking: string
  posted_at: string
  delivered_at: string | null
}

/** Melhor Envio as it is, for what is asked of it: https://docs.melhorenvio.com.br/reference */
export function melhorenvio(): Provider {
  const shipments = new Map<string, Shipment>()
  const mood = { failures: 0 }
  return {
    speak: (server) =>
      server.register(
        async (scope) => {
          scope.addHook('onRequest', async (request, reply) => guard(request, reply, mood))
          scope.post<{ Body: Calculation | null }>('/shipment/calculate', ({ body }, reply) =>
            calculate(body ?? {}, reply),
          )
          scope.post<{ Body: { orders?: unknown } | null }>('/shipment/tracking', ({ body }, reply) => {
            const orders: unknown = body?.orders
            if (!Array.isArray(orders) || !orders.length)
              return reply
                .status(422)
                .send({ message: 'The given data was invalid.', errors: { orders: ['O campo orders é obrigatório.'] } })
            return tracked(shipments, orders)
          })
        },
        { prefix: '/api/v2/me' },
      ),
    control: (server) => steer(server, shipments, mood),
  }
}

/** Known by a token, and by a name that tells whom to write to. */
function guard({ headers }: FastifyRequest, reply: FastifyReply, mood: { failures: number }) {
  if (mood.failures > 0) {
    mood.failures -= 1
    return reply.status(503).send({ message: 'Service Unavailable' })
  }
  if (!/^Bearer \S+$/.test(headers.authorization ?? '')) return reply.status(401).send({ message: 'Unauthenticated.' })
  if (!/\(\S+@\S+\)/.test(headers['user-agent'] ?? ''))
    return reply.status(403).send({ message: 'User-Agent required.' })
  return undefined
}

/** An object by the ids that are known; PHP writes one without any as a list. */
function tracked(shipments: Map<string, Shipment>, orders: unknown[]) {
  const known = orders.flatMap((order) => shipments.get(String(order)) ?? [])
  return known.length > 0 ? Object.fromEntries(known.map((shipment) => [shipment.id, shipment])) : []
}

function steer(server: FastifyInstance, shipments: Map<string, Shipment>, mood: { failures: number }) {
  server.post<{ Params: { id: string; state: State } }>('/parcels/:id/:state', ({ params: { id, state } }, reply) => {
    if (!states.includes(state)) return reply.status(422).send({ error: true, message: `estado: ${states.join(', ')}` })
    const posted = shipments.get(id)?.posted_at ?? stamp()
    const delivered = state === 'delivered' ? stamp() : null
    const shipment = { id, status: state, tracking: id, posted_at: posted, delivered_at: delivered }
    shipments.set(id, shipment)
    return shipment
  })
  server.post<{ Body: { times?: unknown } | null }>('/fail-next', ({ body }, reply) => {
    const times = body?.times
    if (typeof times !== 'number' || !Number.isInteger(times) || times < 0)
      return reply.status(422).send({ error: true, message: 'times: quantas chamadas devem falhar' })
    mood.failures = times
    return { failing: times }
  })
}

/** As it writes times: those of Brasília, without saying so. */
const stamp = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(),
  )
