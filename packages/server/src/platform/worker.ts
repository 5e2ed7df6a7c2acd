import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'
import { deliverEvents, type Hearers, listenerJobs } from './events.ts'
import { type Jobs, scheduleRepeated, workOnce } from './jobs.ts'

const POLL_MS = 1000

/** Starts working on events and jobs; the answer stops it and waits for the job under way. */
export function startWorker(app: App, jobs: Jobs, hearers: Hearers) {
  const stopping = new AbortController()
  const { signal } = stopping
  const all = { ...jobs, ...listenerJobs(hearers) }
  let isScheduled = false

  const turn = async () => {
    if (!isScheduled) await scheduleRepeated(app, jobs)
    isScheduled = true
    await deliverEvents(app, hearers)
    await workOnce(app, all, signal)
  }
  const keepWorking = async () => {
    while (!signal.aborted) {
      await turn().catch((error: unknown) => app.log.error({ err: error }, 'worker'))
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const underWay = keepWorking()
  return async () => {
    stopping.abort()
    await underWay
  }
}
