import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'
import type { Bus } from './bus.ts'
import { deliverEvents, type Hearers, listenerJobs } from './events.ts'
import { type Jobs, scheduleRepeated, workOnce } from './jobs.ts'

const POLL_MS = 1000
const CALL = 'worker'

/** Something was announced: the worker of this process goes on at once, or any other where this one has none. */
export function callWorker(bus: Bus) {
  if (!bus.tellHere(CALL, {})) bus.publish(CALL, {})
}

/**
 * Starts working on events and jobs; the answer stops it and waits for what is under way. What was announced has a lane
 * of its own, and so have long jobs: nobody waits behind one.
 */
export function startWorker(app: App, jobs: Jobs, hearers: Hearers) {
  const stopping = new AbortController()
  const { signal } = stopping
  const listeners = listenerJobs(hearers)
  let isScheduled = false

  const announced = lane(app, signal, async () => {
    await deliverEvents(app, hearers)
    await workOnce(app, listeners, signal)
  })
  const later = lane(app, signal, async () => {
    if (!isScheduled) await scheduleRepeated(app, jobs)
    isScheduled = true
    await workOnce(app, ofLength(jobs, false), signal)
  })
  const long = lane(app, signal, () => workOnce(app, ofLength(jobs, true), signal))
  const endCalls = app.bus.subscribe(CALL, announced.wake)
  return async () => {
    endCalls()
    stopping.abort()
    await Promise.all([announced.underWay, later.underWay, long.underWay])
  }
}

const ofLength = (jobs: Jobs, isLong: boolean): Jobs =>
  Object.fromEntries(Object.entries(jobs).filter(([, job]) => (job.isLong ?? false) === isLong))

/** Takes turn after turn, each a second after the one before, or at once when woken. */
function lane(app: App, signal: AbortSignal, turn: () => Promise<void>) {
  let rest = new AbortController()
  const keepWorking = async () => {
    while (!signal.aborted) {
      rest = new AbortController()
      await turn().catch((error: unknown) => app.log.error({ err: error }, 'worker'))
      await sleep(POLL_MS, undefined, { signal: AbortSignal.any([signal, rest.signal]) }).catch(() => undefined)
    }
  }
  return { wake: () => rest.abort(), underWay: keepWorking() }
}
