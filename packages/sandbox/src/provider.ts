import type { FastifyInstance } from 'fastify'

/** One service of the outside world: its own protocol, and what a tester may make it do. */
export interface Provider {
  speak: (server: FastifyInstance) => unknown
  control: (server: FastifyInstance) => unknown
}
