import type { FastifyInstance } from 'fastify'

/** One outside service: `speak` serves its own protocol, `control` the calls by which a tester steers it. */
export interface Provider {
  speak: (server: FastifyInstance) => unknown
  control: (server: FastifyInstance) => unknown
}
