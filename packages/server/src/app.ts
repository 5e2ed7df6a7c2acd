import type { FastifyBaseLogger } from 'fastify'
import { modules } from './modules.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database, Db, Tx } from './platform/db.ts'
import type { Hearers } from './platform/events.ts'
import type { Jobs } from './platform/jobs.ts'
import { speakPortuguese } from './platform/portuguese.ts'
import type { Providers } from './providers.ts'

/** What every verb is given. Inside `transaction` everything goes through its `tx`. */
export interface App {
  config: Config
  database: Database
  db: Db
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  clock: Clock
  log: FastifyBaseLogger
  providers: Providers
}

export interface Parts {
  config: Config
  database: Database
  clock: Clock
  log: FastifyBaseLogger
  providers: Providers
}

speakPortuguese()

export function createApp({ database, ...parts }: Parts): App {
  return {
    ...parts,
    database,
    db: database.db,
    transaction: (work) => database.db.transaction().execute(work),
  }
}

export const allBindings = () => Object.values(modules).flatMap((module) => module.routes ?? [])
export const allJobs = (): Jobs => Object.assign({}, ...Object.values(modules).map((module) => module.jobs ?? {}))
export const openModules = (app: App) => Promise.all(Object.values(modules).map(async (module) => module.open?.(app)))
export const closeModules = (app: App) => Promise.all(Object.values(modules).map(async (module) => module.close?.(app)))
export const allHearers = (): Hearers =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.listeners ?? {}]))
