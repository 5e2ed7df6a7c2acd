import type { FastifyInstance } from 'fastify'

/** Reads a part of a file as bytes; each endpoint sets how many by its `maxBytes`. */
export const takeBytes = (scope: FastifyInstance) =>
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
