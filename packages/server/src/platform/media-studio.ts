import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ThreadPool } from './thread-pool.ts'

export interface DrawModule {
  drawMedia(name: string): string | null
  mediaNames(): string[]
  mediaVersion(): string
}

export type MediaFormat = 'svg' | 'avif' | 'webp' | 'png'

export interface MediaFile {
  name: string
  /** It is in pixels; null for an SVG. */
  width: number | null
  format: MediaFormat
}

export interface StudioOpened {
  names: string[]
  version: string
}

export type Order = MediaFile | null
/** The bytes are null if there is no such drawing. */
export type Drawn = Uint8Array | StudioOpened | null

type Opened = StudioOpened & { known: Set<string> }

export interface MediaOptions {
  dir: string
  drawModule: URL
  /** So many pictures may wait to be drawn; further requests are asked to try again. */
  waiting?: number
}

/** Two lanes keep the worker busy while one picture is being encoded. */
const LANES = 2
/** One picture takes far less. */
const MOST_MS = 60_000
const MOST_MEGABYTES = 256
const CLOSED = 'The studio of the pictures is closed'

/** Draws and encodes in a thread of its own, once per file, and keeps the files of known drawings. */
export class MediaStudio {
  readonly #dir: string
  readonly #thread: ThreadPool<Order, Drawn>
  readonly #underWay = new Map<string, Promise<Buffer | null>>()
  #opened: Promise<Opened> | undefined
  isClosed = false

  constructor({ dir, drawModule, waiting = 200 }: MediaOptions) {
    this.#dir = dir
    this.#thread = new ThreadPool(new URL('./media-worker.ts', import.meta.url), {
      ...{ threads: 1, lanes: LANES, waiting, milliseconds: MOST_MS, megabytes: MOST_MEGABYTES },
      refusal: 'unavailable',
      workerData: { drawModule: drawModule.href },
    })
  }

  opened() {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.#opened = undefined
      throw error
    })
    return this.#opened
  }

  /** Returns the bytes of a file from disk or drawn now; null for an unknown name. */
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
    await this.#thread.close()
  }

  #pathOf({ name, width, format }: MediaFile, version: string) {
    return join(this.#dir, version, `${name}${width ? `-${width}` : ''}.${format}`)
  }

  async #make(file: MediaFile, path: string) {
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const bytes = await this.#order(file)
    // a full disk only prevents caching, not the answer
    if (bytes) await keep(path, bytes).catch(() => undefined)
    return bytes
  }

  async #order(file: MediaFile) {
    const bytes = (await this.#ask(file)) as Uint8Array | null
    return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  async #ask(order: Order) {
    if (this.isClosed) throw new Error(CLOSED)
    return this.#thread.run(order)
  }

  async #open(): Promise<Opened> {
    const { names, version } = (await this.#ask(null)) as StudioOpened
    await this.#discardOldArt(version)
    return { names, version, known: new Set(names) }
  }

  async #discardOldArt(version: string) {
    const folders = await readdir(this.#dir).catch(() => [])
    const old = folders.filter((folder) => /^[0-9a-f]{16}$/.test(folder) && folder !== version)
    await Promise.all(old.map((folder) => rm(join(this.#dir, folder), { recursive: true, force: true })))
  }
}

/** Writes by renaming, because another process may read the file at this moment. */
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
