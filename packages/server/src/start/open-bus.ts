import type { FastifyBaseLogger } from 'fastify'
import { Bus } from '../platform/bus.ts'
import { postgresCarrier } from '../platform/bus.postgres.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db.ts'

/** Processes talk through Redis if it is configured, else through PostgreSQL; the embedded database has one process. */
export async function openBus(config: Config, { pool }: Database, log: FastifyBaseLogger) {
  const { redisUrl, databaseUrl, pusher } = config
  const failed = (error: unknown) => log.warn({ err: error }, 'bus')
  if (redisUrl) {
    const { redisCarrier } = await import('../platform/bus.redis.ts')
    return Bus.over(redisCarrier(redisUrl, `bra:${pusher.key}`), failed)
  }
  if (databaseUrl) return Bus.over(postgresCarrier(databaseUrl, pool), failed)
  return new Bus()
}
