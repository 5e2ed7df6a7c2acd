import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from '../provider.ts'
import { calculate, type Calculation } from './calculate.ts'
import { type Account, newShipment, openAccount, shipmentOf, stamp } from './shipments.ts'
import { expire, keepFiles, sellLabels } from './shop.ts'

type State = 'posted' | 'delivered' | 'undelivered'
const states: State[] = ['posted', 'delivered', 'undelivered']

/** Speaks the part of Melhor Envio's API that the product uses: https://docs.melhorenvio.com.br/reference */
export function melhorenvio(): Provider {
  const account = openAccount()
  return {
    speak: (server) => {
      keepFiles(server, account)
      return server.register(
        async (scope) => {
          scope.addHook('onRequest', async (request, reply) => guard(request, reply, account))
          scope.addHook('onSend', async (request, reply, payload) => lose(request, reply, account) ?? payload)
          scope.post<{ Body: Calculation | null }>('/shipment/calculate', ({ body }, reply) =>
            calculate(body ?? {}, reply),
          )
          scope.post<{ Body: { orders?: unknown } | null }>('/shipment/tracking', ({ body }, reply) => {
            const orders: unknown = body?.orders
            // one code that is malformed makes the whole call fail
            if (!Array.isArray(orders) || !orders.length || !orders.every(isCode))
              return reply
                .status(422)
                .send({ message: 'The given data was invalid.', errors: { orders: ['O campo orders é inválido.'] } })
            return tracked(account, orders)
          })
          sellLabels(scope, account)
        },
        { prefix: '/api/v2/me' },
      )
    },
    control: (server) => steer(server, account),
  }
}

/** Melhor Envio asks for a token, and for a User-Agent that names a contact. */
function guard({ headers }: FastifyRequest, reply: FastifyReply, account: Account) {
  if (account.failures > 0) {
    account.failures -= 1
    return reply.status(503).send({ message: 'Service Unavailable' })
  }
  if (!/^Bearer \S+$/.test(headers.authorization ?? '')) return reply.status(401).send({ message: 'Unauthenticated.' })
  if (!/\(\S+@\S+\)/.test(headers['user-agent'] ?? ''))
    return reply.status(403).send({ message: 'User-Agent required.' })
  return undefined
}

/** The call was carried out, but its answer is lost on the way. */
function lose({ url }: FastifyRequest, reply: FastifyReply, account: Account) {
  if (account.losing === null || !url.endsWith(account.losing)) return null
  account.losing = null
  reply.status(504)
  return '{"message":"Gateway Timeout"}'
}

const isCode = (order: unknown) => /^[\w-]+$/.test(String(order))

/** PHP writes an object without any key as a list. */
function tracked({ shipments }: Account, orders: unknown[]) {
  const known = orders.flatMap((order) => shipments.get(String(order)) ?? [])
  return known.length > 0 ? Object.fromEntries(known.map(({ label: _, ...shipment }) => [shipment.id, shipment])) : []
}

function steer(server: FastifyInstance, account: Account) {
  server.post<{ Params: { id: string } }>('/parcels/:id/expired', ({ params }, reply) =>
    expire(account, shipmentOf(account, params.id), reply),
  )
  server.post<{ Params: { id: string; state: State } }>('/parcels/:id/:state', ({ params: { id, state } }, reply) => {
    if (!states.includes(state)) return reply.status(422).send({ error: true, message: `estado: ${states.join(', ')}` })
    const shipment = shipmentOf(account, id) ?? newShipment(account, { id, tracking: id })
    return Object.assign(shipment, {
      status: state,
      posted_at: shipment.posted_at ?? stamp(),
      delivered_at: state === 'delivered' ? stamp() : null,
    })
  })
  /** The balance is in reais. */
  server.post<{ Body: { balance?: unknown } | null }>('/balance', ({ body }, reply) => {
    if (typeof body?.balance !== 'number') return reply.status(422).send({ error: true, message: 'balance: em reais' })
    account.balance = body.balance
    return { balance: account.balance }
  })
  server.get('/account', () => ({ balance: account.balance, shipments: [...account.shipments.values()] }))
  server.post<{ Body: { times?: unknown } | null }>('/fail-next', ({ body }, reply) => {
    const times = body?.times
    if (typeof times !== 'number' || !Number.isInteger(times) || times < 0)
      return reply.status(422).send({ error: true, message: 'times: quantas chamadas devem falhar' })
    account.failures = times
    return { failing: times }
  })
  server.post<{ Body: { path?: unknown } | null }>('/lose-answer', ({ body }, reply) => {
    if (typeof body?.path !== 'string')
      return reply.status(422).send({ error: true, message: 'path: a chamada cuja resposta se perde' })
    account.losing = body.path
    return { losing: account.losing }
  })
}
