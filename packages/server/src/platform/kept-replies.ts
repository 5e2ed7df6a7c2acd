import type { SiteLanguage } from '@bra/contract/kit/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from './db.ts'
import { gzipped, ownBytes } from './gzip.ts'
import { Memory, oneForEach } from './memory.ts'
import { takesGzip } from './packed.ts'
import type { JsonBytes } from './written.ts'

type Write<Reply> = (reply: Reply) => Buffer

/** The reply is kept while it is made of identical parts (`===`). */
export class OfParts<Reply> {
  readonly key: string
  readonly parts: () => readonly unknown[]
  readonly make: () => Reply
  /** Writes the same reply from pieces that were checked and written before. */
  readonly join: ((language: SiteLanguage) => JsonBytes) | undefined

  constructor(
    key: string,
    parts: () => readonly unknown[],
    make: () => Reply,
    join?: (language: SiteLanguage) => JsonBytes,
  ) {
    this.key = key
    this.parts = parts
    this.make = make
    this.join = join
  }
}

interface Bytes {
  plain: Buffer
  packed?: Promise<Buffer>
}

const MOST_BYTES = 6 * 2 ** 20
/** A compressed copy is about a quarter of the plain one, and parts are a few words each. */
const bytesOf = ({ plain }: Bytes, key: string, parts: readonly unknown[]) =>
  Math.ceil(plain.length * 1.3) + 8 * parts.length + 2 * key.length
/** Most questions are asked once: the bytes of an answer are kept from the second time on. */
const MOST_ASKED_ONCE = 5000

interface RepliesKept {
  kept: Memory<Bytes, readonly unknown[], OfParts<unknown>>
  askedOnce: Memory<true>
}

const memoryOf = oneForEach<Db, RepliesKept>(() => ({
  kept: new Memory({
    maxBytes: MOST_BYTES,
    bytesOf,
    holds: (parts, found) => areSame(parts, found.parts()),
  }),
  askedOnce: new Memory({ most: MOST_ASKED_ONCE }),
}))

/** Returns the bytes of a reply; from the second time on `write` is called once for the same parts. */
export function keptReply<Reply>(db: Db, name: string, found: OfParts<Reply>, write: Write<OfParts<Reply>>): Bytes {
  const { kept, askedOnce } = memoryOf(db)
  const key = `${name} ${found.key}`
  const known = kept.get(key, found)
  if (known) return known
  if (!kept.has(key) && !askedOnce.has(key)) {
    askedOnce.put(key, true)
    return { plain: write(found) }
  }
  return kept.put(key, { plain: ownBytes(write(found)) }, found.parts())
}

const areSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((part, at) => part === others[at])

interface Packing {
  threshold: number
  level: number
}

export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Bytes,
  { threshold, level }: Packing,
) {
  void reply.header('vary', 'accept-encoding')
  if (kept.plain.length < threshold || !takesGzip(request)) return reply.send(kept.plain)
  kept.packed ??= gzipped(kept.plain, level)
  return reply.header('content-encoding', 'gzip').send(await kept.packed)
}
