import { Worker } from 'node:worker_threads'
import { failFor } from './errors.ts'

interface Waiting<Task, Answer> {
  task: Task
  resolve(answer: Answer): void
  reject(error: Error): void
  late?: NodeJS.Timeout
}

interface Limits {
  threads: number
  /** So many tasks may wait for a thread; whoever comes after them is asked to try again. */
  waiting: number
  /** Whoever works longer on one task is ended. */
  milliseconds: number
}

/** How a thread answers: one message for each task that it was sent. */
export type Done<Answer> = { answer: Answer } | { problem: string }

const SECONDS_TO_WAIT = 5
const ENDED = 'The thread ended before it answered'

/** A few threads for what would hold up every other request. They start when they are needed, and hold no process up. */
export class ThreadPool<Task, Answer> {
  readonly #module: URL
  readonly #limits: Limits
  readonly #idle: Worker[] = []
  readonly #waiting: Waiting<Task, Answer>[] = []
  readonly #inHand = new Map<Worker, Waiting<Task, Answer>>()

  constructor(module: URL, limits: Limits) {
    this.#module = module
    this.#limits = limits
  }

  run(task: Task): Promise<Answer> {
    if (this.#waiting.length >= this.#limits.waiting) failFor(SECONDS_TO_WAIT)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      this.#next()
    })
  }

  async close() {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(ENDED))
    await Promise.all([...this.#idle.splice(0), ...this.#inHand.keys()].map((worker) => worker.terminate()))
  }

  #next() {
    if (!this.#waiting.length) return
    const worker = this.#idle.pop() ?? (this.#inHand.size < this.#limits.threads ? this.#start() : null)
    if (!worker) return
    const waiting = this.#waiting.shift()!
    this.#inHand.set(worker, waiting)
    waiting.late = setTimeout(() => void worker.terminate(), this.#limits.milliseconds)
    worker.ref()
    worker.postMessage(waiting.task)
  }

  #start() {
    const worker = new Worker(this.#module)
    worker.on('message', (done: Done<Answer>) => {
      const waiting = this.#inHand.get(worker)!
      clearTimeout(waiting.late)
      this.#inHand.delete(worker)
      this.#idle.push(worker)
      worker.unref()
      if ('answer' in done) waiting.resolve(done.answer)
      else waiting.reject(new Error(done.problem))
      this.#next()
    })
    // an error ends the thread, and its exit follows
    worker.on('error', (error) => this.#inHand.get(worker)?.reject(error))
    worker.on('exit', () => this.#forget(worker))
    return worker
  }

  #forget(worker: Worker) {
    const waiting = this.#inHand.get(worker)
    clearTimeout(waiting?.late)
    waiting?.reject(new Error(ENDED))
    this.#inHand.delete(worker)
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    this.#next()
  }
}
