import type { CatalogFault } from '@bra/contract/office/catalog-imports.schemas'
import { basename, join, sep } from 'node:path'
import type { App } from '../../../app.ts'
import type { BadRow, Meter, Outcome } from '../../catalogue/imports/index.ts'
import { insertFaults, setProgress } from './catalog-imports.queries.ts'
import { FAULTS_KEPT } from './catalog-imports.service.ts'
import { folderOfUpload } from './upload-files.ts'

const FAULTS_A_STATEMENT = 1000
const LOOK_EVERY_MS = 1000

/** Writes down every second how far an import is, until it is closed, and looks whether it was cancelled. */
export class Report {
  readonly #app: App
  readonly #id: number
  readonly #meter: Meter
  readonly #cancelling = new AbortController()
  #faults: CatalogFault[] = []
  #kept = 0
  #counts: Outcome = { added: 0, changed: 0, unchanged: 0, merged: 0, bad: 0 }
  #written: Promise<unknown> = Promise.resolve()
  #isWriting = false
  readonly #looking = setInterval(() => {
    if (!this.#isWriting) this.tell(this.#counts)
  }, LOOK_EVERY_MS).unref()

  constructor(app: App, id: number, meter: Meter) {
    this.#app = app
    this.#id = id
    this.#meter = meter
  }

  /** Aborted once the import is no longer running for those who look at it. */
  get cancelled() {
    return this.#cancelling.signal
  }

  addFault({ file, line, problem }: BadRow) {
    if (++this.#kept > FAULTS_KEPT) return
    this.#faults.push({ line, file: basename(file), problem: this.withoutFolders(problem) })
    if (this.#faults.length >= FAULTS_A_STATEMENT) this.tell(this.#counts)
  }

  /** Says the files by their names: the folder of the server tells an operator nothing. */
  withoutFolders(text: string) {
    const folder = folderOfUpload(this.#app.config, this.#id)
    return text.replaceAll(join(folder, 'sets') + sep, '').replaceAll(folder + sep, '')
  }

  tell(counts: Outcome) {
    this.#counts = counts
    const told = { ...counts, read: this.#meter.done }
    const faults = this.#faults
    this.#faults = []
    this.#written = this.#written.then(() => this.#write(told, faults))
    // an error is thrown where it is waited for; nothing more can be told then
    this.#written.catch(() => this.#cancelling.abort())
  }

  async #write(told: Outcome & { read: number }, faults: CatalogFault[]) {
    this.#isWriting = true
    const state = await this.#app
      .transaction(async (tx) => {
        if (faults.length) await insertFaults(tx, this.#id, faults)
        return setProgress(tx, this.#id, told, this.#app.clock.now())
      })
      .finally(() => (this.#isWriting = false))
    if (state !== 'running') this.#cancelling.abort()
  }

  settled() {
    return this.#written
  }

  end(counts: Outcome) {
    this.close()
    this.tell(counts)
    return this.settled()
  }

  close() {
    clearInterval(this.#looking)
  }
}
