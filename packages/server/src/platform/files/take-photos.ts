import type { FastifyInstance } from 'fastify'

/** Reads a picture as bytes without trusting its content type; decoding finds out what it is. */
export function takePhotos(scope: FastifyInstance, bodyLimit: number) {
  const whole = { parseAs: 'buffer', bodyLimit } as const
  scope.addContentTypeParser(/^image\//, whole, (_, body, done) => done(null, body))
}
