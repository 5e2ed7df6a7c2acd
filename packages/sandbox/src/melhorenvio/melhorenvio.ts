import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from '../provider.ts'
import { calculate, type Calculation } from './calculate.ts'
import { type Account, newShipment, openAccount, shipmentOf, stamp } from './shipments.ts'
import { type Accounts, accountOfToken, allAccounts, letIn, openAccounts, revoke } from './oauth.ts'
import { type CallLimit, countCall, openLimit } from './limit.ts'
import { expire, keepFiles, type PostRules, sellLabels } from './shop.ts'

type State = 'posted' | 'delivered' | 'undelivered'
const states: State[] = ['posted', 'delivered', 'undelivered']

/** Speaks the part of Melhor Envio's API that the product uses: https://docs.melhorenvio.com.br/reference */
export function melhorenvio(): Provider {
  const accounts = openAccounts()
  const limit = openLimit()
  const rules: PostRules = { isDocumentNeeded: true }
  const accountOf = (request: FastifyRequest) => accountOfToken(accounts, tokenOf(request))!
  return {
    speak: (server) => {
      keepFiles(server, () => allAccounts(accounts))
      letIn(server, accounts)
      return server.register(
        async (scope) => {
          scope.addHook('onRequest', async (request, reply) => guard(request, reply, { accounts, limit }))
          scope.addHook('onSend', async (request, reply, payload) => lose(request, reply, accounts.house) ?? payload)
          scope.get('/', (request) => ({ firstname: 'Loja', email: accountOf(request).email }))
          scope.post<{ Body: Calculation | null }>('/shipment/calculate', ({ body }, reply) =>
            calculate(body ?? {}, reply),
          )
          scope.post<{ Body: { orders?: unknown } | null }>('/shipment/tracking', (request, reply) => {
            const orders: unknown = request.body?.orders
            // one code that is malformed makes the whole call fail
            if (!Array.isArray(orders) || !orders.length || !orders.every(isCode))
              return reply
                .status(422)
                .send({ message: 'The given data was invalid.', errors: { orders: ['O campo orders é inválido.'] } })
            return tracked(accountOf(request), orders)
          })
          sellLabels(scope, { accountOf, rules })
        },
        { prefix: '/api/v2/me' },
      )
    },
    control: (server) => {
      steer(server, accounts)
      steerLimit(server, limit)
      server.post<{ Body: { needed?: unknown } | null }>('/documents', ({ body }) => {
        rules.isDocumentNeeded = body?.needed !== false
        return { needed: rules.isDocumentNeeded }
      })
    },
  }
}

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''

/** Melhor Envio asks for a token, and for a User-Agent that names a contact. */
function guard(
  request: FastifyRequest,
  reply: FastifyReply,
  { accounts, limit }: { accounts: Accounts; limit: CallLimit },
) {
  if (accounts.house.failures > 0) {
    accounts.house.failures -= 1
    return reply.status(503).send({ message: 'Service Unavailable' })
  }
  const token = tokenOf(request)
  if (!token || !accountOfToken(accounts, token)) return reply.status(401).send({ message: 'Unauthenticated.' })
  if (!/\(\S+@\S+\)/.test(request.headers['user-agent'] ?? ''))
    return reply.status(403).send({ message: 'User-Agent required.' })
  return countCall(limit, token, reply) ?? undefined
}

/** `calls` in `ms` milliseconds; answers how many calls were refused and carried out until now. */
const steerLimit = (server: FastifyInstance, limit: CallLimit) =>
  server.post<{ Body: { calls?: unknown; ms?: unknown } | null }>('/limit', ({ body }) => {
    if (typeof body?.calls === 'number') limit.calls = body.calls
    if (typeof body?.ms === 'number') limit.spanMs = body.ms
    limit.made.clear()
    return { calls: limit.calls, ms: limit.spanMs, refused: limit.refused, answered: limit.answered }
  })

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

function steer(server: FastifyInstance, accounts: Accounts) {
  const account = accounts.house
  server.post<{ Params: { id: string } }>('/parcels/:id/expired', ({ params }, reply) =>
    expire(ownerOf(accounts, params.id), shipmentOf(ownerOf(accounts, params.id), params.id), reply),
  )
  server.post<{ Params: { id: string; state: State } }>('/parcels/:id/:state', ({ params: { id, state } }, reply) => {
    if (!states.includes(state)) return reply.status(422).send({ error: true, message: `estado: ${states.join(', ')}` })
    const shipment = shipmentOf(ownerOf(accounts, id), id) ?? newShipment(account, { id, tracking: id })
    return Object.assign(shipment, {
      status: state,
      posted_at: shipment.posted_at ?? stamp(),
      delivered_at: state === 'delivered' ? stamp() : null,
    })
  })
  /** The balance is in reais; `email` names another account than that of the house. */
  server.post<{ Body: { balance?: unknown; email?: string } | null }>('/balance', ({ body }, reply) => {
    if (typeof body?.balance !== 'number') return reply.status(422).send({ error: true, message: 'balance: em reais' })
    const own = accounts.byEmail.get(body.email ?? '') ?? account
    own.balance = body.balance
    return { balance: own.balance }
  })
  server.get('/account', () => viewOf(account))
  server.get<{ Params: { email: string } }>('/accounts/:email', ({ params }) =>
    viewOf(accounts.byEmail.get(params.email) ?? openAccount(params.email)),
  )
  server.post<{ Params: { email: string } }>('/accounts/:email/revoke', ({ params }) => {
    revoke(accounts, params.email)
    return { revoked: true }
  })
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

const viewOf = ({ balance, shipments }: Account) => ({ balance, shipments: [...shipments.values()] })

const ownerOf = (accounts: Accounts, name: string) =>
  allAccounts(accounts).find((each) => shipmentOf(each, name)) ?? accounts.house
