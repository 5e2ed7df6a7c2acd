import { setTimeout as sleep } from 'node:timers/promises'
import { inPortugueseOnly } from '@bra/contract/kit/both'
import { isOutage } from './database-errors.ts'
import type { Tx } from './db.ts'
import type { App, Kernel } from './kernel.ts'
import type { WaitedFor } from './lanes.ts'
import {
  enqueueJobs,
  failedJob,
  finishedJob,
  giveJobUp,
  holdJob,
  keepGivenUp,
  pardonJob,
  takeJob,
} from './platform.queries.ts'

export interface JobData {
  sweep_events: NoData
}
export type NoData = Record<string, never>
export type PlainJob = { [Name in keyof JobData]: JobData[Name] extends NoData ? Name : never }[keyof JobData]

/** With `everyMs` a job repeats, once for all processes. */
export interface Job<Data = NoData> {
  everyMs?: number
  /** Names the lane of the job; without one it waits for nothing outside, and is short. */
  waitsFor?: WaitedFor
  /** After so many milliseconds a failing job is of no use; without them it is tried until it works. */
  givesUpAfterMs?: number
  run: (app: App, data: Data) => Promise<void>
  /** Tells that the job is not tried again, since its runs ended the process; without it operators are told. */
  hopeless?: (app: App, data: Data) => Promise<void>
}
export type Jobs = { [Name in keyof JobData]?: Job<JobData[Name]> }
export type AnyJobs = Record<string, Job<never>>

type NewJob = {
  [Name in keyof JobData]: {
    name: Name
    data: JobData[Name]
    /** Two jobs with one key are one job. */
    key?: string
    runAt?: Date
  }
}[keyof JobData]

const LEASE_MS = 10 * 60_000
const HELD_EVERY_MS = LEASE_MS / 4
const MAX_BACKOFF_MS = 60 * 60_000
/** A job whose runs have ended the process as often is not taken again. */
const MOST_UNENDED = 2
/** A repeated job that was given up is tried once more after it. */
const REST_MS = 24 * 60 * 60_000
const RETRY_MS = 1000

/** Adds jobs that run after the commit of this transaction and are retried until they succeed. */
export const enqueue = (tx: Tx, { clock }: Pick<Kernel, 'clock'>, ...jobs: NewJob[]) =>
  enqueueJobs(
    tx,
    jobs.map((job) => ({ runAt: clock.now(), ...job })),
  )

/** A repeated job has one row, however many processes schedule it. */
export const scheduleRepeated = (kernel: Kernel, jobs: AnyJobs) => {
  const repeated = Object.keys(jobs).filter((name) => jobs[name]?.everyMs)
  const runAt = kernel.clock.now()
  return kernel.transaction((tx) =>
    enqueueJobs(
      tx,
      repeated.map((name) => ({ name, data: {}, key: name, runAt })),
    ),
  )
}

/** Takes and runs due jobs one at a time; if the process dies, its job is taken again after the lease. */
export async function workOnce(app: App, jobs: AnyJobs, signal?: AbortSignal) {
  const names = Object.keys(jobs)
  while (!signal?.aborted) {
    const restedSince = new Date(app.clock.now().getTime() - REST_MS)
    const times = { now: app.clock.now(), latest: latestOf(app, jobs), leasedUntil: leaseOf(app), restedSince }
    const turn = { ...times, mostUnended: MOST_UNENDED }
    const taken = await app.transaction((tx) => takeJob(tx, names, turn))
    if (!taken) return
    const job = jobs[taken.name]!
    if (taken.unended > MOST_UNENDED) {
      await endHopeless(app, job, taken)
      continue
    }
    const release = keepHolding(app, taken, signal)
    try {
      // the row was written under this name by `enqueue` or `emit`, so its data has the right type
      await job.run(app, taken.data as never).finally(release)
      const next = job.everyMs ? new Date(app.clock.now().getTime() + job.everyMs) : null
      await app.transaction((tx) => finishedJob(tx, taken.id, next))
    } catch (error) {
      if (isOver(app, job, taken.asked_at)) {
        app.log.error({ job: taken.name, tries: taken.attempts, err: error }, 'job given up')
        await untilKept(app, signal, (tx) => giveJobUp(tx, taken, wordsOf(error), app.clock.now()))
        continue
      }
      // the end of a job that gives up is said once, as an error
      app.log[job.givesUpAfterMs ? 'warn' : 'error']({ job: taken.name, err: error }, 'job failed')
      const wait = Math.min(1000 * 2 ** taken.attempts, MAX_BACKOFF_MS)
      const retryAt = new Date(app.clock.now().getTime() + wait)
      await untilKept(app, signal, (tx) => failedJob(tx, taken.id, wordsOf(error), retryAt))
    }
  }
}

const wordsOf = (error: unknown) => inPortugueseOnly(String(error))

const isOver = ({ clock }: Kernel, { givesUpAfterMs }: Job<never>, askedAt: Date) =>
  givesUpAfterMs !== undefined && clock.now().getTime() - askedAt.getTime() >= givesUpAfterMs

async function endHopeless(app: App, job: Job<never>, { id, name, data }: { id: number; name: string; data: object }) {
  app.log.error({ job: name, jobId: id }, 'a job ended its process twice and is given up')
  await job.hopeless?.(app, data as never)
  await app.transaction(async (tx) => {
    if (job.hopeless) await finishedJob(tx, id, null)
    else await keepGivenUp(tx, id, app.clock.now())
  })
}

/** Retries while the database is away; otherwise the job would stay leased until the lease ends. */
async function untilKept(kernel: Kernel, signal: AbortSignal | undefined, write: (tx: Tx) => Promise<unknown>) {
  for (let waited = 0; ; waited += RETRY_MS)
    try {
      return await kernel.transaction(write)
    } catch (error) {
      if (!isOutage(error) || signal?.aborted || waited >= LEASE_MS) throw error
      await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
    }
}

/** Returns the latest time for which a repeated job can be scheduled, including its longest wait after a failure. */
const latestOf = ({ clock }: Kernel, jobs: AnyJobs) =>
  Object.entries(jobs).flatMap(([name, { everyMs }]) =>
    everyMs ? [{ name, at: new Date(clock.now().getTime() + Math.max(everyMs, LEASE_MS, MAX_BACKOFF_MS)) }] : [],
  )

const leaseOf = ({ clock }: Kernel) => new Date(clock.now().getTime() + LEASE_MS)

/** Extends the lease while the job runs; a run cut off by an orderly stop does not count against its job. */
function keepHolding(kernel: Kernel, { id, attempts }: { id: number; attempts: number }, signal?: AbortSignal) {
  let last: Promise<unknown> = Promise.resolve()
  const hold = () => kernel.transaction((tx) => holdJob(tx, { id, attempts }, leaseOf(kernel)))
  const timer = setInterval(() => {
    last = hold().catch((error: unknown) =>
      kernel.log.error({ err: error, jobId: id }, 'a running job could not be held'),
    )
  }, HELD_EVERY_MS).unref()
  const pardon = () => {
    last = kernel.transaction((tx) => pardonJob(tx, id)).catch(() => undefined)
  }
  signal?.addEventListener('abort', pardon)
  return async () => {
    clearInterval(timer)
    signal?.removeEventListener('abort', pardon)
    await last
  }
}
