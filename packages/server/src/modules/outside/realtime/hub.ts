import type { Bus } from '../../../platform/bus.ts'
import type { Connection } from './connection.ts'
import { type Member, Presence } from './presence.ts'
import { type Push, PUSHED, RESET, type Reset } from './pushes.ts'

/** The clients of this process and their channels; what is said reaches clients of other processes through the bus. */
export class Hub {
  readonly connections = new Set<Connection>()
  readonly #channels = new Map<string, Set<Connection>>()
  readonly #presence: Presence
  readonly #ends: (() => void)[]

  constructor(bus: Bus) {
    this.#presence = new Presence(bus, (channel, change, member) =>
      this.#deliver({ channels: [channel], event: `pusher_internal:${change}`, data: member }),
    )
    this.#ends = [
      bus.subscribe(PUSHED, (push: Push) => this.#deliver(push)),
      bus.subscribe(RESET, (reset: Reset) => this.#reset(reset)),
      bus.onMissed(() => this.#comeBack()),
    ]
  }

  /** `member` is null except in presence channels. Joining again changes nothing. */
  join(connection: Connection, channel: string, member: Member | null) {
    if (connection.channels.has(channel)) return
    connection.channels.set(channel, member)
    // before the newcomer listens, so that nobody is told of their own arrival
    if (member) this.#presence.enter(channel, connection.id, member)
    const listening = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, listening.add(connection))
  }

  leave(connection: Connection, channel: string) {
    const member = connection.channels.get(channel)
    if (member === undefined) return
    connection.channels.delete(channel)
    const listening = this.#channels.get(channel)
    listening?.delete(connection)
    if (listening?.size === 0) this.#channels.delete(channel)
    if (member) this.#presence.exit(channel, connection.id, member)
  }

  remove(connection: Connection) {
    this.connections.delete(connection)
    for (const channel of connection.channels.keys()) this.leave(connection, channel)
  }

  members(channel: string) {
    return this.#presence.members(channel)
  }

  tick() {
    this.#presence.tick()
  }

  close() {
    for (const end of this.#ends) end()
    this.#presence.close()
  }

  #deliver({ channels, event, data, except, userId }: Push) {
    for (const channel of channels) {
      const listening = this.#channels.get(channel)
      if (!listening) continue
      const said = { event, channel, data: JSON.stringify(data), ...(userId && { user_id: userId }) }
      // the message is encoded once for all listeners
      const text = Buffer.from(JSON.stringify(said))
      for (const connection of listening) if (connection.id !== except) connection.send(text)
    }
  }

  #reset({ channel, userId }: Reset) {
    for (const connection of this.#channels.get(channel) ?? []) {
      const isMeant = userId === undefined || connection.channels.get(channel)?.user_id === userId
      if (isMeant && !connection.isDismissed) connection.close(4200, 'Please connect again')
    }
  }

  /** Messages of other processes may have been missed, so clients are made to reconnect and load everything again. */
  #comeBack() {
    this.#presence.askAgain()
    for (const connection of this.connections) connection.close(4100, 'Please connect again in a moment')
  }
}
