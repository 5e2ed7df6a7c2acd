import { MAX_PHOTO_BYTES } from '@bra/contract/photos'
import type { FastifyInstance } from 'fastify'

/** Reads a picture as its bytes; what they are is found out by decoding them. */
export function takePhotos(scope: FastifyInstance) {
  const whole = { parseAs: 'buffer', bodyLimit: MAX_PHOTO_BYTES } as const
  scope.addContentTypeParser(/^image\//, whole, (_, body, done) => done(null, body))
}
