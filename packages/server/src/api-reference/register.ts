import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { modules } from '../modules.ts'
import { describeApi } from './document.ts'
import { referencePage } from './page.ts'

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** /api/openapi.json, and the page at /api/docs that a person reads: both made once, from the contract. */
export function registerReference(server: FastifyInstance) {
  const api = describeApi(modules)
  serveText(server, '/api/openapi.json', 'application/json; charset=utf-8', JSON.stringify(api))
  serveText(server, '/api/docs', 'text/html; charset=utf-8', referencePage(api))
  serveText(server, '/api/docs/reference.css', 'text/css; charset=utf-8', file('./reference.css'))
  serveText(server, '/api/docs/reference.js', 'text/javascript; charset=utf-8', file('./reference.js'))
}

function serveText(server: FastifyInstance, url: string, type: string, text: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
  server.get(url, (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type(type).send(text)
  })
}
