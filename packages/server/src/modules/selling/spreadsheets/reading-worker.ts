import { doors } from '@bra/contract/kit/doors'
import { readBytes, readSheet, type Sheet } from './reading.ts'

export interface SentSheet {
  name: string
  content: string
  encoding: 'text' | 'base64'
}

/** A sheet on its way out of a thread: its lines are packed in parts, each unpacked within some milliseconds. */
export interface PackedSheet extends Omit<Sheet, 'lines'> {
  lines: string[]
}

const LINES_OF_PART = 500

export async function work({ content, encoding, name }: SentSheet): Promise<PackedSheet> {
  const read = encoding === 'base64' ? readBytes(Buffer.from(content, 'base64'), name) : readSheet(content, name)
  const { lines, ...sheet } = await read
  const parts = Math.ceil(Math.min(lines.length, doors.sheet.bounds.lines) / LINES_OF_PART)
  const packed = Array.from({ length: parts }, (_, at) =>
    JSON.stringify(lines.slice(at * LINES_OF_PART, (at + 1) * LINES_OF_PART)),
  )
  return { ...sheet, lines: packed }
}
