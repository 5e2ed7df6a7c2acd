import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { gzipped } from './gzip.ts'

export interface Packed {
  gzip: Buffer
  tag: string
}

// zlib works in threads, so nobody waits
const open = promisify(gunzip)

function bytesOf(pieces: string[]) {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}

export async function pack(text: string | string[]): Promise<Packed> {
  const bytes = await gzipped(typeof text === 'string' ? text : bytesOf(text))
  return { gzip: bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) }
}

export async function sendPacked(request: FastifyRequest, reply: FastifyReply, { gzip: bytes, tag }: Packed) {
  void reply.header('vary', 'accept-encoding')
  if (reply.statusCode === 200) {
    void reply.header('etag', `W/"${tag}"`)
    if (request.headers['if-none-match']?.includes(`"${tag}"`))
      return reply.removeHeader('content-type').status(304).send()
  }
  if (!takesGzip(request)) return reply.send(await open(bytes))
  return reply.header('content-encoding', 'gzip').send(bytes)
}

const REFUSED = /^q=0(\.0*)?$/

/** RFC 9110, 12.5.3: without `accept-encoding` the answer is plain. */
export function takesGzip({ headers }: FastifyRequest) {
  const codings = (headers['accept-encoding'] ?? '').toLowerCase().split(',')
  const [named, any] = ['gzip', '*'].map((wanted) => codings.find((each) => each.split(';')[0]!.trim() === wanted))
  const chosen = named ?? any
  return chosen !== undefined && !REFUSED.test(chosen.split(';')[1]?.trim() ?? '')
}
