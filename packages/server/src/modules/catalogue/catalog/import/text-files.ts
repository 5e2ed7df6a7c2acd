import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, gunzipSync } from 'node:zlib'
import { ImportImpossible, type Meter } from './import.types.ts'

const isGzip = (path: string) => path.endsWith('.gz')

/** Opens a plain or .gz file as text; from a truncated .gz it reads what is left. */
export function openText(path: string, meter: Meter): Readable {
  const bytes = createReadStream(path)
  bytes.on('data', (chunk) => (meter.done += chunk.length))
  if (!isGzip(path)) return bytes
  const text = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
  bytes.on('error', (error) => text.destroy(error))
  return bytes.pipe(text)
}

/** Yields the lines of a plain or .gz file, counted from 1, without loading all of them. */
export async function* linesOf(path: string, meter: Meter): AsyncGenerator<{ line: number; text: string }> {
  let line = 0
  for await (const text of createInterface({ input: openText(path, meter), crlfDelay: Infinity }))
    yield { line: ++line, text }
}

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
  const bytes = await readFile(path)
  return (isGzip(path) ? gunzipSync(bytes) : bytes).toString('utf8')
}

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

/**
 * Yields the objects of a JSON array with their line; of a truncated array, those before the cut. A closing brace
 * without an opening one is yielded as an item of its own, which no reader can parse.
 */
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
