import type { FastifyBaseLogger } from 'fastify'
import { Bus } from '../platform/bus.ts'
import { postgresCarrier } from '../platform/bus.postgres.ts'
import { redisCarrier } from '../platform/bus.redis.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db.ts'

/** How processes tell each other at once: Redis where one is named, else PostgreSQL; the embedded database has one process. */
export async function openBus(config: Config, { pool }: Database, log: FastifyBaseLogger) {
  const { redisUrl, databaseUrl, pusherKey } = config
  const failed = (error: unknown) => log.warn({ err: error }, 'bus')
  if (redisUrl) return Bus.over(redisCarrier(redisUrl, `bra:${pusherKey}`), failed)
  if (databaseUrl) return Bus.over(postgresCarrier(databaseUrl, pool), failed)
  return new Bus()
}
