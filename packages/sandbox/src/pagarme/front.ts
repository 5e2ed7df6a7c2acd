import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from './objects.ts'

const KEY_LIVES_MS = 86_400_000

export interface Mood {
  failures: number
  failingWith: number
  /** So many calls get no answer: they are lost on the way, carried out but not answered, or cut off at the end. */
  losses: number
  losing: 'call' | 'answer' | 'line'
  spared: number
  /** Answers by idempotency key; null while the call is under way. */
  answers: Map<string, { at: number; status: number; payload: string } | null>
}

export const goodMood = (): Mood => ({
  failures: 0,
  failingWith: 500,
  losses: 0,
  losing: 'answer',
  spared: 0,
  answers: new Map(),
})

const hangingUp = new WeakSet<FastifyRequest>()
const cutting = new WeakSet<FastifyRequest>()

export function guard(server: FastifyInstance, mood: Mood) {
  server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof Refused ? error.status : (error.statusCode ?? 500)
    const errors = error instanceof Refused ? error.errors : undefined
    return reply.status(status).send({ message: error.message, ...(errors && { errors, request: {} }) })
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' })
    if (request.method === 'OPTIONS') return
    refuseStrangers(request)
    if (mood.spared > 0) return void (mood.spared -= 1)
    if (mood.failures > 0) {
      mood.failures -= 1
      throw new Refused(mood.failingWith, mood.failingWith === 429 ? 'Too Many Requests' : 'Internal server error')
    }
    if (mood.losses === 0) return
    mood.losses -= 1
    if (mood.losing !== 'call') return void (mood.losing === 'line' ? cutting : hangingUp).add(request)
    await callerGone(request)
    return reply.hijack()
  })
  server.addHook('preHandler', async (request, reply) => answerAgain(request, reply, mood))
  server.addHook<string>('onSend', async (request, reply, payload) => {
    remember(request, reply, payload, mood)
    if (hangingUp.has(request)) await callerGone(request)
    if (cutting.has(request)) request.raw.socket.destroy()
    return payload
  })
}

/** Calls carry the secret key with an empty password; card tokens carry the public key in the address. */
function refuseStrangers(request: FastifyRequest) {
  const { pathname, searchParams } = new URL(request.url, 'http://sandbox')
  const [, encoded = ''] = /^Basic (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  const isKnown = pathname.endsWith('/tokens')
    ? /^pk_\w+$/.test(searchParams.get('appId') ?? '') && !request.headers.authorization
    : /^sk_\w+:$/.test(Buffer.from(encoded, 'base64').toString())
  if (!isKnown) throw new Refused(401, 'Authorization has been denied for this request.')
}

const keyOf = (request: FastifyRequest) => {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key ? key : null
}

async function answerAgain(request: FastifyRequest, reply: FastifyReply, { answers }: Mood) {
  const key = keyOf(request)
  if (!key) return
  const given = answers.get(key)
  if (given === null) throw new Refused(409, 'There is a request in progress with this idempotency key.')
  if (given && given.at > Date.now() - KEY_LIVES_MS)
    return reply.status(given.status).type('application/json').send(given.payload)
  answers.set(key, null)
}

/** Refusals are not remembered: the same key may try again. */
function remember(request: FastifyRequest, { statusCode: status }: FastifyReply, payload: string, { answers }: Mood) {
  const key = keyOf(request)
  if (!key || status === 409) return
  if (status < 400) answers.set(key, { at: Date.now(), status, payload })
  else if (answers.get(key) === null) answers.delete(key)
}

const callerGone = (request: FastifyRequest) =>
  new Promise<void>((gone) => (request.raw.socket.destroyed ? gone() : request.raw.socket.once('close', () => gone())))
