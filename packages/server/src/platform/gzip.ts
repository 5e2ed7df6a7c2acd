import { constants, createGzip, type Gzip, type ZlibReset } from 'node:zlib'

/** Node's types leave out that gzip, which is deflate with a head, can be reset. */
type Compressor = Gzip & ZlibReset

const CHUNK = 64 * 1024
/** The compressed text waits in the stream until all of it is there. */
const ANY_SIZE = 2 ** 30
/** So many compressors stay for the next texts; under load more of them work at once, and end with their text. */
const MOST_IDLE = 2
const idleOf = new Map<number, Compressor[]>()

/**
 * Compresses in a thread. A compressor is used again for the next text: a new one maps and clears 270 KB of memory, a third
 * of what a page costs here.
 */
export async function gzipped(text: string | Buffer, level: number = constants.Z_DEFAULT_COMPRESSION): Promise<Buffer> {
  const idle = idleOf.get(level) ?? []
  idleOf.set(level, idle)
  const gzip = idle.pop() ?? newCompressor(level)
  const bytes = await whole(gzip, text)
  gzip.reset()
  if (idle.length < MOST_IDLE) idle.push(gzip)
  else gzip.close()
  return bytes
}

function newCompressor(level: number) {
  const options = { level, chunkSize: CHUNK, readableHighWaterMark: ANY_SIZE }
  return createGzip(options) as Compressor
}

/** Returns a copy for what is kept: zlib and `Buffer.from` give the first bytes of a block of 64 KB, which stays whole. */
export function ownBytes(bytes: Buffer) {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

function whole(gzip: Compressor, text: string | Buffer) {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  gzip.once('error', reject)
  gzip.write(text)
  gzip.flush(constants.Z_FINISH, () => {
    gzip.off('error', reject)
    resolve(ownBytes(gzip.read() as Buffer))
  })
  return promise
}
