import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzipped } from './gzip.ts'

const texts = [Buffer.from('carta '.repeat(90_000)), randomBytes(400_000), Buffer.from('a'), Buffer.alloc(0)]

describe('a compressor that is used again', () => {
  it('gives each text whole, at any level, also where more are compressed at once than are kept', async () => {
    const asked = [1, 6, 9].flatMap((level) => [...texts, ...texts].map((text) => ({ level, text })))
    for (const round of [asked, asked.toReversed()]) {
      const packed = await Promise.all(round.map(({ text, level }) => gzipped(text, level)))
      const isWhole = packed.map((bytes, at) => gunzipSync(bytes).equals(round[at]!.text))
      expect(isWhole).toEqual(round.map(() => true))
    }
  })

  it('keeps no more memory than the compressed bytes', async () => {
    const bytes = await gzipped('carta '.repeat(90_000))
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  })
})
