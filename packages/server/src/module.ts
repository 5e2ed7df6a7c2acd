import type { WaitingItem, WaitingKind } from '@bra/contract/admin.schemas'
import type { App } from './app.ts'
import type { Db, Tx } from './platform/db.ts'
import type { Listeners } from './platform/events.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Binding } from './platform/routes.ts'

export interface Module {
  /** The lower modules that it may call. */
  uses: string[]
  routes?: Binding[]
  jobs?: Jobs
  /** What it does when another module announces something. */
  listeners?: Listeners
  /** What it holds of a person, and how that person is forgotten. */
  personal?: Personal
  /** What whoever watches the marketplace should see of it. */
  counts?: Count[]
  /** What of it waits for an operator. */
  waiting?: Waiting
  /** What it has to read before the first person comes. */
  open?: (app: App) => Promise<unknown>
  /** What it still has to write when the server closes. */
  close?: (app: App) => Promise<void>
}

/** A figure of `/metrics`, counted whenever it is asked for: one for each kind. */
export interface Count {
  name: string
  help: string
  /** Every kind is there, also with nothing of it. */
  of: (db: Db) => Promise<{ kind: string; count: number }[]>
}

/** What a module brings beside its place among the floors. */
export type PartsOf = Omit<Module, 'uses'>

/** The rights of the person whose records a module keeps (LGPD art. 18). */
export interface Personal {
  /** Its records of one person, by the Portuguese name of their kind. */
  records: (db: Db, userId: number) => Promise<Record<string, object[]>>
  /** Deletes them, or takes the person out of those that the law keeps. */
  forget: (tx: Tx, userId: number, app: Pick<App, 'clock'>) => Promise<void>
  /** What has to end before the account may close, as sentences a person reads. */
  open?: (db: Db, userId: number) => Promise<string[]>
}

/** How many there are, and those that have waited longest. */
export type Waiting = Partial<
  Record<WaitingKind, (db: Db, now: Date) => Promise<{ count: number; items: WaitingItem[] }>>
>
