import type { FastifyInstance } from 'fastify'
import type { Provider } from '../provider.ts'
import { cardOf, cardsOf, deleteCard, keepCard, tokenOf } from './cards.ts'
import { steer } from './control.ts'
import { customerFrom } from './customers.ts'
import { goodMood, guard } from './front.ts'
import { createHooks, type Hooks } from './hooks.ts'
import type { Card } from './objects.ts'
import { type OrderBody, placeOrder } from './orders.ts'
import { type PayablesQuery, listPayables } from './payables.ts'
import { type PastPayment, remember } from './remember.ts'
import { ourselves, recipientFrom, recipientNamed, transfer, withdraw } from './recipients.ts'
import type { Recipient } from './recipients.objects.ts'
import { chargeAndOrder, refunded, withOrder } from './settle.ts'
import { found, type World } from './world.ts'

/** Speaks the part of Pagar.me v5 that the product uses, in memory: https://docs.pagar.me/reference */
export function pagarme() {
  const hooks = createHooks()
  const mood = goodMood()
  const world: World = {
    customers: new Map(),
    emails: new Map(),
    cards: new Map(),
    tokens: new Map(),
    orders: new Map(),
    charges: new Map(),
    payables: new Map(),
    recipients: new Map(),
    transfers: [],
    withdrawals: new Map(),
    banksWait: false,
    announce: hooks.announce,
  }
  const provider: Provider = {
    speak: (server) =>
      server.register(
        async (scope) => {
          guard(scope, mood)
          wallet(scope, world)
          orders(scope, world)
          payouts(scope, world)
          events(scope, hooks)
        },
        { prefix: '/core/v5' },
      ),
    control: (server) => steer(server, { world, mood, hooks }),
  }
  return {
    ...provider,
    sendEventsTo: (url: string) => hooks.listen({ url }),
    remember: (payments: PastPayment[]) => remember(world, payments),
  }
}

function wallet(server: FastifyInstance, world: World) {
  type OfCustomer = { Params: { id: string; card: string }; Body: Record<string, unknown> }
  server.options('/tokens', (_, reply) => reply.status(204).send())
  server.post<{ Body: Parameters<typeof tokenOf>[1] }>('/tokens', ({ body }) => tokenOf(world, body))
  server.post<OfCustomer>('/customers', ({ body }) => customerFrom(world, body ?? {}))
  server.get<OfCustomer>('/customers/:id', ({ params }) => found(world.customers.get(params.id), 'Customer'))
  server.post<OfCustomer>('/customers/:id/cards', ({ params, body }) =>
    withCustomer(world, params.id, keepCard(world, params.id, body ?? {})),
  )
  server.get<OfCustomer>('/customers/:id/cards/:card', ({ params }) =>
    withCustomer(world, params.id, cardOf(world, params.id, params.card).card),
  )
  server.get<OfCustomer>('/customers/:id/cards', ({ params }) =>
    listed(cardsOf(world, params.id).map(({ card }) => card)),
  )
  server.delete<OfCustomer>('/customers/:id/cards/:card', ({ params }) => deleteCard(world, params.id, params.card))
}

/** Pagar.me names the customer only where a single card is read. */
const withCustomer = (world: World, id: string, card: Card) => ({ ...card, customer: world.customers.get(id) })

interface ListQuery {
  code?: string
  created_since?: string
  created_until?: string
  page?: string
  size?: string
}
type ById = { Params: { id: string }; Querystring: ListQuery; Body: { amount?: number } | null }

function orders(server: FastifyInstance, world: World) {
  server.post<{ Body: OrderBody }>('/orders', ({ body }) => placeOrder(world, body ?? {}))
  server.get<ById>('/orders', ({ query }) => listed(withCode([...world.orders.values()], query), query))
  server.get<ById>('/orders/:id', ({ params }) => found(world.orders.get(params.id), 'Order'))
  server.get<ById>('/charges', ({ query }) => {
    const charges = [...world.charges.values()].map(({ charge, order }) => withOrder(charge, order))
    return listed(withCode(charges, query), query)
  })
  server.get<ById>('/charges/:id', ({ params }) => {
    const { charge, order } = chargeAndOrder(world, params.id)
    return withOrder(charge, order)
  })
  server.delete<ById>('/charges/:id', ({ params, body }) => {
    const charge = refunded(world, params.id, body?.amount)
    return withOrder(charge, chargeAndOrder(world, params.id).order)
  })
  server.get<{ Querystring: PayablesQuery }>('/payables', ({ query }) => listPayables(world, query))
}

function payouts(server: FastifyInstance, world: World) {
  type OfRecipient = {
    Params: { id: string; withdrawal: string }
    Querystring: ListQuery
    Body: Record<string, unknown>
  }
  server.post<OfRecipient>('/recipients', ({ body }) => shown(recipientFrom(world, body ?? {})))
  server.get('/recipients/default', () => shown(ourselves(world)))
  server.get<OfRecipient>('/recipients/:id', ({ params }) => shown(recipientNamed(world, params.id)))
  server.get<OfRecipient>('/recipients/:id/balance', ({ params }) => {
    const { available } = recipientNamed(world, params.id)
    return { currency: 'BRL', available_amount: available, waiting_funds_amount: 0, transferred_amount: 0 }
  })
  server.post<OfRecipient>('/transfers/recipients', ({ body }) => transfer(world, body ?? {}))
  server.get<OfRecipient>('/recipients/:id/transfers', ({ params, query }) => {
    const { id } = recipientNamed(world, params.id)
    const ofThis = world.transfers.filter(({ source, target }) => [source.source_id, target.target_id].includes(id))
    return listed(within(ofThis, query), query)
  })
  server.post<OfRecipient>('/recipients/:id/withdrawals', ({ params, body }) => withdraw(world, params.id, body ?? {}))
  server.get<OfRecipient>('/recipients/:id/withdrawals', ({ params, query }) => {
    const { id } = recipientNamed(world, params.id)
    const ofThis = [...world.withdrawals.values()].filter(({ source }) => source.source_id === id)
    return listed(within(ofThis, query), query)
  })
  server.get<OfRecipient>('/recipients/:id/withdrawals/:withdrawal', ({ params }) =>
    found(world.withdrawals.get(params.withdrawal), 'Withdrawal'),
  )
}

const shown = ({ available: _, ...recipient }: Recipient) => recipient

function events(server: FastifyInstance, { hooks, repeat }: Hooks) {
  server.get<ById>('/hooks', ({ query }) => listed(hooks.toReversed(), query))
  server.get<ById>('/hooks/:id', ({ params }) =>
    found(
      hooks.find(({ id }) => id === params.id),
      'Hook',
    ),
  )
  server.post<ById>('/hooks/:id/retry', async ({ params }) => found(await repeat(params.id), 'Hook'))
}

const withCode = <T extends { code: string; created_at: string }>(all: T[], query: ListQuery) =>
  within(
    all.filter(({ code }) => query.code === undefined || code === query.code),
    query,
  )

const within = <T extends { created_at: string }>(all: T[], query: ListQuery) =>
  all
    .filter(({ created_at: at }) => !query.created_since || Date.parse(at) >= Date.parse(query.created_since))
    .filter(({ created_at: at }) => !query.created_until || Date.parse(at) <= Date.parse(query.created_until))
    .toReversed()

function listed<T>(all: T[], { page = '1', size = '10' }: ListQuery = {}) {
  const [first, length] = [(Number(page) - 1) * Number(size), Number(size)]
  return { data: all.slice(first, first + length), paging: { total: all.length } }
}
