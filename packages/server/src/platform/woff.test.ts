import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { unpackedFont } from './woff.ts'

const file = createRequire(import.meta.url).resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')

/** The sum of a table as the font states it: https://learn.microsoft.com/typography/opentype/spec/otff */
function sumOf(bytes: Buffer) {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

it('a font is unpacked with each of its tables as the font states its sum', () => {
  const font = unpackedFont(readFileSync(file))
  const count = font.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, at) => {
    const [tag, sum, offset, length] = [0, 4, 8, 12].map((place) => font.readUInt32BE(12 + 16 * at + place))
    const name = Buffer.from(tag!.toString(16).padStart(8, '0'), 'hex').toString()
    return { name, sum: sum!, counted: sumOf(font.subarray(offset, offset! + Math.ceil(length! / 4) * 4)) }
  })
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']))
  // the sum of this one leaves out a field in it
  for (const { name, sum, counted } of tables.filter(({ name }) => name !== 'head'))
    expect([name, counted]).toEqual([name, sum])
})
