import { ImportImpossible, type Meter } from './imports.types.ts'
import { MOST_OF_WHOLE } from './limits.ts'
import { textOf } from './text-files.ts'

const [QUOTE, BACKSLASH, LINE] = [34, 92, 10]
const [BRACE, END_BRACE, BRACKET, END_BRACKET] = [123, 125, 91, 93]

/** Where a reader of a JSON file is; `level` counts the open braces and brackets. */
interface Position {
  level: number
  line: number
  isQuoted: boolean
  isEscaped: boolean
}

/** Yields the objects inside `depth` braces and brackets, with their line, without loading the whole file. */
export async function* objectsAt(path: string, meter: Meter, depth: number) {
  const here: Position = { level: 0, line: 1, isQuoted: false, isEscaped: false }
  let [parts, size, startLine, isInside, isBegun] = [[] as string[], 0, 1, false, false]
  for await (const chunk of textOf(path, meter)) {
    if (!isBegun) isBegun = refuseOther(path, chunk)
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const before = here.level
      const sign = step(here, chunk.charCodeAt(at))
      if (sign === BRACE && before === depth) [isInside, from, startLine] = [true, at, here.line]
      if (sign === END_BRACE && isInside && here.level === depth) {
        yield { line: startLine, text: parts.join('') + chunk.slice(from, at + 1) }
        ;[parts, size, isInside] = [[], 0, false]
      }
      if (here.level < 0) {
        yield { line: here.line, text: '}' }
        here.level = 0
      }
    }
    if (!isInside) continue
    parts.push(chunk.slice(from))
    size += chunk.length - from
    if (size > MOST_OF_WHOLE) throw new ImportImpossible(`Na linha ${startLine} de ${path} um item não tem fim.`)
  }
  if (isInside) yield { line: startLine, text: parts.join('') }
  else if (here.level > 0 || !isBegun) yield { line: here.line, text: '' }
}

function step(here: Position, sign: number) {
  if (sign === LINE) here.line++
  if (here.isQuoted) {
    if (here.isEscaped) here.isEscaped = false
    else if (sign === BACKSLASH) here.isEscaped = true
    else if (sign === QUOTE) here.isQuoted = false
    return 0
  }
  if (sign === QUOTE) here.isQuoted = true
  else if (sign === BRACE || sign === BRACKET) here.level++
  else if (sign === END_BRACE || sign === END_BRACKET) here.level--
  else return 0
  return sign
}

function refuseOther(path: string, chunk: string) {
  const start = chunk.replace(/^\uFEFF/, '').trimStart()
  if (start && !/^[[{]/.test(start)) throw new ImportImpossible(`${path} não é um arquivo JSON.`)
  return start !== ''
}
