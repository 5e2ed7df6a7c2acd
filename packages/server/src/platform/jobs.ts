import type { App } from '../app.ts'
import type { Tx } from './db.ts'
import { enqueueJobs, failedJob, finishedJob, holdJob, takeJob } from './platform.queries.ts'

/** Late or repeated work. With `everyMs` it runs again and again, once whatever the number of processes. */
export interface Job {
  everyMs?: number
  /** Nobody waits for it: it has a lane of its own, so that it may take its time. */
  isLong?: true
  run: (app: App, data: Record<string, unknown>) => Promise<void>
}
export type Jobs = Record<string, Job>

const LEASE_MS = 10 * 60_000
const HELD_EVERY_MS = LEASE_MS / 4
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
    const turn = { now: app.clock.now(), latest: latestOf(app, jobs), leasedUntil: leaseOf(app) }
    const taken = await app.transaction((tx) => takeJob(tx, names, turn))
    if (!taken) return
    const job = jobs[taken.name]!
    const release = keepHolding(app, taken)
    try {
      await job.run(app, taken.data).finally(release)
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

/** The next turn of those that are repeated, or the end of the longest wait after a failure. */
const latestOf = ({ clock }: App, jobs: Jobs) =>
  Object.entries(jobs).flatMap(([name, { everyMs }]) =>
    everyMs ? [{ name, at: new Date(clock.now().getTime() + Math.max(everyMs, LEASE_MS, MAX_BACKOFF_MS)) }] : [],
  )

const leaseOf = ({ clock }: App) => new Date(clock.now().getTime() + LEASE_MS)

/** However long it takes, nobody else takes it, as long as this process lives; the answer ends that. */
function keepHolding(app: App, { id, attempts }: { id: number; attempts: number }) {
  let last: Promise<unknown> = Promise.resolve()
  const hold = () => app.transaction((tx) => holdJob(tx, { id, attempts }, leaseOf(app)))
  const timer = setInterval(() => {
    last = hold().catch((error: unknown) => app.log.error({ err: error, jobId: id }, 'a running job could not be held'))
  }, HELD_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await last
  }
}
