import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from './errors.ts'
import type { Kernel } from './kernel.ts'
import { Memory } from './memory.ts'

export const PAGES = '/*'
export const FORGERY_COOKIE = 'XSRF-TOKEN'
/** Clients of the Pusher protocol send the second one. */
const FORGERY_HEADERS = ['x-xsrf-token', 'x-csrf-token']
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export async function secure(server: FastifyInstance, kernel: Kernel) {
  const { config } = kernel
  await server.register(helmet, {
    hsts: config.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // built below, because only one host in it changes and helmet would build it for each answer
    contentSecurityPolicy: false,
  })
  const policyFor = contentPolicy(kernel)
  server.addHook('onRequest', async ({ headers }, reply) => void reply.header(POLICY, policyFor(headers.host)))
  if (config.rateLimit > 0) {
    await server.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: '1 minute',
      allowList: (request) => isOfServer(request) || !isCounted(request.routeOptions.url),
    })
  }
  server.addHook('onRequest', async (request) => refuseForgery(request))
}

/** Calls, sitemaps and pages count against the limit, because each page makes several calls. */
const isCounted = (route = '') => route === PAGES || /^\/(api|broadcasting|sitemap)/.test(route)

const SERVER_HEADER = 'x-drawn-by'
const serverSecret = randomBytes(24).toString('base64url')
/** The server's own calls for a page carry this header; they are not counted again. */
export const ofServer = { [SERVER_HEADER]: serverSecret }
const isOfServer = ({ headers }: FastifyRequest) => same(String(headers[SERVER_HEADER]), serverSecret)

const POLICY = 'content-security-policy'
const MOST_HOSTS = 100
const SELF = "'self'"

function contentPolicy({ config, trustedOrigins }: Kernel) {
  const isDeveloping = config.mode === 'development'
  const textFor = (host: string) =>
    [
      `default-src ${SELF}`,
      `script-src ${SELF}`,
      // in development, scripts insert styles as they are edited
      `style-src ${SELF}${isDeveloping ? " 'unsafe-inline'" : ''}`,
      "style-src-attr 'unsafe-inline'",
      // imported catalogues link to pictures at their publishers
      `img-src ${SELF} data: https:`,
      `font-src ${SELF}`,
      `connect-src ${[SELF, ...trustedOrigins].join(' ')} ${isDeveloping ? 'ws:' : socketsOf(host, config.pusher.port)}`,
      "object-src 'none'",
      `base-uri ${SELF}`,
      `form-action ${SELF}`,
      "frame-ancestors 'none'",
      ...(config.secure ? ['upgrade-insecure-requests'] : []),
    ].join(';')
  const known = new Memory<string>({ most: MOST_HOSTS })
  return (host = '') => known.get(host) ?? known.put(host, textFor(host))
}

const hashes = new Memory<string>({ most: 100 })

/** Returns the hash of inline code for the content policy. */
export const codeHash = (code: string) =>
  hashes.get(code) ?? hashes.put(code, createHash('sha256').update(code).digest('base64'))

export function allowInPage(reply: FastifyReply, kind: 'script' | 'style', hash: string) {
  const policy = String(reply.getHeader(POLICY))
  void reply.header(
    POLICY,
    policy.replace(`${kind}-src 'self'`, (own) => `${own} 'sha256-${hash}'`),
  )
}

/** Returns the WebSocket addresses of the host, because not every browser counts them as `self`. */
function socketsOf(host: string, port: number) {
  const [, name] = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.exec(host) ?? []
  if (!name) return SELF
  const hosts = [host, ...(port ? [`${name}:${port}`] : [])]
  return hosts.flatMap((each) => [`ws://${each}`, `wss://${each}`]).join(' ')
}

/** A browser that has the cookie must repeat it in the header; a program without cookies cannot be forged. */
function refuseForgery(request: FastifyRequest) {
  if (SAFE.has(request.method)) return
  const cookie = request.cookies[FORGERY_COOKIE]
  if (!cookie) return
  const repeated = FORGERY_HEADERS.map((name) => request.headers[name]).find((header) => typeof header === 'string')
  if (!repeated || !same(repeated, cookie)) fail('forged_request')
}

function same(left: string, right: string) {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function giveForgeryToken(request: FastifyRequest, reply: FastifyReply, secureOnly: boolean) {
  const token = request.cookies[FORGERY_COOKIE] ?? randomBytes(24).toString('base64url')
  reply.setCookie(FORGERY_COOKIE, token, { path: '/', sameSite: 'lax', secure: secureOnly, httpOnly: false })
  return token
}
