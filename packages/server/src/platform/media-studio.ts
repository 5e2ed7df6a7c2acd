import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { failFor } from './errors.ts'

/** What the module that draws exports; the studio knows it only by its address. */
export interface DrawModule {
  drawMedia(name: string): string | null
  mediaNames(): string[]
  mediaVersion(): string
}

export type MediaFormat = 'svg' | 'avif' | 'webp' | 'png'

export interface MediaFile {
  name: string
  /** In pixels; null for an SVG. */
  width: number | null
  format: MediaFormat
}

export interface Order extends MediaFile {
  id: number
}

export interface Drawn {
  id: number
  /** Null when there is no such drawing. */
  bytes: Uint8Array | null
  problem?: string
}

export interface StudioOpened {
  names: string[]
  version: string
}

type Opened = StudioOpened & { known: Set<string> }

export interface MediaOptions {
  /** Where the drawn files are kept. */
  dir: string
  /** The address of a module that draws: `drawMedia`, `mediaNames`, `mediaVersion`. */
  drawModule: URL
  /** So many pictures may wait to be drawn; whoever asks for one more is asked to try again. */
  waiting?: number
}

interface Waiting extends Order {
  resolve(bytes: Buffer | null): void
  reject(error: Error): void
}

/** Two at once keep the worker busy while the other is being encoded. */
const LANES = 2
const SECONDS_TO_WAIT = 5
const CLOSED = 'The studio of the pictures is closed'

/** Draws and encodes in a thread of its own, once per file, and keeps what the world uses. */
export class MediaStudio {
  readonly #dir: string
  readonly #drawModule: URL
  readonly #mostWaiting: number
  readonly #underWay = new Map<string, Promise<Buffer | null>>()
  readonly #waiting: Waiting[] = []
  readonly #inHand = new Map<number, Waiting>()
  #worker: Worker | undefined
  #opened: Promise<Opened> | undefined
  #orders = 0
  isClosed = false

  constructor({ dir, drawModule, waiting = 200 }: MediaOptions) {
    this.#dir = dir
    this.#drawModule = drawModule
    this.#mostWaiting = waiting
  }

  /** The names of the world and the version of its art; starts the thread the first time. */
  opened() {
    this.#opened ??= this.#open()
    return this.#opened
  }

  /** The bytes of a file, from the disk or drawn now; null when no list names such a drawing. */
  async file(file: MediaFile): Promise<Buffer | null> {
    const { version, known } = await this.opened()
    if (!known.has(file.name)) return null
    const path = this.#pathOf(file, version)
    const sharing = this.#underWay.get(path)
    if (sharing) return sharing
    const making = this.#make(file, path).finally(() => this.#underWay.delete(path))
    this.#underWay.set(path, making)
    return making
  }

  get isIdle() {
    return this.#underWay.size === 0
  }

  async close() {
    this.isClosed = true
    await this.#worker?.terminate()
  }

  #pathOf({ name, width, format }: MediaFile, version: string) {
    return join(this.#dir, version, `${name}${width ? `-${width}` : ''}.${format}`)
  }

  async #make(file: MediaFile, path: string) {
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const bytes = await this.#order(file)
    // a disk that is full keeps nothing, and costs nobody the picture
    if (bytes) await keep(path, bytes).catch(() => undefined)
    return bytes
  }

  #order(file: MediaFile) {
    if (this.#waiting.length >= this.#mostWaiting) failFor(SECONDS_TO_WAIT, 'unavailable')
    return new Promise<Buffer | null>((resolve, reject) => {
      this.#waiting.push({ ...file, id: ++this.#orders, resolve, reject })
      this.#next()
    })
  }

  #next() {
    while (this.#worker && this.#inHand.size < LANES && this.#waiting.length > 0) {
      const { resolve, reject, ...order } = this.#waiting.shift()!
      this.#inHand.set(order.id, { ...order, resolve, reject })
      this.#worker.postMessage(order)
    }
  }

  #open() {
    if (this.isClosed) return Promise.reject(new Error(CLOSED))
    const worker = new Worker(new URL('./media-worker.ts', import.meta.url), {
      workerData: { drawModule: this.#drawModule.href },
    })
    this.#worker = worker
    return new Promise<Opened>((resolve, reject) => {
      worker.once('message', (opened: StudioOpened) => {
        worker.unref()
        worker.on('message', (drawn: Drawn) => this.#receive(drawn))
        void this.#discardOldArt(opened.version).then(() => resolve({ ...opened, known: new Set(opened.names) }))
      })
      worker.on('error', reject)
      worker.once('exit', () => {
        reject(new Error(CLOSED))
        this.#dropOrders()
      })
    })
  }

  /** The thread is gone: who waits is told, and the next request starts another. */
  #dropOrders() {
    this.#worker = undefined
    this.#opened = undefined
    for (const { reject } of [...this.#waiting.splice(0), ...this.#inHand.values()]) reject(new Error(CLOSED))
    this.#inHand.clear()
  }

  #receive({ id, bytes, problem }: Drawn) {
    const order = this.#inHand.get(id)
    if (!order) return
    this.#inHand.delete(id)
    if (problem) order.reject(new Error(`${order.name}: ${problem}`))
    else order.resolve(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    this.#next()
  }

  async #discardOldArt(version: string) {
    const folders = await readdir(this.#dir).catch(() => [])
    const old = folders.filter((folder) => /^[0-9a-f]{16}$/.test(folder) && folder !== version)
    await Promise.all(old.map((folder) => rm(join(this.#dir, folder), { recursive: true, force: true })))
  }
}

/** Whole or not at all: another process may read it at this moment. */
async function keep(path: string, bytes: Buffer) {
  const part = `${path}.${process.pid}.part`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(part, bytes)
    .then(() => rename(part, path))
    .catch(async (error: unknown) => {
      await rm(part, { force: true })
      throw error
    })
}
