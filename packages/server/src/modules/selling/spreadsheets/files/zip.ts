import { createInflateRaw } from 'node:zlib'
import { doors } from '@bra/contract/kit/doors'
import { fail, Refusal } from '../../../../platform/errors.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
/** A comment of up to 65,535 bytes may follow the end record. */
const MOST_COMMENT = 65_535
const MOST_ENTRIES = doors.sheet.bounds.entries
const STORED = 0
const DEFLATED = 8
const CHUNK = 65_536

interface Entry {
  method: number
  isEncrypted: boolean
  packed: number
  at: number
}

/** Reads files of a ZIP by name. What a file unpacks to is bounded by what its reader asks for, not by its headers. */
export class Zip {
  readonly #bytes: Buffer
  readonly #entries: Map<string, Entry>

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#entries = entriesOf(bytes)
  }

  has(name: string) {
    return this.#entries.has(name)
  }

  async *read(name: string, most: number): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) return
    if (entry.isEncrypted) fail('sheet_locked')
    const packed = this.#packed(entry)
    if (entry.method === STORED && packed.length <= most) return yield packed
    if (entry.method !== DEFLATED) fail('sheet_unreadable')
    yield* unpacked(packed, most)
  }

  #packed({ at, packed }: Entry) {
    if (at + LOCAL_LENGTH > this.#bytes.length) fail('sheet_unreadable')
    const from = at + LOCAL_LENGTH + this.#bytes.readUInt16LE(at + 26) + this.#bytes.readUInt16LE(at + 28)
    return this.#bytes.subarray(from, from + packed)
  }
}

async function* unpacked(packed: Buffer, most: number): AsyncGenerator<Buffer> {
  const inflating = createInflateRaw({ chunkSize: CHUNK })
  inflating.end(packed)
  let length = 0
  try {
    for await (const bytes of inflating as AsyncIterable<Buffer>) {
      length += bytes.length
      if (length > most) fail('sheet_too_big')
      yield bytes
    }
  } catch (error) {
    // what the reader of these bytes throws does not come here
    throw error instanceof Refusal ? error : new Refusal('sheet_unreadable')
  }
}

/** Reads the table of contents at the end of a ZIP; the layout is that of APPNOTE 6.3, sections 4.3.12 and 4.3.16. */
function entriesOf(bytes: Buffer) {
  const end = bytes.subarray(-END_LENGTH - MOST_COMMENT).lastIndexOf(signature(END))
  const record = bytes.subarray(Math.max(0, bytes.length - END_LENGTH - MOST_COMMENT)).subarray(end)
  if (end < 0 || record.length < END_LENGTH) fail('sheet_unreadable')
  const count = Math.min(record.readUInt16LE(10), MOST_ENTRIES)
  const entries = new Map<string, Entry>()
  for (let [at, left] = [record.readUInt32LE(16), count]; left > 0; left--) {
    if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY) break
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    })
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function signature(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
