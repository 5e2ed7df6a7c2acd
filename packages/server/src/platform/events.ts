import type { App } from '../app.ts'
import type { Db, Tx } from './db.ts'
import type { Jobs } from './jobs.ts'
import { DAY_MS, daysBefore } from './clock.ts'
import {
  claimEvents,
  deliveredEvents,
  enqueueJobs,
  insertEvents,
  type NewEvent,
  sweepDelivered,
} from './platform.queries.ts'

/** A week is enough to look into what was announced; its listeners' jobs stand on their own. */
const KEPT_DAYS = 7
const SWEPT_AT_ONCE = 10_000

/** A listener may hear an event more than once: it must be idempotent. */
export type Listener = (app: App, data: Record<string, unknown>) => Promise<void>
/** What one module does on each event that it hears. */
export type Listeners = Record<string, Listener>
/** Every module's listeners, by the name of the module. */
export type Hearers = Record<string, Listeners>

const announced = new WeakMap<Tx, NewEvent[]>()

/** Announces to higher floors; nothing is heard unless the transaction commits. */
export function emit(tx: Tx, app: Pick<App, 'clock'>, name: string, data: Record<string, unknown>) {
  const event = { name, data: JSON.stringify(data), created_at: app.clock.now() }
  announced.set(tx, [...(announced.get(tx) ?? []), event])
}

/** All of it or nothing; what was announced is kept with it, and `hasNews` called once it has committed. */
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

/** One job per listener: one that fails is tried again alone, whichever process takes it. */
export const listenerJobs = (hearers: Hearers): Jobs =>
  Object.fromEntries(
    Object.entries(hearers).flatMap(([module, listeners]) =>
      Object.entries(listeners).map(([event, run]) => [jobName(module, event), { run }]),
    ),
  )

/** Turns each announced event into its listeners' jobs, in the transaction that ticks it off: none is lost or doubled. */
export const deliverEvents = (app: App, hearers: Hearers) =>
  app.transaction(async (tx) => {
    const events = await claimEvents(tx)
    if (events.length === 0) return
    const now = app.clock.now()
    const jobs = events.flatMap(({ name, data }) =>
      Object.keys(hearers)
        .filter((module) => hearers[module]?.[name])
        .map((module) => ({ name: jobName(module, name), data, runAt: now })),
    )
    await enqueueJobs(tx, jobs)
    await deliveredEvents(
      tx,
      events.map(({ id }) => id),
      now,
    )
  })

export const eventsJobs: Jobs = {
  sweep_events: { everyMs: DAY_MS, run: sweepEvents },
}

/** What was delivered long ago is of no use to anybody; a few at a time, so that nobody waits. */
async function sweepEvents(app: App) {
  const before = daysBefore(app.clock.now(), KEPT_DAYS)
  let swept: number
  do swept = await app.transaction((tx) => sweepDelivered(tx, before, SWEPT_AT_ONCE))
  while (swept === SWEPT_AT_ONCE)
}
