import type { Sent } from '@bra/web/src/lib/call.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { answer } from '../platform/answer-errors.ts'
import { allowInPage, giveForgeryToken, ofServer, PAGES } from '../platform/security.ts'
import { cachedRender } from './page-cache.ts'
import type { WebBuild } from './web-build.ts'
import { visitOf } from './visit.ts'

const YEAR_SECONDS = 31_536_000

/** Everything that is not the API: the built files, and each page drawn with its data. */
export async function registerPages(server: FastifyInstance, app: App, build: Omit<WebBuild, 'drawMail'>) {
  const web =
    app.config.mode === 'development' ? build : { ...build, render: cachedRender(build.render, forgetOn(app)) }
  await server.register(fastifyStatic, { root: web.files, serve: false, index: false, preCompressed: true })
  server.get('/build/assets/*', (request, reply) =>
    reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, {
      maxAge: YEAR_SECONDS * 1000,
      immutable: true,
    }),
  )
  for (const file of PUBLIC_FILES) server.get(`/${file}`, (_, reply) => reply.sendFile(file, { maxAge: 3_600_000 }))

  // the last resort of the router: every other address has had its chance
  server.get(PAGES, (request, reply) => {
    if (!isPage(request)) return answer(request, reply, 'not_found')
    return drawPage(server, app, web, { request, reply })
  })
}

/** What an operator publishes is on the pages at once. */
const forgetOn = (app: App) => (forget: () => void) => void app.bus.subscribe('shop_changed', forget)

const PUBLIC_FILES = ['manifest.webmanifest', 'icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'sw.js']

/** Also a file at the root (`/favicon.ico`); further down a dot is of what somebody looks for. */
const NO_PAGE = /^\/(api|media|build|broadcasting)(\/|$)|^\/[^/]+\.[a-z0-9]{2,5}$/i
const isPage = ({ url }: FastifyRequest) => !NO_PAGE.test(url.split('?')[0]!)

async function drawPage(
  server: FastifyInstance,
  app: App,
  web: Omit<WebBuild, 'drawMail'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const visit = visitOf(request, app)
  const address = pageAddress(request, visit.origin)
  const rendered = await web.render({
    url: withoutEntry(address),
    visit,
    transport: within(server),
    assetsOf: web.assetsOf,
  })
  giveForgeryToken(request, reply, app.config.secure)
  if ('redirect' in rendered) return reply.redirect(withEntry(rendered.redirect, address), rendered.status)
  for (const { kind, code } of rendered.inPage) allowInPage(reply, kind, code)
  return reply
    .status(rendered.status)
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(rendered.html)
}

const ENTRY = 'sso'

/** A one-time token is the browser's business: it is neither drawn nor kept with the page. */
function withoutEntry(address: URL) {
  const plain = new URL(address)
  if (plain.searchParams.has(ENTRY)) plain.searchParams.delete(ENTRY)
  return plain
}

/** It goes along when the page is somewhere else. */
function withEntry(redirect: string, address: URL) {
  const token = address.searchParams.get(ENTRY)
  if (token === null) return redirect
  const target = new URL(redirect, address)
  target.searchParams.set(ENTRY, token)
  return target.origin === address.origin ? target.pathname + target.search + target.hash : redirect
}

/** A page asks the API of the very server that draws it, without a network between. */
const within =
  (server: FastifyInstance) =>
  async ({ method, url, body }: Sent) => {
    const answered = await server.inject({
      method: method as 'GET' | 'POST',
      url,
      headers: { ...ofServer, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: body }),
    })
    return { status: answered.statusCode, text: answered.payload }
  }

/** A request line may hold anything; what is no address is a page that does not exist. */
function pageAddress(request: FastifyRequest, origin: string) {
  try {
    return new URL(request.url.replace(/^\/+/, '/'), origin)
  } catch {
    return new URL('/404', origin)
  }
}
