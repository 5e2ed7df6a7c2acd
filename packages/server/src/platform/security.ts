import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '../app.ts'
import { fail } from './errors.ts'

/** The route of every page. */
export const PAGES = '/*'
export const FORGERY_COOKIE = 'XSRF-TOKEN'
/** The second is what the clients of the push protocol send. */
const FORGERY_HEADERS = ['x-xsrf-token', 'x-csrf-token']
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Headers, limits and the anti-forgery pair, before any route. */
export async function secure(server: FastifyInstance, app: App) {
  const { config } = app
  const isDeveloping = config.mode === 'development'
  await server.register(helmet, {
    hsts: config.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // while developing, styles are put in by script as they are edited
        styleSrc: isDeveloping ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        // real catalogues name pictures at their publisher's
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        // a card goes from the browser to the provider alone
        connectSrc: [
          "'self'",
          URL.parse(app.providers.pagarmeUrl)?.origin ?? "'self'",
          isDeveloping ? 'ws:' : (request) => socketsOf(request, config.pusherPort),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(config.secure && { upgradeInsecureRequests: [] }),
      },
    },
  })
  if (config.rateLimit > 0) {
    await server.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: '1 minute',
      allowList: (request) => isOfServer(request) || !isCounted(request.routeOptions.url),
    })
  }
  server.addHook('onRequest', async (request) => refuseForgery(request))
}

/** Calls, the long lists for search engines, and pages: each is drawn with several calls. */
const isCounted = (route = '') => route === PAGES || /^\/(api|broadcasting|sitemap)/.test(route)

const SERVER_HEADER = 'x-drawn-by'
const serverSecret = randomBytes(24).toString('base64url')
/** What the calls bear that the server itself makes for a page: the visitor is counted by the page. */
export const ofServer = { [SERVER_HEADER]: serverSecret }
const isOfServer = ({ headers }: FastifyRequest) => same(String(headers[SERVER_HEADER]), serverSecret)

const POLICY = 'content-security-policy'
const hashes = new LRUCache<string, string>({ max: 100 })

/** Lets this very code stand in the page that is answered, and no other. */
export function allowInPage(reply: FastifyReply, kind: 'script' | 'style', code: string) {
  const hash = hashes.get(code) ?? createHash('sha256').update(code).digest('base64')
  hashes.set(code, hash)
  const policy = String(reply.getHeader(POLICY))
  void reply.header(
    POLICY,
    policy.replace(`${kind}-src 'self'`, (own) => `${own} 'sha256-${hash}'`),
  )
}

/** The real-time channel of the host that was asked: not every browser counts a socket as `self`. */
function socketsOf({ headers }: IncomingMessage, port: number) {
  const [, name] = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.exec(headers.host ?? '') ?? []
  if (!name) return "'self'"
  const hosts = [headers.host, ...(port ? [`${name}:${port}`] : [])]
  return hosts.flatMap((host) => [`ws://${host}`, `wss://${host}`]).join(' ')
}

/** A browser that has the cookie must repeat it in the header; a program without cookies has nothing to forge. */
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

/** Gives a page its anti-forgery token: the cookie that script reads and sends back as a header. */
export function giveForgeryToken(request: FastifyRequest, reply: FastifyReply, secureOnly: boolean) {
  const token = request.cookies[FORGERY_COOKIE] ?? randomBytes(24).toString('base64url')
  reply.setCookie(FORGERY_COOKIE, token, { path: '/', sameSite: 'lax', secure: secureOnly, httpOnly: false })
  return token
}
