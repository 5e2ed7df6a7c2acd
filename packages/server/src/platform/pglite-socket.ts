import { Duplex } from 'node:stream'
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'

const TERMINATE = 0x58

/** Speaks the PostgreSQL wire protocol over a message port, in the form of the TCP socket that `pg` expects. */
export class PGliteSocket extends Duplex {
  readonly #port: MessagePort

  constructor(worker: Worker) {
    super()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    worker.postMessage(port2, [port2])
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay() {
    return this
  }

  setKeepAlive() {
    return this
  }

  ref() {
    this.#port.ref()
    return this
  }

  unref() {
    this.#port.unref()
    return this
  }

  override _read() {}

  override _write(bytes: Buffer, _encoding: string, done: () => void) {
    if (bytes[0] !== TERMINATE) this.#port.postMessage(Uint8Array.prototype.slice.call(bytes))
    done()
  }

  override _writev(parts: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(parts.map((part) => part.chunk)), '', done)
  }

  override _final(done: () => void) {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.close()
    done(error)
  }
}
