import { refuseInBoth } from '@bra/contract/kit/field-sentences'
import type { FastifyBaseLogger } from 'fastify'
import type { App } from './app.ts'
import type { Claims, Module } from './module.ts'
import { modules } from './modules.ts'
import { countCall } from './modules/ground/security/index.ts'
import { admit } from './modules/people/sessions/index.ts'
import { Bus } from './platform/bus.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database, Tx } from './platform/db.ts'
import { eventsJobs, type Hearers, transact } from './platform/events.ts'
import { openFiles } from './platform/files/files.ts'
import type { Jobs } from './platform/jobs.ts'
import { Readiness } from './platform/readiness.ts'
import { callWorker } from './platform/worker.ts'
import { WorkThreads } from './platform/work-threads.ts'
import { type Providers, trustedOrigins } from './providers.ts'

export interface Parts {
  config: Config
  database: Database
  clock: Clock
  /** Without a bus, this process is the only one. */
  bus?: Bus
  log: FastifyBaseLogger
  providers: Providers
  drawMail: App['drawMail']
}

refuseInBoth()

const listed = <K extends 'personal' | 'merged' | 'addressed'>(part: K) =>
  Object.values(modules).flatMap((module) => module[part] ?? []) as NonNullable<Module[K]>[]

const joined = <K extends 'session' | 'store' | 'bills' | 'waiting'>(part: K) =>
  Object.assign({}, ...Object.values(modules).map((module) => module[part] ?? {})) as App[K]

/** Several modules have payments of their own; the first that knows one claims it. */
function claimsOfAll(): Claims {
  const claims = Object.values(modules).flatMap((module) => module.claims ?? [])
  const claimed = async (asks: (claims: Partial<Claims>) => Promise<boolean> | undefined) => {
    for (const one of claims) if (await asks(one)) return true
    return false
  }
  return {
    payment: (tx, named) => claimed(({ payment }) => payment?.(tx, named)),
    payout: (tx, payoutId) => claimed(({ payout }) => payout?.(tx, payoutId)),
  }
}

export function createApp({ database, bus = new Bus(), ...parts }: Parts): App {
  const readiness = new Readiness(database.db)
  const app: App = {
    ...parts,
    bus,
    database,
    readiness,
    files: openFiles(parts.config),
    threads: new WorkThreads(),
    db: database.db,
    transaction: (work) => readiness.watch(transact(app.db, work, () => callWorker(bus))),
    // a handle that is no transaction, so that no `begin` and `commit` cross the line
    statement: (write) => readiness.watch(write(app.db as Tx)),
    admit: (call, token) => admit(app, call, token),
    countCall: (call) => countCall(app, call),
    trustedOrigins: trustedOrigins(parts.providers),
    personal: listed('personal'),
    session: joined('session'),
    store: joined('store'),
    merged: listed('merged'),
    addressed: listed('addressed'),
    claims: claimsOfAll(),
    bills: joined('bills'),
    waiting: joined('waiting'),
    counts: Object.values(modules).flatMap((module) => module.counts ?? []),
    warming: () => Object.values(modules).flatMap((module) => module.warming?.(app) ?? []),
  }
  return app
}

export const allBindings = () => Object.values(modules).flatMap((module) => module.routes ?? [])
export const allJobs = (): Jobs =>
  Object.assign({}, eventsJobs, ...Object.values(modules).map((module) => module.jobs ?? {}))
/** Opens modules in order, so that background work starts after what it needs. */
export async function openModules(app: App) {
  for (const module of Object.values(modules)) await module.open?.(app)
}
export const closeModules = (app: App) => Promise.all(Object.values(modules).map(async (module) => module.close?.(app)))
export const allHearers = (): Hearers =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.listeners ?? {}]))
