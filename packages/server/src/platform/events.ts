import { DAY_MS, daysBefore } from './clock.ts'
import type { Db, Tx } from './db.ts'
import type { AnyJobs, Job, Jobs } from './jobs.ts'
import type { App, Kernel } from './kernel.ts'
import type { WaitedFor } from './lanes.ts'
import {
  claimEvents,
  deliveredEvents,
  enqueueJobs,
  insertEvents,
  type NewEvent,
  forgetGivenUp,
  sweepDelivered,
} from './platform.queries.ts'

/** A week is enough to look into past events; the jobs of their listeners are separate rows. */
const KEPT_DAYS = 7
const GIVEN_UP_KEPT_DAYS = 90
const SWEPT_AT_ONCE = 10_000

/** The domain lists its events with their payloads in `events.ts`. */
export interface Events {}

/** A listener may be called more than once for an event, so it must be idempotent. */
export interface Listener<Name extends keyof Events> {
  (app: App, said: Events[Name]): Promise<void>
  waitsFor?: WaitedFor
}
export type Listeners = { [Name in keyof Events]?: Listener<Name> }

export const waiting = <Name extends keyof Events>(waitsFor: WaitedFor, listener: Listener<Name>): Listener<Name> =>
  Object.assign(listener, { waitsFor })
export type Hearers = Record<string, Listeners>

const announced = new WeakMap<Tx, NewEvent[]>()

/** Announces an event to modules higher up; it is delivered only if the transaction commits. */
export function emit<Name extends keyof Events>(
  tx: Tx,
  { clock }: Pick<Kernel, 'clock'>,
  name: Name,
  said: Events[Name],
) {
  // the events of a lone statement would never be written
  if (!tx.isTransaction) throw new Error(`${name} is announced outside a transaction`)
  const event: NewEvent = { name, data: JSON.stringify(said), created_at: clock.now() }
  announced.set(tx, [...(announced.get(tx) ?? []), event])
}

/** Runs `work` in a transaction with the events it emits; `hasNews` is called after the commit if there are any. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, hasNews = () => {}) {
  let events: NewEvent[] = []
  const answer = await db.transaction().execute(async (tx) => {
    const done = await work(tx)
    events = announced.get(tx) ?? []
    if (events.length > 0) await insertEvents(tx, events)
    return done
  })
  if (events.length > 0) hasNews()
  return answer
}

const jobName = (module: string, event: string) => `${module} hears ${event}`

/** Makes one job for each listener, so that a failing one is retried alone by any process. */
export const listenerJobs = (hearers: Hearers): AnyJobs =>
  Object.fromEntries(
    Object.entries(hearers).flatMap(([module, listeners]) =>
      Object.entries(listeners).map(([event, listener]): [string, Job<never>] => [
        jobName(module, event),
        { run: listener, ...(listener.waitsFor && { waitsFor: listener.waitsFor }) },
      ]),
    ),
  )

/** Marks events and adds the jobs of their listeners in one transaction, so that none is lost or doubled. */
export const deliverEvents = (kernel: Kernel, hearers: Hearers) =>
  kernel.transaction(async (tx) => {
    const events = await claimEvents(tx)
    if (events.length === 0) return false
    const now = kernel.clock.now()
    const jobs = events.flatMap(({ name, data }) =>
      Object.keys(hearers)
        .filter((module) => Object.hasOwn(hearers[module]!, name))
        .map((module) => ({ name: jobName(module, name), data, runAt: now })),
    )
    await enqueueJobs(tx, jobs)
    await deliveredEvents(
      tx,
      events.map(({ id }) => id),
      now,
    )
    return true
  })

export const eventsJobs: Jobs = {
  sweep_events: {
    everyMs: DAY_MS,
    run: async (kernel) => {
      await sweepEvents(kernel)
      await kernel.transaction((tx) => forgetGivenUp(tx, daysBefore(kernel.clock.now(), GIVEN_UP_KEPT_DAYS)))
    },
  },
}

async function sweepEvents(kernel: Kernel) {
  const before = daysBefore(kernel.clock.now(), KEPT_DAYS)
  let swept: number
  do swept = await kernel.transaction((tx) => sweepDelivered(tx, before, SWEPT_AT_ONCE))
  while (swept === SWEPT_AT_ONCE)
}
