import type { Sent } from '@bra/web/src/lib/call.ts'
import type { Visit } from '@bra/web/src/lib/env.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { answer } from '../platform/answer-errors.ts'
import { sendPacked } from '../platform/packed.ts'
import { allowInPage, giveForgeryToken, ofServer, PAGES } from '../platform/security.ts'
import { cachedDraw, type Draw, drawPacked } from './page-cache.ts'
import type { WebBuild } from './web-build.ts'
import { visitOf } from './visit.ts'

const YEAR_SECONDS = 31_536_000

export async function registerPages(server: FastifyInstance, app: App, build: Omit<WebBuild, 'drawMail'>) {
  const drawOne = drawPacked(build.render)
  const draw = app.config.mode === 'development' ? drawOne : cachedDraw(drawOne, { onStale: forgetOn(app) })
  await server.register(fastifyStatic, { root: build.files, serve: false, index: false, preCompressed: true })
  server.get('/build/assets/*', (request, reply) =>
    reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, {
      maxAge: YEAR_SECONDS * 1000,
      immutable: true,
    }),
  )
  for (const file of PUBLIC_FILES) server.get(`/${file}`, (_, reply) => reply.sendFile(file, { maxAge: 3_600_000 }))

  // the router tries this address last
  server.get(PAGES, { compress: false }, (request, reply) => {
    if (!isPage(request)) return answer(request, reply, 'not_found')
    return drawPage(server, app, { ...build, draw }, { request, reply })
  })
}

const forgetOn = (app: App) => (forget: () => void) => void app.bus.subscribe('shop_changed', forget)

const PUBLIC_FILES = ['manifest.webmanifest', 'icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'sw.js']

/** A file at the root (`/favicon.ico`) is no page; further down an address may contain a dot, such as a search. */
const NO_PAGE = /^\/(api|media|build|broadcasting)(\/|$)|^\/[^/]+\.[a-z0-9]{2,5}$/i
const isPage = ({ url }: FastifyRequest) => !NO_PAGE.test(url.split('?')[0]!)

async function drawPage(
  server: FastifyInstance,
  app: App,
  web: Pick<WebBuild, 'assetsOf' | 'entranceOf'> & { draw: Draw },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const visit = visitOf(request, app)
  const address = pageAddress(request, visit.origin)
  const entrance = isVisitor(request, address) ? await web.entranceOf(address) : null
  if (entrance) return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(entrance)
  const page = await web.draw({
    url: withoutEntry(address),
    visit,
    transport: within(server, visit),
    assetsOf: web.assetsOf,
  })
  giveForgeryToken(request, reply, app.config.secure)
  if ('redirect' in page) return reply.redirect(withEntry(page.redirect, address), page.status)
  for (const { kind, hash } of page.allowed) allowInPage(reply, kind, hash)
  void reply.status(page.status).header('cache-control', 'private, no-cache').type('text/html; charset=utf-8')
  return sendPacked(request, reply, page.html)
}

const ENTRY = 'sso'
/** The browser keeps this cookie while it has a session; it holds no secret and proves nothing. */
const SIGNED_IN = 'signed_in'

/** A request with a one-time token is about to be signed in. */
const isVisitor = ({ cookies }: FastifyRequest, { searchParams }: URL) =>
  cookies[SIGNED_IN] === undefined && !searchParams.has(ENTRY)

/** The one-time token is for the browser: the server neither draws it nor keeps it with the page. */
function withoutEntry(address: URL) {
  const plain = new URL(address)
  if (plain.searchParams.has(ENTRY)) plain.searchParams.delete(ENTRY)
  return plain
}

function withEntry(redirect: string, address: URL) {
  const token = address.searchParams.get(ENTRY)
  if (token === null) return redirect
  const target = new URL(redirect, address)
  target.searchParams.set(ENTRY, token)
  return target.origin === address.origin ? target.pathname + target.search + target.hash : redirect
}

/** A page asks the API of its own server without the network, in the language of the visit and by its standard. */
const within =
  (server: FastifyInstance, { language, standard }: Visit) =>
  async ({ method, url, body }: Sent) => {
    const answered = await server.inject({
      method: method as 'GET' | 'POST',
      url,
      headers: {
        ...ofServer,
        cookie: `lang=${language}; standard=${standard ?? ''}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: body }),
    })
    return { status: answered.statusCode, text: answered.payload }
  }

/** A request line may hold anything; one that is no address leads to a page that does not exist. */
function pageAddress(request: FastifyRequest, origin: string) {
  try {
    return new URL(request.url.replace(/^\/+/, '/'), origin)
  } catch {
    return new URL('/404', origin)
  }
}
