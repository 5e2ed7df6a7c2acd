import type { Bus } from '../../../platform/bus.ts'

export interface Member {
  user_id: string
  user_info: unknown
}
type Change = 'member_added' | 'member_removed'
type Tell = (channel: string, change: Change, member: Member) => void

/** Messages between processes: a member's first socket came or last one left; alive, ended, or asking for members. */
type PresenceMessage =
  | { kind: 'joined' | 'left'; channel: string; member: Member }
  | { kind: 'alive' | 'ended' | 'asking' }

interface LocalMember {
  member: Member
  sockets: Set<string>
}
interface RemoteProcess {
  heardAt: number
  /** channel → user → member */
  channels: Map<string, Map<string, Member>>
}

const TOPIC = 'presence'
/** A process that was not heard for so long is taken for dead. */
const SILENT_MS = 30_000

/** Members of presence channels over all processes; a person with several sockets counts once. */
export class Presence {
  readonly #bus: Bus
  readonly #tell: Tell
  /** channel → user → sockets of this process */
  readonly #here = new Map<string, Map<string, LocalMember>>()
  readonly #elsewhere = new Map<string, RemoteProcess>()
  readonly #deaf: () => void

  constructor(bus: Bus, tell: Tell) {
    this.#bus = bus
    this.#tell = tell
    this.#deaf = bus.subscribe(TOPIC, (word: PresenceMessage, from) => from !== bus.id && this.#hear(word, from))
    this.#say({ kind: 'asking' })
  }

  members(channel: string): Member[] {
    const found = new Map<string, Member>()
    for (const [id, { member }] of this.#here.get(channel) ?? []) found.set(id, member)
    for (const { channels } of this.#elsewhere.values()) {
      for (const [id, member] of channels.get(channel) ?? []) found.set(id, member)
    }
    return [...found.values()]
  }

  enter(channel: string, socketId: string, member: Member) {
    const wasThere = this.#isThere(channel, member.user_id)
    const places = inner(this.#here, channel)
    const place = places.get(member.user_id) ?? { member, sockets: new Set() }
    place.sockets.add(socketId)
    places.set(member.user_id, place)
    if (place.sockets.size === 1) this.#say({ kind: 'joined', channel, member })
    if (!wasThere) this.#tell(channel, 'member_added', member)
  }

  exit(channel: string, socketId: string, { user_id: id }: Member) {
    const places = this.#here.get(channel)
    const place = places?.get(id)
    if (!place?.sockets.delete(socketId) || place.sockets.size > 0) return
    places!.delete(id)
    if (places!.size === 0) this.#here.delete(channel)
    this.#say({ kind: 'left', channel, member: place.member })
    this.#tellIfGone(channel, place.member)
  }

  tick() {
    if (this.#here.size > 0) this.#say({ kind: 'alive' })
    const now = performance.now()
    for (const [id, { heardAt }] of this.#elsewhere) if (now - heardAt > SILENT_MS) this.#drop(id)
  }

  /** Asks the other processes for their members, because messages may have been missed. */
  askAgain() {
    this.#elsewhere.clear()
    this.#say({ kind: 'asking' })
  }

  close() {
    this.#deaf()
    this.#say({ kind: 'ended' })
  }

  #say(word: PresenceMessage) {
    this.#bus.publish(TOPIC, word)
  }

  #hear(word: PresenceMessage, from: string) {
    if (word.kind === 'ended') return this.#drop(from)
    const there = this.#elsewhere.get(from) ?? { heardAt: 0, channels: new Map() }
    there.heardAt = performance.now()
    this.#elsewhere.set(from, there)
    if (word.kind === 'asking') this.#sayAll()
    else if (word.kind === 'joined') {
      const wasThere = this.#isThere(word.channel, word.member.user_id)
      inner(there.channels, word.channel).set(word.member.user_id, word.member)
      if (!wasThere) this.#tell(word.channel, 'member_added', word.member)
    } else if (word.kind === 'left' && there.channels.get(word.channel)?.delete(word.member.user_id)) {
      this.#tellIfGone(word.channel, word.member)
    }
  }

  #sayAll() {
    for (const [channel, places] of this.#here) {
      for (const { member } of places.values()) this.#say({ kind: 'joined', channel, member })
    }
  }

  #drop(process: string) {
    const there = this.#elsewhere.get(process)
    this.#elsewhere.delete(process)
    for (const [channel, people] of there?.channels ?? []) {
      for (const member of people.values()) this.#tellIfGone(channel, member)
    }
  }

  #isThere(channel: string, id: string) {
    if (this.#here.get(channel)?.has(id)) return true
    return [...this.#elsewhere.values()].some(({ channels }) => channels.get(channel)?.has(id))
  }

  #tellIfGone(channel: string, member: Member) {
    if (!this.#isThere(channel, member.user_id)) this.#tell(channel, 'member_removed', member)
  }
}

function inner<T>(outer: Map<string, Map<string, T>>, key: string) {
  const found = outer.get(key) ?? new Map<string, T>()
  outer.set(key, found)
  return found
}
