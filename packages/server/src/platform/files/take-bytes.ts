import type { FastifyInstance } from 'fastify'

export const takeBytes = (scope: FastifyInstance) =>
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
