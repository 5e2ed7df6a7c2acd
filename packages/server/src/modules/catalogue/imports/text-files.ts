import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip } from 'node:zlib'
import { ImportImpossible, type Meter } from './imports.types.ts'
import { MOST_OF_LINE, MOST_OF_WHOLE, MOST_UNPACKED } from './limits.ts'

const isGzip = (path: string) => path.endsWith('.gz')
const count = (letters: number) => letters.toLocaleString('pt-BR')

/** Yields a plain or .gz file as text in small parts; from a truncated .gz it reads what is left. */
export async function* textOf(path: string, meter: Meter): AsyncGenerator<string> {
  const bytes = createReadStream(path)
  const text = isGzip(path) ? bytes.pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })) : bytes
  if (text !== bytes) bytes.on('error', (error) => text.destroy(error))
  let [told, unpacked] = [0, 0]
  const tell = () => {
    meter.done += bytes.bytesRead - told
    told = bytes.bytesRead
  }
  try {
    for await (const part of text.setEncoding('utf8') as AsyncIterable<string>) {
      tell()
      unpacked += part.length
      if (unpacked > MOST_UNPACKED) throw new ImportImpossible(tooLarge(path, MOST_UNPACKED))
      yield part
    }
    tell()
  } finally {
    // leaving early destroys only the stream at the end of the pipe
    text.destroy()
    bytes.destroy()
  }
}

const tooLarge = (path: string, most: number) =>
  `${path} tem mais de ${count(most)} letras depois de aberto, o máximo para este formato: divida o arquivo.`

export interface LineOfText {
  line: number
  text: string
  isOpen?: boolean
}

/** Yields the lines of a plain or .gz file, counted from 1; one that is too long stops the import. */
export async function* linesOf(path: string, meter: Meter): AsyncGenerator<LineOfText> {
  let [line, rest] = [0, '']
  const parts: string[] = []
  let size = 0
  for await (const part of textOf(path, meter)) {
    const lines = (rest + part).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop()!
    for (const end of lines) {
      const text = parts.length ? parts.join('') + end : end
      parts.length = size = 0
      if (text.length > MOST_OF_LINE) throw tooLong(path, line + 1)
      yield { line: ++line, text }
    }
    // a break of two signs may be cut between parts
    const kept = rest.endsWith('\r') ? rest.length - 1 : rest.length
    if (kept) parts.push(rest.slice(0, kept))
    rest = rest.slice(kept)
    size += kept
    if (size > MOST_OF_LINE) throw tooLong(path, line + 1)
  }
  const last = parts.join('')
  if (last || rest) yield { line: line + 1, text: last, isOpen: true }
}

const tooLong = (path: string, line: number) =>
  new ImportImpossible(
    `A linha ${line} de ${path} tem mais de ${count(MOST_OF_LINE)} letras, o máximo para este formato. Veja se o arquivo tem uma linha para cada carta.`,
  )

/** Returns why a .gz is damaged, or null: reading a truncated file gives no error up to the cut. */
export async function damageOf(path: string) {
  if (!isGzip(path)) return null
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    await pipeline(createReadStream(path), createGunzip(), nowhere)
    return null
  } catch {
    return 'o arquivo .gz está cortado ou danificado: o que vinha depois daqui se perdeu'
  }
}

export async function readText(path: string) {
  const parts: string[] = []
  let size = 0
  for await (const part of textOf(path, { total: 0, done: 0 })) {
    parts.push(part)
    size += part.length
    if (size > MOST_OF_WHOLE) throw new ImportImpossible(tooLarge(path, MOST_OF_WHOLE))
  }
  return parts.join('')
}

/** Reads a file whole, and one that is damaged as no text at all. */
export const readTextIfSound = (path: string) =>
  readText(path).catch((error: unknown) => {
    if (error instanceof ImportImpossible) throw error
    return ''
  })

/** Returns what is known of a file or folder; a ZIP, which is also what Excel saves, stops the import. */
export async function sizeOf(path: string) {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ImportImpossible(`Não encontrei ${path}.`)
  if (found.isFile() && (await firstBytes(path)) === 'PK\u0003\u0004')
    throw new ImportImpossible(
      `${path} é um arquivo ZIP, ou uma pasta do Excel: extraia o arquivo de dentro dele antes.`,
    )
  return found
}

async function firstBytes(path: string) {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
  await file.close()
  return buffer.toString('latin1', 0, bytesRead)
}

/** Yields objects with their line, also those before a cut; a stray closing brace is an item that nobody can parse. */
export function* itemsOfArray(text: string): Generator<{ line: number; text: string }> {
  let [line, depth, start, startLine] = [1, 0, 0, 1]
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') line++
    else if (isQuoted) {
      if (sign === '\\') at++
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '{' && depth++ === 0) [start, startLine] = [at, line]
    else if (sign === '}' && depth === 0) yield { line, text: sign }
    else if (sign === '}' && --depth === 0) yield { line: startLine, text: text.slice(start, at + 1) }
  }
  if (depth > 0) yield { line: startLine, text: text.slice(start) }
  else if (!text.trimEnd().endsWith(']')) yield { line, text: '' }
}
