import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { modules } from '../modules.ts'
import { pack, sendPacked } from '../platform/packed.ts'
import { describeApi } from './document.ts'
import { referencePage } from './page.ts'

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Both pages are made once from the contract: unpacked they are 8 MB. */
export async function registerReference(server: FastifyInstance) {
  const api = describeApi(modules)
  await serveText(server, '/api/openapi.json', 'application/json; charset=utf-8', JSON.stringify(api))
  await serveText(server, '/api/docs', 'text/html; charset=utf-8', referencePage(api))
  await serveText(server, '/api/docs/reference.css', 'text/css; charset=utf-8', file('./reference.css'))
  await serveText(server, '/api/docs/reference.js', 'text/javascript; charset=utf-8', file('./reference.js'))
}

async function serveText(server: FastifyInstance, url: string, type: string, text: string) {
  const packed = await pack(text)
  server.get(url, { compress: false }, (request, reply) => {
    void reply.header('cache-control', 'public, max-age=0, must-revalidate').type(type)
    return sendPacked(request, reply, packed)
  })
}
