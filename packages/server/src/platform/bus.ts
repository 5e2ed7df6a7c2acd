import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'

/** Carries lines to all processes. Lines sent while the other side is away are lost. */
export interface Carrier {
  send(line: string): Promise<void>
  close(): Promise<void>
}
export interface NearEnd {
  receive: (line: string) => void
  missed: () => void
}
export type OpenCarrier = (end: NearEnd) => Promise<Carrier>

interface Envelope {
  from: string
  topic: string
  message: unknown
}

/** Tells all processes at once, this one first. Messages may be lost, so receivers must be able to ask again. */
export class Bus {
  readonly id = randomUUID()
  readonly #hearers = new EventEmitter().setMaxListeners(0)
  #carrier: Carrier | null = null
  #failed: (error: unknown) => void = () => undefined

  static async over(open: OpenCarrier, failed: (error: unknown) => void) {
    const bus = new Bus()
    bus.#failed = failed
    bus.#carrier = await open({
      receive: (line) => bus.#receive(line),
      missed: () => void bus.#hearers.emit('missed'),
    })
    return bus
  }

  /** `message` must be less than 7,900 bytes as JSON: PostgreSQL carries no more. */
  publish(topic: string, message: object) {
    this.tellHere(topic, message)
    const envelope: Envelope = { from: this.id, topic, message }
    this.#carrier?.send(JSON.stringify(envelope)).catch(this.#failed)
  }

  tellHere(topic: string, message: object) {
    return this.#hearers.emit(`topic ${topic}`, message, this.id)
  }

  /** `from` is the id of the process that published. Returns a function that ends the subscription. */
  subscribe(topic: string, hear: (message: never, from: string) => void) {
    const listener = hear as (...said: unknown[]) => void
    this.#hearers.on(`topic ${topic}`, listener)
    return () => void this.#hearers.off(`topic ${topic}`, listener)
  }

  onMissed(hear: () => void) {
    this.#hearers.on('missed', hear)
    return () => void this.#hearers.off('missed', hear)
  }

  async close() {
    await this.#carrier?.close()
    this.#carrier = null
  }

  #receive(line: string) {
    const { from, topic, message } = JSON.parse(line) as Envelope
    if (from !== this.id) this.#hearers.emit(`topic ${topic}`, message, from)
  }
}
