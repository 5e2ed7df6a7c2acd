import type { Bound, Endpoint, Shape } from '@bra/contract/kit/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db, Tx } from './db.ts'
import type { Files } from './files/stored-files.ts'
import type { Readiness } from './readiness.ts'
import type { WorkThreads } from './work-threads.ts'

export interface Kernel {
  config: Config
  database: Database
  db: Db
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs a single statement that writes, which the database commits by itself; it announces nothing. */
  statement<T>(write: (tx: Tx) => Promise<T>): Promise<T>
  clock: Clock
  bus: Bus
  log: FastifyBaseLogger
  readiness: Readiness
  files: Files
  threads: WorkThreads
  counts: Count[]
  warming(): string[]
  trustedOrigins: string[]
  /** Returns the user of the token, and the program as far as the user may use it; refuses a call that is not allowed. */
  admit(call: Call, token: string | undefined): Promise<Admission>
  /** Counts a call that tells somebody else; refuses with 429 if its caller made too many. Returns what uncounts it. */
  countCall(call: CountedCall): Promise<() => Promise<unknown>>
}

/** Every verb, job and listener gets it. The domain adds its own parts in `app.ts`. */
export interface App extends Kernel {}

/** The signed-in user. The domain adds its fields in `app.ts`. */
export interface User {}

/** The user in a call that declares a right; the domain adds for what the right counts. */
export interface Actor extends User {}

export interface Call {
  endpoint: Endpoint
  shape: Shape
}

export interface CountedCall {
  user: User
  /** It has the method and the path. */
  name: string
  bound: Bound
  about: unknown
}

export interface Admission {
  user: User | null
  app: App
}

/** A figure of `/metrics`, counted at each request, with one value for each kind. */
export interface Count {
  name: string
  help: string
  /** Returns every kind, also those with a count of 0. */
  of: (db: Db) => Promise<{ kind: string; count: number }[]>
}
