import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'
import type { Files } from './stored-files.ts'

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const NAME = /^[a-z0-9]{24}-\d{3,4}\.(avif|webp|jpg)$/
/** A file name is written only once, so browsers may cache it forever. */
const FOREVER = 'public, max-age=31536000, immutable'

export const serveFiles = (server: FastifyInstance, files: Files) =>
  server.get<{ Params: { name: string } }>('/fotos/:name', async ({ params: { name } }, reply) => {
    const [, format] = NAME.exec(name) ?? fail('not_found')
    const bytes = (await files.get(name)) ?? fail('not_found')
    return reply.header('cache-control', FOREVER).type(TYPES[format!]!).send(Buffer.from(bytes))
  })
