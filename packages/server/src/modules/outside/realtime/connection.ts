import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Member } from './presence.ts'

/** A client that reads too slowly is disconnected, because its unread messages stay in memory. */
const MAX_UNREAD_BYTES = 1_048_576
const SOCKET_ID_PART = 2 ** 47
const SECOND_MS = 1000

export class Connection {
  readonly id = `${randomInt(SOCKET_ID_PART)}.${randomInt(SOCKET_ID_PART)}`
  /** Joined channels; in presence channels with the member that joined, else null. */
  readonly channels = new Map<string, Member | null>()
  userId: string | null = null
  heardAt = performance.now()
  /** When the last ping was sent; null once it was answered. */
  pingedAt: number | null = null
  isDismissed = false
  readonly #spoken = new PerSecond()
  readonly #heard = new PerSecond()
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** The Pusher protocol wants `data` as JSON inside JSON. */
  tell(event: string, data: object, channel?: string) {
    this.send(JSON.stringify({ event, ...(channel && { channel }), data: JSON.stringify(data) }))
  }

  send(text: string | Buffer) {
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#socket.terminate()
    else this.#socket.send(text, { binary: false })
  }

  warn(code: number | null, message: string, channel?: string) {
    this.send(JSON.stringify({ event: 'pusher:error', ...(channel && { channel }), data: { code, message } }))
  }

  /** The code tells the client whether to come back: 4000 never, 4100 later, 4200 at once. */
  close(code: number, message: string) {
    this.isDismissed = true
    this.warn(code, message)
    this.#socket.close(code, message)
  }

  terminate() {
    this.#socket.terminate()
  }

  /** Counts events to other clients; returns false above `most` a second. */
  maySpeak(most: number) {
    return this.#spoken.isNoMoreThan(most)
  }

  /** Counts all messages; returns false above `most` a second. */
  mayBeHeard(most: number) {
    return this.#heard.isNoMoreThan(most)
  }
}

class PerSecond {
  #since = 0
  #count = 0

  isNoMoreThan(most: number) {
    const now = performance.now()
    if (now - this.#since >= SECOND_MS) {
      this.#since = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count <= most
  }
}
