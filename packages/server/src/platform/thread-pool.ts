import { bulkhead } from 'cockatiel'
import { Piscina } from 'piscina'
import type { ErrorCode } from '@bra/contract/refusals'
import { failFor } from './errors.ts'

interface Limits {
  threads: number
  /** Counts tasks that share one thread at a time; the default is 1. */
  lanes?: number
  /** So many tasks may wait for a thread; further ones are asked to try again. */
  waiting: number
  milliseconds: number
  /** A task that needs more heap fails together with its thread. */
  megabytes: number
  /** A thread without a task for so long ends and frees its memory. */
  restMilliseconds?: number
  refusal?: ErrorCode
  workerData?: unknown
}

export type Work<Task, Answer> = (task: Task) => Answer | Promise<Answer>

export class TaskTooHeavy extends Error {}

const SECONDS_TO_WAIT = 5
const REST_MS = 30_000

/** A few threads do what would hold up all requests; they start on demand and do not keep the process alive. */
export class ThreadPool<Task, Answer> {
  readonly #module: URL
  readonly #limits: Limits
  #opened: ReturnType<typeof open> | undefined

  /** The module exports `work`, a `Work<Task, Answer>`. */
  constructor(module: URL, limits: Limits) {
    this.#module = module
    this.#limits = limits
  }

  run(task: Task, milliseconds = this.#limits.milliseconds): Promise<Answer> {
    this.#opened ??= open(this.#module, this.#limits)
    const { turns, threads } = this.#opened
    if (turns.executionSlots + turns.queueSlots <= 0) failFor(SECONDS_TO_WAIT, this.#limits.refusal)
    return turns.execute(async () => {
      const late = AbortSignal.timeout(milliseconds)
      try {
        return (await threads.run(task, { signal: late })) as Answer
      } catch (error) {
        if (late.aborted) throw new TaskTooHeavy('The thread ended before it answered', { cause: error })
        throw isOutOfMemory(error)
          ? new TaskTooHeavy('The thread reached its limit of memory', { cause: error })
          : error
      }
    })
  }

  /** Unfinished tasks fail; a later task starts the threads again. */
  async close() {
    const opened = this.#opened
    this.#opened = undefined
    await opened?.threads.destroy()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function open(module: URL, { threads, lanes = 1, waiting, ...limits }: Limits) {
  return {
    // tasks that wait inside Piscina are lost when a thread dies, so none wait there
    turns: bulkhead(threads * lanes, waiting),
    threads: new Piscina({
      filename: module.href,
      name: 'work',
      minThreads: 0,
      maxThreads: threads,
      concurrentTasksPerWorker: lanes,
      idleTimeout: limits.restMilliseconds ?? REST_MS,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      workerData: limits.workerData,
      // a thread that waits in Atomics blocks the asynchronous work of its libraries
      atomics: 'disabled',
    }),
  }
}
