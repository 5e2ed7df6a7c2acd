import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from './bus.ts'
import { deliverEvents, type Hearers, listenerJobs } from './events.ts'
import { type AnyJobs, scheduleRepeated, workOnce } from './jobs.ts'
import type { App, Kernel } from './kernel.ts'
import { inLane, waitedFor } from './lanes.ts'

const POLL_MS = 1000
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

  const asking = waitedFor.map((name) => inLane({ ...listeners, ...jobs }, name))
  const lanes = asking.map((of) => lane(app, signal, () => workOnce(app, of, signal)))
  const announced = lane(app, signal, async () => {
    // listeners that ask an outside service wait in its lane
    if (await deliverEvents(app, hearers)) for (const { wake } of lanes) wake()
    await workOnce(app, inLane(listeners, 'house'), signal)
  })
  const later = lane(app, signal, async () => {
    if (!isScheduled) await scheduleRepeated(app, jobs)
    isScheduled = true
    await workOnce(app, inLane(jobs, 'house'), signal)
  })
  const endCalls = app.bus.subscribe(CALL, announced.wake)
  return async () => {
    endCalls()
    stopping.abort()
    await Promise.all([announced, later, ...lanes].map(({ underWay }) => underWay))
  }
}

/** Runs turns, each a second after the one before, or at once when woken. */
function lane({ log }: Kernel, signal: AbortSignal, turn: () => Promise<void>) {
  let rest = new AbortController()
  const keepWorking = async () => {
    while (!signal.aborted) {
      rest = new AbortController()
      await turn().catch((error: unknown) => log.error({ err: error }, 'worker'))
      await sleep(POLL_MS, undefined, { signal: AbortSignal.any([signal, rest.signal]) }).catch(() => undefined)
    }
  }
  return { wake: () => rest.abort(), underWay: keepWorking() }
}
