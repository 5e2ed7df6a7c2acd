import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from './db.ts'
import { ownBytes, takesGzip } from './packed.ts'

const squeeze = promisify(gzip)

/** A reply that is cached while it is made of identical parts (`===`). */
export class OfParts<Reply> {
  readonly key: string
  readonly parts: readonly unknown[]
  readonly make: () => Reply

  constructor(key: string, parts: readonly unknown[], make: () => Reply) {
    this.key = key
    this.parts = parts
    this.make = make
  }
}

interface KeptBytes {
  parts: readonly unknown[]
  plain: Buffer
  /** Present once somebody asked for it compressed. */
  packed?: Promise<Buffer>
}

const MOST_BYTES = 6 * 2 ** 20
/** A compressed copy is about a quarter of the plain one, and parts are a few words each. */
const sizeOf = ({ plain, parts }: KeptBytes, key: string) =>
  Math.ceil(plain.length * 1.3) + 8 * parts.length + 2 * key.length
/** Most questions are asked once: the bytes of an answer are kept from the second time on. */
const MOST_ASKED_ONCE = 5000

interface Memory {
  kept: LRUCache<string, KeptBytes>
  askedOnce: LRUCache<string, true>
}
const memories = new WeakMap<Db, Memory>()

function memoryOf(db: Db): Memory {
  const known = memories.get(db) ?? {
    kept: new LRUCache<string, KeptBytes>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf }),
    askedOnce: new LRUCache<string, true>({ max: MOST_ASKED_ONCE }),
  }
  memories.set(db, known)
  return known
}

/** Returns the bytes of a reply; from the second time on `write` validates and serialises it once for the same parts. */
export function keptReply<Reply>(
  db: Db,
  name: string,
  found: OfParts<Reply>,
  write: (reply: Reply) => string,
): KeptBytes {
  const { kept, askedOnce } = memoryOf(db)
  const key = `${name} ${found.key}`
  const known = kept.get(key)
  if (known && areSame(known.parts, found.parts)) return known
  const plain = Buffer.from(write(found.make()))
  if (!known && !askedOnce.has(key)) {
    askedOnce.set(key, true)
    return { parts: found.parts, plain }
  }
  const bytes = { parts: found.parts, plain: ownBytes(plain) }
  kept.set(key, bytes)
  return bytes
}

const areSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((part, at) => part === others[at])

interface Packing {
  threshold: number
  level: number
}

/** Sends the reply plain or compressed as the client accepts; it is compressed once for all clients. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptBytes,
  { threshold, level }: Packing,
) {
  void reply.header('vary', 'accept-encoding')
  if (kept.plain.length < threshold || !takesGzip(request)) return reply.send(kept.plain)
  kept.packed ??= squeeze(kept.plain, { level }).then(ownBytes)
  return reply.header('content-encoding', 'gzip').send(await kept.packed)
}
