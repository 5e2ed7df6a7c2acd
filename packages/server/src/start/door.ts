import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { Config } from '../platform/config.ts'
import { drawRefusal, refusalOf } from '../platform/refusal-page.ts'

const RETRY_SECONDS = '5'
const STARTING = 'A loja ainda está abrindo.'
/** The page has a style of its own and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

export interface Door {
  port: number
  /** Builds the server of the shop behind this door; its `listen` lets the shop answer from then on. */
  factory: FastifyServerFactory
}

/** Opens the port before anything else is ready, and says so until the shop answers at the same port, without a gap. */
export async function openDoor({ port, host }: Pick<Config, 'port' | 'host'>): Promise<Door> {
  let answer: RequestListener = wait
  const server = http.createServer((request, reply) => answer(request, reply))
  server.listen({ port, host })
  await once(server, 'listening')
  const factory: FastifyServerFactory = (shop, { keepAliveTimeout, requestTimeout }) => {
    Object.assign(server, { keepAliveTimeout, requestTimeout })
    // it listens already: the shop only takes over the answers
    server.listen = () => {
      answer = shop
      process.nextTick(() => server.emit('listening'))
      return server
    }
    return server
  }
  const address = server.address()
  return { port: address && typeof address === 'object' ? address.port : port, factory }
}

/** Answers for a process that is alive and not ready. */
function wait({ url = '/', headers }: IncomingMessage, reply: ServerResponse) {
  const path = url.replace(/\?.*/, '')
  if (path === '/healthz') return say(reply, 200, { ok: true })
  if (path === '/readyz') return say(reply, 503, { ok: false, reason: STARTING })
  if (!headers.accept?.includes('text/html')) return say(reply, 503, refusalOf('unavailable'))
  reply.writeHead(503, { ...common, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
  return reply.end(drawRefusal('unavailable'))
}

// the connection is not kept, as the shop sets other limits for its own
const common = { 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store', connection: 'close' }

function say(reply: ServerResponse, status: number, body: object) {
  reply.writeHead(status, { ...common, 'content-type': 'application/json; charset=utf-8' })
  return reply.end(JSON.stringify(body))
}
