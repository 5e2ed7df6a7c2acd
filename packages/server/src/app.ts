import type { drawMail } from '@bra/web/src/entry-mails.tsx'
import type { FastifyBaseLogger } from 'fastify'
import type { Count, Personal, Waiting } from './module.ts'
import { modules } from './modules.ts'
import { userOfToken } from './modules/sessions/index.ts'
import { Bus } from './platform/bus.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database, Db, Tx } from './platform/db.ts'
import { type Files, openFiles } from './platform/files/files.ts'
import { eventsJobs, type Hearers, transact } from './platform/events.ts'
import type { Jobs } from './platform/jobs.ts'
import type { User } from './platform/routes.ts'
import { callWorker } from './platform/worker.ts'
import { speakPortuguese } from '@bra/contract/portuguese'
import type { Providers } from './providers.ts'

/** What every verb is given. Inside `transaction` everything goes through its `tx`. */
export interface App {
  config: Config
  database: Database
  db: Db
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  clock: Clock
  bus: Bus
  log: FastifyBaseLogger
  providers: Providers
  /** Where what people upload lies. */
  files: Files
  /** A mail as people read it. */
  drawMail: typeof drawMail
  /** Who carries a token; null when it is unknown, revoked or over. */
  userOfToken(token: string): Promise<User | null>
  /** What the modules hold of people, lowest floor first. */
  personal: Personal[]
  /** What the modules count for `/metrics`. */
  counts: Count[]
  /** What of the modules waits for an operator. */
  waiting: Waiting
}

export interface Parts {
  config: Config
  database: Database
  clock: Clock
  /** Without one, this process is the only one. */
  bus?: Bus
  log: FastifyBaseLogger
  providers: Providers
  drawMail: typeof drawMail
}

speakPortuguese()

export function createApp({ database, bus = new Bus(), ...parts }: Parts): App {
  const app: App = {
    ...parts,
    bus,
    database,
    files: openFiles(parts.config),
    db: database.db,
    transaction: (work) => transact(app.db, work, () => callWorker(bus)),
    userOfToken: (token) => userOfToken(app, token),
    personal: Object.values(modules).flatMap((module) => module.personal ?? []),
    counts: Object.values(modules).flatMap((module) => module.counts ?? []),
    waiting: Object.assign({}, ...Object.values(modules).map((module) => module.waiting ?? {})) as Waiting,
  }
  return app
}

export const allBindings = () => Object.values(modules).flatMap((module) => module.routes ?? [])
export const allJobs = (): Jobs =>
  Object.assign({}, eventsJobs, ...Object.values(modules).map((module) => module.jobs ?? {}))
export const openModules = (app: App) => Promise.all(Object.values(modules).map(async (module) => module.open?.(app)))
export const closeModules = (app: App) => Promise.all(Object.values(modules).map(async (module) => module.close?.(app)))
export const allHearers = (): Hearers =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.listeners ?? {}]))
