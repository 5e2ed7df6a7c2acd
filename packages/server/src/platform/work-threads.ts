import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel'
import { workRoom } from '@bra/contract/kit/doors'
import type { ErrorCode } from '@bra/contract/refusals'
import { fail, failFor, type FieldFaults, Refusal } from './errors.ts'
import { TaskTooHeavy, ThreadPool } from './thread-pool.ts'

export interface WorkKind<Task, Answer> {
  module: string
  milliseconds: number
  /** Exists for the types only. */
  readonly types?: (task: Task) => Answer
}

export interface WorkOrder {
  module: string
  task: unknown
}

/** Errors lose their class on the way back from the thread, so that a refusal travels as its parts. */
export type WorkDone = { answer: unknown } | { refused: { code: ErrorCode; fields: FieldFaults | undefined } }

const SECONDS_TO_WAIT = 5

export const workOf = <Task, Answer>(module: URL, milliseconds: number): WorkKind<Task, Answer> => ({
  module: module.href,
  milliseconds,
})

export class WorkThreads {
  readonly #pool = new ThreadPool<WorkOrder, WorkDone>(new URL('./work-worker.ts', import.meta.url), {
    ...workRoom,
    milliseconds: 60_000,
    refusal: 'work_busy',
  })
  readonly #turns = new Map<string, BulkheadPolicy>()
  #isClosed = false

  /** Does a task when `owner`, such as `store 12`, has no other under way; refuses with 429 if too many wait. */
  async run<Task, Answer>(kind: WorkKind<Task, Answer>, owner: string, task: Task): Promise<Answer> {
    const turns = this.#turns.get(owner) ?? bulkhead(1, workRoom.waitingOfOne)
    this.#turns.set(owner, turns)
    try {
      return (await turns.execute(() => this.#do(kind, task))) as Answer
    } catch (error) {
      if (error instanceof BulkheadRejectedError) failFor(SECONDS_TO_WAIT, 'work_busy')
      throw error
    } finally {
      if (turns.executionSlots === 1) this.#turns.delete(owner)
    }
  }

  async close() {
    this.#isClosed = true
    await this.#pool.close()
  }

  async #do({ module, milliseconds }: WorkKind<never, unknown>, task: unknown) {
    if (this.#isClosed) fail('unavailable')
    const done = await this.#pool.run({ module, task }, milliseconds).catch((error: unknown) => {
      if (this.#isClosed) fail('unavailable')
      throw error instanceof TaskTooHeavy ? new Refusal('work_too_heavy') : error
    })
    if ('refused' in done) fail(done.refused.code, done.refused.fields)
    return done.answer
  }
}
