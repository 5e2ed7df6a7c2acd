import type { Saying } from '@bra/contract/kit/saying'
import type { CurrentUser } from '@bra/contract/people/sessions.schemas'
import type { StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import type { WaitingItem, WaitingKind } from '@bra/contract/office/admin.schemas'
import type { Expression, RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Membership } from './acting.ts'
import type { Db, Tx } from './platform/db.ts'
import type { Listeners } from './platform/events.ts'
import type { Jobs } from './platform/jobs.ts'
import type { App, Count } from './platform/kernel.ts'
import type { Binding } from './platform/routes.ts'

export interface Module {
  /** It may import the front doors of these lower modules. */
  uses: string[]
  routes?: Binding[]
  jobs?: Jobs
  listeners?: Listeners
  personal?: Personal
  session?: SessionColumns
  store?: Partial<StoreColumns>
  merged?: Merged
  /** Called when the address of a store changes. */
  addressed?: Addressed
  claims?: Partial<Claims>
  /** What it does when a bill of its kinds is paid, or is not. */
  bills?: Partial<BillOwners>
  /** These figures are shown at `/metrics`. */
  counts?: Count[]
  waiting?: Waiting
  /** It keeps these kinds of values sealed; a start tells whether its key opens them. */
  sealed?: SealedKind[]
  /** Loads what it needs before the first request. */
  open?: (app: App) => Promise<unknown>
  /** Returns what is still being loaded, in words for the server's operator, or null once everyone can be served. */
  warming?: (app: App) => string | null
  close?: (app: App) => Promise<void>
}

export type Wing = Record<string, Module>

export type PartsOf = Omit<Module, 'uses'>

/** It serves the rights of the person whose data the module holds (LGPD art. 18). */
export interface Personal {
  /** Returns its records of one person, by the Portuguese name of their kind. */
  records: (db: Db, userId: number, app: Pick<App, 'store'>) => Promise<Record<string, object[]>>
  /** Deletes the records, or removes the person from those that the law requires to keep. */
  forget: (tx: Tx, userId: number, app: Pick<App, 'clock'>) => Promise<void>
  /** Returns what must end before the account can close, as sentences for the person. */
  open?: (db: Db, userId: number) => Promise<Saying[]>
}

/** What a person owes the house. */
export interface Bill {
  id: number
  user_id: number
  store_id: number | null
  kind: BillKind
  cents: number
}
export type BillKind = 'plan'

/** What the module does for which a bill is written; each effect is part of the transaction that moves the money. */
export interface BillOwner {
  /** Locks what the bill is about. It is called before the bill itself is locked. */
  hold: (tx: Tx, billId: number) => Promise<unknown>
  paid: (tx: Tx, app: App, bill: Bill) => Promise<void>
  /** An attempt came to nothing; the bill stays open. `refusal` is the acquirer's code, or null where time ran out. */
  failed: (tx: Tx, app: App, bill: Bill, refusal: string | null) => Promise<void>
  /** A bank looks into a paid bill (`open`), took its money (`lost`), or left or returned it to us (`won`). */
  disputed: (tx: Tx, app: App, bill: Bill, turn: DisputeTurn) => Promise<void>
  /** Money for a bill that was over is on its way back. */
  notKept: (tx: Tx, app: App, bill: Bill, cents: number) => Promise<void>
}
export type DisputeTurn = 'open' | 'lost' | 'won'
export type BillOwners = Record<BillKind, BillOwner>

interface SealedKind {
  /** The operator of the server reads it in Portuguese. */
  name: string
  use: string
  oldest: (db: Db) => Promise<string | undefined>
}

/** The statement that finds the user takes these SQL columns, so that each request needs only one. */
export interface SessionColumns {
  memberships: (userId: Expression<number>) => RawBuilder<Membership[]>
  stores: (userId: Expression<number>) => RawBuilder<CurrentUser['stores']>
}

/** Makes rows that refer to the product `from` refer to `into`. */
export type Merged = (tx: Tx, products: MergedProducts) => Promise<unknown>

export interface MergedProducts {
  from: number
  into: number
  offers: MergedOffer[]
}

export interface MergedOffer {
  gone_id: number
  kept_id: number
}

/** Returns false if nothing changed. */
export type Addressed = (tx: Tx, storeId: number) => Promise<boolean>

/** Tells whether an object of the payment provider was created for this shop. */
export interface Claims {
  payment: (db: Tx, named: { ids: string[]; codes: string[] }) => Promise<boolean>
  payout: (db: Tx, payoutId: string) => Promise<boolean>
}

export interface StoreColumns {
  underWay: (storeId: Expression<number>) => RawBuilder<StoreToJudge['under_way']>
  owesParcels: (storeId: Expression<number>) => RawBuilder<boolean>
  toSend: (storeId: Expression<number>) => RawBuilder<number>
  toAnswer: (storeId: Expression<number>) => RawBuilder<number>
  availableCents: (storeId: Expression<number>) => RawBuilder<number>
  hasMoney: (storeId: Expression<number>) => RawBuilder<boolean>
  /** It is the tax document of the bank account; the id is null for a store that is not created yet. */
  bankHolder: (ownerId: Expression<number>, storeId: Expression<number | null>) => RawBuilder<string | null>
}

export type Waiting = Partial<
  Record<WaitingKind, (db: Db, now: Date) => Promise<{ count: number; items: z.input<typeof WaitingItem>[] }>>
>
