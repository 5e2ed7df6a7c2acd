import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Mood } from './front.ts'
import type { Hooks, Target } from './hooks.ts'
import { Refused } from './objects.ts'
import { anticipated } from './payables.ts'
import { ended, ourselves } from './recipients.ts'
import { chargeAndOrder, disputed, disputeEnded, failed, paid } from './settle.ts'
import type { World } from './world.ts'

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0
const refuse = (reply: FastifyReply, message: string) => reply.status(422).send({ error: true, message })

export function steer(server: FastifyInstance, { world, mood, hooks }: { world: World; mood: Mood; hooks: Hooks }) {
  server.setErrorHandler((error: Error, _, reply) =>
    reply.status(error instanceof Refused ? error.status : 500).send({ error: true, message: error.message }),
  )
  steerCharges(server, world)
  server.post<{ Body: { waiting?: boolean } | null }>('/banks-wait', ({ body }) => {
    world.banksWait = body?.waiting !== false
    return { waiting: world.banksWait }
  })
  server.post<{ Body: { cents?: unknown } | null }>('/our-balance', ({ body }, reply) => {
    if (!isCount(body?.cents)) return refuse(reply, 'cents: quanto temos na nossa conta')
    ourselves(world).available = body.cents
    return { cents: body.cents }
  })
  server.get('/withdrawals', () => [...world.withdrawals.values()].toReversed())
  for (const [name, status] of [
    ['pay', 'transferred'],
    ['fail', 'failed'],
    ['return', 'returned'],
  ] as const)
    server.post<ById & { Body: { quietly?: boolean } | null }>(`/withdrawals/:id/${name}`, ({ params, body }) =>
      ended(world, params.id, status, body?.quietly !== true),
    )
  server.post<{ Body: { times?: unknown; status?: unknown; after?: unknown } }>('/fail-next', ({ body }, reply) => {
    const { times, status = 500, after = 0 } = body ?? {}
    if (!isCount(times) || !isCount(status) || status < 400 || status > 599 || !isCount(after))
      return refuse(reply, 'times: quantas chamadas devem falhar, depois de after; status: de 400 a 599')
    Object.assign(mood, { failures: times, failingWith: status, spared: after })
    return { failing: times, status }
  })
  server.post<{ Body: { times?: unknown; lose?: unknown; after?: unknown } }>('/time-out-next', ({ body }, reply) => {
    const { times, lose = 'answer', after = 0 } = body ?? {}
    if (!isCount(times) || !isCount(after) || !['call', 'answer', 'line'].includes(String(lose)))
      return refuse(
        reply,
        'times: quantas chamadas ficam sem resposta, depois de after; lose: call (não chega), answer (chega e é feita) ou line (é feita e a linha cai)',
      )
    Object.assign(mood, { losses: times, losing: lose, spared: after })
    return { losing: lose, times }
  })
  server.post('/forget-keys', () => {
    mood.answers.clear()
    return { forgotten: true }
  })
  server.post<{ Body: Partial<Target> | null }>('/webhook', ({ body }, reply) => {
    if (body?.url !== undefined && !URL.canParse(body.url)) return refuse(reply, 'url: para onde vão os avisos')
    hooks.listen(body?.url ? { url: body.url, user: body.user, password: body.password } : null)
    return { listening: body?.url ?? null }
  })
}

type ById = { Params: { id: string } }

function steerCharges(server: FastifyInstance, world: World) {
  const chargeNamed = (name: string) => world.orders.get(name)?.charges[0]?.id ?? name
  server.get('/charges', () => [...world.charges.values()].map(({ charge }) => charge).toReversed())
  server.post<ById & { Body: { cents?: unknown } | null }>('/charges/:id/pay', ({ params, body }, reply) => {
    const cents = body?.cents
    if (cents !== undefined && !(isCount(cents) && cents > 0)) return refuse(reply, 'cents: quanto é pago')
    return settled(world, chargeNamed(params.id), () => paid(world, chargeNamed(params.id), cents))
  })
  server.post<ById>('/charges/:id/dispute', ({ params }) => settled(world, chargeNamed(params.id), disputed))
  for (const [name, end] of [
    ['win', 'won'],
    ['lose', 'lost'],
  ] as const)
    server.post<ById>(`/charges/:id/dispute/${name}`, ({ params }) =>
      settled(world, chargeNamed(params.id), (_, id) => disputeEnded(world, id, end)),
    )
  server.post<ById & { Body: { status?: unknown } | null }>('/charges/:id/status', ({ params, body }, reply) => {
    const status = body?.status
    if (typeof status !== 'string') return refuse(reply, 'status: como a cobrança se diz, também de um jeito novo')
    return settled(world, chargeNamed(params.id), (_, id) => {
      Object.assign(chargeAndOrder(world, id).charge, { status })
    })
  })
  server.post<ById & { Body: { cents?: unknown } | null }>('/charges/:id/anticipate', ({ params, body }, reply) => {
    const cents = body?.cents
    if (!isCount(cents)) return refuse(reply, 'cents: quanto custa receber antes')
    return settled(world, chargeNamed(params.id), (_, id) =>
      anticipated(world, chargeAndOrder(world, id).charge, cents),
    )
  })
  server.post<ById>('/charges/:id/expire', ({ params }) => settled(world, chargeNamed(params.id), failed))
}

function settled(world: World, id: string, settle: typeof failed) {
  settle(world, id)
  return world.charges.get(id)!.charge
}
