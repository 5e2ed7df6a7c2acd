import type { App } from '../app.ts'
import { enqueueJob, failedJob, finishedJob, takeJob } from './platform.queries.ts'

/** Late or repeated work. With `everyMs` it runs again and again, once whatever the number of processes. */
export interface Job {
  everyMs?: number
  run: (app: App, data: Record<string, unknown>) => Promise<void>
}
export type Jobs = Record<string, Job>

const POLL_MS = 1000
const LEASE_MS = 10 * 60_000
const MAX_BACKOFF_MS = 60 * 60_000

/** Starts working; the answer stops it and waits for the job under way. */
export function startWorker(app: App, jobs: Jobs) {
  let stopped = false
  let underWay: Promise<unknown> = scheduleRepeated(app, jobs).catch((error: unknown) => app.log.error(error))
  const tick = () => {
    underWay = underWay
      .then(() => (stopped ? undefined : workOnce(app, jobs)))
      .catch((error: unknown) => app.log.error(error))
  }
  const timer = setInterval(tick, POLL_MS)
  return async () => {
    stopped = true
    clearInterval(timer)
    await underWay
  }
}

const scheduleRepeated = (app: App, jobs: Jobs) =>
  app.transaction(async (tx) => {
    for (const [name, job] of Object.entries(jobs)) {
      if (job.everyMs) await enqueueJob(tx, { name, data: {}, key: name, runAt: app.clock.now() })
    }
  })

/** Takes and runs what is due, one at a time; a process that dies leaves its job to be taken again after the lease. */
export async function workOnce(app: App, jobs: Jobs) {
  for (;;) {
    const now = app.clock.now()
    const taken = await app.transaction((tx) => takeJob(tx, Object.keys(jobs), now, new Date(now.getTime() + LEASE_MS)))
    if (!taken) return
    const job = jobs[taken.name]!
    try {
      await job.run(app, taken.data)
      const next = job.everyMs ? new Date(app.clock.now().getTime() + job.everyMs) : null
      await app.transaction((tx) => finishedJob(tx, taken.id, next))
    } catch (error) {
      app.log.error({ job: taken.name, error: (error as Error).stack }, 'job failed')
      const wait = Math.min(1000 * 2 ** taken.attempts, MAX_BACKOFF_MS)
      await app.transaction((tx) => failedJob(tx, taken.id, (error as Error).message, new Date(now.getTime() + wait)))
    }
  }
}
