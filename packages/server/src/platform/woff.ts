import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const HEADER = 12
const ENTRY = 16

const padded = (length: number) => Math.ceil(length / 4) * 4

/** Unpacks a WOFF once (https://www.w3.org/TR/WOFF/); the library that draws PDFs would do so for each document. */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => tableOf(woff, WOFF_HEADER + at * WOFF_ENTRY))
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(HEADER + count * ENTRY)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  let offset = head.length
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEADER + at * ENTRY
    for (const [place, value] of [tag, checksum, offset, bytes.length].entries())
      head.writeUInt32BE(value, entry + 4 * place)
    offset += padded(bytes.length)
  }
  return Buffer.concat([head, ...tables.map(({ bytes }) => Buffer.concat([bytes], padded(bytes.length)))])
}

/** A table that did not get smaller by it is not packed. */
function tableOf(woff: Buffer, entry: number) {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((place) => woff.readUInt32BE(entry + place))
  const part = woff.subarray(offset, offset! + packed!)
  return { tag: tag!, checksum: checksum!, bytes: packed! < length! ? inflateSync(part) : part }
}
