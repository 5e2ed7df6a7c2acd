import type { App } from '../app.ts'
import type { Tx } from './db.ts'
import { enqueueJobs, failedJob, finishedJob, takeJob } from './platform.queries.ts'

/** Late or repeated work. With `everyMs` it runs again and again, once whatever the number of processes. */
export interface Job {
  everyMs?: number
  run: (app: App, data: Record<string, unknown>) => Promise<void>
}
export type Jobs = Record<string, Job>

const LEASE_MS = 10 * 60_000
const MAX_BACKOFF_MS = 60 * 60_000

/** Work for after the commit of this transaction, repeated until it is done. */
export const enqueue = (tx: Tx, app: Pick<App, 'clock'>, job: { name: string; data: object }) =>
  enqueueJobs(tx, [{ ...job, runAt: app.clock.now() }])

/** A repeated job has one row, however many processes schedule it. */
export const scheduleRepeated = (app: App, jobs: Jobs) => {
  const repeated = Object.keys(jobs).filter((name) => jobs[name]?.everyMs)
  const runAt = app.clock.now()
  return app.transaction((tx) =>
    enqueueJobs(
      tx,
      repeated.map((name) => ({ name, data: {}, key: name, runAt })),
    ),
  )
}

/** Takes and runs what is due, one at a time; a process that dies leaves its job to be taken again after the lease. */
export async function workOnce(app: App, jobs: Jobs, signal?: AbortSignal) {
  const names = Object.keys(jobs)
  while (!signal?.aborted) {
    const now = app.clock.now()
    const taken = await app.transaction((tx) => takeJob(tx, names, now, new Date(now.getTime() + LEASE_MS)))
    if (!taken) return
    const job = jobs[taken.name]!
    try {
      await job.run(app, taken.data)
      const next = job.everyMs ? new Date(app.clock.now().getTime() + job.everyMs) : null
      await app.transaction((tx) => finishedJob(tx, taken.id, next))
    } catch (error) {
      app.log.error({ job: taken.name, err: error }, 'job failed')
      const wait = Math.min(1000 * 2 ** taken.attempts, MAX_BACKOFF_MS)
      const retryAt = new Date(app.clock.now().getTime() + wait)
      await app.transaction((tx) => failedJob(tx, taken.id, String(error), retryAt))
    }
  }
}
