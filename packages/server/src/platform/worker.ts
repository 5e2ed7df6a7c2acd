import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from './bus.ts'
import { deliverEvents, type Hearers, listenerJobs } from './events.ts'
import { type AnyJobs, scheduleRepeated, workOnce } from './jobs.ts'
import type { App, Kernel } from './kernel.ts'
import { type WaitedFor, waitedFor } from './lanes.ts'
import { dueJobs } from './platform.queries.ts'

const POLL_MS = 1000
/** A lane looks for work when it is woken, and by itself so often. */
const REST_MS = 30_000
const CALL = 'worker'

/** Wakes the worker of this process, or of any other if this one has none. */
export function callWorker(bus: Bus) {
  if (!bus.tellHere(CALL, {})) bus.publish(CALL, {})
}

/** Starts working, with lanes of their own for events and for each outside service; returns a function to stop and wait. */
export function startWorker(app: App, jobs: AnyJobs, hearers: Hearers) {
  const stopping = new AbortController()
  const { signal } = stopping
  const listeners = listenerJobs(hearers)
  let isScheduled = false

  const work = (of: AnyJobs) => ({
    names: Object.keys(of),
    ...lane(app, signal, { everyMs: REST_MS, turn: () => workOnce(app, of, signal) }),
  })
  const lanes = [inLane(jobs, 'house'), ...waitedFor.map((name) => inLane({ ...listeners, ...jobs }, name))].map(work)
  // one question a second for all lanes, so that an idle shop asks its database little
  const watched = lane(app, signal, {
    everyMs: POLL_MS,
    turn: async () => {
      if (!isScheduled) await scheduleRepeated(app, jobs)
      isScheduled = true
      const due = new Set(await dueJobs(app.db, app.clock.now()))
      for (const { names, wake } of lanes) if (names.some((name) => due.has(name))) wake()
    },
  })
  const announced = lane(app, signal, {
    everyMs: POLL_MS,
    turn: async () => {
      // listeners that ask an outside service wait in its lane
      if (await deliverEvents(app, hearers)) watched.wake()
      await workOnce(app, inLane(listeners, 'house'), signal)
    },
  })
  const endCalls = app.bus.subscribe(CALL, announced.wake)
  return async () => {
    endCalls()
    stopping.abort()
    await Promise.all([announced, watched, ...lanes].map(({ underWay }) => underWay))
  }
}

/** Returns the jobs of one lane; `house` is the lane of all jobs that wait for nobody. */
const inLane = (jobs: AnyJobs, lane: WaitedFor | 'house'): AnyJobs =>
  Object.fromEntries(Object.entries(jobs).filter(([, { waitsFor = 'house' }]) => waitsFor === lane))

interface Turns {
  everyMs: number
  turn: () => Promise<void>
}

/** Runs turns, each a while after the one before, or at once when woken. */
function lane({ log }: Kernel, signal: AbortSignal, { everyMs, turn }: Turns) {
  let rest = new AbortController()
  const keepWorking = async () => {
    while (!signal.aborted) {
      rest = new AbortController()
      await turn().catch((error: unknown) => log.error({ err: error }, 'worker'))
      await sleep(everyMs, undefined, { signal: AbortSignal.any([signal, rest.signal]) }).catch(() => undefined)
    }
  }
  return { wake: () => rest.abort(), underWay: keepWorking() }
}
